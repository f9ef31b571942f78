/** Symbols for what cards do. */
import type {
  Affecting,
  ChooseOptions,
  Condition,
  Destination,
  ExtraTurn,
  Filter,
  Gain,
  Num,
  State,
  Step,
  Trigger,
} from '../language/types.ts'
import { firstTime, insteadOf, isImplied } from '../words/references.ts'
import { bind, type Remembering } from '../words/remembered.ts'
import {
  cardsNodes,
  chooserGlyph,
  filterNodes,
  type Operand,
  operand,
  perNodes,
  playerGlyph,
  unitNodes,
} from './cards-symbols.ts'
import type { GlyphId } from './glyphs.ts'
import { notDrawn } from './not-drawn.ts'
import { type BoxNode, box, glyph, lead, row, run, type SymbolNode, sign } from './tree.ts'

export const stepsNodes = (steps: readonly Step[], t: Remembering): SymbolNode[] =>
  steps.flatMap((step) => stepNodes(step, t))

function stepNodes(step: Step, t: Remembering): SymbolNode[] {
  switch (step.do) {
    case 'actions':
      return [bonus('action', step.n, t)]
    case 'buys':
      return [bonus('buy', step.n, t)]
    case 'coins':
      return [bonus('coin', step.n, t)]
    case 'potions':
      return [bonus('potion', step.n, t)]
    case 'points':
      return [bonus('point', step.n, t)]
    case 'draw':
      return [bonus('card', step.n, t)]
    case 'discardDownTo':
      return [row(glyph('discard'), sign('then'), glyph('hand', step.n))]
    case 'discard':
    case 'trash':
    case 'reveal':
    case 'look':
    case 'put':
    case 'play':
    case 'choose':
    case 'dig':
    case 'gain':
    case 'nameCard': {
      const nodes = handled(step, t)
      bind(t, step)
      return nodes
    }
    case 'passLeft':
      return [row(glyph('everyone'), ...(step.skipEmptyHands ? [glyph('hand', '1+')] : []), glyph('pass'))]
    case 'may':
      return [may(stepNodes(step.step, t))]
    case 'if': {
      const instead = insteadOf(step)
      if (instead) {
        const usual = stepsNodes(step.else ?? [], t)
        return [
          ...usual,
          box('if', conditionRow(step.condition, t), may([lead(glyph('instead')), ...stepsNodes(instead, t)])),
        ]
      }
      return [
        ...(step.then.length ? [box('if', conditionRow(step.condition, t), ...stepsNodes(step.then, t))] : []),
        ...otherwise(step.then.length ? undefined : step.condition, step.else ?? [], t),
      ]
    }
    case 'ifDid':
      return ifDid(step, t)
    case 'chooseOptions':
      return choice(step, t)
    case 'untilHandSize':
      return [box('until', lead(glyph('hand', step.n)), ...stepsNodes(step.steps, t))]
    case 'others':
    case 'everyone': {
      const where = step.where ? [box('if', row(...conditionNodes(step.where, t)))] : []
      return [box('group', lead(glyph(step.do), ...where), ...stepsNodes(step.steps, t))]
    }
    case 'player':
      return [box('group', lead(playerGlyph(step.who)), ...stepsNodes(step.steps, t))]
    case 'on': {
      if (step.for || step.only) return notDrawn('an effect that waits otherwise than for the turn')
      const first = firstTime(step.trigger, step.steps)
      if (first) {
        const trigger = [...filterNodes(first.filter, t), glyph('play'), sign('is', 1)]
        return [box('when', header(glyph('thisTurn'), ...trigger), ...stepsNodes(first.steps, t))]
      }
      return [box('when', header(glyph('thisTurn'), ...triggerNodes(step.trigger, t)), ...stepsNodes(step.steps, t))]
    }
    case 'nextTurn':
      return [box('when', header(glyph('nextTurn')), ...stepsNodes(step.steps, t))]
    case 'hold':
      if (step.for !== 'turn' || step.if) return notDrawn('a state that holds for longer than the turn')
      return [row(glyph('thisTurn'), ...stateNodes(step.state, t))]
    case 'instead':
      return [lead(glyph('instead')), ...stepsNodes(step.steps, t)]
    case 'beUnaffected':
      return [glyph('unaffected')]
    case 'become': {
      const { from, what } = operand(step.what, t)
      return [lead(...from, ...arrow(from, what)), row(sign('then'), glyph('that-this'), glyph('become'))]
    }
    case 'drawForNextTurn':
      return [row(glyph('cleanUp'), sign('then'), glyph('card', step.n))]
    case 'extraTurn':
      return extraTurn(step, t)
    default:
      return notDrawn(`the step "${step.do}"`)
  }
}

