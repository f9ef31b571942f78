/**
 * The same engine for simulations: one game in the working memory, decisions as numbers in arrays made once, nothing
 * allocated from move to move. Rules and checks are those of `game.ts`; only the words around them are missing.
 *
 *     seedGames('fast:1')
 *     startGame(setting, 0)
 *     while (asked() !== ASKED.over) answerSomehow()
 */
import { IllegalMove, type Seed, seedRng } from '@freehold/kernel'
import { answer, chosen, listOptions } from './engine/asking/answer.ts'
import * as ask from './engine/asking/ask.ts'
import { typeBit } from './engine/compile/code.ts'
import { SHEET } from './engine/compile/operations.ts'
import {
  ACTIONS,
  ARENA_WORDS,
  ASIDE_END,
  BUYS,
  COINS,
  DECK,
  FP,
  HAND_END,
  HELD_ACTION,
  HELD_TREASURE,
  KINDS,
  L,
  P_TREASURE,
  PHASE,
  PILES_AT,
  PLACED,
  PLAY_END,
  RNG,
  S,
  TREASURES,
  TURN,
  TURNS,
  W,
} from './engine/memory/layout.ts'
import { definitionOf, idKind, kindPile, kindTypes, setting } from './engine/memory/lookup.ts'
import { topKind } from './engine/memory/piles.ts'
import { idOfPlaced, ownerOfPlaced } from './engine/memory/places.ts'
import { arenaOf, handSize, holds, seatAt } from './engine/memory/seats.ts'
import type { Setting } from './engine/memory/setting.ts'
import { unload } from './engine/memory/state.ts'
import { payable, payOffInBuyPhase } from './engine/rules/debt.ts'
import { isInDebt } from './engine/rules/holdings.ts'
import { buyLandscape, mayBuyLandscape } from './engine/rules/landscapes.ts'
import {
  answerPhase,
  canBuyAny,
  END,
  playKind as playFromPhase,
  playFromPlace,
  SPEND_COFFERS,
  SPEND_VILLAGERS,
  usableCoffers,
} from './engine/rules/phases.ts'
import { buy } from './engine/rules/procedures.ts'
import { run } from './engine/rules/run.ts'
import { mayBuy } from './engine/rules/states.ts'
import { playNextTreasure } from './engine/rules/treasures.ts'
import { dealAnew, dealHandsAnew } from './engine/seen/determinize.ts'
import { dealOn } from './setup/deal.ts'

export type { Setting } from './engine/memory/setting.ts'
/** Thrown where a chain of cards grows longer than a state has room for. */
export { roomier } from './engine/memory/setting.ts'
export { NoRoom } from './engine/memory/stack.ts'
export {
  adopt,
  cloneState,
  load as loadState,
  newState,
  type State,
  save as saveState,
  type World,
  worldOf,
} from './engine/memory/state.ts'
export { score } from './engine/rules/scoring.ts'
export { settingOf } from './setup/piles.ts'

/** What can be asked; the options of all but `action`, `buy` and `night` stand in `options`, meaning what is said here. */
export const ASKED = {
  over: ask.D_OVER,
  action: ask.D_ACTION,
  buy: ask.D_BUY,
  pick: ask.D_PICK, // cards: `kindOfCard` says which
  gain: ask.D_GAIN, // kinds
  may: ask.D_YES_NO, // 1 and 0
  choose: ask.D_OPTIONS, // numbers of the card's options
  name: ask.D_NAME, // kinds
  trigger: ask.D_WINDOW, // effects; the last one, -1, is to be done
  order: ask.D_ORDER, // cards
  position: ask.D_POSITION, // how many cards above
  night: ask.D_NIGHT,
  amount: ask.D_AMOUNT, // how much is paid
} as const

const ACTION = typeBit('Action')
const TREASURE = typeBit('Treasure')
const NIGHT = typeBit('Night')

/** Sets the random generator; games follow one another on it. */
export function seedGames(seed: Seed): void {
  unload()
  seedRng(W, RNG, seed)
}

/** Deals a game and goes on to its first decision. */
export function startGame(of: Setting, firstSeat: number): void {
  unload()
  dealOn(of, firstSeat)
}

/** Says that the working memory no longer holds the state that was loaded, because the game goes on in it. */
export const forgetState = unload

/** Deals anew whatever the seat does not know, and goes on from the given seed; the same is asked as before. */
export function dealHidden(seat: number, seed: Seed): void {
  unload()
  dealAnew(seat, seed)
  run()
}

