/** Symbols for what cards do. */
import type { ChooseOptions, Condition, ExtraTurn, On, State, Step } from '../language/types.ts'
import { firstTime, insteadOf, isImplied } from '../words/references.ts'
import { bind } from '../words/remembered.ts'
import { conditionHeader } from './condition-symbols.ts'
import { between, type Drawing } from './drawing.ts'
import { priceNodes } from './filter-symbols.ts'
import { arrowed, handledNodes } from './handling-symbols.ts'
import { bonusNodes, counterIds, perNodes, valueNodes } from './number-symbols.ts'
import { chooserGlyph, playerGlyph, sideDeckGlyph } from './references.ts'
import { tokenNodes } from './token-symbols.ts'
import { type BoxNode, box, glyph, lead, mayBox, nameOf, row, run, type SymbolNode, sign } from './tree.ts'
import { lifetimeNodes, onlyNodes, triggerNodes } from './trigger-symbols.ts'

export const stepsNodes = (steps: readonly Step[], t: Drawing): SymbolNode[] =>
  steps.flatMap((step) => stepNodes(step, t))

export function stepNodes(step: Step, t: Drawing): SymbolNode[] {
  switch (step.do) {
    case 'actions':
    case 'buys':
    case 'coins':
    case 'potions':
    case 'points':
    case 'coffers':
    case 'villagers':
    case 'debt':
      return bonusNodes(counterIds[step.do], step.n, t)
    case 'draw':
      return bonusNodes('card', step.n, t)
    case 'pay':
      return [payment(step, t)]
    case 'payOffDebt':
      return [row(sign('fewer'), glyph('debt', '0+'))]
    case 'tokens':
      return tokenNodes(step, t)
    case 'turnOver':
      return [row(glyph('token-journey'), glyph('turnOver'))]
    case 'discardDownTo':
      return [row(glyph('discard'), sign('then'), glyph('hand', step.n))]
    case 'discard':
    case 'trash':
    case 'reveal':
    case 'look':
    case 'put':
    case 'play':
    case 'buy':
    case 'choose':
    case 'dig':
    case 'gain':
    case 'nameCard': {
      const nodes = handledNodes(step, t)
      bind(t, step)
      return nodes
    }
    case 'exchange':
      return [row(...t.cards(step.what, t), glyph('exchange'), nameOf(step.for))]
    case 'turnFaceDown':
      return [row(...arrowed(t.operand(step.what, t)), glyph('turnDown'))]
    case 'receive':
      return [row(...arrowed(t.operand(step.what, t)), glyph('receive'), ...repeated(step.times))]
    case 'keep':
      return [glyph('keep')]
    case 'take':
      return [row(glyph('take'), nameOf(step.name))]
    case 'passLeft':
      return [row(glyph('everyone'), ...(step.skipEmptyHands ? [glyph('hand', '1+')] : []), glyph('pass'))]
    case 'followInstructions':
      return [glyph('instructions')]
    case 'beUnaffected':
      return [glyph('unaffected')]
    case 'become':
      return [lead(...arrowed(t.operand(step.what, t))), row(sign('then'), glyph('that-this'), glyph('become'))]
    case 'shuffleDeck':
      return [row(glyph('shuffle'), sideDeckGlyph(step.deck))]
    case 'toActionPhase':
      return [row(sign('then'), glyph('phase-action'))]
    case 'drawForNextTurn':
      return [row(glyph('cleanUp'), sign('then'), glyph('card', step.n))]
    default:
      return frameNodes(step, t)
  }
}

/** Steps around steps. */
type Frame = Extract<
  Step,
  {
    do:
      | 'may'
      | 'if'
      | 'ifDid'
      | 'chooseOptions'
      | 'repeat'
      | 'forEach'
      | 'inAnyOrder'
      | 'untilHandSize'
      | 'others'
      | 'everyone'
      | 'player'
      | 'auction'
      | 'on'
      | 'nextTurn'
      | 'hold'
      | 'instead'
      | 'extraTurn'
  }
