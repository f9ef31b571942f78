/**
 * Spyglass: a small game of tricks that has everything a game can get wrong: hidden hands, a deck whose order somebody
 * may know in part, shuffling in the middle, choices of several cards with and without order. The checks are tested on
 * it, and on broken copies of it.
 *
 * Cards are 1 to 8 in four suits. First everyone may shuffle up to two cards back into the deck for as many new ones.
 * Then tricks: the highest card of the suit led takes the trick, and who can follow suit must. While the deck suffices
 * for all, whoever takes a trick looks at its two top cards and puts them back in any order; then everyone draws one.
 * When the hands are empty, most cards taken win.
 */
import { z } from 'zod'
import type { Decision, Game, GameEvent, Move, Option, Outcome, Seat, Seed, Viewer } from '../game.ts'
import { hashJson } from '../hash.ts'
import { parseInput } from '../input.ts'
import { checkMove } from '../move.ts'
import { below, RNG_WORDS, randomMode, seedRng } from '../rng.ts'

const SUITS = ['sun', 'moon', 'star', 'wind'] as const
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8] as const
type Suit = (typeof SUITS)[number]

/** A card and the seats that know which one it is, wherever it goes face down. */
export interface Card {
  readonly suit: Suit
  readonly rank: number
  readonly knownTo: readonly Seat[]
}

export interface SpyglassOptions {
  readonly seats: number
  readonly hand: number
}

export interface SpyglassState {
  readonly options: SpyglassOptions
  readonly rng: Int32Array
  phase: 'exchange' | 'trick' | 'look'
  seat: Seat // whose turn it is
  deck: Card[] // the last one is on top
  hands: Card[][]
  trick: { seat: Seat; card: Card }[]
  taken: number[]
}

export type SpyglassEvent = GameEvent &
  (
    | { readonly type: 'exchanged'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
    | { readonly type: 'played'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'took'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'looked'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
    | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  )

export interface SpyglassView {
  readonly seat: Seat
  readonly phase: SpyglassState['phase']
  readonly deck: readonly string[] // '?' where the viewer does not know the card
  readonly hands: readonly (readonly string[])[]
  readonly trick: readonly { readonly seat: Seat; readonly card: string }[]
  readonly taken: readonly number[]
}

const optionsSchema = z.strictObject({
  seats: z.number().int().min(2).max(4).default(2),
  hand: z.number().int().min(2).max(5).default(3),
})

export const spyglass: Game<SpyglassState, SpyglassView, SpyglassOptions, SpyglassEvent> = {
  id: 'spyglass',
  rules: '1',
  options: (input) => parseInput(optionsSchema, input, 'options'),
  seats: (options) => options.seats,
  setup,
  pending,
  play,
  view,
  redact,
  outcome,
  clone: (state) => structuredClone(state),
  determinize,
  hash: (state) => hashJson({ ...state, rng: [...state.rng] }),
}

function setup(options: SpyglassOptions, seed: Seed): SpyglassState {
  const rng = new Int32Array(RNG_WORDS)
  seedRng(rng, 0, seed)
  const deck = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank, knownTo: [] })))
  shuffle(deck, rng)
  const hands = Array.from({ length: options.seats }, (): Card[] => [])
  const state: SpyglassState = {
    options,
    rng,
    phase: 'exchange',
    seat: 0,
    deck,
    hands,
    trick: [],
    taken: hands.map(() => 0),
  }
  for (let seat = 0; seat < options.seats; seat++) for (let i = 0; i < options.hand; i++) draw(state, seat)
  return state
}

function pending(state: SpyglassState): Decision | undefined {
  const { seat, phase } = state
  const hand = state.hands[seat]
  const ask = (text: string, options: readonly Option[], min: number, max: number, ordered = false): Decision => ({
    seat,
    actor: seat,
    question: { kind: phase, text },
    options,
    min,
    max,
    ordered,
  })
  if (phase === 'exchange') return ask('Exchange up to two cards', hand.map(optionOf), 0, Math.min(2, hand.length))
  if (phase === 'look') return ask('Put them back, the last one on top', state.deck.slice(-2).map(optionOf), 2, 2, true)
  if (hand.length === 0) return undefined
  return ask('Play a card', playable(state).map(optionOf), 1, 1)
}

function play(state: SpyglassState, move: Move, events?: SpyglassEvent[]): void {
  const decision = pending(state)
  checkMove(decision, move)
  const { seat } = state
  if (state.phase === 'exchange') exchange(state, seat, move, events)
  else if (state.phase === 'look') arrange(state, seat, move, events)
  else playCard(state, seat, playable(state)[move[0]], events)
}

