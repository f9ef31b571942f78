/** What the cards of one table are good for, read from the language they are written in. */
import type { Card, Landscape, Num, Step } from '@freehold/dominion'
import type { Setting } from '@freehold/dominion/fast'
import { speaksOf, stepsOf, within } from '@freehold/dominion/language'

export interface CardTable {
  readonly players: number
  readonly cards: readonly Card[]
  readonly landscapes: readonly Landscape[] // numbered on behind the kinds
  readonly names: readonly string[]
  readonly types: readonly Card['types'][]
  readonly supply: readonly number[] // kinds with a pile of their own in the supply
  readonly price: Float64Array // a potion counts as two coins
  readonly coins: Float64Array // that a Treasure makes
  readonly points: Float64Array // of a Victory card that does nothing else; NaN for all other cards
  readonly extraPoints: Float64Array // of a card that does something else, too
  readonly playWorth: Float64Array // in coins, roughly: what playing the card does for its player
  readonly draws: Float64Array // cards that playing it draws, whatever happens
  readonly fills: Float64Array // up to how many cards in hand it draws
  readonly gives: Float64Array // actions that playing it gives, whatever happens
  readonly isAction: Uint8Array
  readonly isTerminal: Uint8Array // an Action that gives no further one
  readonly plans: ReadonlyMap<Step, Plan>
}

/** What a step that asks stands in. */
export interface Plan {
  readonly kind: number // the card or landscape it is written on
  readonly then: readonly Step[] // what follows where it was done
  readonly otherwise: readonly Step[] // what follows where it was not
}

const tables = new WeakMap<Setting, CardTable>()

export function cardTable(setting: Setting): CardTable {
  const known = tables.get(setting)
  if (known) return known
  const { kinds: cards, players, landscapes } = setting
  const numbers = (of: (card: Card) => number) => Float64Array.from(cards, of)
  const is = (card: Card, type: Card['types'][number]) => card.types.includes(type)
  const plans = new Map<Step, Plan>()
  for (const [kind, { abilities }] of [...cards, ...landscapes].entries())
    for (const ability of abilities) notePlans(stepsOf(ability), kind, plans)
  const table: CardTable = {
    players,
    cards,
    landscapes,
    names: cards.map(({ name }) => name),
    types: cards.map(({ types }) => types),
    supply: setting.piles.flatMap((pile) => (pile.supply && pile.cards.length === 1 ? [pile.cards[0].kind] : [])),
    price: numbers(({ cost }) => cost.coins + 2 * (cost.potion ?? 0)),
    coins: numbers((card) => (is(card, 'Treasure') ? coinsOf(playSteps(card)) : 0)),
    points: numbers((card) => (is(card, 'Victory') && playSteps(card).length === 0 ? pointsOf(card) : Number.NaN)),
    extraPoints: numbers((card) => (playSteps(card).length > 0 ? pointsOf(card) : 0)),
    playWorth: numbers((card) => stepsWorth(playSteps(card))),
    draws: numbers((card) => drawsOf(playSteps(card))),
    fills: numbers((card) => Math.max(0, ...playSteps(card).map((step) => (step.do === 'untilHandSize' ? step.n : 0)))),
    gives: numbers((card) => actionsOf(playSteps(card))),
    isAction: Uint8Array.from(cards, (card) => (is(card, 'Action') ? 1 : 0)),
    isTerminal: Uint8Array.from(cards, (card) => (is(card, 'Action') && actionsOf(playSteps(card)) === 0 ? 1 : 0)),
    plans,
  }
  tables.set(setting, table)
  return table
}

/** The number of a card or landscape; -1: it is not at this table. */
export function kindCalled({ names, cards, landscapes }: CardTable, name: string): number {
  const kind = names.indexOf(name)
  if (kind >= 0) return kind
  const sheet = landscapes.findIndex((landscape) => landscape.name === name)
  return sheet < 0 ? -1 : cards.length + sheet
}

/** The card or landscape of a number. */
export const definitionOf = ({ cards, landscapes }: CardTable, kind: number): Card | Landscape | undefined =>
  kind < cards.length ? cards[kind] : landscapes[kind - cards.length]

export const playSteps = (card: Card | Landscape): readonly Step[] =>
  card.abilities.flatMap((ability) =>
    ability.when === 'play' || (ability.when === 'hook' && ability.on.event === 'beforePlay') ? ability.steps : [],
  )

