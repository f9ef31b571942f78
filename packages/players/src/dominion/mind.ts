/** A strategy bound to one table: what it plays, buys and answers, given what it sees. Allocates nothing. */
import type { Cards, Step } from '@freehold/dominion'
import type { Setting } from '@freehold/dominion/fast'
import { anyStep } from '@freehold/dominion/language'
import { type Answer, answersFor, type LastResort, type Wishes } from './answers.ts'
import {
  actionsOf,
  type CardTable,
  cardTable,
  drawsOf,
  fromHand,
  handDumped,
  kindCalled,
  playSteps,
} from './card-table.ts'
import { preferences } from './preferences.ts'
import type { Sight } from './sight.ts'
import type { Menu } from './standing.ts'
import { bindCondition, type Test } from './strategy/bind.ts'
import type { Entry, Strategy } from './strategy/strategy.ts'
import { PRICE_OF_A_COIN, type Values, valuesOf } from './values.ts'

export interface Mind {
  /** The kind of Action to play; -1: none. */
  play(sight: Sight): number
  /** The kind of Night card to play; -1: none. */
  night(sight: Sight): number
  /** The kind to buy; -1: nothing. */
  buy(sight: Sight): number
  /** Whether Coffers would buy what it wishes more than what it can buy now. */
  wantsMoreCoins(sight: Sight): boolean
  /** The answer to any other question. */
  readonly answer: Answer
}

const always: Test = () => true

/** The entries whose cards, or landscapes, are at this table. */
function bindEntries(entries: readonly Entry[], table: CardTable): { kinds: Int16Array; tests: readonly Test[] } {
  const present = entries.filter(({ card }) => kindCalled(table, card) >= 0)
  return {
    kinds: Int16Array.from(present, ({ card }) => kindCalled(table, card)),
    tests: present.map(({ when }) => (when ? bindCondition(when, table) : always)),
  }
}

export function mindOf(setting: Setting, strategy: Strategy, lastResort?: LastResort): Mind {
  const table = cardTable(setting)
  const buys = bindEntries(strategy.buy, table)
  const trashes = bindEntries(strategy.trash, table)
  const menu: Menu = {
    wanted(sight, fits) {
      for (let i = 0; i < buys.kinds.length; i++) {
        const kind = buys.kinds[i]
        if (kind < table.cards.length && sight.left(kind) > 0 && fits(kind) && buys.tests[i](sight)) return kind
      }
      return -1
    },
  }
  const values = valuesOf(table, menu)
  const reservations = table.cards.map((_, kind) => reservation(table, values, kind))
  const wishes: Wishes = {
    gain(sight) {
      const count = sight.optionCount()
      const spent = spentFor(table, sight)
      for (let i = 0; i < buys.kinds.length; i++) {
        if (buys.kinds[i] === spent || !buys.tests[i](sight)) continue
        for (let option = 0; option < count; option++) if (sight.option(option) === buys.kinds[i]) return option
      }
      return -1
    },
    trash(sight, kind) {
      let listed = false
      for (let i = 0; i < trashes.kinds.length; i++) {
        if (trashes.kinds[i] !== kind) continue
        if (trashes.tests[i](sight)) return 100 - i
        listed = true
      }
      return listed ? SPARED : 0
    },
    option: preferences(table, strategy.answers),
    play: (sight, kind) => reservations[kind](sight),
  }
  const sheets = unnamedLandscapes(table, strategy)
  return {
    play: playing(table, values, strategy, (kind) => table.isAction[kind] > 0),
    night: playing(table, values, strategy, (kind) => table.cards[kind].types.includes('Night')),
    buy(sight) {
      const wish = bought(sight)
      return sheets.length === 0 ? wish : orLandscape(sight, wish)
    },
    wantsMoreCoins(sight) {
      const coffers = sight.coffers()
      if (coffers === 0 || sight.buys() === 0) return false
      for (let i = 0; i < buys.kinds.length; i++) {
        const kind = buys.kinds[i]
        if (kind >= table.cards.length || !buys.tests[i](sight)) continue
        if (sight.canBuy(kind)) return false
        const { coins, potion = 0 } = table.cards[kind].cost
        const missing = coins - sight.coins()
        if (missing > 0 && missing <= coffers && potion <= sight.potions() && sight.left(kind) > 0) return true
      }
      return false
    },
    answer: answersFor(table, values, wishes, lastResort),
  }

  function bought(sight: Sight): number {
    for (let i = 0; i < buys.kinds.length; i++)
      if (sight.canBuy(buys.kinds[i]) && buys.tests[i](sight)) return buys.kinds[i]
    return -1
  }

  /** A landscape of which the strategy says nothing, where that is worth more than what its menu has for the same coins. */
  function orLandscape(sight: Sight, wish: number): number {
    const isCard = wish >= 0 && wish < table.cards.length
    if ((wish >= 0 && !isCard) || (isCard && table.points[wish] > 0)) return wish
    values.look()
    let best = wish
    let most = LEAST_OF_A_LANDSCAPE + (isCard ? values.owned(sight, wish) - PRICE_OF_A_COIN * table.price[wish] : 0)
    for (const kind of sheets) {
      if (!sight.canBuy(kind)) continue
      const worth = values.landscape(sight, kind)
      if (worth <= most) continue
      best = kind
      most = worth
    }
    return best
  }
}

