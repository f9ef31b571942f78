/** The log of a game of Dominion. */
import type { DominionEvent } from '@freehold/dominion'
import { tell } from '@freehold/dominion/telling'
import type { Happening, TableState } from '@freehold/server/protocol'
import type { LogLine } from '../../table/game-table.ts'
import { viewOf } from './table-view.ts'

const eventsOf = (moves: readonly Happening[]): DominionEvent[] =>
  moves.flatMap(({ events }) => (events ?? []) as unknown as readonly DominionEvent[])

/** Lines keep their ids while a turn goes on: they are numbered within their turn. */
export function tellGame(moves: readonly Happening[], state: TableState, names: readonly string[]): LogLine[] {
  const events = eventsOf(moves)
  const table = { names, viewer: state.you ?? ('audience' as const) }
  // The first turn began before anything could be told.
  const whole = moves.length === state.position
  const first = moves[0]?.seat ?? viewOf(state).turn.seat
  const opened: DominionEvent[] =
    whole && events[0]?.type !== 'began'
      ? [{ type: 'began', seat: first, count: 1, cause: { seat: first, source: 'turn' }, depth: 0 }]
      : []
  let turn = 0
  let line = 0
  return tell([...opened, ...events], table).map(({ kind, level, text, seat }) => {
    if (kind === 'heading') {
      turn++
      line = 0
    }
    return { id: `${turn}.${line++}`, kind, level, text, seat }
  })
}