/** The steps by which a card reacts, or works while it is in play. */
export const effectSteps = (card: Card | Landscape): readonly Step[] =>
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

export function fromHand(step: Step): boolean {
  if (!('what' in step) || !('cards' in step.what) || step.what.cards !== 'pick') return false
  const { from } = step.what
  return Array.isArray(from) && from.includes('hand')
}

/** Whether the whole hand goes when the card is played. */
export const handDumped = (steps: readonly Step[]): boolean =>
  steps.some((step) => {
    const first = step.do === 'ifDid' ? step.step : step
    return first.do === 'discard' && first.what.cards === 'pick' && first.what.quantity === 'all' && fromHand(first)
  })

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

/**
 * Roughly what a step does for whoever does it, in coins, whatever lies where. Every word of the language has its value: a
 * new one does not compile without.
 */
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
    case 'debt':
      return -constant(step.n)
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
    case 'buy':
      return 1
    case 'exchange':
      return 1.5
    case 'become':
    case 'followInstructions':
      return 2.5
    case 'others':
    case 'everyone':
      return Math.max(0.5, -stepsWorth(step.steps))
    case 'discardDownTo':
      return -1.2
    case 'discard':
      return -0.3
    case 'passLeft':
      return 0.5
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
      return FILLING
    case 'repeat':
      return constant(step.n) * stepsWorth(step.steps)
    case 'forEach':
      return stepsWorth(step.steps)
    case 'auction':
      return 0.5 * stepsWorth(step.steps)
    case 'inAnyOrder':
      return step.parts.reduce((sum, part) => sum + stepsWorth(part), 0)
    case 'player':
      return step.who === 'you' ? stepsWorth(step.steps) : -0.5 * stepsWorth(step.steps)
    case 'put':
      return step.to === 'hand' ? 0.9 : 0.1
    case 'dig':
      return 0.3
    case 'receive':
      return ('of' in step.what && step.what.of === 'Hexes' ? -1.5 : 1) * step.times
    case 'take':
      return 0.5
    case 'on':
      return 0.7 * stepsWorth(step.steps)
    case 'hold':
      return stateWorth(step.state)
    case 'tokens':
      return tokenWorth(step)
    case 'pay':
      return step.n === 'all' ? -1 : -constant(step.n === 'anyNumber' ? 0 : step.n)
    case 'nextTurn':
      return 0.8 * stepsWorth(step.steps)
    case 'drawForNextTurn':
      return 0.8 * (step.n - HAND)
    case 'extraTurn':
      return step.who === 'you' || step.decidedBy === 'you' ? 3 : -3
    case 'instead':
      return stepsWorth(step.steps)
    case 'beUnaffected':
      return 2
    case 'toActionPhase':
      return 0.8
    case 'reveal':
    case 'look':
    case 'choose':
    case 'nameCard':
    case 'turnFaceDown':
    case 'turnOver':
    case 'keep':
    case 'payOffDebt':
      return 0.1 // matters only by what follows
  }
}

/** What drawing up to a size of the hand is worth, roughly. */
export const FILLING = 2

/** Cards that a new hand has. */
const HAND = 5

function stateWorth(state: Extract<Step, { do: 'hold' }>['state']): number {
  switch (state.state) {
    case 'costsLess':
    case 'costs':
      return 0.8
    case 'unaffected':
      return 1.5
    case 'makes':
      return 1
    case 'isAlso':
      return 0.5
    case 'tokensGoTo':
      return state.who === 'you' ? 0.5 : -0.5
    case 'cannotBuy':
    case 'noMoreActions':
    case 'cardsForCoins':
      return -0.2
  }
}

/** A token on a pile works whenever one of its cards is played; one that harms lies where it does others' harm or one's own. */
function tokenWorth({ token, n, to }: Extract<Step, { do: 'tokens' }>): number {
  const many = n === 'all' ? 1 : constant(n)
  switch (token) {
    case 'plusCard':
      return 5
    case 'plusAction':
      return 4
    case 'plusCoin':
      return 4.5
    case 'plusBuy':
    case 'minusCost':
    case 'trashing':
      return 2
    case 'estate':
      return 3
    case 'minusCard':
    case 'minusCoin':
      return -0.8
    case 'points':
      return (to === 'you' ? 0.5 : 0.2) * many
    case 'debt':
      return -many
    case 'journey':
    case 'embargo':
    case 'tradeRoute':
    case 'pirateShip':
    case 'plot':
      return to === 'you' ? 0.5 : 0.2
  }
}