/** How gladly a card is trashed that the strategy lists, while none of its conditions holds. */
const SPARED = -20
/** What a landscape must be worth more than a purchase that the strategy wishes. */
const LEAST_OF_A_LANDSCAPE = 0.5

/** Events and Projects of which a strategy says nothing. */
function unnamedLandscapes(table: CardTable, { buy, idle }: Strategy): number[] {
  const isNamed = (name: string): boolean => idle.includes(name) || buy.some(({ card }) => card === name)
  return table.landscapes.flatMap(({ name, cost }, i) => (cost && !isNamed(name) ? [table.cards.length + i] : []))
}

/** The kind of card that went to the trash for what is gained now, where it asks: a Feast is not spent for a Feast. -1: none. */
function spentFor({ plans, cards }: CardTable, sight: Sight): number {
  const step = sight.step()
  const kind = step ? (plans.get(step)?.kind ?? -1) : -1
  return kind >= 0 && kind < cards.length && playSteps(cards[kind]).some(trashesItself) ? kind : -1
}

const trashesItself = (step: Step): boolean =>
  step.do === 'trash' ? step.what.cards === 'this' : step.do === 'ifDid' && trashesItself(step.step)

/** The most urgent card of the hand that can be played in a phase and is worth it now. */
function playing(
  table: CardTable,
  values: Values,
  strategy: Strategy,
  isPlayed: (kind: number) => boolean,
): Mind['play'] {
  const isMeant = ({ card }: Entry): boolean => table.names.includes(card) && isPlayed(table.names.indexOf(card))
  const wished = bindEntries(strategy.play.filter(isMeant), table) // Treasures have their own time
  const order = table.cards
    .flatMap((card, kind) => (isPlayed(kind) && !strategy.idle.includes(card.name) ? [kind] : []))
    .sort((a, b) => urgency(table, b) - urgency(table, a) || a - b)
  const kinds = Int16Array.from(order)
  const reservations = order.map((kind) => reservation(table, values, kind))
  const terminal = order.map((kind) => urgency(table, kind) < USES_UP && urgency(table, kind) > LAST)
  return (sight) => {
    for (let i = 0; i < wished.kinds.length; i++)
      if (sight.inHand(wished.kinds[i]) > 0 && wished.tests[i](sight)) return wished.kinds[i]
    for (let i = 0; i < kinds.length; i++)
      if (sight.inHand(kinds[i]) > 0 && reservations[i](sight)) return terminal[i] ? bestTerminal(sight, i) : kinds[i]
    return -1
  }

  /** Of those that use up actions, what does most now: with actions to spare what draws, else what pays. */
  function bestTerminal(sight: Sight, from: number): number {
    values.look()
    const spare = sight.actions() > 1
    let best = kinds[from]
    let most = Number.NEGATIVE_INFINITY
    for (let i = from; i < kinds.length; i++) {
      const kind = kinds[i]
      if (!terminal[i] || sight.inHand(kind) === 0 || !reservations[i](sight)) continue
      const worth = values.playing(sight, kind) + (spare ? 10 * table.draws[kind] : 0)
      if (worth <= most) continue
      best = kind
      most = worth
    }
    return best
  }
}

