/**
 * Cards and where they lie. A player's cards are one stretch of memory, the *arena*:
 *
 *     [ discard, top last | in play | hand | aside ]  …free…  [ deck, top first ]
 *
 * so that playing a card, cleaning up and drawing move boundaries and few cards. The order in hand and aside means
 * nothing.
 */
import { claim, release } from './heirs.ts'
import { forget, isThere, letKnow, movedKnown, ownerOf, zoneOf } from './knowledge.ts'
import {
  ASIDE_END,
  COVERED_IS_LOST,
  DECK,
  DISCARD_END,
  EVERYONE,
  FIXED,
  HAND_END,
  HEIRS,
  HELD,
  L,
  OVERLAYS,
  PILES_AT,
  PLACED,
  PLAY_END,
  R_EVENT,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  STAYED,
  TRASH_AT,
  TRASHED,
  W,
  WAITING,
  Z_ASIDE,
  Z_DECK,
  Z_DISCARD,
  Z_HAND,
  Z_PLAY,
  Z_SUPPLY,
  Z_TRASH,
} from './layout.ts'
import { idHeld, idKind, idWaits, kindPile, kindWaits } from './lookup.ts'
import { dropOverlay, overlay } from './overlays.ts'
import { takeFromPile, topOfPile } from './piles.ts'
import { idOfPlaced, layInPlace, seatsThatSee, takeFromPlace } from './places.ts'
import { arenaOf, deckTopOf, seatAt } from './seats.ts'
import { firstWaits } from './use.ts'

/** The card belongs to somebody: what it waits for can happen from now on. */
const own = (seat: number, id: number): void => {
  if (L[HEIRS]) claim(seat, id)
  W[WAITING] |= idWaits[id]
}

// Putting a card somewhere
export function intoHand(seat: number, id: number, seen: number): void {
  own(seat, id)
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const hand = S[at + HAND_END]++
  S[arena + S[at + ASIDE_END]++] = S[arena + hand]
  S[arena + hand] = id
  movedKnown(id, seen | (1 << seat))
  W[(at >> 1) + HELD] += idHeld[id]
}

export function intoPlay(seat: number, id: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const play = S[at + PLAY_END]++
  const hand = S[at + HAND_END]++
  S[arena + S[at + ASIDE_END]++] = S[arena + hand]
  S[arena + hand] = S[arena + play]
  S[arena + play] = id
  movedKnown(id, L[EVERYONE])
  own(seat, id)
}

export function intoDiscard(seat: number, id: number, seen: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const play = S[at + PLAY_END]++
  const hand = S[at + HAND_END]++
  const discard = S[at + DISCARD_END]++
  S[arena + S[at + ASIDE_END]++] = S[arena + hand]
  S[arena + hand] = S[arena + play]
  for (let i = play; i > discard; i--) S[arena + i] = S[arena + i - 1]
  S[arena + discard] = id
  movedKnown(id, seen)
  own(seat, id)
}

export function intoAside(seat: number, id: number, seen: number): void {
  const at = seatAt(seat)
  S[arenaOf(seat) + S[at + ASIDE_END]++] = id
  movedKnown(id, seen)
  own(seat, id)
}

export function ontoDeck(seat: number, id: number, seen: number): void {
  const at = seatAt(seat)
  S[at + DECK]++
  S[at + FIXED]++
  S[deckTopOf(seat)] = id
  movedKnown(id, seen | (1 << seat))
  own(seat, id)
}

/** Into a place with a name, where those see it whom the place shows it to. */
export function intoPlace(seat: number, id: number, zone: number): void {
  if (L[HEIRS]) claim(seat, id)
  layInPlace(seat, id, zone)
  movedKnown(id, 0)
  forget(id, 0)
  letKnow(id, seatsThatSee(zone, seat))
}

export function intoTrash(id: number): void {
  S[L[TRASH_AT] + S[TRASHED]++] = id
  if (L[HEIRS]) release(id)
  movedKnown(id, L[EVERYONE])
}

// Taking a card from where it is expected

