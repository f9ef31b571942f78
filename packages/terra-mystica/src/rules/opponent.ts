/**
 * An opponent whom nobody answers for, in the last seat. It hangs on the rules by this alone: they say what happens at
 * the table and ask what it does, and know nothing of how it comes to that.
 */
import type { FinalTile } from '../types.ts'
import type { State } from './state.ts'

export interface Opponent {
  readonly id: string // which one it is
  readonly seat: number
  readonly words: number // that it keeps for itself behind those of the state

  // ---- the set-up
  /** A human faction with that home terrain may be played against it. */
  mayFace(faction: string, home: number): boolean
  /** All humans have a faction. */
  takeSeat(s: State): void

  // ---- what it does
  /** A whole turn. Where it passes: the number of the bonus card it takes, -1 in the last round. */
  takeTurn(s: State): number | undefined
  /** What was queued for it is due. */
  answer(s: State, kind: number): void
  roundBegins(s: State): void

  // ---- what others do
  /** Somebody, or it, gives one bonus card back and takes another (-1: none). */
  cardTaken(s: State, old: number, card: number): void
  built(s: State, hex: number): void
  /** A human built beside it, where power would be offered: it takes none. */
  builtBeside(s: State, seat: number): void
  transformed(s: State, hex: number): void
  /** Spades that a space costs more because of it. */
  moreSpades(s: State, hex: number): number
  /** A human is offered, or takes, so much power from one of its buildings. */
  leech(s: State, power: number, how: 'taken' | 'offered'): void

  // ---- the end
  readonly endShipping: number
  readonly endSource: string // what its own points at the end are called
  endPoints(s: State): number
  /** What it counts for a final tile in the place of that tile: another kind, doubled or less something. */
  areaValue(kind: FinalTile | 'network', best: (kind: FinalTile | 'network') => number): number
}