/** Deals all hands and decks anew but for what everybody was shown, and goes on from the given seed. */
export function dealHands(seed: Seed): void {
  unload()
  dealHandsAnew(seed)
  run()
}

// The decision

export const asked = (): number => ask.D[ask.KIND]
/** Who chooses. */
export const askedSeat = (): number => ask.D[ask.CHOOSER]
export const fewest = (): number => ask.D[ask.MIN]
export const most = (): number => ask.D[ask.MAX]
/** The step of a card that asks; undefined where the rules of the turn or a window do. */
export const askingStep = () => (ask.D[ask.SITE] >= 0 ? setting.code.sites[ask.D[ask.SITE]].step : undefined)
/** The number of that step among all steps that ask, `setting.code.sites`; -1 likewise. */
export const askingSite = (): number => ask.D[ask.SITE]
export const optionCount = (): number => listOptions()
export const options = ask.options
/** What an option is that stands for a card or landscape; those are numbered on behind the kinds. */
export const kindOfCard = (card: number): number => (card < SHEET ? idKind[card] : card - SHEET)

/** Where `answerChosen` finds the numbers of the chosen options. */
export { chosen }

/** Answers with the first `n` numbers of `chosen`. */
export function answerChosen(n: number): void {
  const count = listOptions()
  if (n < fewest() || n > most()) throw new IllegalMove(`${n} options chosen; ${fewest()} to ${most()} may be`)
  for (let i = 0; i < n; i++) {
    if (chosen[i] < 0 || chosen[i] >= count) throw new IllegalMove(`There is no option ${chosen[i]}`)
    for (let j = 0; j < i; j++)
      if (chosen[i] === chosen[j]) throw new IllegalMove(`Option ${chosen[i]} is chosen twice`)
  }
  answer(n)
}

// Shortcuts for the phases of a turn: by kind, without listing the options

/** The types that can be played now, as bits. */
function playable(): number {
  if (mayPlayAction()) return ACTION
  if (asked() === ask.D_NIGHT) return NIGHT
  return asked() === ask.D_BUY && S[PHASE] === P_TREASURE ? TREASURE : 0
}

/** Whether a card of the kind can be played from the hand now. */
export const canPlay = (kind: number): boolean =>
  kind < L[KINDS] && (kindTypes[kind] & playable()) !== 0 && inHand(S[TURN], kind) > 0

export function playKind(kind: number): void {
  const types = playable()
  if (!(kindTypes[kind] & types) || !playFromPhase(kind)) {
    throw new IllegalMove(`${setting.kinds[kind].name} cannot be played now`)
  }
  run()
}

/**
 * Plays the action card in hand that a table by kind values most, the first of these; false where none has a value above 0. There
 * is no branch for what a card is worth, which nobody could foretell: value and place are compared as one number.
 */
export function playMostInHand(values: Int16Array): boolean {
  const seat = S[TURN]
  const hand = arenaOf(seat) + S[seatAt(seat) + PLAY_END]
  let most = 0
  for (let i = handSize(seat) - 1; i >= 0; i--) {
    const less = most - ((values[idKind[S[hand + i]]] << PLACE_BITS) | (PLACES - i))
    most -= less & (less >> 31)
  }
  if (most >> PLACE_BITS <= 0) return false
  const place = PLACES - (most & PLACES)
  const kind = idKind[S[hand + place]]
  if (!mayPlayAction() || !(kindTypes[kind] & ACTION))
    throw new IllegalMove(`${setting.kinds[kind].name} cannot be played now`)
  playFromPlace(S[seatAt(seat) + PLAY_END] + place, kind)
  // Mostly nothing but numbers came of it, and the same is asked again.
  if (S[FP] > 0 || S[ACTIONS] === 0 || !holds(seat, HELD_ACTION)) run()
  return true
}

/** There may be no Action left where Villagers can be had for more. */
const mayPlayAction = (): boolean => asked() === ask.D_ACTION && S[ACTIONS] > 0

const PLACE_BITS = 11
const PLACES = (1 << PLACE_BITS) - 1

export function playTreasures(): void {
  if (asked() !== ask.D_BUY || S[PHASE] !== P_TREASURE) throw new IllegalMove('Treasures cannot be played now')
  S[TREASURES] = 1
  if (playNextTreasure(S[TURN]) && S[BUYS] > 0 && canBuyAny()) return // the same is asked again
  run()
}