>

function frameNodes(step: Frame, t: Drawing): SymbolNode[] {
  switch (step.do) {
    case 'may':
      return [mayBox(stepNodes(step.step, t))]
    case 'if':
      return ifNodes(step, t)
    case 'ifDid':
      return ifDid(step, t)
    case 'chooseOptions':
      return choice(step, t)
    case 'repeat':
      return [repetition(step, t)]
    case 'forEach': {
      const front = lead(sign('per'), ...arrowed(t.operand(step.of, t)))
      bind(t, { do: 'choose', what: step.of, as: step.as })
      return [box('repeat', front, ...stepsNodes(step.steps, t))]
    }
    case 'inAnyOrder':
      return [{ node: 'box', id: 'anyOrder', of: step.parts.map((part) => run(...stepsNodes(part, t))), options: true }]
    case 'untilHandSize':
      return [box('until', lead(glyph('hand', step.n)), ...stepsNodes(step.steps, t))]
    case 'others':
    case 'everyone': {
      const where = step.where ? [box('if', row(...t.condition(step.where, t)))] : []
      return [box('group', lead(glyph(step.do), ...where), ...stepsNodes(step.steps, t))]
    }
    case 'player':
      return [box('group', lead(playerGlyph(step.who)), ...stepsNodes(step.steps, t))]
    case 'auction':
      return [box('group', lead(glyph('bid'), sign('upTo'), glyph('debt', step.most)), ...stepsNodes(step.steps, t))]
    case 'on':
      return [waiting(step, t)]
    case 'nextTurn':
      return [box('when', header(glyph('nextTurn')), ...stepsNodes(step.steps, t))]
    case 'hold': {
      const guard = step.if ? [glyph('onlyIf'), ...t.condition(step.if, t), sign('then')] : []
      return [row(...lifetimeNodes(step.for, t), ...guard, ...stateNodes(step.state, t))]
    }
    case 'instead':
      return [lead(glyph('instead')), ...stepsNodes(step.steps, t)]
    case 'extraTurn':
      return extraTurn(step, t)
  }
}

const header = (...nodes: readonly SymbolNode[]): SymbolNode => lead(...nodes, sign('then'))

const repeated = (times: number): SymbolNode[] => (times === 1 ? [] : [sign('times', times)])

function payment({ counter, n }: Extract<Step, { do: 'pay' }>, t: Drawing): SymbolNode {
  const id = counterIds[counter]
  if (typeof n === 'object') return row(sign('fewer'), glyph(id, 1), ...perNodes(n, t))
  return row(sign('fewer'), glyph(id, n === 'all' ? '*' : n === 'anyNumber' ? '0+' : n))
}

function ifNodes(step: Extract<Step, { do: 'if' }>, t: Drawing): SymbolNode[] {
  const instead = insteadOf(step)
  if (instead) {
    const usual = stepsNodes(step.else ?? [], t)
    const other = mayBox([lead(glyph('instead')), ...stepsNodes(instead, t)])
    return [...usual, box('if', conditionHeader(step.condition, t), other)]
  }
  return [
    ...(step.then.length ? [box('if', conditionHeader(step.condition, t), ...stepsNodes(step.then, t))] : []),
    ...otherwise(step.then.length ? undefined : step.condition, step.else ?? [], t),
  ]
}

function ifDid(step: Extract<Step, { do: 'ifDid' }>, t: Drawing): SymbolNode[] {
  const done = stepNodes(step.step, t)
  const then = stepsNodes(step.then, t)
  const consequence = isImplied(step) ? then : then.length ? [box('did', ...then)] : []
  const failed = step.else?.length ? [box('otherwise', ...stepsNodes(step.else, t))] : []
  return [...done, ...consequence, ...failed]
}

function otherwise(condition: Condition | undefined, steps: readonly Step[], t: Drawing): SymbolNode[] {
  if (!steps.length) return []
  return [box('otherwise', ...(condition ? [conditionHeader(condition, t)] : []), ...stepsNodes(steps, t))]
}

