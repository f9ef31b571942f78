/** What cards are worth at one moment, to whoever looks. */
import type { Cards, Condition, Filter, Step } from '@freehold/dominion'
import { type CardTable, definitionOf, fromHand, playSteps } from './card-table.ts'
import { fromSupply, handlingOf, quantity, type TrashStep } from './handling.ts'
import { imaginedFor } from './imagined.ts'
import { partingOf } from './parting.ts'
import type { Sight } from './sight.ts'
import { type Menu, standingOf } from './standing.ts'
import { stepWorth } from './step-worth.ts'

/** Money, in coins on all Treasures, below which Coppers are not given up. */
const ENOUGH_MONEY = 5
/** What one of these is worth to own; twice as much is missed where it goes. */
const LAST_MONEY = 2.5

export interface Values {
  /** Another moment: what was reckoned does not hold any more. */
  look(): void
  /** How much it helps to hold the card now. */
  inHand(sight: Sight, kind: number): number
  /** How much it helps to own the card; below 0 it is a burden. */
  owned(sight: Sight, kind: number): number
  /** What it is worth to be rid of a card of one's own, whatever comes for it; far below 0 for what the strategy spares. */
  parting(sight: Sight, kind: number): number
  /** Whether the strategy spares a card of the kind now. */
  spares(sight: Sight, kind: number): boolean
  /** What else is missed of a card of one's own that is trashed: the last money, and where nothing comes for it what it buys now. */
  missed(sight: Sight, kind: number, forNothing: boolean): number
  /** What it is worth to play an Action of the kind now. */
  playing(sight: Sight, kind: number): number
  /** What it is worth to buy a landscape now, less its price. */
  landscape(sight: Sight, kind: number): number
  /** What so many further actions are worth. */
  actions(sight: Sight, n: number): number
  /** Whether a card in hand fits. */
  holds(sight: Sight, filter: Filter): boolean
  fits(filter: Filter, kind: number): boolean
  /** How good it is to do this, in coins. */
  step(sight: Sight, step: Step): number
  steps(sight: Sight, steps: readonly Step[]): number
  /** What follows from having done the step with a card of the kind, less what would follow from not having done it. */
  payoff(sight: Sight, step: Step | undefined, kind: number): number
  /** How good the steps are where what was given counts so much together. */
  totalling(sight: Sight, then: readonly Step[], total: number): number
  /** How good the steps are where so much was paid, for a card of the kind if they speak of one. */
  paying(sight: Sight, then: readonly Step[], amount: number, kind?: number): number
}

