/** What a table tells each of those who look at it: all that they may know, and nothing else. */
import { type AnyGame, type Decision, eventsFor, type GameEvent, type Seat, type Viewer } from '@freehold/kernel'
import type { PersonId } from './entries.ts'
import type { Result } from './result.ts'
import type { Phase, Step, Table, UndoRequest } from './table.ts'

/** One thing that happened at the table. Answers themselves are not told: what they did is in the events. */
export interface Happening {
  readonly version: number
  readonly kind: Step['entry']['kind']
  readonly seat?: Seat
  readonly to?: number // after an undo: how many moves stand
  readonly agrees?: boolean
  readonly failed?: true // an artificial player gave no answer, and the host answered for it
  readonly events?: readonly GameEvent[]
}

export interface SeatTold {
  readonly name: string | null // null: open
  readonly robot: string | null
}

/** The table at its version, as the viewer may know it. */
export interface TableState {
  readonly table: string
  readonly game: string
  readonly options: unknown
  readonly version: number
  readonly phase: Phase
  readonly you: Seat | null // null: watching
  readonly owner: boolean // whether you made the table
  readonly seats: readonly SeatTold[]
  readonly commitment: string | null // to the shuffles, from the start on
  readonly position: number
  readonly waitingFor: Seat | null
  readonly asked: Decision | null // what you are asked
  readonly autos: readonly string[] // your automatic answers
  readonly view: unknown // of the game, from the start on
  readonly undoRequest: UndoRequest | null
  readonly result: Result | null
  readonly rematch: string | null
}

export interface Update {
  /** What happened after the version that was asked for; `null` where that is no longer kept. */
  readonly happened: readonly Happening[] | null
  readonly state: TableState
}

/** What the person is told who last heard of version `since` (0: of nothing). */
export function updateFor(table: Table, person: PersonId | undefined, since: number): Update {
  const seat = person === undefined ? undefined : table.seatOf(person)
  const viewer: Viewer = seat ?? 'audience'
  const steps = table.stepsSince(since)
  return {
    happened: steps ? steps.map((step) => happening(table.game, step, viewer)) : null,
    state: stateFor(table, viewer, person === table.created.owner),
  }
}

function stateFor(table: Table, viewer: Viewer, owner: boolean): TableState {
  const { pending } = table
  return {
    table: table.id,
    game: table.game.id,
    options: table.created.options,
    version: table.version,
    phase: table.phase,
    you: viewer === 'audience' ? null : viewer,
    owner,
    seats: table.sitters.map(({ name, robot }) => ({ name: name ?? robot ?? null, robot: robot ?? null })),
    commitment: table.commitment ?? null,
    position: table.position,
    waitingFor: pending?.seat ?? null,
    asked: pending?.seat === viewer ? pending : null,
    autos: viewer === 'audience' ? [] : table.sitters[viewer].autos,
    view: table.view(viewer) ?? null,
    undoRequest: table.undoRequest ?? null,
    result: table.result() ?? null,
    rematch: table.rematch ?? null,
  }
}

function happening(game: AnyGame, { version, entry, events }: Step, viewer: Viewer): Happening {
  switch (entry.kind) {
    case 'created':
    case 'started':
    case 'rematched':
      return { version, kind: entry.kind }
    case 'moved': {
      const told = eventsFor(game, events, viewer)
      return { version, kind: 'moved', seat: entry.seat, ...(entry.by === 'safe' && { failed: true }), events: told }
    }
    case 'undoAsked':
    case 'undone':
      return { version, kind: entry.kind, seat: entry.seat, to: entry.to }
    case 'undoAnswered':
      return { version, kind: entry.kind, seat: entry.seat, agrees: entry.agrees }
    default:
      return { version, kind: entry.kind, seat: entry.seat }
  }
}

/** A table in the lobby. */
export interface Listing {
  readonly table: string
  readonly game: string
  readonly phase: Phase
  readonly seats: readonly SeatTold[]
}

export function listingOf(table: Table): Listing {
  const { id, phase } = table
  const { game, seats } = stateFor(table, 'audience', false)
  return { table: id, game, phase, seats }
}
