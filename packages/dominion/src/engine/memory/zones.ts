/**
 * Cards and where they lie. A player's cards are one stretch of memory, the *arena*:
 *
 *     [ discard, top last | in play | hand | aside ]  …free…  [ deck, top first ]
 *
 * so that playing a card, cleaning up and drawing move boundaries and few cards. The order in hand and aside means
 * nothing.
 */
import {
  ARENA_WORDS,
  ARENAS_AT,
  ASIDE_END,
  COVERED_IS_LOST,
  DECK,
  DISCARD_END,
  EMPTY,
  END_PILE,
  EVERYONE,
  FIXED,
  HAND_END,
  HELD,
  HELD_MASK,
  L,
  META_AT,
  OVERLAY,
  OVERLAYS,
  OVERLAYS_AT,
  PILE_CARDS_AT,
  PILES_AT,
  PLACED,
  PLACED_AT,
  PLAY_END,
  PLAYER,
  PLAYERS,
  R_EVENT,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  STAYED,
  STAYS,
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
import {
  idHeld,
  idKind,
  idWaits,
  kindPile,
  kindWaits,
  pileBase,
  pileEnds,
  pileKind,
  pileStored,
  pileSupply,
} from './lookup.ts'
import { idOfPlaced, layInPlace, seatsThatSee, takeFromPlace } from './places.ts'
import { NoRoom } from './stack.ts'
import { firstWaits } from './use.ts'

/** The seat so many places to the left of another, at most once around. */
export const leftOf = (seat: number, places: number): number => {
  const to = seat + places
  return to >= L[SEATS] ? to - L[SEATS] : to
}

/** The words of a seat. */
export const seatAt = (seat: number): number => PLAYERS + seat * PLAYER
/** The arena of a seat, and where its deck's bottom lies. */
export const arenaOf = (seat: number): number => L[ARENAS_AT] + seat * L[ARENA_WORDS]
export const deckTopOf = (seat: number): number => L[ARENAS_AT] + (seat + 1) * L[ARENA_WORDS] - S[seatAt(seat) + DECK]

export const handSize = (seat: number): number => S[seatAt(seat) + HAND_END] - S[seatAt(seat) + PLAY_END]

// What is remembered of each card

export const knowers = (id: number): number => S[L[META_AT] + id] & 255
/** The card has moved to where these seats, as bits, know it to be. */
export const movedKnown = (id: number, seats: number): void => {
  S[L[META_AT] + id] = (S[L[META_AT] + id] + 256) | seats
}
/** The card belongs to somebody: what it waits for can happen from now on. */
const own = (id: number): void => {
  W[WAITING] |= idWaits[id]
}
export const letKnow = (id: number, seats: number): void => {
  S[L[META_AT] + id] |= seats
}
const forget = (id: number, seatsThatStillKnow: number): void => {
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

// Putting a card somewhere

export function intoHand(seat: number, id: number, seen: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const hand = S[at + HAND_END]++
  S[arena + S[at + ASIDE_END]++] = S[arena + hand]
  S[arena + hand] = id
  movedKnown(id, seen | (1 << seat))
  W[(at >> 1) + HELD] += idHeld[id]
  own(id)
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
  own(id)
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
  own(id)
}

export function intoAside(seat: number, id: number, seen: number): void {
  const at = seatAt(seat)
  S[arenaOf(seat) + S[at + ASIDE_END]++] = id
  movedKnown(id, seen)
  own(id)
}

export function ontoDeck(seat: number, id: number, seen: number): void {
  const at = seatAt(seat)
  S[at + DECK]++
  S[at + FIXED]++
  S[deckTopOf(seat)] = id
  movedKnown(id, seen | (1 << seat))
  own(id)
}

/** Into a place with a name, where those see it whom the place shows it to. */
export function intoPlace(seat: number, id: number, zone: number): void {
  layInPlace(seat, id, zone)
  movedKnown(id, 0)
  forget(id, 0)
  letKnow(id, seatsThatSee(zone, seat))
}

export function intoTrash(id: number): void {
  S[L[TRASH_AT] + S[TRASHED]++] = id
  movedKnown(id, L[EVERYONE])
}

export function ontoPile(id: number): void {
  const pile = kindPile[idKind[id]]
  layOnPile(pile, S[L[PILES_AT] + pile], id)
  oneMoreOn(pile)
  movedKnown(id, L[EVERYONE])
}

/** Under the cards of a pile that are listed. */
export function underPile(id: number): void {
  const pile = kindPile[idKind[id]]
  const bottom = L[PILE_CARDS_AT] + pileStored[pile]
  S.copyWithin(bottom + 1, bottom, bottom + S[L[PILES_AT] + pile])
  S[bottom] = id
  oneMoreOn(pile)
  movedKnown(id, 0)
}

function oneMoreOn(pile: number): void {
  if (S[L[PILES_AT] + pile]++ > 0 || !pileSupply[pile]) return
  S[EMPTY]--
  if (pileEnds[pile]) S[END_PILE] = 0
}

/** The card at a place of a pile, from below. Where cards of a pile are alike and never return, it is always the same one. */
const pileCard = (pile: number, place: number): number =>
  pileStored[pile] < 0 ? pileBase[pile] + place : S[L[PILE_CARDS_AT] + pileStored[pile] + place]

export function layOnPile(pile: number, place: number, id: number): void {
  if (pileStored[pile] >= 0) S[L[PILE_CARDS_AT] + pileStored[pile] + place] = id
}

/** The card on top of a pile; the pile is not empty. */
export const topOfPile = (pile: number): number => pileCard(pile, S[L[PILES_AT] + pile] - 1)

/** What lies on top of a pile that is not empty. */
export const topKind = (pile: number): number => (pileKind[pile] >= 0 ? pileKind[pile] : idKind[topOfPile(pile)])

/** What lies at a place of a pile, from below. */
export const kindAt = (pile: number, place: number): number => idKind[pileCard(pile, place)]

export function takeFromPile(pile: number): number {
  const left = --S[L[PILES_AT] + pile]
  if (left === 0 && pileSupply[pile]) {
    S[EMPTY]++
    if (pileEnds[pile]) S[END_PILE] = 1
  }
  return pileCard(pile, left)
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

export const supplyReference = (id: number): number => reference(id, Z_SUPPLY, 0)

function find(seat: number, id: number, from: number, to: number): number {
  const arena = arenaOf(seat)
  for (let i = to - 1; i >= from; i--) if (S[arena + i] === id) return i
  return -1
}

export function takeFromHand(seat: number, place: number): void {
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

/** From now on the card is one of another kind, until it leaves play. */
export function become(id: number, kind: number): void {
  if (S[OVERLAYS] > 0) dropOverlay(id)
  const at = overlay(S[OVERLAYS])
  if (at + OVERLAY > L[PLACED_AT]) throw new NoRoom()
  S[at] = id
  S[at + 1] = kind
  S[OVERLAYS]++
  W[WAITING] |= kindWaits[kind]
}

const overlay = (i: number): number => L[OVERLAYS_AT] + i * OVERLAY

/** A card that leaves play is itself again. */
export function dropOverlay(id: number): void {
  for (let i = S[OVERLAYS] - 1; i >= 0; i--) if (S[overlay(i)] === id) removeOverlay(i)
}

function removeOverlay(i: number): void {
  const last = overlay(--S[OVERLAYS])
  S[overlay(i)] = S[last]
  S[overlay(i) + 1] = S[last + 1]
}

/** What a card is: itself, unless it lies in play as another. */
export function kindOf(id: number): number {
  for (let i = 0; i < S[OVERLAYS]; i++) if (S[overlay(i)] === id) return S[overlay(i) + 1]
  return idKind[id]
}

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

/** Marks cards set aside that go to the discard pile when the turn ends; it stands beside the seats that know a card. */
export const UNTIL_TURN_END = 128

/** Everybody sees the top of a discard pile. */
export function showTop(seat: number): void {
  const n = S[seatAt(seat) + DISCARD_END]
  if (n > 0) letKnow(S[arenaOf(seat) + n - 1], L[EVERYONE])
}
