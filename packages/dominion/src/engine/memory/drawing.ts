/** Drawing: cards from a deck to its owner's hand, which is what a simulation does most. */
import { emit } from '../seen/events.ts'
import { FAST, prepareDeck, randomBelow, swap, takeTop } from './decks.ts'
import { movedKnown } from './knowledge.ts'
import {
  ARENA_OF,
  ASIDE_END,
  DECK,
  DISCARD_END,
  FIXED,
  HAND_END,
  HELD,
  L,
  LISTENING,
  META_AT,
  RNG,
  S,
  SHUFFLE_ASKS,
  SHUFFLE_UNDER,
  W,
} from './layout.ts'
import { idHeld, idKind } from './lookup.ts'
import { arenaOf, deckTopOf, seatAt } from './seats.ts'

export function draw(seat: number, n: number): number {
  const at = seatAt(seat)
  if (S[at + DECK] >= n && S[at + FIXED] === 0 && !L[LISTENING]) {
    drawUndecided(seat, at, n, A_NUMBER_FOR_TWO)
    return n
  }
  return drawSlowly(seat, at, n)
}

/** The same where cards have their order, a shuffle may come between, or somebody listens. */
function drawSlowly(seat: number, at: number, n: number): number {
  let drawn = 0
  if (S[at + DECK] < n) {
    // Where cards were told where to go, it is the whole deck that they go into.
    if (L[SHUFFLE_UNDER] && S[at + DISCARD_END] > 0 && !L[SHUFFLE_ASKS]) drawn = drawAll(seat, at)
    prepareDeck(seat, n)
    while (drawn < n && S[at + DECK] < n - drawn && drawOne(seat, at)) drawn++
  }
  while (drawn < n && S[at + FIXED] > 0 && drawOne(seat, at)) drawn++
  if (drawn < n && S[at + DECK] >= n - drawn) {
    drawUndecided(seat, at, n - drawn, A_NUMBER_FOR_TWO)
    drawn = n
  }
  if (L[LISTENING] && n > 0) emit({ type: 'drew', seat, ids: lastOfHand(seat, drawn), count: drawn, shown: 1 << seat })
  return drawn
}

/** The whole deck, which comes to the hand before any card that is shuffled under it. */
function drawAll(seat: number, at: number): number {
  const cards = S[at + DECK]
  while (S[at + FIXED] > 0) drawOne(seat, at)
  drawUndecided(seat, at, S[at + DECK], A_NUMBER_EACH)
  return cards
}

function drawOne(seat: number, at: number): boolean {
  const id = takeTop(seat)
  if (id < 0) return false
  toHand(seat, at, id)
  return true
}

function toHand(seat: number, at: number, id: number): void {
  const arena = arenaOf(seat)
  const hand = S[at + HAND_END]++
  S[arena + S[at + ASIDE_END]++] = S[arena + hand]
  S[arena + hand] = id
  movedKnown(id, 1 << seat)
  W[(at >> 1) + HELD] += idHeld[id]
}

/** The same of a deck whose order nobody has decided, by whatever generator there is. */
function drawAny(seat: number, at: number): void {
  const top = deckTopOf(seat)
  swap(top, top + randomBelow(S[at + DECK]))
  S[at + DECK]--
  toHand(seat, at, S[top])
}

const A_NUMBER_FOR_TWO = 1
const A_NUMBER_EACH = 0

/**
 * Draws from a deck with enough cards, none of them in an order yet: the heart of every simulation. The generator is kept in
 * variables meanwhile, and everything is a small whole number: no double is ever made. `shares` says how many cards come from one
 * random number, so that games which are kept go on as they did.
 */
function drawUndecided(seat: number, at: number, n: number, shares: number): void {
  if (W[RNG] !== FAST) {
    for (let i = 0; i < n; i++) drawAny(seat, at)
    return
  }
  const arena = arenaOf(seat)
  const end = L[ARENA_OF + seat + 1]
  const meta = L[META_AT]
  const known = 1 << seat
  const asides = S[at + ASIDE_END] - S[at + HAND_END]
  const cards = n | 0 // known to be whole once and for all
  let left = S[at + DECK]
  let hand = arena + S[at + HAND_END]
  // What is set aside makes room, as if card by card.
  if (asides > 0) for (let i = hand; i < hand + cards; i++) S[i + asides] = S[i]
  let s0 = W[RNG + 1]
  let s1 = W[RNG + 2]
  let s2 = W[RNG + 3]
  let s3 = W[RNG + 4]
  let held = 0
  let word = 0 // of two cards that share a random number, the second comes from what the first left of it
  for (let i = 0; i < cards; i++, left--) {
    if ((i & shares) === 0) {
      const times5 = Math.imul(s1, 5)
      word = Math.imul((times5 << 7) | (times5 >>> 25), 9)
      s2 ^= s0
      s3 ^= s1
      const next1 = s1 ^ s2
      s0 ^= s3
      s2 ^= s1 << 9
      s1 = next1
      s3 = (s3 << 11) | (s3 >>> 21)
    }
    // The word times the number of cards, in halves of 16 bits: what comes out above decides, the rest remains.
    const low = Math.imul(word & 0xffff, left)
    const high = Math.imul(word >>> 16, left) + (low >>> 16)
    word = Math.imul(word, left)
    const place = end - left
    const other = place + (high >>> 16)
    const id = S[other]
    S[other] = S[place]
    S[hand++] = id
    held += idHeld[id]
    S[meta + id] = (S[meta + id] + 256) | known
  }
  W[(at >> 1) + HELD] += held
  W[RNG + 1] = s0
  W[RNG + 2] = s1
  W[RNG + 3] = s2
  W[RNG + 4] = s3
  S[at + HAND_END] = hand - arena
  S[at + ASIDE_END] = hand - arena + asides
  S[at + DECK] = left
}

/** The cards drawn last; in which order they came is nobody's business. */
function lastOfHand(seat: number, n: number): number[] {
  const end = arenaOf(seat) + S[seatAt(seat) + HAND_END]
  return Array.from(S.subarray(end - n, end)).sort((a, b) => idKind[a] - idKind[b])
}
