/**
 * A table is an append-only list of entries, and nothing else is stored of it: who sits where, the moves, what was taken
 * back. The version of a table is how many entries it has.
 */
import type { Json, Move, Seat, Seed } from '@freehold/kernel'

/** Somebody at this host, guest or not. */
export type PersonId = string

/** Who is to sit on a seat: whoever comes, or an artificial player. */
export type SeatPlan = 'open' | { readonly robot: string }

/** Who chose a move: the person, their own automatic answer, an artificial player, or the host for one that failed. */
export const movers = ['person', 'auto', 'robot', 'safe'] as const
export type Mover = (typeof movers)[number]

export interface Created {
  readonly kind: 'created'
  readonly game: string
  readonly rules: string
  readonly options: Json // as the game checked them
  readonly plan: readonly SeatPlan[]
  readonly owner: PersonId
  readonly listed: boolean // in the lobby; otherwise only who has the link finds the table
  readonly audienceSpeaks?: boolean // those who watch may write too
  readonly previous?: string // the table of which this is the rematch
}

export interface Moved {
  readonly kind: 'moved'
  readonly seat: Seat
  readonly move: Move
  readonly by: Mover
  readonly id?: string // the client's own name for the move
}

export type Entry =
  | Created
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'left'; readonly seat: Seat } // before the start; later a seat is kept
  | { readonly kind: 'started'; readonly seed: Seed }
  | Moved
  | { readonly kind: 'undoAsked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undoAnswered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly to: number } // to how many moves
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'autoSet'; readonly seat: Seat; readonly autos: readonly string[] }
  | { readonly kind: 'rematched'; readonly table: string }
