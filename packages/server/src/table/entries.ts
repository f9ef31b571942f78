/**
 * A table is an append-only list of entries, and nothing else is stored of its game: who sits where, the moves, what was
 * taken back. The version of a table is how many entries it has.
 */
import type { Json, Move, Seat, Seed } from '@freehold/kernel'
import type { ClockOptions, Delay, ProposalKind, RatingChange } from '../protocol/tables.ts'

/** Somebody at this host, guest or not. */
export type PersonId = string

/** For whom a seat is kept until they come, or whoever made the table opens it to others. */
export interface KeptFor {
  readonly person: PersonId
  readonly name: string
}

/** Who is to sit on a seat: whoever comes, or an artificial player. */
export type SeatPlan = 'open' | { readonly robot: string }

/** Who chose a move: the person, their own automatic answer, an artificial player, or the host for one that failed. */
export const movers = ['person', 'auto', 'robot', 'safe'] as const
export type Mover = (typeof movers)[number]

/** What a table is made with; it is the same at a rematch. */
export interface TableTerms {
  readonly listed: boolean // in the lobby; otherwise only who has the link finds the table
  readonly labels?: readonly string[] // of the seats
  readonly audienceSpeaks?: boolean // those who watch may write too
  readonly audienceSeesAll?: boolean // those who watch see what any player sees; never where it is rated, or tries are compared
  readonly clock?: ClockOptions
  readonly rated?: boolean
  readonly delay?: Delay // of what the audience is told
  readonly noTakingBack?: boolean // nothing is taken back once something was shown; so it is where a game is rated
}

export interface Created extends TableTerms {
  readonly kind: 'created'
  readonly game: string
  readonly rules: string
  readonly options: Json // as the game checked them
  readonly plan: readonly SeatPlan[]
  readonly owner: PersonId
  readonly previous?: string // the table of which this is the rematch
  readonly kept?: readonly (KeptFor | null)[] // by seat: for whom it is kept
  readonly beginsFull?: boolean // begins as soon as all have sat down
  readonly draft?: Json // what the players choose from in turn before the game begins, as the game checked it
}

export interface Moved extends Timed {
  readonly kind: 'moved'
  readonly seat: Seat
  readonly move: Move
  readonly by: Mover
  readonly id?: string // the client's own name for the move
  readonly hash?: string // of the state it led to, every so many moves: whether the rules still lead there
}

/** How long the decision before it had stood, as the host measured it while it ran. */
interface Timed {
  readonly ms?: number
}

/** Who chose in a draft: the person, an artificial player, or the lot for somebody who is not there. */
export type Drafter = 'person' | 'robot' | 'lot'

export type Entry =
  | Created
  | { readonly kind: 'planned'; readonly seat: Seat; readonly plan: SeatPlan }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'left'; readonly seat: Seat } // before the start, also by somebody for whom it was kept
  | { readonly kind: 'draftBegun'; readonly at?: string }
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly what: string; readonly by: Drafter; readonly at?: string }
  | { readonly kind: 'started'; readonly seed: Seed; readonly at?: string; readonly options?: Json } // as drafted
  | Moved
  | { readonly kind: 'undoAsked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undoAnswered'; readonly seat: Seat; readonly agrees: boolean }
  | ({ readonly kind: 'undone'; readonly seat: Seat; readonly to: number } & Timed) // to how many moves
  | ({ readonly kind: 'resigned'; readonly seat: Seat; readonly why?: 'clock' | 'vote' } & Timed)
  | ({
      readonly kind: 'replaced'
      readonly seat: Seat
      readonly robot: string
      readonly why: 'left' | 'clock' | 'vote'
    } & Timed)
  | ({ readonly kind: 'returned'; readonly seat: Seat } & Timed)
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly what: ProposalKind; readonly about?: Seat }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly agrees: boolean }
  | ({ readonly kind: 'paused'; readonly at?: string } & Timed)
  | { readonly kind: 'resumed' }
  | ({ readonly kind: 'closed'; readonly why: ClosedWhy } & Timed) // over, without a result
  | { readonly kind: 'autoSet'; readonly seat: Seat; readonly autos: readonly string[] }
  | { readonly kind: 'rated'; readonly ratings: readonly (RatingChange | null)[] } // by seat
  | { readonly kind: 'rematched'; readonly table: string }

/** Everybody agreed, somebody who runs the host did it, nobody came for a long time, or the game has no end. */
export type ClosedWhy = 'consent' | 'admin' | 'forsaken' | 'too-long'

/** Entries after which another decision may stand; the time that the one before took is charged with them. */
export const turning = ['started', 'moved', 'undone', 'resigned', 'replaced', 'returned', 'paused', 'resumed', 'closed']