/** What a kind costs now, in coins. */
export { cost as price } from './engine/rules/evaluate.ts'
/** Of a card, or of an Event or Project by its number behind the kinds. */
export const canBuy = (kind: number): boolean =>
  (kind < L[KINDS] ? mayBuyKind(kind) : mayBuyLandscape(kind)) && S[BUYS] > 0 && !isInDebt(S[TURN])

/** In a pile of several kinds only what lies on top. */
const mayBuyKind = (kind: number): boolean => mayBuy(kindPile[kind]) && topKind(kindPile[kind]) === kind

export function buyKind(kind: number): void {
  if (!tryToBuy(kind)) throw new IllegalMove(`${definitionOf(kind).name} cannot be bought now`)
}

/** Buys a card of the kind, or the landscape, if that is possible now. */
export function tryToBuy(kind: number): boolean {
  if (!canBuy(kind) || asked() !== ask.D_BUY) return false
  if (kind < L[KINDS]) buy(kindPile[kind])
  else buyLandscape(kind)
  run()
  return true
}

/** How many Coffers may be used now. */
export const coffers = (): number => usableCoffers(S[TURN])

/** Takes a coin from the Coffers. */
export function spendCoffers(): void {
  if ((asked() !== ask.D_ACTION && asked() !== ask.D_BUY) || coffers() === 0)
    throw new IllegalMove('No Coffers can be used now')
  answerPhase(SPEND_COFFERS)
  run()
}

/** Takes an Action for a Villager; the caller knows that there is one. */
export function spendVillager(): void {
  if (asked() !== ask.D_ACTION) throw new IllegalMove('No Villager can be used now')
  answerPhase(SPEND_VILLAGERS)
  run()
}

/** Pays off as much debt as there are coins for; false where there is nothing to pay. */
export function payOffDebt(): boolean {
  const n = asked() === ask.D_BUY ? payable(S[TURN]) : 0
  if (n === 0) return false
  payOffInBuyPhase(n)
  run()
  return true
}

export function endPhase(): void {
  if (!ask.isPhaseQuestion()) throw new IllegalMove('A card is being resolved')
  answerPhase(END)
  run()
}

// What there is

export const turnSeat = (): number => S[TURN]
export const actions = (): number => S[ACTIONS]
export const buys = (): number => S[BUYS]
export const coins = (): number => S[COINS]
export const leftInPile = (kind: number): number => S[L[PILES_AT] + kindPile[kind]]
/** Whether everybody sees the kind on top of its pile. */
export const isOnTop = (kind: number): boolean => {
  const pile = kindPile[kind]
  return pile >= 0 && S[L[PILES_AT] + pile] > 0 && topKind(pile) === kind && !setting.piles[pile].faceDown
}
export const turnsOf = (seat: number): number => S[seatAt(seat) + TURNS]
export const treasuresUnplayed = (): boolean => S[PHASE] === P_TREASURE

export function inHand(seat: number, kind: number): number {
  const arena = arenaOf(seat)
  const end = arena + S[seatAt(seat) + HAND_END]
  let n = 0
  for (let i = arena + S[seatAt(seat) + PLAY_END]; i < end; i++) if (idKind[S[i]] === kind) n++
  return n
}

export const holdsAction = (seat: number): boolean => holds(seat, HELD_ACTION)
export const holdsTreasure = (seat: number): boolean => holds(seat, HELD_TREASURE)

export function owned(seat: number, kind: number): number {
  const arena = arenaOf(seat)
  let n = 0
  for (let i = S[seatAt(seat) + ASIDE_END] - 1; i >= 0; i--) if (idKind[S[arena + i]] === kind) n++
  for (let i = S[seatAt(seat) + DECK]; i > 0; i--) if (idKind[S[arena + L[ARENA_WORDS] - i]] === kind) n++
  for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat && idKind[idOfPlaced(i)] === kind) n++
  return n
}

/** The same for all kinds at once, into a table by kind. */
export function countOwned(seat: number, counts: Int16Array): void {
  for (let kind = 0; kind < counts.length; kind++) counts[kind] = 0
  const arena = arenaOf(seat)
  const end = arena + S[seatAt(seat) + ASIDE_END]
  for (let i = arena; i < end; i++) counts[idKind[S[i]]]++
  const bottom = arena + L[ARENA_WORDS]
  for (let i = bottom - S[seatAt(seat) + DECK]; i < bottom; i++) counts[idKind[S[i]]]++
  for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat) counts[idKind[idOfPlaced(i)]]++
}