export function valuesOf(table: CardTable, menu: Menu): Values {
  const { cards, coins, points, extraPoints, price, playWorth, isAction, isTerminal, plans, supply } = table
  const standing = standingOf(table, menu)
  const province = table.names.indexOf('Province')
  const isTreasure = Uint8Array.from(cards, (card) => (card.types.includes('Treasure') ? 1 : 0))
  const isBurden = Uint8Array.from(cards, ({ types }) =>
    types.includes('Curse') ? 2 : types.includes('Ruins') ? 1 : 0,
  )
  const worths = new Map<Step, number>()
  const imagined = imaginedFor(table)
  const { num, fits } = imagined
  const handling = handlingOf(table, imagined)
  const { affected, canDo, holds } = handling
  const { parting, parted } = partingOf(table, menu, handling, imagined, owned)

  const isCopper = (kind: number): boolean => coins[kind] > 0 && price[kind] === 0
  const isLate = (sight: Sight): boolean => sight.left(province) <= table.players || sight.emptyPiles() >= 2

  function inHand(sight: Sight, kind: number): number {
    if (isTreasure[kind]) return Math.max(0.3, coins[kind])
    if (!isAction[kind] || isBurden[kind] || (sight.isMyTurn() && sight.actions() === 0)) return 0
    return isTerminal[kind] && isSurplus(sight, kind) ? 0.2 : Math.max(0.3, standing.playing(sight, kind))
  }

  /** Whether better Actions of the hand use up all actions. */
  function isSurplus(sight: Sight, kind: number): boolean {
    let free = sight.isMyTurn() ? sight.actions() : 1
    for (let other = 0; other < cards.length; other++) {
      if (!isAction[other]) continue
      const held = sight.inHand(other)
      if (held === 0) continue
      if (!isTerminal[other]) free += held
      else if (playWorth[other] > playWorth[kind] || (playWorth[other] === playWorth[kind] && other < kind))
        free -= held
    }
    return free <= 0
  }

  /** What the deck would lose: early on a useless card costs every hand a little, at the end only points count. */
  function owned(sight: Sight, kind: number): number {
    if (isBurden[kind]) return -isBurden[kind] * (0.5 + 0.5 * standing.burden(sight))
    if (!Number.isNaN(points[kind])) {
      if (isLate(sight)) return 1 + 1.5 * points[kind]
      return points[kind] >= 6 ? 9 : points[kind] >= 3 ? 1 : -0.1 - standing.burden(sight)
    }
    // The last money is worth more than any coins for this turn: whoever has none buys nothing any more.
    if (isCopper(kind)) return spareCoppers(sight) > 0 ? -0.3 - 0.25 * standing.burden(sight) : LAST_MONEY
    const worth = (isTreasure[kind] ? price[kind] : Math.max(0.4, 0.8 * price[kind])) * standing.lasting(sight)
    return worth + (isLate(sight) ? 1.5 * extraPoints[kind] : 0)
  }

  function missed(sight: Sight, kind: number, forNothing: boolean): number {
    if (coins[kind] === 0) return 0
    const last = isCopper(kind) && spareCoppers(sight) <= 0 ? LAST_MONEY : 0
    const isSpent = forNothing && sight.inHand(kind) > 0
    return last + (isSpent ? standing.spent(sight, coins[kind], (other) => owned(sight, other)) : 0)
  }

  /** Coppers that can be spared. */
  function spareCoppers(sight: Sight): number {
    let money = 0
    for (let kind = 0; kind < coins.length; kind++)
      if (coins[kind] > 0) money += coins[kind] * (sight.owned(kind) - sight.onMats(kind))
    return money - ENOUGH_MONEY
  }

  const steps = (sight: Sight, list: readonly Step[]): number => {
    let sum = 0
    for (let i = 0; i < list.length; i++) {
      const what = list[i]
      const given = what.do === 'if' && i > 0 ? handedOver(list[i - 1], what.condition) : undefined
      // Whether all could be given is known: what follows comes for certain, or not at all.
      if (what.do === 'if' && given) sum += steps(sight, canDo(sight, given) ? what.then : (what.else ?? []))
      else sum += step(sight, what)
    }
    return sum
  }

  function step(sight: Sight, what: Step): number {
    switch (what.do) {
      case 'draw':
        return Math.min(num(sight, what.n), sight.drawable()) * standing.drawn(sight, sight.actions() > 0)
      case 'untilHandSize':
        return (
          Math.min(Math.max(0, what.n - sight.handSize()), sight.drawable()) *
          standing.drawn(sight, sight.actions() > 0)
        )
      case 'coins':
        return standing.coins(sight, num(sight, what.n), (kind) => owned(sight, kind))
      case 'actions':
        return standing.actions(sight, num(sight, what.n))
      case 'buys':
        return num(sight, what.n) * (sight.isMyTurn() && sight.coins() + coinsInHand(sight) < 5 ? 0.1 : 0.5)
      case 'gain':
        return (sight.mine() ? 1 : -1) * gain(sight, what)
      case 'discard':
        if (!canDo(sight, what.what)) return 0
        return (sight.mine() ? -1 : 1) * affected(sight, what, inHand) + 0.05 + follows(sight, what)
      case 'trash':
        if (!canDo(sight, what.what)) return 0
        if (isForOne(what) && sight.mine()) return bestTrashed(sight, what, what.what.filter)
        return (sight.mine() ? parted(sight, what) : affected(sight, what, owned)) - 0.2 + follows(sight, what)
      case 'put':
        return (sight.mine() ? 1 : -1) * put(sight, what) + follows(sight, what)
      case 'ifDid':
        return step(sight, what.step) // which counts what follows
      case 'if': {
        // What depends on a card that is spoken of is known with the card.
        const { condition } = what
        // What is done where all were given is known once they are.
        if (imagined.those >= 0 && countsGiven(condition)) return steps(sight, what.then)
        if (imagined.those < 0 || condition.if !== 'matches' || condition.cards.cards !== 'var') return usualWorth(what)
        return steps(sight, fits(condition.filter, imagined.those) ? what.then : (what.else ?? []))
      }
      case 'may':
        return Math.max(0, step(sight, what.step))
      case 'chooseOptions': {
        return bestOf(sight, what.options, num(sight, what.n))
      }
      case 'instead':
        return steps(sight, what.steps) - (sight.setOffBy() >= 0 ? owned(sight, sight.setOffBy()) : 0)
      case 'reveal':
        return 0.05 + follows(sight, what)
      case 'repeat':
        return typeof what.n === 'object' && what.n.num === 'overpaid'
          ? imagined.paid * usualWorth(what)
          : usualWorth(what)
      default:
        return usualWorth(what)
    }
  }

  /** Whether one card of the hand is trashed, and what follows depends on which. */
  const isForOne = (what: TrashStep): what is TrashStep & { readonly what: Extract<Cards, { cards: 'pick' }> } =>
    fromHand(what) &&
    what.what.cards === 'pick' &&
    quantity(what.what.quantity) === 1 &&
    (plans.get(what)?.then.length ?? 0) > 0

  /** What it is worth to trash the card of the hand with which most is won. */
  function bestTrashed(sight: Sight, what: TrashStep, filter: Filter): number {
    let best = Number.NEGATIVE_INFINITY
    for (let kind = 0; kind < cards.length; kind++)
      if (sight.inHand(kind) > 0 && fits(filter, kind))
        best = Math.max(best, payoff(sight, what, kind) + parting(sight, kind))
    return best - 0.2
  }

  /** So many different options, each the best of those that are left. */
  function bestOf(sight: Sight, options: readonly (readonly Step[])[], n: number): number {
    let best = Number.NEGATIVE_INFINITY
    if (n <= 1) {
      for (const option of options) best = Math.max(best, steps(sight, option))
      return n * best
    }
    const worths = options.map((option) => steps(sight, option)).sort((a, b) => b - a)
    return worths.slice(0, n).reduce((sum, worth) => sum + worth, 0)
  }

  /** The same at any time, and so reckoned only once. */
  function usualWorth(what: Step): number {
    const known = worths.get(what)
    if (known !== undefined) return known
    const worth = stepWorth(what)
    worths.set(what, worth)
    return worth
  }

  const follows = (sight: Sight, what: Step): number => {
    const plan = plans.get(what)
    return plan ? steps(sight, plan.then) - steps(sight, plan.otherwise) : 0
  }

  function payoff(sight: Sight, what: Step | undefined, kind: number): number {
    const plan = what && plans.get(what)
    if (!plan) return 0
    const before = imagined.those
    imagined.those = kind
    const value = steps(sight, plan.then) - steps(sight, plan.otherwise)
    imagined.those = before
    return value
  }

  function totalling(sight: Sight, then: readonly Step[], sum: number): number {
    imagined.total = sum
    const value = steps(sight, then)
    imagined.total = -1
    return value
  }

  function paying(sight: Sight, then: readonly Step[], amount: number, kind = -1): number {
    const before = [imagined.paid, imagined.those] as const
    imagined.paid = amount
    imagined.those = kind
    const value = steps(sight, then)
    ;[imagined.paid, imagined.those] = before
    return value
  }

  /** What the menu would take, else what is worth most to own. */
  function gain(sight: Sight, what: Extract<Step, { do: 'gain' }>): number {
    if (!('is' in what.what)) return 1
    const times = what.n === undefined ? 1 : num(sight, what.n)
    const filter = what.what
    const now = (kind: number) => (what.to === 'hand' && sight.isMyTurn() ? coins[kind] : 0)
    const wish = sight.mine() ? menu.wanted(sight, (kind) => fits(filter, kind)) : -1
    if (wish >= 0) return Math.max(0.3, owned(sight, wish) + now(wish)) * times
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < supply.length; i++) {
      const kind = supply[i]
      if (sight.left(kind) === 0 || !fits(filter, kind)) continue
      const unasked = sight.mine() && isAction[kind] ? UNASKED : 1
      best = Math.max(best, unasked * owned(sight, kind) + now(kind))
    }
    if (best === Number.NEGATIVE_INFINITY) return 0
    return best * times * (best < 0 && sight.mine() ? UNWELCOME : 1)
  }

  /** Where a card goes: a good one into the hand or onto the deck, a bad one out of the way. */
  function put(sight: Sight, what: Extract<Step, { do: 'put' }>): number {
    switch (what.to) {
      case 'hand':
      case 'deckTop':
        // What is gained in one's own turn is mostly too late for it, and a hand is thrown away at its end.
        return affected(sight, what, inHand) - (what.to === 'hand' && isGained(what.what, sight) ? 0.86 : 0.85)
      case 'discard':
        return 0.05
      case 'exile':
        return fromSupply(what.what) ? affected(sight, what, owned) : -affected(sight, what, owned) - 0.2
      case 'pile':
      case 'pileBottom':
        return -affected(sight, what, owned)
      default:
        // The card itself is not lost where it is set aside.
        return what.what.cards === 'this' ? 0.05 : 0.9 - affected(sight, what, inHand)
    }
  }

  /** What a Project does from now on, or an Event at once, less its price. */
  function landscape(sight: Sight, kind: number): number {
    const sheet = definitionOf(table, kind)
    if (!sheet?.cost) return 0
    const cost = sheet.cost.coins + (sheet.cost.debt ?? 0)
    let sum = steps(sight, playSteps(sheet))
    for (const ability of sheet.abilities) {
      if (ability.when === 'hook')
        sum += EACH_TURN * standing.turnsLeft(sight) * Math.max(0, steps(sight, ability.steps))
      else if (ability.when === 'while') sum += EACH_TURN * standing.turnsLeft(sight)
    }
    return sum - PRICE_OF_A_COIN * cost
  }

  function coinsInHand(sight: Sight): number {
    let sum = 0
    for (let kind = 0; kind < coins.length; kind++) if (coins[kind] > 0) sum += coins[kind] * sight.inHand(kind)
    return sum
  }

  const { look, playing, actions } = standing
  return {
    look,
    inHand,
    owned,
    parting,
    spares: (sight, kind) => menu.trash(sight, kind) < 0,
    missed,
    playing,
    landscape,
    actions,
    holds,
    fits,
    step,
    steps,
    payoff,
    totalling,
    paying,
  }
}

