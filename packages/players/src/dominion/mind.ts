/** A strategy bound to one table: what it plays, buys and answers, given what it sees. Allocates nothing. */
import type { Step } from '@freehold/dominion'
import type { Setting } from '@freehold/dominion/fast'
import { anyStep } from '@freehold/dominion/language'
import { type Answer, answersFor, type LastResort } from './answers.ts'
import {
  actionsOf,
  type CardTable,
  cardTable,
  drawsOf,
  handDumped,
  kindCalled,
  type PlayStep,
  playSteps,
  replayStep,
  trashesItself,
} from './card-table.ts'
import { preferences } from './preferences.ts'
import { playsTreasures, replayWorthOf } from './replaying.ts'
import { bestReplayed, reservation } from './reservations.ts'
import type { Sight } from './sight.ts'
import type { Menu } from './standing.ts'
import { bindCondition, type Test } from './strategy/bind.ts'
import type { Entry, Strategy } from './strategy/strategy.ts'
import { PRICE_OF_A_COIN, type Values, valuesOf } from './values.ts'
import type { Wishes } from './wishes.ts'

export interface Mind {
  /** The kind of Action to play; -1: none. */
  play(sight: Sight): number
  /** The kind of Night card to play; -1: none. */
  night(sight: Sight): number
  /** The kind of Treasure to play before all others, because it has one of them played; -1: none. */
  treasure(sight: Sight): number
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
  const isListed = Uint8Array.from(table.cards, (_, kind) => (trashes.kinds.includes(kind) ? 1 : 0))
  const menu: Menu = {
    wanted(sight, fits) {
      for (let i = 0; i < buys.kinds.length; i++) {
        const kind = buys.kinds[i]
        if (kind < table.cards.length && sight.isOnTop(kind) && fits(kind) && buys.tests[i](sight)) return kind
      }
      return -1
    },
    trash(sight, kind) {
      if (!isListed[kind]) return 0
      for (let i = 0; i < trashes.kinds.length; i++)
        if (trashes.kinds[i] === kind && trashes.tests[i](sight)) return 100 - i
      return SPARED
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
    trash: menu.trash,
    option: preferences(table, strategy.answers),
    play: (sight, kind) => reservations[kind](sight),
  }
  const sheets = unnamedLandscapes(table, strategy)
  const firstTreasures = table.cards.flatMap((card, kind) =>
    card.types.includes('Treasure') && playsTreasures(playSteps(card)) ? [kind] : [],
  )
  return {
    play: playing(table, values, strategy, (kind) => table.isAction[kind] > 0),
    night: playing(table, values, strategy, (kind) => table.cards[kind].types.includes('Night')),
    treasure(sight) {
      for (const kind of firstTreasures) if (sight.inHand(kind) > 0) return kind
      return -1
    },
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
        if (missing > 0 && missing <= coffers && potion <= sight.potions() && sight.isOnTop(kind)) return true
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
  const replayed = order.map((kind) => (table.replays[kind] ? replayStep(playSteps(table.cards[kind])) : undefined))
  const replayWorth = replayWorthOf(table, values)
  return (sight) => {
    values.look()
    for (let i = 0; i < wished.kinds.length; i++)
      if (sight.inHand(wished.kinds[i]) > 0 && wished.tests[i](sight)) return wished.kinds[i]
    for (let i = 0; i < kinds.length; i++) {
      if (sight.inHand(kinds[i]) === 0 || !reservations[i](sight)) continue
      const replay = replayed[i]
      if (replay && goesOnBefore(sight, kinds[i], replay)) continue
      return terminal[i] ? bestTerminal(sight, i) : kinds[i]
    }
    return -1
  }

  /** Whether what gives back its action comes before a card that has others played, because that one is better used on another. */
  function goesOnBefore(sight: Sight, by: number, replay: PlayStep): boolean {
    const target = bestReplayed(table, sight, by, (kind) => replayWorth(sight, replay, kind))
    if (target < 0 || table.gives[target] > 0) return false
    for (let i = 0; i < kinds.length; i++)
      if (table.gives[kinds[i]] > 0 && sight.inHand(kinds[i]) > 0 && reservations[i](sight)) return true
    return false
  }

  /** Of those that use up actions, what does most now: with actions to spare what draws, else what pays. */
  function bestTerminal(sight: Sight, from: number): number {
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
function urgency({ cards, playWorth, replays }: CardTable, kind: number): number {
  const steps = playSteps(cards[kind])
  const does = (what: Step['do']) => steps.some((step) => step.do === what)
  if (replays[kind]) return REPLAYS
  if (handDumped(steps)) return LAST
  const gives = actionsOf(steps)
  if (gives > 0) return 500 + 100 * Math.min(2, gives) + 10 * drawsOf(steps) - (does('discard') ? 60 : 0)
  if (anyStep(steps, (step) => step.do === 'actions')) return USES_UP
  return 100 + playWorth[kind] - (does('untilHandSize') ? 20 : 0)
}

/** The urgency of what has others played, from which a card can give further actions, and of what comes at the very end. */
const REPLAYS = 900
const USES_UP = 450
const LAST = 10
