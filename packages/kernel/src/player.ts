import type { Decision, GameEvent, Move, Seat } from './game.ts'

/** An artificial player: sees what its seat may see and answers. It is told of events between its decisions. */
export interface Player<View = unknown> {
  readonly name: string
  begin?(seat: Seat, seats: number, options: unknown): void
  notice?(event: GameEvent): void
  choose(decision: Decision, view: View): Move | Promise<Move>
}
