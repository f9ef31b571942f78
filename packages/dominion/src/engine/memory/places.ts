/**
 * Places with a name: mats, Exile, cards set aside until later. What lies there belongs to a player and is theirs at the end.
 * All of it is one list of cards, each with its place and owner; a game without such places has no room for it.
 */
import { EVERYONE, L, PILES_AT, PLACED, PLACED_AT, PLACING, S, W, WAITING, Z_PLACES } from './layout.ts'
import { idWaits, placeSeen, SEEN_BY_ALL, SEEN_BY_OWNER } from './lookup.ts'
import { NoRoom } from './stack.ts'

const placing = (i: number): number => L[PLACED_AT] + i * PLACING
const whereabouts = (zone: number, seat: number): number => (zone << 8) | (seat << 13)

/** Who sees a card that comes to lie in a place, as bits. */
export function seatsThatSee(zone: number, seat: number): number {
  const seen = placeSeen[zone - Z_PLACES]
  return seen === SEEN_BY_ALL ? L[EVERYONE] : seen === SEEN_BY_OWNER ? 1 << seat : 0
}

/** Adds a card to the list. */
export function layInPlace(seat: number, id: number, zone: number): void {
  const at = placing(S[PLACED])
  if (at + PLACING > L[PILES_AT]) throw new NoRoom()
  S[at] = id
  S[at + 1] = whereabouts(zone, seat)
  S[PLACED]++
  W[WAITING] |= idWaits[id]
}

/** Takes a card off the list; false where it is not in the place. */
export function takeFromPlace(id: number, zone: number, seat: number): boolean {
  const i = find(id, zone, seat)
  if (i < 0) return false
  S.copyWithin(placing(i), placing(i + 1), placing(S[PLACED]--))
  return true
}

function find(id: number, zone: number, seat: number): number {
  for (let i = S[PLACED] - 1; i >= 0; i--)
    if (S[placing(i)] === id && zoneOfPlaced(i) === zone && ownerOfPlaced(i) === seat) return i
  return -1
}

// The list, by number from 0 to S[PLACED] - 1, in the order in which the cards came
export const idOfPlaced = (i: number): number => S[placing(i)]
export const wordOfPlaced = (i: number): number => placing(i)
export const zoneOfPlaced = (i: number): number => (S[placing(i) + 1] >> 8) & 31
export const ownerOfPlaced = (i: number): number => (S[placing(i) + 1] >> 13) & 7

/** The cards of a player in a place. */
export function cardsInPlace(zone: number, seat: number): number[] {
  const ids: number[] = []
  for (let i = 0; i < S[PLACED]; i++) if (zoneOfPlaced(i) === zone && ownerOfPlaced(i) === seat) ids.push(idOfPlaced(i))
  return ids
}
