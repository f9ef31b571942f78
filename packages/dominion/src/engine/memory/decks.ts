/**
 * Decks. A shuffle decides nothing: only the first `FIXED` cards of a deck have their order, the rest is drawn from at
 * random, which is the same and leaves what nobody knows undecided.
 */
import { below } from '@freehold/kernel'
import { E_PLACED } from '../compile/effects.ts'
import { emit } from '../seen/events.ts'
import { letKnow, movedKnown, moveUnseen } from './knowledge.ts'
import {
  ARENA_OF,
  ARENA_WORDS,
  ASIDE_END,
  DECK,
  DISCARD_END,
  EVERYONE,
  FIXED,
  HAND_END,
  HELD,
  L,
  LISTENING,
  META_AT,
  PLAY_END,
  R_CARD,
  R_DATA,
  R_EVENT,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  RNG,
  S,
  SHUFFLE_ASKS,
  SHUFFLE_UNDER,
  W,
} from './layout.ts'
import { idHeld, idKind, kindPlaced } from './lookup.ts'
import { arenaOf, deckTopOf, seatAt } from './seats.ts'
import { removeRecord } from './stack.ts'
import { intoDiscard, ontoDeck } from './zones.ts'

const FAST = 0
const ORDERED = 2

/** A number from 0 to n - 1. */
/** Whether what is shuffled comes in an order that nobody knows; not so in scenarios. */
export const isShuffled = (): boolean => W[RNG] !== ORDERED

export function randomBelow(n: number): number {
  if (W[RNG] !== FAST) return below(W, RNG, n)
  const word = nextFast()
  return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16
}

/** The next 32 bits of the fast generator, as a whole number with a sign: no double is made. */
function nextFast(): number {
  const s1 = W[RNG + 2]
  const times5 = Math.imul(s1, 5)
  const result = Math.imul((times5 << 7) | (times5 >>> 25), 9)
  const s2 = W[RNG + 3] ^ W[RNG + 1]
  const s3 = W[RNG + 4] ^ s1
  W[RNG + 2] = s1 ^ s2
  W[RNG + 1] ^= s3
  W[RNG + 3] = s2 ^ (s1 << 9)
  W[RNG + 4] = (s3 << 11) | (s3 >>> 21)
  return result
}

const scratch = new Int16Array(2048)

/**
 * The discard pile under the deck, last card first, and what lay behind it in the arena down to the beginning. Loops instead of
 * built-ins: a call of one costs more than moving twenty words.
 */
function shuffle(seat: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const meta = L[META_AT]
  const discards = S[at + DISCARD_END]
  const old = S[at + DECK]
  const inArena = S[at + ASIDE_END]
  if (discards === 0) return
  // Where there is no room to move them at once, they go by way of the scratch.
  const crowded = inArena + old + discards > L[ARENA_WORDS]
  if (crowded) for (let i = 0; i < discards; i++) scratch[i] = S[arena + i]
  else if (old > 0) liftDeck(seat, discards)
  const bottom = arena + L[ARENA_WORDS] - 1
  if (!crowded) {
    for (let i = 0; i < discards; i++) {
      const id = S[arena + i]
      S[bottom - i] = id
      S[meta + id] &= ~255
    }
  }
  for (let i = arena + discards, end = arena + inArena; i < end; i++) S[i - discards] = S[i]
  S[at + DISCARD_END] = 0
  S[at + PLAY_END] -= discards
  S[at + HAND_END] -= discards
  S[at + ASIDE_END] = inArena - discards
  if (crowded) {
    if (old > 0) liftDeck(seat, discards)
    for (let i = 0; i < discards; i++) {
      S[bottom - i] = scratch[i]
      S[meta + scratch[i]] &= ~255
    }
  }
  S[at + DECK] = old + discards
  if (W[RNG] === ORDERED) S[at + FIXED] = old + discards
  if (L[LISTENING]) emit({ type: 'shuffled', seat, count: discards })
  if (L[SHUFFLE_ASKS]) placeAsSaid(seat, old)
}

/** In place of how many cards lie above a card: it is the uppermost of those that are shuffled. */
export const ON_TOP = -2

/** Cards go where their owner said before the shuffle, in a deck of which the cards from `shuffled` on were shuffled. */
function placeAsSaid(seat: number, shuffled: number): void {
  const top = deckTopOf(seat)
  const end = top + S[seatAt(seat) + DECK]
  let any = false
  for (let i = top; i < end; i++) any ||= kindPlaced[idKind[S[i]]] === 1
  if (any) fixDeck(seat)
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_EVENT] !== E_PLACED || S[r + R_YOU] !== seat || S[r + R_DATA] !== ON_TOP || S[r + R_CARD] < 0) continue
    moveWithin(top, end, S[r + R_CARD], shuffled)
    letKnow(S[r + R_CARD], 1 << seat)
    S[seatAt(seat) + FIXED] = Math.max(S[seatAt(seat) + FIXED], shuffled + 1)
  }
  if (any) placeMarked(seat, top, end)
  for (let i = S[RECORDS] - 1; i >= 0; i--) {
    const r = L[RECORDS_AT] + i * RECORD
    if (S[r + R_EVENT] === E_PLACED && S[r + R_YOU] === seat) removeRecord(i)
  }
}

