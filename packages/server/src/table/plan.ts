/**
 * Trying moves on a copy of the state, so that a turn can be thought through before it is confirmed. It goes as far as
 * taking back is free: trying tells nothing that confirming and undoing would not.
 */
import { checkMove, type Decision, eventsFor, IllegalMove, type Move, type Seat } from '@freehold/kernel'
import type { Plan, PlanStop } from '../protocol/tables.ts'
import { TableError } from './table-error.ts'
import { type Judged, teaches } from './undo-law.ts'

const sentences: Record<PlanStop, string> = {
  'something-shown': 'the next move shows something that is hidden now; it can only be made',
  'another-decides': 'somebody else has to decide first',
  over: 'the game would be over',
}

/** Tries the moves of the seat on the state, which is used up. Throws `TableError` where one of them is not legal. */
export function planned(judged: Judged, state: unknown, seat: Seat, seats: number, moves: readonly Move[]): Plan {
  const { game } = judged
  const events: Plan['events'][number][] = []
  let reason: PlanStop | undefined
  for (const move of moves) {
    reason = stopBefore(judged, state, seat, seats, move, events.length)
    if (reason) break
    const happened: Plan['events'][number][number][] = []
    game.play(state, move, happened)
    events.push(eventsFor(game, happened, seat))
  }
  const asked = game.pending(state)
  return {
    played: events.length,
    stopped: reason ? { reason, why: sentences[reason] } : null,
    events,
    view: game.view(state, seat),
    asked: asked?.seat === seat ? asked : null,
    waitingFor: asked?.seat ?? null,
  }
}

function stopBefore(
  judged: Judged,
  state: unknown,
  seat: Seat,
  seats: number,
  move: Move,
  number: number,
): PlanStop | undefined {
  const asked = judged.game.pending(state)
  if (!asked) return 'over'
  if (asked.seat !== seat) return 'another-decides'
  expectLegal(asked, move, number)
  return teaches(judged, state, move, seat, seats) ? 'something-shown' : undefined
}

/** Throws `TableError` naming which of the moves the decision does not allow. */
export function expectLegal(asked: Decision, move: Move, number: number): void {
  try {
    checkMove(asked, move)
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error
    throw new TableError('illegal-move', `moves[${number}]: ${error.message.replace(/^move: /, '')}`)
  }
}