/** `+ 2`, or one for each of something. */
function bonus(id: GlyphId, n: Num, t: Remembering): SymbolNode {
  return row(sign('plus'), glyph(id, typeof n === 'number' ? n : 1), ...perNodes(n, t))
}

const header = (...nodes: readonly SymbolNode[]): SymbolNode => lead(...nodes, sign('then'))

/** `from ›` in front of what is taken from there. */
const arrow = (from: readonly SymbolNode[], what: readonly SymbolNode[]): SymbolNode[] =>
  from.length ? [sign('from'), ...what] : [...what]

const may = (nodes: readonly SymbolNode[]): SymbolNode => {
  const [only, ...more] = nodes
  return only?.node === 'box' && only.id === 'may' && !more.length ? only : box('may', ...nodes)
}

function handled(step: Affecting, t: Remembering): SymbolNode[] {
  if (step.do === 'dig') {
    return [row(glyph('dig', step.n), ...filterNodes(step.filter, t))]
  }
  if (step.do === 'nameCard') return [glyph('nameCard')]
  if (step.do === 'gain') return gained(step, t)
  const of = operand(step.what, t)
  const nodes = row(...of.from, ...arrow(of.from, [...of.what, ...verb(step, of)]), ...of.per)
  return [of.optional ? may([nodes]) : nodes]
}

/** The deed, with the number on it where no card before it carries one. */
function verb(step: Exclude<Affecting, { do: 'dig' | 'gain' | 'nameCard' }>, { what, n }: Operand): SymbolNode[] {
  const free = what.length === 0 ? n : undefined
  const counted = free === undefined ? [] : [glyph('card', free)]
  switch (step.do) {
    case 'discard':
    case 'trash':
      // What is too long to be read on the symbol itself stands before it.
      return free !== undefined && free.length > 1 ? [...counted, glyph(step.do)] : [glyph(step.do, free)]
    case 'reveal':
      return [...(free === '*' ? [] : counted), glyph('reveal')]
    case 'look':
      return [...(free === '*' ? [] : counted), glyph('look')]
    case 'put':
      return [...(what.length ? [] : [glyph('card', free)]), sign('then'), destination(step.to)]
    case 'play':
      return [...counted, glyph('play'), ...(step.times === 1 ? [] : [sign('times', step.times)])]
    case 'choose':
      return [...counted, glyph('choose')]
    case 'buy':
      return [...counted, glyph('buy')]
  }
}

function destination(to: Destination): SymbolNode {
  const ids: Partial<Record<Destination, GlyphId>> = {
    hand: 'hand',
    deckTop: 'deckTop',
    deckAnywhere: 'deckAnywhere',
    discard: 'discardPile',
    aside: 'aside',
    asideUntilTurnEnd: 'asideThisTurn',
    pile: 'pile',
  }
  return glyph(ids[to] ?? notDrawn(`putting cards to "${to}"`))
}

function gained(step: Gain, t: Remembering): SymbolNode[] {
  const by = step.by === undefined ? [] : [chooserGlyph(step.by)]
  const to = step.to === undefined ? [] : [sign('then'), destination(step.to)]
  const n = typeof step.n === 'number' && step.n !== 1 ? `${step.n}` : undefined
  const per = step.n === undefined ? [] : perNodes(step.n, t)
  if ('pile' in step.what)
    return [row(glyph('gain'), ...by, ...filterNodes({ is: 'name', name: step.what.pile }, t, n), ...per, ...to)]
  if ('is' in step.what) return [row(glyph('gain'), ...by, ...filterNodes(step.what, t, n), ...per, ...to)]
  const of = operand(step.what, t)
  const counted = of.n !== undefined && !of.what.length ? [glyph('card', of.n)] : []
  const nodes = row(...of.from, ...arrow(of.from, [...by, ...of.what, ...counted, glyph('gain')]), ...of.per, ...to)
  return [of.optional ? may([nodes]) : nodes]
}

function ifDid(step: Extract<Step, { do: 'ifDid' }>, t: Remembering): SymbolNode[] {
  const done = stepNodes(step.step, t)
  const then = stepsNodes(step.then, t)
  const consequence = isImplied(step) ? then : then.length ? [box('did', ...then)] : []
  const failed = step.else?.length ? [box('otherwise', ...stepsNodes(step.else, t))] : []
  return [...done, ...consequence, ...failed]
}

function otherwise(condition: Condition | undefined, steps: readonly Step[], t: Remembering): SymbolNode[] {
  if (!steps.length) return []
  return [box('otherwise', ...(condition ? [conditionRow(condition, t)] : []), ...stepsNodes(steps, t))]
}

