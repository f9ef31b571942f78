/** What fast players may look at beyond the decision itself: the words of a question, as numbers. */
import { CHOOSER, D, deciderOf, options } from './engine/asking/ask.ts'
import {
  ASIDE_END,
  DECK,
  DISCARD_END,
  EMPTY,
  F_ACTOR,
  F_IT,
  FP,
  HAND_END,
  PLACED,
  PLAY_END,
  POTIONS,
  S,
  TURN,
  TURN_NUMBER,
} from './engine/memory/layout.ts'
import { idKind } from './engine/memory/lookup.ts'
import { kindOf } from './engine/memory/overlays.ts'
import { idOfPlaced, ownerOfPlaced } from './engine/memory/places.ts'
import { arenaOf, seatAt } from './engine/memory/seats.ts'
import { describeCandidate } from './engine/rules/described-candidates.ts'

/** Who answers: somebody else than the asked seat only in a turn that was taken over. */
export const answeringSeat = (): number => deciderOf(D[CHOOSER])

/** To whom it happens, who need not be the one who chooses. */
export const whose = (): number => (S[FP] > 0 ? S[S[FP] + F_ACTOR] : S[TURN])

/** The kind of the card that set it off; -1: none did. */
export const setOffBy = (): number => (S[FP] > 0 && S[S[FP] + F_IT] >= 0 ? kindOf(S[S[FP] + F_IT]) : -1)

/** The kind of the card that an option of `ASKED.trigger` comes from; -1: to be done. */
export const kindOfEffect = (option: number): number =>
  options[option] === -1 ? -1 : describeCandidate(options[option]).kind

/** Whether an option of `ASKED.trigger` is a Reaction that was revealed for the same event before. */
export const isRevealedAgain = (option: number): boolean =>
  options[option] !== -1 && describeCandidate(options[option]).again === true

/** Whether an option of `ASKED.trigger` discards copies of the event's card from Exile. */
export const isFromExile = (option: number): boolean =>
  options[option] !== -1 && describeCandidate(options[option]).fromExile === true

/** Turns begun by anybody. */
export const turnNumber = (): number => S[TURN_NUMBER]
export const potions = (): number => S[POTIONS]
export const emptyPiles = (): number => S[EMPTY]
export const handSize = (seat: number): number => S[seatAt(seat) + HAND_END] - S[seatAt(seat) + PLAY_END]
/** How many cards a seat could draw: those of its deck and its discard pile. */
export const drawable = (seat: number): number => S[seatAt(seat) + DECK] + S[seatAt(seat) + DISCARD_END]
export const asideSize = (seat: number): number => S[seatAt(seat) + ASIDE_END] - S[seatAt(seat) + HAND_END]

/** The kind of one of the cards that a seat has set aside. */
export const asideKind = (seat: number, i: number): number => idKind[S[arenaOf(seat) + S[seatAt(seat) + HAND_END] + i]]

export function inPlay(seat: number, kind: number): number {
  const arena = arenaOf(seat)
  const end = arena + S[seatAt(seat) + PLAY_END]
  let n = 0
  for (let i = arena + S[seatAt(seat) + DISCARD_END]; i < end; i++) if (idKind[S[i]] === kind) n++
  return n
}

/** How many of a kind lie in Exile or on another mat of a seat. */
export function onMats(seat: number, kind: number): number {
  let n = 0
  for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat && idKind[idOfPlaced(i)] === kind) n++
  return n
}
