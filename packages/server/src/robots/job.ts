import type { Decision, GameEvent, Move, Seat } from '@freehold/kernel'

/** A question to an artificial player, with all that its seat may know. */
export interface Job {
  readonly game: string
  readonly robot: string
  readonly player: string // which one: of a table and a seat
  readonly fresh: boolean // it forgets what it was told before
  readonly seat: Seat
  readonly seats: number
  readonly options: unknown
  readonly events: readonly GameEvent[] // since it was last asked
  readonly decision: Decision
  readonly view: unknown
}

/** What the worker is sent, and what it sends back. */
export interface Request {
  readonly number: number
  readonly job: Job
}

/** Sent once, when the thread can think. */
export interface Ready {
  readonly ready: true
}

export type Reply = { readonly number: number } & ({ readonly move: Move } | { readonly problem: string })
