import type { Decision, GameEvent, Seat } from '@freehold/kernel'

/** A question to an artificial player, with all that its seat may know. */
export interface Job {
  readonly game: string
  readonly robot: string
  readonly table: string
  readonly place: string // from where its owner came: the threads are shared evenly among places, then people, then tables
  readonly owner: string // who made the table
  readonly player: string // which one: of a table and a seat
  readonly fresh: boolean // it forgets what it was told before
  readonly seat: Seat
  readonly seats: number
  readonly options: unknown
  readonly events: readonly GameEvent[] // since it was last asked
  readonly decision: Decision
  readonly view: unknown
  readonly world?: unknown // one that looks to the seat as its view does, all else dealt anew: for players that search
  readonly waiting?: number // others who wait for the same thread
}
