/**
 * Decks. A shuffle decides nothing: only the first `FIXED` cards of a deck have their order, the rest is drawn from at
 * random, which is the same and leaves what nobody knows undecided.
 */
import { below } from '@freehold/kernel'
import { emit } from '../seen/events.ts'
import {
  ARENA_WORDS,
  ARENAS_AT,
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
  RNG,
  S,
  SHUFFLE_UNDER,
  W,
} from './layout.ts'
import { idKind } from './setting.ts'
import { arenaOf, deckTopOf, intoDiscard, movedKnown, moveUnseen, ontoDeck, seatAt } from './zones.ts'

const FAST = 0
const ORDERED = 2

/** A number from 0 to n - 1. */
export function randomBelow(n: number): number {
  return W[RNG] === FAST ? (nextFast() * n * 2 ** -32) | 0 : below(W, RNG, n)
}

/** The next 32 bits of the fast generator. */
function nextFast(): number {
  const s1 = W[RNG + 2]
  const times5 = Math.imul(s1, 5)
  const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0
  const s2 = W[RNG + 3] ^ W[RNG + 1]
  const s3 = W[RNG + 4] ^ s1
  W[RNG + 2] = s1 ^ s2
  W[RNG + 1] ^= s3
  W[RNG + 3] = s2 ^ (s1 << 9)
  W[RNG + 4] = (s3 << 11) | (s3 >>> 21)
  return result
}

const scratch = new Int16Array(1024)

function shuffle(seat: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const end = arena + L[ARENA_WORDS]
  const discards = S[at + DISCARD_END]
  const old = S[at + DECK]
  if (discards === 0) return
  for (let i = 0; i < discards; i++) scratch[i] = S[arena + i]
  for (let i = discards; i < S[at + ASIDE_END]; i++) S[arena + i - discards] = S[arena + i]
  S[at + DISCARD_END] = 0
  S[at + PLAY_END] -= discards
  S[at + HAND_END] -= discards
  S[at + ASIDE_END] -= discards
  if (old > 0) {
    // The old cards stay on top; they are all about to be drawn, so their order is decided now.
    fixDeck(seat)
    S.copyWithin(end - old - discards, end - old, end)
  }
  for (let i = 0; i < discards; i++) {
    const id = scratch[discards - 1 - i]
    S[end - discards + i] = id
    S[L[META_AT] + id] &= ~255
  }
  S[at + DECK] = old + discards
  if (W[RNG] === ORDERED) S[at + FIXED] = old + discards
  if (L[LISTENING]) emit({ type: 'shuffled', seat, count: discards })
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
  const top = L[ARENAS_AT] + (seat + 1) * L[ARENA_WORDS] - deck
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
  let drawn = 0
  if (S[at + DECK] < n) {
    prepareDeck(seat, n)
    while (drawn < n && S[at + DECK] < n - drawn && drawOne(seat, at)) drawn++
  }
  while (drawn < n && S[at + FIXED] > 0 && drawOne(seat, at)) drawn++
  if (drawn < n && S[at + DECK] >= n - drawn) {
    drawUndecided(seat, at, n - drawn)
    drawn = n
  }
  if (L[LISTENING] && n > 0) emit({ type: 'drew', seat, ids: lastOfHand(seat, drawn), count: drawn, shown: 1 << seat })
  return drawn
}

function drawOne(seat: number, at: number): boolean {
  const id = takeTop(seat)
  if (id < 0) return false
  const arena = arenaOf(seat)
  const hand = S[at + HAND_END]++
  S[arena + S[at + ASIDE_END]++] = S[arena + hand]
  S[arena + hand] = id
  movedKnown(id, 1 << seat)
  return true
}

/** Draws from a deck with enough cards, none of them in an order yet: the heart of every simulation. */
function drawUndecided(seat: number, at: number, n: number): void {
  const arena = arenaOf(seat)
  const end = arena + L[ARENA_WORDS]
  const deck = S[at + DECK]
  const known = 1 << seat
  let hand = arena + S[at + HAND_END]
  let aside = arena + S[at + ASIDE_END]
  let word = 0 // two cards come from one random number, the second from what the first left of it
  for (let left = deck; left > deck - n; left--) {
    const place = end - left
    let other = place
    if (W[RNG] === FAST) {
      const spread = ((deck - left) & 1 ? word : nextFast()) * left
      other += (spread * 2 ** -32) | 0
      word = spread >>> 0
    } else other += randomBelow(left)
    const id = S[other]
    S[other] = S[place]
    S[aside++] = S[hand]
    S[hand++] = id
    S[L[META_AT] + id] = (S[L[META_AT] + id] + 256) | known
  }
  S[at + HAND_END] = hand - arena
  S[at + ASIDE_END] = aside - arena
  S[at + DECK] = deck - n
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

/** The whole deck, unseen, onto the discard pile: what was on top of the deck ends up lowest of these. */
export function flipDeck(seat: number): void {
  const cards = S[seatAt(seat) + DECK]
  for (let i = 0; i < cards; i++) {
    const id = takeTop(seat)
    intoDiscard(seat, id, i === cards - 1 ? L[EVERYONE] : 0)
  }
  if (L[LISTENING] && cards > 0) emit({ type: 'put', seat, count: cards, from: 'deck', to: 'discard', shown: 0 })
}
