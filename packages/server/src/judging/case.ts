/** What is judged outside of the thread that serves everybody, because it may deal a game anew hundreds of times. */
import type { Json, Move, Seat, Seed } from '@freehold/kernel'
import type { Plan } from '../protocol/tables.ts'
import type { FreeMoves } from '../table/undoing.ts'

/** A game at a moment: whoever has this can play it again. */
export interface Moment {
  readonly table: string
  readonly game: string
  readonly rules: string
  readonly options: Json
  readonly seed: Seed
  readonly moves: readonly Move[] // that stand
  readonly seats: readonly Seat[] // who made each
}

/** How far the seat may take back for free, or what some moves of it would lead to. */
export type Case = { readonly moment: Moment; readonly seat: Seat } & (
  | { readonly asks: 'free' }
  | { readonly asks: 'plan'; readonly trying: readonly Move[] }
)

export type Judgement = { readonly free: FreeMoves } | { readonly plan: Plan } | { readonly refused: string } // one of the moves is not legal
