/** What is remembered of each card: how often it has moved, and who knows where it is. */
import { DISCARD_END, EVERYONE, HAND_END, L, META_AT, PLAY_END, S, STAYS, Z_SUPPLY } from './layout.ts'
import { arenaOf, seatAt } from './seats.ts'

// What is remembered of each card
export const knowers = (id: number): number => S[L[META_AT] + id] & 255
/** The card has moved to where these seats, as bits, know it to be. */
export const movedKnown = (id: number, seats: number): void => {
  S[L[META_AT] + id] = (S[L[META_AT] + id] + 256) | seats
}

export const letKnow = (id: number, seats: number): void => {
  S[L[META_AT] + id] |= seats
}
export const forget = (id: number, seatsThatStillKnow: number): void => {
  S[L[META_AT] + id] &= ~255 | seatsThatStillKnow
}

/** Where a card is expected: how often it has moved, its zone, and whose. */
export const reference = (id: number, zone: number, seat: number): number =>
  ((S[L[META_AT] + id] >>> 8) & 255) | (zone << 8) | (seat << 13)
export const zoneOf = (ref: number): number => (ref >> 8) & 31
export const ownerOf = (ref: number): number => (ref >> 13) & 7
/** Whether the card has not moved since the reference was made. */
export const isThere = (id: number, ref: number): boolean =>
  id >= 0 && ref !== STAYS && ((S[L[META_AT] + id] >>> 8) & 255) === (ref & 255)

export const supplyReference = (id: number): number => reference(id, Z_SUPPLY, 0)

/** Cards left a hand unseen: nobody else can tell any more which of those they knew are still there. */
export function blurHand(seat: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) forget(S[arena + i], 1 << seat)
}

/** Whether the card is the one of a discard pile that everybody sees. */
export const isTopDiscard = (seat: number, id: number): boolean =>
  S[arenaOf(seat) + S[seatAt(seat) + DISCARD_END] - 1] === id

/** A card left a discard pile unseen: the same for the cards in it, but for the top one. */
export function blurDiscard(seat: number): void {
  const arena = arenaOf(seat)
  for (let i = S[seatAt(seat) + DISCARD_END] - 2; i >= 0; i--) forget(S[arena + i], 1 << seat)
}

/** The card left a hand unseen, together with others or not. */
export const moveUnseen = (id: number, seat: number): void => forget(id, 1 << seat)

/** Marks cards set aside that go to the discard pile when the turn ends; it stands beside the seats that know a card. */
export const UNTIL_TURN_END = 128

/** Everybody sees the top of a discard pile. */
export function showTop(seat: number): void {
  const n = S[seatAt(seat) + DISCARD_END]
  if (n > 0) letKnow(S[arenaOf(seat) + n - 1], L[EVERYONE])
}
