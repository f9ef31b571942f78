/** What the cards of one table are good for, read from the language they are written in. */
import type { Card, Num, Step } from '@freehold/dominion'
import type { Setting } from '@freehold/dominion/fast'
import { speaksOf, within } from '@freehold/dominion/language'

export interface CardTable {
  readonly players: number
  readonly cards: readonly Card[]
  readonly names: readonly string[]
  readonly types: readonly Card['types'][]
  readonly supply: readonly number[] // kinds with a pile of their own in the supply
  readonly price: Float64Array // a potion counts as two coins
  readonly coins: Float64Array // that a Treasure makes
  readonly points: Float64Array // of a Victory card that does nothing else; NaN for all other cards
  readonly playWorth: Float64Array // in coins, roughly: what playing the card does for its player
  readonly isAction: Uint8Array
  readonly isTerminal: Uint8Array // an Action that gives no further one
  readonly plans: ReadonlyMap<Step, Plan>
}

/** What a step that asks stands in. */
export interface Plan {
  readonly kind: number // the card it is written on
  readonly then: readonly Step[] // what follows where it was done
  readonly otherwise: readonly Step[] // what follows where it was not
}

const tables = new WeakMap<Setting, CardTable>()

export function cardTable(setting: Setting): CardTable {
  const known = tables.get(setting)
  if (known) return known
  const { kinds: cards, players } = setting
  const numbers = (of: (card: Card) => number) => Float64Array.from(cards, of)
  const is = (card: Card, type: Card['types'][number]) => card.types.includes(type)
  const plans = new Map<Step, Plan>()
  cards.forEach((card, kind) => {
    for (const ability of card.abilities) if ('steps' in ability) notePlans(ability.steps, kind, plans)
  })
  const table: CardTable = {
    players,
    cards,
    names: cards.map(({ name }) => name),
    types: cards.map(({ types }) => types),
    supply: setting.piles.flatMap((pile) => (pile.supply && pile.cards.length === 1 ? [pile.cards[0].kind] : [])),
    price: numbers(({ cost }) => cost.coins + 2 * (cost.potion ?? 0)),
    coins: numbers((card) => (is(card, 'Treasure') ? coinsOf(playSteps(card)) : 0)),
    points: numbers((card) => (is(card, 'Victory') && playSteps(card).length === 0 ? pointsOf(card) : Number.NaN)),
    playWorth: numbers((card) => stepsWorth(playSteps(card))),
    isAction: Uint8Array.from(cards, (card) => (is(card, 'Action') ? 1 : 0)),
    isTerminal: Uint8Array.from(cards, (card) => (is(card, 'Action') && actionsOf(playSteps(card)) === 0 ? 1 : 0)),
    plans,
  }
  tables.set(setting, table)
  return table
}

export const playSteps = (card: Card): readonly Step[] =>
  card.abilities.flatMap((ability) =>
    ability.when === 'play' || (ability.when === 'hook' && ability.on.event === 'beforePlay') ? ability.steps : [],
  )

/** The steps by which a card reacts, or works while it is in play. */
export const effectSteps = (card: Card): readonly Step[] =>
  card.abilities.flatMap((ability) => (ability.when === 'hook' && ability.at !== 'this' ? ability.steps : []))

/** What follows from having paid more than its price. */
export const overpaySteps = (card: Card): readonly Step[] =>
  card.abilities.flatMap((ability) => (ability.when === 'overpay' ? ability.steps : []))

export const constant = (n: Num): number => (typeof n === 'number' ? n : 1)

const coinsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (step.do === 'coins' ? constant(step.n) : 0), 0)

/** Actions that come whatever happens. */
export const actionsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (step.do === 'actions' ? constant(step.n) : 0), 0)

export const drawsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (step.do === 'draw' ? constant(step.n) : 0), 0)

/** What a Victory card is worth; two where that depends on the game. */
function pointsOf(card: Card): number {
  const scoring = card.abilities.find((ability) => ability.when === 'scoring')
  return scoring === undefined ? 0 : typeof scoring.worth === 'number' ? scoring.worth : 2
}