/** Cards that are told by their backs: everybody sees where they lie. */
function placeMarked(seat: number, top: number, end: number): void {
  for (let above = 0; above < end - top; above++) {
    for (let i = S[RECORDS] - 1; i >= 0; i--) {
      const r = L[RECORDS_AT] + i * RECORD
      if (S[r + R_EVENT] !== E_PLACED || S[r + R_YOU] !== seat || S[r + R_DATA] !== above) continue
      moveWithin(top, end, S[r + R_CARD], above)
    }
  }
}

function moveWithin(top: number, end: number, id: number, above: number): void {
  let from = top
  while (from < end && S[from] !== id) from++
  if (from === end) return
  for (; from > top + above; from--) S[from] = S[from - 1]
  for (; from < top + above; from++) S[from] = S[from + 1]
  S[from] = id
}

/** Makes room under the deck. Its cards are all about to be drawn, so their order is decided now. */
function liftDeck(seat: number, room: number): void {
  fixDeck(seat)
  const end = arenaOf(seat) + L[ARENA_WORDS]
  for (let i = end - S[seatAt(seat) + DECK]; i < end; i++) S[i - room] = S[i]
}

function swap(a: number, b: number): void {
  const card = S[a]
  S[a] = S[b]
  S[b] = card
}

/** Shuffles before cards are taken from the deck, if there are too few. */
export function prepareDeck(seat: number, needed: number): void {
  const at = seatAt(seat)
  if (S[at + DECK] < needed && (L[SHUFFLE_UNDER] || S[at + DECK] === 0)) shuffle(seat)
}

/** Takes the top card of the deck away, shuffling first if there is none; -1 if there is no card at all. */
export function takeTop(seat: number): number {
  const at = seatAt(seat)
  if (S[at + DECK] === 0) shuffle(seat)
  const deck = S[at + DECK]
  if (deck === 0) return -1
  const top = L[ARENA_OF + seat + 1] - deck
  S[at + DECK] = deck - 1
  if (S[at + FIXED] > 0) S[at + FIXED]--
  else if (deck > 1) {
    const other = top + randomBelow(deck)
    const id = S[other]
    S[other] = S[top]
    return id
  }
  return S[top]
}

/** Takes the bottom card of the deck away, shuffling first if there is none; -1 if there is no card at all. */
export function takeBottom(seat: number): number {
  const at = seatAt(seat)
  if (S[at + DECK] === 0) shuffle(seat)
  const deck = S[at + DECK]
  if (deck === 0) return -1
  fixDeck(seat)
  const top = deckTopOf(seat)
  const id = S[top + deck - 1]
  S.copyWithin(top + 1, top, top + deck - 1)
  S[at + DECK] = deck - 1
  S[at + FIXED] = deck - 1
  return id
}

/** Decides the order of the whole deck. */
function fixDeck(seat: number): void {
  const at = seatAt(seat)
  const deck = S[at + DECK]
  const top = deckTopOf(seat)
  for (let i = S[at + FIXED]; i < deck; i++) swap(top + i, top + i + randomBelow(deck - i))
  S[at + FIXED] = deck
}

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
    word = (high << 16) | (low & 0xffff)
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

/** Puts a card into the deck with so many cards above it. */
export function intoDeck(seat: number, id: number, above: number): void {
  fixDeck(seat)
  ontoDeck(seat, id, 0)
  const top = deckTopOf(seat)
  for (let i = 0; i < above; i++) swap(top + i, top + i + 1)
  // Nobody else can tell where it is, nor the places of the others any more.
  for (let i = 0; i < S[seatAt(seat) + DECK]; i++) moveUnseen(S[top + i], seat)
}

/** Puts a card under the deck. */
export function underDeck(seat: number, id: number): void {
  fixDeck(seat)
  ontoDeck(seat, id, 0)
  const top = deckTopOf(seat)
  for (let i = 0; i < S[seatAt(seat) + DECK] - 1; i++) swap(top + i, top + i + 1)
}

/** What lies in the deck is shuffled: nobody knows any more where anything is. */
export function shuffleDeck(seat: number): void {
  const at = seatAt(seat)
  const top = deckTopOf(seat)
  if (W[RNG] !== ORDERED) S[at + FIXED] = 0
  for (let i = 0; i < S[at + DECK]; i++) S[L[META_AT] + S[top + i]] &= ~255
  if (L[SHUFFLE_ASKS]) placeAsSaid(seat, 0)
  if (L[LISTENING]) emit({ type: 'shuffled', seat, count: S[at + DECK] })
}

/** The whole deck, unseen, onto the discard pile: what was on top of the deck ends up lowest of these. */
export function flipDeck(seat: number): void {
  const cards = S[seatAt(seat) + DECK]
  for (let i = 0; i < cards; i++) {
    const id = takeTop(seat)
    intoDiscard(seat, id, i === cards - 1 ? L[EVERYONE] : 0)
  }
  if (L[LISTENING] && cards > 0) emit({ type: 'put', seat, count: cards, from: 'deck', to: 'discard', shown: 0 })
}
