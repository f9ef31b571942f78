/**
 * A state as a seat may imagine it: what it sees lies as it sees it, and what it does not see is dealt by lot from the
 * cards that are left over. For searches, which must not know more than their player.
 */
import { type Seat, type Seed, seedRng } from '@freehold/kernel'
import { typeBit } from '../compile/code.ts'
import {
  ACTIONS,
  ACTIONS_PLAYED,
  ARENA_WORDS,
  ASIDE_END,
  BOUGHT,
  BUYS,
  CHEAPER,
  COINS,
  DECIDER,
  DECK,
  DISCARD_END,
  EMPTY,
  END_PILE,
  EVERYONE,
  EXTRA,
  FIXED,
  HAND_DRAW,
  HAND_END,
  IN_A_ROW,
  L,
  LAST_NORMAL,
  META_AT,
  P_ACTION,
  P_BUY,
  P_TREASURE,
  PHASE,
  PILES_AT,
  PLAY_END,
  PLAYED_AT,
  POINTS,
  POTIONS,
  RNG,
  S,
  SP,
  STACK_AT,
  TRASH_AT,
  TRASHED,
  TURN,
  TURN_NUMBER,
  TURNS,
  W,
  WAITING,
} from '../memory/layout.ts'
import { kindCoins, kindCounted, kindTypes, type Setting, use } from '../memory/setting.ts'
import { newState, type State, save, unload, windowOf } from '../memory/state.ts'
import { arenaOf, become, blurHandTypes, layOnPile, seatAt } from '../memory/zones.ts'
import { run } from '../rules/run.ts'
import { Stock } from './stock.ts'
import type { DominionView, SeatView } from './view.ts'
import { layWaiting } from './waiting.ts'

/** What a seat knows beyond its view because it was there. Numbers by seat and kind; all may be too small, none too large. */
export interface Remembered {
  readonly owned: readonly Int16Array[] // cards that a player has
  readonly discards: readonly Int16Array[] // of these, cards that lie in the discard pile
  readonly plays: readonly Int16Array[] // how often a kind was played in the player's latest turn
  readonly bought: number // cards bought in this turn
}

const ACTION = typeBit('Action')

/**
 * The state that a seat imagines at a moment of its own turn in which no card is being resolved. Throws where the view
 * cannot be one of this setting.
 */
export function stateFromView(setting: Setting, view: DominionView, remembered: Remembered, seed: Seed): State {
  if (typeof view.viewer !== 'number') throw new Error('Only a seat imagines a state')
  unload()
  use(setting)
  windowOf(setting).fill(0)
  seedRng(W, RNG, seed)
  const stock = new Stock(setting, view)
  layPiles(setting, view, stock)
  for (const name of view.trash) {
    const id = stock.take(name)
    S[L[TRASH_AT] + S[TRASHED]++] = id
    S[L[META_AT] + id] = L[EVERYONE]
  }
  const seats = view.seats.map((seen, seat) => new SeatLayer(seat, seen, view.viewer as Seat, stock))
  for (const layer of seats) layer.layDiscards(remembered.discards[layer.seat])
  for (const layer of seats) layer.expect(remembered.owned[layer.seat])
  stock.fillMixedPiles()
  for (const layer of seats) layer.layRest()
  setTurn(setting, view, remembered)
  layWaiting(setting, view, remembered.plays)
  run()
  const state = newState(setting)
  save(state)
  return state
}

function layPiles(setting: Setting, view: DominionView, stock: Stock): void {
  setting.piles.forEach((pile, p) => {
    const { count, card } = view.piles[p]
    S[L[PILES_AT] + p] = count
    if (count === 0 && pile.supply) {
      S[EMPTY]++
      if (pile.endsGame) S[END_PILE] = 1
    }
    if (setting.pileStored[p] < 0) return
    if (pile.cards.length > 1) {
      if (card !== null) layOnPile(p, count - 1, stock.take(card))
    } else for (let i = 0; i < count; i++) layOnPile(p, i, stock.take(pile.name))
  })
}

/** Lays the cards of one seat: first those that are seen, in the end those that are not. */
class SeatLayer {
  readonly seat: number
  readonly #seen: SeatView
  readonly #stock: Stock
  readonly #arena: number
  readonly #known: number // who knows a card that the viewer knows, as bits
  readonly #hidden: number // who knows a card that the viewer does not
  readonly #shown: Int16Array // by kind: cards of this seat that lie where they are known to be
  readonly #places: number[] = [] // for cards that are not known
  #bag: number[] = []
  #discards: number // places in the discard pile not laid yet, from below