/** Takes the card away if it is still where the reference says; the caller puts it somewhere at once. */
export function take(id: number, ref: number): boolean {
  if (!isThere(id, ref)) return false
  const seat = ownerOf(ref)
  const at = seatAt(seat)
  switch (zoneOf(ref)) {
    case Z_DISCARD: {
      const place = find(seat, id, 0, S[at + DISCARD_END])
      if (place < 0 || (L[COVERED_IS_LOST] && place !== S[at + DISCARD_END] - 1)) return false
      takeFromDiscard(seat, place)
      return true
    }
    case Z_PLAY: {
      const place = find(seat, id, S[at + DISCARD_END], S[at + PLAY_END])
      if (place < 0) return false
      takeFromPlay(seat, place)
      return true
    }
    case Z_HAND: {
      const place = find(seat, id, S[at + PLAY_END], S[at + HAND_END])
      if (place < 0) return false
      takeFromHand(seat, place)
      return true
    }
    case Z_ASIDE: {
      const place = find(seat, id, S[at + HAND_END], S[at + ASIDE_END])
      if (place < 0) return false
      const arena = arenaOf(seat)
      S[arena + place] = S[arena + --S[at + ASIDE_END]]
      return true
    }
    case Z_DECK: {
      if (S[at + DECK] === 0 || S[deckTopOf(seat)] !== id) return false
      S[at + DECK]--
      S[at + FIXED]--
      return true
    }
    case Z_TRASH: {
      for (let i = S[TRASHED] - 1; i >= 0; i--) {
        if (S[L[TRASH_AT] + i] !== id) continue
        S.copyWithin(L[TRASH_AT] + i, L[TRASH_AT] + i + 1, L[TRASH_AT] + S[TRASHED]--)
        return true
      }
      return false
    }
    case Z_SUPPLY: {
      const pile = kindPile[idKind[id]]
      if (S[L[PILES_AT] + pile] === 0 || topOfPile(pile) !== id) return false
      takeFromPile(pile)
      return true
    }
    default:
      return takeFromPlace(id, zoneOf(ref), seat)
  }
}

function find(seat: number, id: number, from: number, to: number): number {
  const arena = arenaOf(seat)
  for (let i = to - 1; i >= from; i--) if (S[arena + i] === id) return i
  return -1
}

function takeFromHand(seat: number, place: number): void {
  W[(seatAt(seat) >> 1) + HELD] -= idHeld[S[arenaOf(seat) + place]]
  fillGap(seat, place)
}

/** Fills a gap in the hand, or before it, with the last card there and that one's with the last aside. */
function fillGap(seat: number, place: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const last = --S[at + HAND_END]
  S[arena + place] = S[arena + last]
  S[arena + last] = S[arena + --S[at + ASIDE_END]]
}

function takeFromPlay(seat: number, place: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const last = --S[at + PLAY_END]
  if (place - S[at + DISCARD_END] < S[at + STAYED]) S[at + STAYED]--
  if (S[OVERLAYS] > 0) dropOverlay(S[arena + place])
  for (let i = place; i < last; i++) S[arena + i] = S[arena + i + 1]
  fillGap(seat, last)
}

function takeFromDiscard(seat: number, place: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  S[at + DISCARD_END]--
  const last = --S[at + PLAY_END]
  for (let i = place; i < last; i++) S[arena + i] = S[arena + i + 1]
  fillGap(seat, last)
}

/** The same as to take a card from hand and lay it into play, at once. */
export function layIntoPlay(seat: number, place: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const first = arena + S[at + PLAY_END]++
  const last = arena + S[at + HAND_END] - 1
  const id = S[arena + place]
  S[arena + place] = S[last]
  S[last] = S[first]
  S[first] = id
  W[(at >> 1) + HELD] -= idHeld[id]
  movedKnown(id, L[EVERYONE])
}

/** From hand into play, the commonest move of all. */
export function playFromHand(seat: number, place: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const first = S[at + PLAY_END]++
  const id = S[arena + place]
  S[arena + place] = S[arena + first]
  S[arena + first] = id
  W[(at >> 1) + HELD] -= idHeld[id]
  movedKnown(id, L[EVERYONE])
}

/** What is waited for by those who have what there is now. */
export function waitAnew(): void {
  let bits = firstWaits()
  for (let seat = 0; seat < L[SEATS]; seat++) {
    const at = seatAt(seat)
    for (let i = 0; i < S[at + ASIDE_END]; i++) bits |= idWaits[S[arenaOf(seat) + i]]
    for (let i = deckTopOf(seat), end = i + S[at + DECK]; i < end; i++) bits |= idWaits[S[i]]
  }
  for (let i = 0; i < S[PLACED]; i++) bits |= idWaits[idOfPlaced(i)]
  for (let i = 0; i < S[OVERLAYS]; i++) bits |= kindWaits[S[overlay(i) + 1]]
  for (let i = 0; i < S[RECORDS]; i++) bits |= 1 << S[L[RECORDS_AT] + i * RECORD + R_EVENT]
  W[WAITING] = bits
}
