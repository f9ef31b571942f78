/**
 * Decks. A shuffle decides nothing: only the first `FIXED` cards of a deck have their order, the rest is drawn from at
 * random, which is the same and leaves what nobody knows undecided.
 */
import { below } from '@freehold/kernel'
import { E_PLACED } from '../compile/effects.ts'
import { emit } from '../seen/events.ts'
import { letKnow } from './knowledge.ts'
import {
  ARENA_OF,
  ARENA_WORDS,
  ASIDE_END,
  DECK,
  DISCARD_END,
  EVERYONE,
  FIXED,
  HAND_END,
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
import { idKind, kindPlaced } from './lookup.ts'
import { arenaOf, deckTopOf, seatAt } from './seats.ts'
import { removeRecord } from './stack.ts'
import { intoDiscard, ontoDeck } from './zones.ts'

export const FAST = 0
const ORDERED = 2

/** Whether what is shuffled comes in an order that nobody knows; not so in scenarios. */
export const isShuffled = (): boolean => W[RNG] !== ORDERED

/** A number from 0 to n - 1. */
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
 * The discard pile under the deck, last card first, and what lay behind it in the arena down to the beginning. Its cards have moved
 * and nobody knows them: whoever spoke of one has lost track of it. Loops instead of built-ins: a call of one costs more than moving
 * twenty words.
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
      S[meta + id] = (S[meta + id] & ~255) + 256
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
      S[meta + scratch[i]] = (S[meta + scratch[i]] & ~255) + 256
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

export function swap(a: number, b: number): void {
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

/** Puts a card into the deck with so many cards above it. */
export function intoDeck(seat: number, id: number, above: number): void {
  fixDeck(seat)
  ontoDeck(seat, id, 0)
  const top = deckTopOf(seat)
  for (let i = 0; i < above; i++) swap(top + i, top + i + 1)
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
  for (let i = 0; i < S[at + DECK]; i++) {
    const meta = L[META_AT] + S[top + i]
    S[meta] = (S[meta] & ~255) + 256
  }
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