function choice(step: ChooseOptions, t: Drawing): SymbolNode[] {
  const options = step.options.map((option) => run(...stepsNodes(option, t)))
  const n = typeof step.n === 'number' && step.n !== 1 ? `${step.n}` : undefined
  const chosen: BoxNode = { node: 'box', id: 'choose', of: options, options: true, ...(n !== undefined && { n }) }
  const by = step.by === undefined ? [] : [chooserGlyph(step.by)]
  const front = [...by, ...(typeof step.n === 'number' ? [] : valueNodes(step.n, t))]
  return front.length ? [header(...front), chosen] : [chosen]
}

function repetition(step: Extract<Step, { do: 'repeat' }>, t: Drawing): SymbolNode {
  const steps = stepsNodes(step.steps, t)
  if (typeof step.n === 'number') return { node: 'box', id: 'repeat', of: steps, n: `${step.n}` }
  return box('repeat', lead(sign('times'), ...valueNodes(step.n, t)), ...steps)
}

function waiting(step: On, t: Drawing): SymbolNode {
  const first = firstTime(step.trigger, step.steps)
  const trigger = first ? [...t.filter(first.filter, t), glyph('play'), sign('is', 1)] : triggerNodes(step.trigger, t)
  const front = header(...lifetimeNodes(step.for, t), ...onlyNodes(step.only), ...trigger)
  return box('when', front, ...stepsNodes(first ? first.steps : step.steps, t))
}

function extraTurn(step: ExtraTurn, t: Drawing): SymbolNode[] {
  const whose = step.who === 'you' ? [] : [playerGlyph(step.who)]
  const decided = step.decidedBy === undefined ? [] : [row(playerGlyph(step.decidedBy), glyph('decides'))]
  const rules = (step.rules ?? []).flatMap((rule) =>
    rule.do === 'on'
      ? [box('when', header(...triggerNodes(rule.trigger, t)), ...stepsNodes(rule.steps, t))]
      : rule.do === 'hold'
        ? [row(...stateNodes(rule.state, t))]
        : stepNodes(rule, t),
  )
  const turn = row(...whose, glyph('extraTurn'))
  return decided.length + rules.length ? [box('group', turn, ...decided, ...rules)] : [turn]
}

export function stateNodes(state: State, t: Drawing): SymbolNode[] {
  switch (state.state) {
    case 'costsLess': {
      const what = t.filter(state.filter, t, state.filter.is === 'any' ? '*' : undefined)
      const { coins } = state
      if (typeof coins === 'number') return [...what, glyph('cheaper', coins)]
      if (coins.num === 'times') return [...what, glyph('cheaper', coins.by), ...perNodes(coins.value, t)]
      return [...what, glyph('cheaper', 1), ...perNodes(coins, t)]
    }
    case 'costs':
      return [...t.filter(state.filter, t), sign('is'), ...priceNodes(state.price, t)]
    case 'cannotBuy':
      return [...t.filter(state.filter, t), glyph('cannotBuy')]
    case 'unaffected':
      return [glyph('unaffected')]
    case 'makes':
      return [...t.filter(state.filter, t), glyph('play'), sign('is'), glyph('coin', state.coins)]
    case 'makesMore':
      return [...t.filter(state.filter, t), glyph('play'), sign('more'), glyph('coin', state.coins)]
    case 'isAlso':
      return [
        ...t.filter(state.filter, t),
        glyph('isAlso'),
        ...between(
          state.types.map((type) => glyph(`card${type}`)),
          sign('and'),
        ),
        ...(state.like ? t.cards(state.like, t) : []),
        ...(state.steps ? [box('group', lead(glyph('play')), ...stepsNodes(state.steps, t))] : []),
      ]
    case 'noMoreActions':
      return [glyph('noMoreActions')]
    case 'cardsForCoins':
      return [glyph('cardsForCoins')]
    case 'tokensGoTo':
      return [glyph('anyToken'), sign('then'), playerGlyph(state.who)]
  }
}