/** What gives actions comes before what uses them up; of those, what draws or does most comes first. */
function urgency({ cards, playWorth }: CardTable, kind: number): number {
  const steps = playSteps(cards[kind])
  const does = (what: Step['do']) => steps.some((step) => step.do === what)
  if (replays(steps)) return 900
  if (handDumped(steps)) return LAST
  const gives = actionsOf(steps)
  if (gives > 0) return 500 + 100 * Math.min(2, gives) + 10 * drawsOf(steps) - (does('discard') ? 60 : 0)
  if (anyStep(steps, (step) => step.do === 'actions')) return USES_UP
  return 100 + playWorth[kind] - (does('untilHandSize') ? 20 : 0)
}

/** The urgency from which a card can give further actions, and of what comes at the very end. */
const USES_UP = 450
const LAST = 10

const replays = (steps: readonly Step[]): boolean =>
  steps.some((step) => (step.do === 'play' ? fromHand(step) : step.do === 'ifDid' && replays([step.step])))

const leastOf = (quantity: Extract<Cards, { cards: 'pick' }>['quantity']): number =>
  typeof quantity === 'number'
    ? quantity
    : typeof quantity === 'object' && 'upTo' in quantity
      ? (quantity.atLeast ?? 0)
      : 0

/** A step that trashes a card of the hand whether one likes it or not, and how often. */
function forcedTrash(steps: readonly Step[], times = 1): { readonly step: Step; readonly times: number } | undefined {
  for (const outer of steps) {
    if (outer.do === 'repeat' && typeof outer.n === 'number') {
      const found = forcedTrash(outer.steps, outer.n * times)
      if (found) return found
    }
    const step = outer.do === 'ifDid' ? outer.step : outer
    const least = step.do === 'trash' && step.what.cards === 'pick' ? leastOf(step.what.quantity) : 0
    if (least > 0 && fromHand(step)) return { step, times }
  }
  return undefined
}

/** When a card in hand is worth playing. */
function reservation(table: CardTable, values: Values, kind: number): Test {
  const steps = playSteps(table.cards[kind])
  if (replays(steps)) return (sight) => holdsAnother(table, sight, kind)
  if (handDumped(steps)) return (sight) => sight.coins() + coinsInHand(table, sight) < 5
  const gamble = steps.find((step) => step.do === 'ifDid' && step.else !== undefined)
  if (gamble?.do === 'ifDid') return worthTheGamble(values, steps, gamble)
  const trash = forcedTrash(steps)
  if (!trash) return always
  return (sight) => {
    let sum = 0
    let left = Math.min(trash.times, sight.handSize() - 1)
    const once = left
    // The gladdest of the hand as often as it must be: first what is glad to go, then the least of what is not.
    let least = Number.NEGATIVE_INFINITY
    for (let other = 0; other < table.cards.length; other++) {
      const held = sight.inHand(other) - (other === kind ? 1 : 0)
      if (held <= 0) continue
      const gain = values.payoff(sight, trash.step, other) - values.owned(sight, other)
      if (gain <= 0) least = Math.max(least, gain)
      else {
        sum += gain * Math.min(held, left)
        left -= Math.min(held, left)
      }
    }
    return once > 0 && sum > 0 && (left === 0 || sum + left * least > 0)
  }
}

/** A card that punishes whoever cannot do what it asks is played where one can, or where it pays all the same. */
function worthTheGamble(values: Values, steps: readonly Step[], gamble: Extract<Step, { do: 'ifDid' }>): Test {
  const { step, else: punishment = [] } = gamble
  const pick = 'what' in step && 'cards' in step.what && step.what.cards === 'pick' ? step.what : undefined
  const others = steps.filter((other) => other !== gamble)
  return (sight) =>
    (pick !== undefined && values.holds(sight, pick.filter)) ||
    values.steps(sight, others) + values.steps(sight, punishment) > 0
}

function holdsAnother({ isAction }: CardTable, sight: Sight, kind: number): boolean {
  for (let other = 0; other < isAction.length; other++)
    if (isAction[other] && other !== kind && sight.inHand(other) > 0) return true
  return false
}

function coinsInHand({ coins }: CardTable, sight: Sight): number {
  let sum = 0
  for (let kind = 0; kind < coins.length; kind++) if (coins[kind] > 0) sum += coins[kind] * sight.inHand(kind)
  return sum
}
