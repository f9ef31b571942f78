import type { Decision, GameEvent, Move, Seat, Seed } from './game.ts'

/**
 * A world that the seat may imagine: a state of the game that looks to it as its view does, with all that it cannot see dealt anew
 * by the seed (`Game.determinize`). So a player can search without ever holding the state itself.
 */
export type Imagine = (seed: Seed) => unknown

/** An artificial player: sees what its seat may see and answers. It is told of events between its decisions. */
export interface Player<View = unknown> {
  readonly name: string
  begin?(seat: Seat, seats: number, options: unknown): void
  notice?(event: GameEvent): void
  /** Others wait for the same processor: from now on it takes only this share of its usual time to think. */
  hurry?(share: number): void
  /** Nobody waits: it may go on for about so many milliseconds with what helps it later. Whether there is more to do. */
  practise?(milliseconds: number): boolean
  /** `imagine` is there for players that the host runs itself; a program elsewhere has its view. */
  choose(decision: Decision, view: View, imagine?: Imagine): Move | Promise<Move>
}
