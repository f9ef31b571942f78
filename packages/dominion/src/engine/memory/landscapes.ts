/**
 * Landscapes of a game: Events, Landmarks, Projects, Ways, Boons, Hexes, States, Artifacts. Each is a kind with a number behind
 * those of the cards, so that whatever is caused by it is told and asked as by a card. Of each it is kept who has it (a Project
 * that was bought, a State, an Artifact, an Event that is bought once a game), and how often it was used this turn.
 */
import { KINDS, L, LANDSCAPE, LANDSCAPES, LANDSCAPES_AT, S, W, WAITING } from './layout.ts'
import { kindWaits } from './lookup.ts'

const HOLDERS = 0 // the seats that have it, as bits
const USED = 1 // how often it was used this turn
const DONE = 3 // the seats for which it has done this turn what it does but once, as bits

const wordOf = (kind: number, word: number): number => L[LANDSCAPES_AT] + (kind - L[KINDS]) * LANDSCAPE + word

export const isLandscape = (kind: number): boolean => kind >= L[KINDS]

/** The seats that have it, as bits. */
export const holdersOf = (kind: number): number => S[wordOf(kind, HOLDERS)]
export const holds = (seat: number, kind: number): boolean => (holdersOf(kind) & (1 << seat)) !== 0

/** The seat has it from now on, and what it waits for may happen. */
export function give(seat: number, kind: number): void {
  S[wordOf(kind, HOLDERS)] |= 1 << seat
  W[WAITING] |= kindWaits[kind]
}

export function takeBack(seat: number, kind: number): void {
  S[wordOf(kind, HOLDERS)] &= ~(1 << seat)
}

export const usesThisTurn = (kind: number): number => S[wordOf(kind, USED)]
export function countUse(kind: number): void {
  S[wordOf(kind, USED)]++
}

/** Landscapes bought this turn. */
export function usesOfAll(): number {
  let n = 0
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++) n += usesThisTurn(kind)
  return n
}

/** The seats for which it has done this turn what it does once a turn, as bits. */
export const doneFor = (kind: number): number => S[wordOf(kind, DONE)]
export function noteDone(seat: number, kind: number): void {
  S[wordOf(kind, DONE)] |= 1 << seat
}

/** A turn begins. */
export function forgetUse(): void {
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++) {
    S[wordOf(kind, USED)] = 0
    S[wordOf(kind, DONE)] = 0
  }
}