function choice(step: ChooseOptions, t: Remembering): SymbolNode[] {
  const options = step.options.map((option) => run(...stepsNodes(option, t)))
  const n = typeof step.n === 'number' && step.n !== 1 ? `${step.n}` : undefined
  const chosen: BoxNode = { node: 'box', id: 'choose', of: options, options: true, ...(n !== undefined && { n }) }
  const by = step.by === undefined ? [] : [chooserGlyph(step.by)]
  const front = [...by, ...(typeof step.n === 'number' ? [] : unitNodes(step.n, t))]
  return front.length ? [header(...front), chosen] : [chosen]
}

function extraTurn(step: ExtraTurn, t: Remembering): SymbolNode[] {
  const whose = step.who === 'you' ? [] : [playerGlyph(step.who)]
  const decided = step.decidedBy === undefined ? [] : [row(playerGlyph(step.decidedBy), glyph('decides'))]
  const rules = (step.rules ?? []).flatMap((rule) =>
    rule.do === 'on'
      ? [box('when', header(...triggerNodes(rule.trigger, t)), ...stepsNodes(rule.steps, t))]
      : stepNodes(rule, t),
  )
  const turn = row(...whose, glyph('extraTurn'))
  return decided.length + rules.length ? [box('group', turn, ...decided, ...rules)] : [turn]
}

const conditionRow = (condition: Condition, t: Remembering): SymbolNode => header(...conditionNodes(condition, t))

function conditionNodes(condition: Condition, t: Remembering): SymbolNode[] {
  switch (condition.if) {
    case 'matches':
      if (condition.filter.is === 'namedAs') return [...cardsNodes(condition.cards, t), sign('is'), glyph('that-named')]
      return [...cardsNodes(condition.cards, t), ...isA(filterNodes(condition.filter, t))]
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return compared(condition.value, condition.if, condition.bound, t)
    default:
      return notDrawn(`the condition "${condition.if}"`)
  }
}

/** A kind needs a sign before it; a cost brings its own. */
const isA = (nodes: readonly SymbolNode[]): SymbolNode[] =>
  nodes[0]?.node === 'sign' ? [...nodes] : [sign('is'), ...nodes]

function compared(value: Num, bound: 'atLeast' | 'atMost' | 'exactly', n: Num, t: Remembering): SymbolNode[] {
  if (typeof n !== 'number') return notDrawn('a bound that is reckoned')
  if (bound === 'exactly' && n === 0 && typeof value !== 'number' && value.num === 'count')
    return unitNodes(value, t, '0')
  const counted = typeof value === 'number' ? [glyph('card', value)] : unitNodes(value, t)
  return [...counted, sign(bound === 'exactly' ? 'is' : bound, n)]
}

export function triggerNodes(trigger: Trigger, t: Remembering): SymbolNode[] {
  switch (trigger.event) {
    case 'played':
      if (trigger.whose === 'others') return [glyph('others'), ...filterNodes(trigger.filter, t)]
      return [...filterNodes(trigger.filter, t), glyph('play')]
    case 'bought':
      return [glyph('buy'), ...filterNodes(trigger.filter, t)]
    case 'wouldGain':
      return [
        ...whoseNodes(trigger),
        glyph('wouldGain'),
        ...kindOnly(filterNodes(trigger.filter, t), trigger.filter.is === 'any'),
      ]
    case 'gained':
      return [glyph('gain'), ...kindOnly(filterNodes(trigger.filter, t), trigger.filter.is === 'any')]
    case 'trashed':
      return [...whoseNodes(trigger), glyph('trash')]
    case 'cleanUp':
      return [glyph('cleanUp')]
    case 'discardedFromPlay':
      return [glyph('inPlay'), sign('from'), ...discardedNodes(trigger.filter, t), glyph('discard')]
    default:
      return notDrawn(`the event "${trigger.event}"`)
  }
}

function whoseNodes({ whose = 'you' }: Trigger): SymbolNode[] {
  if (whose === 'others' || whose === 'anyone') return notDrawn(`what ${whose} do`)
  return whose === 'you' ? [] : [playerGlyph(whose)]
}

const discardedNodes = (filter: Filter, t: Remembering): SymbolNode[] =>
  filter.is === 'among' ? cardsNodes(filter.of, t) : filterNodes(filter, t)

const kindOnly = (nodes: readonly SymbolNode[], any: boolean): readonly SymbolNode[] => (any ? [] : nodes)

function stateNodes(state: State, t: Remembering): SymbolNode[] {
  switch (state.state) {
    case 'costsLess':
      if (typeof state.coins !== 'number') return notDrawn('a reckoned discount')
      return [
        ...filterNodes(state.filter, t, state.filter.is === 'any' ? '*' : undefined),
        glyph('cheaper', state.coins),
      ]
    default:
      return notDrawn(`the state "${state.state}"`)
  }
}
