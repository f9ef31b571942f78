/** A moment of a recording as a table that a game can draw. */
import type { Happening, TableState } from '@freehold/server/protocol'
import type { Frame } from '../client/table-store.ts'
import type { Recording } from './recording.ts'
import type { Eyes } from './timeline.ts'

/** What the moves up to the position did, as it is seen. */
export const happenings = ({ timeline }: Recording, position: number, eyes: Eyes): readonly Happening[] =>
  Array.from({ length: position }, (_, i) => ({
    version: i + 1,
    kind: 'moved' as const,
    seat: timeline.moments[i].decision.seat,
    events: timeline.events(i + 1, eyes) as Happening['events'],
  }))

/** Whose hand lies before the viewer; with all hands open, that of whoever has the turn. */
function seatOf({ timeline }: Recording, position: number, eyes: Eyes): number | null {
  if (eyes === 'audience') return null
  if (eyes !== 'open') return eyes
  return timeline.turns[timeline.turnAt(position)]?.seat ?? null
}

export function frameAt(recording: Recording, position: number, eyes: Eyes): Frame {
  const { timeline, state } = recording
  const over = position === timeline.length
  const shown: TableState = {
    ...state,
    version: position,
    phase: over ? state.phase : 'playing',
    you: seatOf(recording, position, eyes),
    owner: false,
    position,
    waitingFor: timeline.moments[position]?.decision.seat ?? null,
    asked: null,
    autos: [],
    view: timeline.view(position, eyes),
    undo: null,
    undoRequest: null,
    result: over ? state.result : null,
    rematch: null,
    maySpeak: false,
    clock: null,
    paused: false,
    proposal: null,
  }
  return { state: shown, happened: happenings(recording, position, eyes).slice(-1) }
}