  constructor(seat: number, seen: SeatView, viewer: Seat, stock: Stock) {
    this.seat = seat
    this.#seen = seen
    this.#stock = stock
    this.#arena = arenaOf(seat)
    this.#known = (1 << viewer) | (1 << seat)
    this.#hidden = seat === viewer ? 0 : 1 << seat
    this.#shown = stock.counts()
    const { discard, play, hand, aside, deck } = seen
    const at = seatAt(seat)
    S[at + DISCARD_END] = discard.count
    S[at + PLAY_END] = discard.count + play.length
    S[at + HAND_END] = S[at + PLAY_END] + hand.count
    S[at + ASIDE_END] = S[at + HAND_END] + aside.count
    S[at + DECK] = deck.count
    S[at + FIXED] = Math.max(0, ...deck.known.map(({ above }) => above + 1))
    S[at + TURNS] = seen.turns
    S[at + POINTS] = seen.tokens
    this.#discards = Math.max(0, discard.count - 1)
    if (discard.top !== null) this.#lay(this.#arena + discard.count - 1, discard.top, L[EVERYONE])
    play.forEach(({ card, as }, i) => {
      const id = this.#lay(this.#arena + discard.count + i, card, L[EVERYONE])
      if (as === undefined) return
      become(id, stock.kindOf(as))
    })
    this.#layZone(S[at + PLAY_END], hand.count, hand.cards ?? seen.known)
    this.#layZone(S[at + HAND_END], aside.count, aside.cards)
    const deckTop = this.#arena + L[ARENA_WORDS] - deck.count
    const known = new Map(deck.known.map(({ above, card }) => [above, card]))
    for (let i = 0; i < deck.count; i++) {
      const card = known.get(i)
      if (card === undefined) this.#places.push(deckTop + i)
      else this.#lay(deckTop + i, card, this.#known)
    }
  }

  #layZone(from: number, count: number, cards: readonly string[]): void {
    for (let i = 0; i < count; i++) {
      const place = this.#arena + from + i
      if (i < cards.length) this.#lay(place, cards[i], this.#known)
      else this.#places.push(place)
    }
  }

  #lay(place: number, card: string, knowers: number): number {
    const id = this.#stock.take(card)
    this.#shown[this.#stock.kindOf(card)]++
    S[place] = id
    S[L[META_AT] + id] = knowers
    return id
  }

  /** Cards that are remembered to lie under the top of the discard pile. */
  layDiscards(remembered: Int16Array): void {
    const top = this.#seen.discard.top === null ? -1 : this.#stock.kindOf(this.#seen.discard.top)
    let place = 0
    remembered.forEach((copies, kind) => {
      for (let n = copies - (kind === top ? 1 : 0); n > 0 && place < this.#discards; n--) {
        const id = this.#stock.takeKind(kind)
        if (id < 0) return
        this.#shown[kind]++
        S[this.#arena + place++] = id
        S[L[META_AT] + id] = this.#known
      }
    })
    for (; place < this.#discards; place++) this.#places.push(this.#arena + place)
  }

  /** Puts aside for this seat what it is known to own. */
  expect(owned: Int16Array): void {
    owned.forEach((copies, kind) => {
      for (let n = copies - this.#shown[kind]; n > 0; n--) {
        const id = this.#stock.takeKind(kind)
        if (id >= 0) this.#bag.push(id)
      }
    })
    this.#stock.shuffle(this.#bag)
    for (const spare of this.#bag.splice(this.#places.length)) this.#stock.putBack(spare)
  }

  /** Fills all places that are left. */
  layRest(): void {
    while (this.#bag.length < this.#places.length) this.#bag.push(this.#stock.takeAny())
    this.#stock.shuffle(this.#bag)
    this.#places.forEach((place, i) => {
      S[place] = this.#bag[i]
      S[L[META_AT] + this.#bag[i]] = this.#hidden
    })
  }
}

function setTurn(setting: Setting, view: DominionView, { plays, bought }: Remembered): void {
  const { seat, number, phase, actions, buys, coins, potions, extra } = view.turn
  S[SP] = L[STACK_AT]
  W[WAITING] = -1 // whoever has what
  blurHandTypes()
  S[DECIDER] = -1
  S[TURN] = seat
  S[LAST_NORMAL] = seat
  S[TURN_NUMBER] = number
  S[IN_A_ROW] = extra ? 2 : 1
  S[EXTRA] = extra ? 1 : 0
  S[HAND_DRAW] = 5
  S[PHASE] = phase === 'action' ? P_ACTION : bought > 0 ? P_BUY : P_TREASURE
  S[ACTIONS] = actions
  S[BUYS] = buys
  S[COINS] = coins
  S[POTIONS] = potions
  S[BOUGHT] = bought
  S[CHEAPER] = Math.max(
    0,
    ...view.piles.map(({ card, cost }) => (card === null ? 0 : listed(setting, card) - (cost ?? 0))),
  )
  plays[seat].forEach((times, kind) => {
    if (kindTypes[kind] & ACTION) S[ACTIONS_PLAYED] += times
    if (kindCounted[kind]) S[L[PLAYED_AT] + kind] = times
  })
}

const listed = ({ kinds }: Setting, card: string): number => kindCoins[kinds.findIndex(({ name }) => name === card)]
