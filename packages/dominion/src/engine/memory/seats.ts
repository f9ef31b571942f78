/**
 * Players. Each has some words of its own, and its cards as one stretch of memory, the *arena*, see `zones.ts`.
 */
import { ARENA_OF, DECK, HAND_END, HELD, HELD_MASK, L, PLAY_END, PLAYER, PLAYERS, S, SEATS, W } from './layout.ts'
import { idHeld } from './lookup.ts'

/** The seat so many places to the left of another, at most once around. */
export const leftOf = (seat: number, places: number): number => {
  const to = seat + places
  return to >= L[SEATS] ? to - L[SEATS] : to
}

/** The words of a seat. */
export const seatAt = (seat: number): number => PLAYERS + seat * PLAYER
/** The arena of a seat, and where its deck's bottom lies. */
export const arenaOf = (seat: number): number => L[ARENA_OF + seat]
export const deckTopOf = (seat: number): number => L[ARENA_OF + seat + 1] - S[seatAt(seat) + DECK]

export const handSize = (seat: number): number => S[seatAt(seat) + HAND_END] - S[seatAt(seat) + PLAY_END]

/** Whether a hand has a card that can be played as what is asked for: `HELD_ACTION` or `HELD_TREASURE`. */
export const holds = (seat: number, as: number): boolean => (W[(seatAt(seat) >> 1) + HELD] & (as * HELD_MASK)) !== 0

/** Hands were dealt by other ways than one by one. */
export function countHands(): void {
  for (let seat = 0; seat < L[SEATS]; seat++) {
    const at = seatAt(seat)
    let held = 0
    for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) held += idHeld[S[arenaOf(seat) + i]]
    W[(at >> 1) + HELD] = held
  }
}