const isGained = (what: Cards, sight: Sight): boolean => what.cards === 'it' && sight.isMyTurn()

/** The cards of the hand that must all have been given for the condition to hold. */
function handedOver(before: Step, condition: Condition): Cards | undefined {
  if ((before.do !== 'discard' && before.do !== 'trash') || before.as === undefined) return undefined
  if (condition.if !== 'exactly' || typeof condition.value !== 'object' || condition.value.num !== 'count')
    return undefined
  const { of } = condition.value
  return of.cards === 'var' && of.name === before.as ? before.what : undefined
}

/** Whether a condition only asks whether a card and this one itself were really given. */
function countsGiven(condition: Condition): boolean {
  if (condition.if !== 'exactly' || typeof condition.value !== 'object') return false
  if (condition.value.num !== 'plus') return false
  return condition.value.values.every(
    (part) => typeof part === 'object' && part.num === 'count' && part.of.cards === 'var',
  )
}

/** An Action that is not on the menu is worth so much of what it would be. */
const UNASKED = 0.7
/** A burden that comes is worse than one that goes is good: others come, too. */
const UNWELCOME = 1.2

/** Of what a landscape does whenever it can, so much counts for each turn to come; and a coin of its price costs so much. */
const EACH_TURN = 0.35
export const PRICE_OF_A_COIN = 0.7
