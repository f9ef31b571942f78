/** What the cards of one table are good for, read from the language they are written in. */
import type { Card, Landscape, Step } from '@freehold/dominion'
import type { Setting } from '@freehold/dominion/fast'
import { speaksOf, stepsOf, within } from '@freehold/dominion/language'
import { constant, stepsWorth } from './step-worth.ts'

export interface CardTable {
  readonly players: number
  readonly cards: readonly Card[]
  readonly landscapes: readonly Landscape[] // numbered on behind the kinds
  readonly names: readonly string[]
  readonly types: readonly Card['types'][]
  readonly supply: readonly number[] // kinds with a pile of their own in the supply
  readonly piles: readonly number[] // of each pile of the supply a kind
  readonly ending: readonly number[] // of each pile that ends the game when it is empty, whatever others there are
  readonly emptyPilesToEnd: number
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
  readonly replays: Uint8Array // an Action that does next to nothing but have another one played
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
    piles: setting.piles.flatMap((pile) => (pile.supply ? [pile.cards[0].kind] : [])),
    ending: setting.piles.flatMap((pile) => (pile.endsGame ? [pile.cards[0].kind] : [])),
    emptyPilesToEnd: setting.rules.emptyPilesToEnd,
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
    replays: Uint8Array.from(cards, (card) => (is(card, 'Action') && onlyReplays(playSteps(card)) ? 1 : 0)),
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

export const playSteps = (card: Pick<Card, 'abilities'>): readonly Step[] =>
  card.abilities.flatMap((ability) =>
    ability.when === 'play' || (ability.when === 'hook' && ability.on.event === 'beforePlay') ? ability.steps : [],
  )

/** The steps by which a card reacts, or works while it is in play. */
export const effectSteps = (card: Card | Landscape): readonly Step[] =>
  card.abilities.flatMap((ability) => (ability.when === 'hook' && ability.at !== 'this' ? ability.steps : []))

/** What follows from having paid more than its price. */
export const overpaySteps = (card: Card): readonly Step[] =>
  card.abilities.flatMap((ability) => (ability.when === 'overpay' ? ability.steps : []))

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

/** The step by which a card plays another Action of the hand, whichever one likes. */
export function replayStep(steps: readonly Step[]): PlayStep | undefined {
  for (const outer of steps) {
    const inner = outer.do === 'ifDid' ? outer.step : outer
    if (inner.do === 'play' && fromHand(inner) && asksForAction(inner)) return inner
    if (outer.do !== 'if' || outer.condition.if !== 'phase' || outer.condition.phase !== 'action') continue
    const found = replayStep(outer.then)
    if (found) return found
  }
  return undefined
}

/** Whether a card does next to nothing but have another Action played. */
function onlyReplays(steps: readonly Step[]): boolean {
  if (!replayStep(steps)) return false
  const rest = steps.filter((step) => !replayStep([step]) && (step.do !== 'if' || step.condition.if !== 'phase'))
  return stepsWorth(rest) < LEAST_BESIDES
}

/** What a card must do besides to be played where it finds no other one. */
const LEAST_BESIDES = 0.3

export type PlayStep = Extract<Step, { do: 'play' }>

/** Any Action, or any but some: not a Treasure, nor only cards of one name. */
function asksForAction({ what }: PlayStep): boolean {
  if (what.cards !== 'pick') return false
  const filters = what.filter.is === 'all' ? what.filter.filters : [what.filter]
  return filters.some((filter) => filter.is === 'type' && filter.type === 'Action')
}

/** Whether the card goes to the trash when it is played, whether one likes it or not. */
export const trashesItself = (step: Step): boolean =>
  step.do === 'trash' ? step.what.cards === 'this' : step.do === 'ifDid' && trashesItself(step.step)

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
