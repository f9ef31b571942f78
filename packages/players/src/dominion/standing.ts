/** How a player stands at one moment: what the rest of the game, a card drawn, an action and a coin are worth then. */
import type { CardTable } from './card-table.ts'
import type { Sight } from './sight.ts'
import { FILLING } from './step-worth.ts'

/** What a strategy wishes, as far as values ask for it. */
export interface Menu {
  /** The kind it wishes most of those that are left and that the test lets through; -1: none. */
  wanted(sight: Sight, fits: (kind: number) => boolean): number
  /** How gladly a card is trashed; 0: no wish, below 0: it is spared unless one must. */
  trash(sight: Sight, kind: number): number
}

export interface Standing {
  /** Another moment: what was reckoned does not hold any more. */
  look(): void
  /** How many turns are still to come, roughly. */
  turnsLeft(sight: Sight): number
  /** How much of what a card will do is still to come, from 1 down. */
  lasting(sight: Sight): number
  /** What it costs to carry a card that does nothing, in coins of now. */
  burden(sight: Sight): number
  /** What a card that is drawn now is worth on average. */
  drawn(sight: Sight, playable: boolean): number
  /** What it is worth to play an Action of the kind now. */
  playing(sight: Sight, kind: number): number
  /** What so many further actions are worth: much while Actions are stuck in the hand. */
  actions(sight: Sight, n: number): number
  /** What so many further coins are worth: most where they buy something better. */
  coins(sight: Sight, n: number, worthOf: (kind: number) => number): number
  /** What this turn would lose with so many coins of the hand. */
  spent(sight: Sight, n: number, worthOf: (kind: number) => number): number
}

const USUAL_TURNS = 16
const FEWEST_TURNS = 3
/** Turns that a Province in the supply stands for, with two players. */
const TURNS_A_PROVINCE = 1.7
const HAND = 5
/** A coin later is worth so much of one now, times what an average card makes. */
const LATER = 0.35
/** What an Action that is drawn can be worth, whatever it says. */
const DRAWN_ACTION = { least: 0.6, most: 2.5 }
const USUAL_DRAW = 0.9
/** What a coin of the hand that is given up costs by itself, and of what could have been bought with it. */
const GIVEN_UP = { coin: 0.2, purchase: 0.3 }

export function standingOf(table: CardTable, menu: Menu): Standing {
  const { cards, coins, playWorth, draws, isAction, isTerminal, price, gives, fills } = table
  const province = table.names.indexOf('Province')
  let counted = false
  let size = 0 // of the deck, hand and all
  let unseen = 0 // cards that could be drawn
  let money = 0 // on them
  let deeds = 0 // worth of the Actions among them

  function count(sight: Sight): void {
    if (counted) return
    counted = true
    size = unseen = money = deeds = 0
    for (let kind = 0; kind < cards.length; kind++) {
      const owned = sight.owned(kind)
      if (owned === 0) continue
      const left = owned - sight.inHand(kind)
      size += owned
      unseen += left
      money += left * coins[kind]
      if (isAction[kind]) deeds += left * Math.min(DRAWN_ACTION.most, Math.max(DRAWN_ACTION.least, playWorth[kind]))
    }
  }

  const turnsOfProvinces = (sight: Sight): number => (TURNS_A_PROVINCE * 2 * sight.left(province)) / table.players

  const turnsLeft = (sight: Sight): number =>
    sight.emptyPiles() >= 2
      ? FEWEST_TURNS
      : Math.min(turnsOfProvinces(sight), Math.max(FEWEST_TURNS, USUAL_TURNS - sight.turn()))

  // Long games are no reason to give cards away: only Provinces tell that the end is near.
  const lasting = (sight: Sight): number => Math.min(1, 0.25 + turnsOfProvinces(sight) / 8)

  function burden(sight: Sight): number {
    count(sight)
    return (LATER * HAND * turnsLeft(sight)) / Math.max(HAND, size)
  }

  function drawn(sight: Sight, playable: boolean): number {
    if (!sight.isMyTurn()) return USUAL_DRAW
    count(sight)
    return unseen <= 0 ? 0 : (money + (playable ? deeds : 0)) / unseen
  }

  function playing(sight: Sight, kind: number): number {
    const each = drawn(sight, sight.actions() + gives[kind] > 1)
    const filled = fills[kind] > 0 ? Math.max(0, fills[kind] + 1 - sight.handSize()) * each - FILLING : 0
    return playWorth[kind] + draws[kind] * (each - USUAL_DRAW) + filled
  }

  function actions(sight: Sight, n: number): number {
    if (!sight.isMyTurn()) return 0.4 * n
    let stuck = -sight.actions()
    let terminals = 0
    let worth = 0
    let others = 0
    for (let kind = 0; kind < cards.length; kind++) {
      const held = isAction[kind] ? sight.inHand(kind) : 0
      if (held === 0) continue
      stuck += held * (1 - gives[kind])
      if (!isTerminal[kind]) others += held
      else {
        terminals += held
        worth += held * Math.max(0.3, playWorth[kind] + draws[kind] * (drawn(sight, true) - USUAL_DRAW))
      }
    }
    // Where there is no action at all, the first one brings what goes on by itself, too.
    const blocked = others > 0 && sight.actions() === 0 ? 1 : 0
    const freed = Math.min(n, Math.max(0, stuck, blocked))
    const each = terminals > 0 ? worth / terminals : 1
    return freed * each + (n - freed) * (unseen > 0 && deeds > 0 ? 0.15 : 0.02)
  }

  /** What the menu would buy with so many coins. */
  const reach = (sight: Sight, n: number, worthOf: (kind: number) => number): number => {
    const kind = menu.wanted(sight, (each) => price[each] <= n)
    return kind < 0 ? 0 : Math.max(0, worthOf(kind))
  }

  /** Coins to spend in this turn, with those in hand that are not imagined to be gone. */
  function coinsNow(sight: Sight): number {
    let now = sight.coins()
    for (let kind = 0; kind < cards.length; kind++)
      if (coins[kind] > 0) now += coins[kind] * Math.max(0, sight.inHand(kind) - sight.gone[kind])
    return now
  }

  function coinsWorth(sight: Sight, n: number, worthOf: (kind: number) => number): number {
    if (!sight.isMyTurn()) return n
    if (sight.buys() === 0) return 0.05 * n
    const now = coinsNow(sight)
    return 0.4 * n + 0.6 * (reach(sight, now + n, worthOf) - reach(sight, now, worthOf))
  }

  function spent(sight: Sight, n: number, worthOf: (kind: number) => number): number {
    if (!sight.isMyTurn() || sight.buys() === 0) return 0
    const now = coinsNow(sight)
    return GIVEN_UP.coin * n + GIVEN_UP.purchase * (reach(sight, now, worthOf) - reach(sight, now - n, worthOf))
  }

  return {
    look() {
      counted = false
    },
    turnsLeft,
    lasting,
    burden,
    drawn,
    playing,
    actions,
    coins: coinsWorth,
    spent,
  }
}