/** What follows each step, as far as it depends on the step having been done, on the cards it affected or on what it paid. */
function notePlans(steps: readonly Step[], kind: number, plans: Map<Step, Plan>): void {
  steps.forEach((step, i) => {
    const name = nameOf(step)
    const later =
      step.do === 'pay'
        ? steps.slice(i + 1)
        : name === undefined
          ? []
          : steps.slice(i + 1).filter((next) => speaksOf([next], name))
    note(step, kind, later, [], plans)
  })
}

function note(
  step: Step,
  kind: number,
  then: readonly Step[],
  otherwise: readonly Step[],
  plans: Map<Step, Plan>,
): void {
  plans.set(step, { kind, then, otherwise })
  switch (step.do) {
    case 'may':
      note(step.step, kind, then, otherwise, plans)
      break
    case 'ifDid':
      note(step.step, kind, [...step.then, ...then], step.else ?? [], plans)
      notePlans(step.then, kind, plans)
      notePlans(step.else ?? [], kind, plans)
      break
    default:
      for (const inner of within(step)) notePlans(inner, kind, plans)
  }
}

function nameOf(step: Step): string | undefined {
  if ('as' in step && step.as !== undefined) return step.as
  return step.do === 'may' || step.do === 'ifDid' ? nameOf(step.step) : undefined
}

const stepsWorth = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + stepWorth(step), 0)

/** Roughly what a step does for whoever does it, in coins, whatever lies where. */
export function stepWorth(step: Step): number {
  switch (step.do) {
    case 'coins':
    case 'potions':
      return constant(step.n)
    case 'points':
      return constant(step.n) / 2
    case 'coffers':
      return 0.8 * constant(step.n)
    case 'villagers':
      return 0.4 * constant(step.n)
    case 'draw':
      return 0.9 * constant(step.n)
    case 'actions':
      return 0.4 * constant(step.n)
    case 'buys':
      return 0.3 * constant(step.n)
    case 'gain':
      return 'is' in step.what && step.what.is === 'name' && step.what.name === 'Curse' ? -1.5 : 1
    case 'trash':
      return 0.8
    case 'play':
      return 1.5 * step.times
    case 'become':
      return 2.5
    case 'others':
    case 'everyone':
      return Math.max(0.5, -stepsWorth(step.steps))
    case 'discardDownTo':
      return -1.2
    case 'discard':
      return -0.3
    case 'may':
      return Math.max(0, stepWorth(step.step))
    case 'if':
      return 0.7 * Math.max(stepsWorth(step.then), stepsWorth(step.else ?? []))
    case 'ifDid':
      return stepWorth(step.step) + stepsWorth(step.then)
    case 'chooseOptions': {
      const worths = step.options.map(stepsWorth).sort((a, b) => b - a)
      return worths.slice(0, constant(step.n)).reduce((sum, worth) => sum + worth, 0)
    }
    case 'untilHandSize':
      return 2
    case 'repeat':
      return constant(step.n) * stepsWorth(step.steps)
    case 'forEach':
      return stepsWorth(step.steps)
    case 'inAnyOrder':
      return step.parts.reduce((sum, part) => sum + stepsWorth(part), 0)
    case 'player':
      return step.who === 'you' ? stepsWorth(step.steps) : -0.5 * stepsWorth(step.steps)
    case 'put':
      return step.to === 'hand' ? 0.9 : 0.1
    case 'dig':
      return 0.3
    case 'on':
      return 0.7 * stepsWorth(step.steps)
    case 'hold':
      return step.state.state === 'costsLess' ? 0.8 : step.state.state === 'unaffected' ? 1.5 : -0.2
    case 'tokens':
      return step.to === 'you' ? 0.5 : 0.2
    case 'pay':
      return step.n === 'all' ? -1 : -constant(step.n === 'anyNumber' ? 0 : step.n)
    case 'nextTurn':
      return 0.8 * stepsWorth(step.steps)
    case 'extraTurn':
      return 3
    case 'instead':
      return stepsWorth(step.steps)
    case 'beUnaffected':
      return 2
    default:
      return 0.1
  }
}