function exchange(state: SpyglassState, seat: Seat, move: Move, events?: SpyglassEvent[]): void {
  const back = state.hands[seat].filter((_, i) => move.includes(i))
  state.hands[seat] = state.hands[seat].filter((_, i) => !move.includes(i))
  state.deck.push(...back)
  if (back.length > 0) {
    state.deck = state.deck.map((card) => ({ ...card, knownTo: [] }))
    shuffle(state.deck, state.rng)
  }
  const cards = back.map(nameOf)
  events?.push({ type: 'exchanged', seat, count: back.length, cards, depth: 0 })
  for (let i = 0; i < back.length; i++) draw(state, seat, events)
  state.seat = next(state, seat)
  if (state.seat === 0) state.phase = 'trick'
}

function playCard(state: SpyglassState, seat: Seat, card: Card, events?: SpyglassEvent[]): void {
  state.hands[seat] = state.hands[seat].filter((held) => held !== card)
  state.trick.push({ seat, card })
  events?.push({ type: 'played', seat, card: nameOf(card), depth: 0 })
  state.seat = next(state, seat)
  if (state.trick.length < state.options.seats) return
  const { suit } = state.trick[0].card
  const best = state.trick.filter((entry) => entry.card.suit === suit).sort((a, b) => b.card.rank - a.card.rank)[0]
  state.taken[best.seat] += state.trick.length
  events?.push({ type: 'took', seat: best.seat, count: state.trick.length, depth: 1 })
  state.trick = []
  state.seat = best.seat
  if (state.deck.length < state.options.seats) return
  state.phase = 'look'
  for (const i of [1, 2]) {
    const top = state.deck[state.deck.length - i]
    state.deck[state.deck.length - i] = { ...top, knownTo: withSeat(top.knownTo, best.seat) }
  }
  events?.push({ type: 'looked', seat: best.seat, count: 2, cards: state.deck.slice(-2).map(nameOf), depth: 1 })
}

function arrange(state: SpyglassState, seat: Seat, move: Move, events?: SpyglassEvent[]): void {
  const top = state.deck.splice(-2)
  // Who knew these two no longer knows which is which; who put them back does.
  state.deck.push(...move.map((i) => ({ ...top[i], knownTo: [seat] })))
  state.phase = 'trick'
  for (let i = 0; i < state.options.seats; i++) draw(state, (seat + i) % state.options.seats, events)
}

function draw(state: SpyglassState, seat: Seat, events?: SpyglassEvent[]): void {
  const card = state.deck.pop() as Card // the rules never draw from an empty deck
  state.hands[seat].push({ ...card, knownTo: withSeat(card.knownTo, seat) })
  events?.push({ type: 'drew', seat, count: 1, cards: [nameOf(card)], depth: 1 })
}

function view(state: SpyglassState, viewer: Viewer): SpyglassView {
  const seen = (card: Card) => (viewer !== 'audience' && card.knownTo.includes(viewer) ? nameOf(card) : '?')
  return {
    seat: state.seat,
    phase: state.phase,
    deck: state.deck.map(seen),
    hands: state.hands.map((hand) => hand.map(seen)),
    trick: state.trick.map(({ seat, card }) => ({ seat, card: nameOf(card) })),
    taken: [...state.taken],
  }
}

function redact(event: SpyglassEvent, viewer: Viewer): SpyglassEvent {
  if (!('cards' in event) || event.seat === viewer) return event
  const { cards: _, ...rest } = event
  return rest
}

function outcome(state: SpyglassState): Outcome | undefined {
  if (pending(state)) return undefined
  const points = [...state.taken]
  const places = points.map((mine) => 1 + points.filter((other) => other > mine).length)
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return { places, points, winners, why: `Most cards taken: ${Math.max(...points)}` }
}

/** Collects every card that the seat cannot name, and deals them anew to the places where they lay. */
function determinize(state: SpyglassState, seat: Seat, seed: Seed): SpyglassState {
  const copy = structuredClone(state)
  seedRng(copy.rng, 0, seed)
  const unknown = [copy.deck, ...copy.hands].flatMap((zone) => zone.filter((card) => !card.knownTo.includes(seat)))
  shuffle(unknown, copy.rng)
  const redealt = (card: Card): Card => {
    if (card.knownTo.includes(seat)) return card
    const { suit, rank } = unknown.pop() as Card
    return { suit, rank, knownTo: card.knownTo }
  }
  copy.deck = copy.deck.map(redealt)
  copy.hands = copy.hands.map((hand) => hand.map(redealt))
  return copy
}

function playable(state: SpyglassState): Card[] {
  const hand = state.hands[state.seat]
  const following = hand.filter((card) => card.suit === state.trick[0]?.card.suit)
  return following.length > 0 ? following : hand
}

function shuffle(cards: Card[], rng: Int32Array): void {
  if (randomMode(rng, 0) === 'ordered') return
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(rng, 0, i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}

function next(state: SpyglassState, seat: Seat): Seat {
  return (seat + 1) % state.options.seats
}

function withSeat(seats: readonly Seat[], seat: Seat): Seat[] {
  return [...seats.filter((other) => other !== seat), seat].sort()
}

function nameOf(card: Card): string {
  return `${card.suit} ${card.rank}`
}

function optionOf(card: Card): Option {
  return { key: nameOf(card) }
}
