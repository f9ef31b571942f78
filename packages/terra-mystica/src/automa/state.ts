/** Her words in the state: decks, the two cards, the line of bonus cards, marks on the map. */
import { below, RNG_WORDS, randomMode, type Seed, seedRng } from '@freehold/kernel'
import type { Opponent } from '../rules/opponent.ts'
import { OPPONENT_AT, OPPONENT_PLACES, ROUND, type State } from '../rules/state.ts'
import type { AutomaTable } from './table.ts'

/** How many she needs: decks, marks on the largest map, and some to spare. */
export const HER_WORDS = 240

const GENERATOR = OPPONENT_AT // of her shuffles
const PILE_WORDS = 17 // how many cards, and which, the top one last
export const DECK = GENERATOR + 2 * RNG_WORDS
export const RESERVE = DECK + PILE_WORDS
export const ASIDE = RESERVE + PILE_WORDS // of the reserve, turned up by Cultists
export const PLAYED = ASIDE + PILE_WORDS // this round: the action card is the last, the support card the one before
export const SEEN = PLAYED + PILE_WORDS // bits of cards that were face-up once
export const TOKENS = SEEN + 1 // bits of achievements in play
export const ACHIEVED = SEEN + 2 // how many she has completed
export const YOUTH = SEEN + 3 // terrain of her second card, where she has one
export const ROW = SEEN + 4 // the line of bonus cards: 1 + card, 0 for a gap (6)
const ROW_CARDS = 6
export const MARKS = ROW + ROW_CARDS // by hex: see below

// ---- bits of MARKS
export const MARKED = 1 // a structure with a power token
export const CUBE = 2
export const BLIGHTED = 4
export const TRADED = 8

/** What is pending for her besides her first dwellings: a cult step outside her turn. */
export const AUTOMA_STEP = OPPONENT_PLACES + 1

const isHer = (opponent: Opponent | undefined): opponent is AutomaTable => opponent?.id === 'automa'

/** What was agreed about her; undefined without her. */
export function automaOf({ table: { opponent } }: State): AutomaTable | undefined {
  return isHer(opponent) ? opponent : undefined
}

export function tableOf(s: State): AutomaTable {
  const { opponent } = s.table
  if (!isHer(opponent)) throw new Error('there is no Automa at this table')
  return opponent
}

/** The points of a card; X is what the level says for the round. */
export function pointsOf(s: State, amount: number | 'X'): number {
  return amount === 'X' ? tableOf(s).level.x[Math.max(1, s.w[ROUND]) - 1] : amount
}

/** The words of the generator, seen as the kernel wants them. */
function generator(s: State): Int32Array {
  return new Int32Array(s.w.buffer, s.w.byteOffset + 2 * GENERATOR, RNG_WORDS)
}

export function seedDraws(s: State, seed: Seed): void {
  seedRng(generator(s), 0, seed)
}

/** Takes over a generator that has drawn already. */
export function keepDraws(s: State, words: Int32Array): void {
  generator(s).set(words)
}

export function drawBelow(s: State, n: number): number {
  return below(generator(s), 0, n)
}

/** Bonus cards that lie in the line, from left to right. */
export function bonusLine(s: State): number[] {
  const line = Array.from(s.w.subarray(ROW, ROW + ROW_CARDS))
  return line.flatMap((word) => (word > 0 ? [word - 1] : []))
}

/** The old card goes where the new one lay. */
export function keepLine(s: State, old: number, card: number): void {
  for (let i = 0; i < ROW_CARDS; i++) if (card >= 0 && s.w[ROW + i] === card + 1) s.w[ROW + i] = old + 1
}

// ---- piles

export function pileOf(s: State, pile: number): number[] {
  return Array.from(s.w.subarray(pile + 1, pile + 1 + s.w[pile]))
}

export function setPile(s: State, pile: number, cards: readonly number[]): void {
  s.w.fill(0, pile, pile + PILE_WORDS)
  s.w[pile] = cards.length
  s.w.set(cards, pile + 1)
}

export function putOn(s: State, pile: number, card: number): void {
  s.w[pile + 1 + s.w[pile]++] = card
}

/** The top card, face-up from now on; -1 where there is none. */
export function drawFrom(s: State, pile: number): number {
  const card = drawFaceDown(s, pile)
  if (card >= 0) s.w[SEEN] |= 1 << card
  return card
}

export function drawFaceDown(s: State, pile: number): number {
  if (s.w[pile] === 0) return -1
  const at = pile + s.w[pile]--
  const card = s.w[at]
  s.w[at] = 0
  return card
}

/** In scenarios with a fixed order a shuffle keeps the order it finds. */
export function shuffled(s: State, cards: readonly number[]): number[] {
  const made = [...cards]
  if (randomMode(generator(s), 0) === 'ordered') return made
  for (let i = made.length - 1; i > 0; i--) {
    const j = drawBelow(s, i + 1)
    const card = made[i]
    made[i] = made[j]
    made[j] = card
  }
  return made
}

/** Cards that Cultists turned up come back when the reserve is empty. */
export function refillReserve(s: State): void {
  setPile(s, RESERVE, shuffled(s, pileOf(s, ASIDE)))
  setPile(s, ASIDE, [])
}

// ---- the two cards

/** Number of the action card; -1 before her first turn of a round and when she has passed. */
export function actionCard(s: State): number {
  return s.w[PLAYED] > 0 ? s.w[PLAYED + s.w[PLAYED]] : -1
}

export function supportCard(s: State): number {
  return s.w[PLAYED] > 1 ? s.w[PLAYED + s.w[PLAYED] - 1] : -1
}

export function hasMark(s: State, hex: number, mark: number): boolean {
  return (s.w[MARKS + hex] & mark) !== 0
}
