/** What a table tells each of those who look at it: all that they may know, and nothing else. */
import { type AnyGame, eventsFor, type Viewer } from '@freehold/kernel'
import type { Replay } from '../protocol/records.ts'
import type { DraftTold, Happening, Listing, TableState, Update } from '../protocol/tables.ts'
import type { PersonId } from './entries.ts'
import type { Step } from './steps.ts'
import type { Table } from './table.ts'

/** What the person is told who last heard of version `since` (0: of nothing). */
export function updateFor(table: Table, person: PersonId | undefined, since: number): Update {
  const seat = person === undefined ? undefined : table.seatOf(person)
  const viewer: Viewer = seat ?? 'audience'
  const told = tableFor(table, person)
  const steps = told.stepsSince(since)
  return {
    happened: steps ? steps.map((step) => happening(told.game, step, viewer)) : null,
    state: { ...stateFor(told, viewer, person), delay: table.created.delay ?? null },
  }
}

/** The table as far as the person may know it by now: the audience may be told later. */
export function tableFor(table: Table, person: PersonId | undefined): Table {
  return person !== undefined && table.seatOf(person) !== undefined ? table : table.forAudience()
}

function stateFor(table: Table, viewer: Viewer, person: PersonId | undefined): TableState {
  const owner = person === table.created.owner
  const { pending, clock, created } = table
  const result = table.result()
  const left = table.timeLeft()
  return {
    table: table.id,
    game: table.game.id,
    options: table.options,
    version: table.version,
    phase: table.phase,
    you: viewer === 'audience' ? null : viewer,
    owner,
    seats: seatsTold(table),
    commitment: table.commitment ?? null,
    position: table.position,
    waitingFor: pending?.seat ?? null,
    asked: pending?.seat === viewer ? pending : null,
    autos: viewer === 'audience' ? [] : table.sitters[viewer].autos,
    view: (viewer === 'audience' && openViewOf(table)) || (table.view(viewer) ?? null),
    undo: viewer === 'audience' ? null : (table.undoOffer(viewer) ?? null),
    undoRequest: table.undoRequest ?? null,
    result: result ? { ...result, ...(table.ratings && { ratings: table.ratings }) } : null,
    rematch: table.rematch ?? null,
    maySpeak: table.maySpeak(person),
    rated: created.rated ?? false,
    noTakingBack: created.noTakingBack ?? created.rated ?? false,
    beginsFull: created.beginsFull ?? false,
    draft: draftTold(table),
    delay: created.delay ?? null,
    audienceSeesAll: created.audienceSeesAll ?? false,
    clock: clock
      ? {
          ...clock.options,
          left: clock.left.map((ms, seat) => Math.max(0, Math.round(seat === left?.seat ? left.ms : ms))),
          running: left?.seat ?? null,
        }
      : null,
    paused: table.isPaused,
    closed: table.isClosed,
    proposal: table.proposal ?? null,
  }
}

/**
 * Where no person ever sat, the audience sees all hands. Nobody has a second browser for it to help: a seat is taken only
 * before the start. Elsewhere it does so where all who sat down were told that it would; else it is told what is public,
 * which each seat knows anyway.
 */
function openViewOf(table: Table): unknown {
  const { hosted, phase, sitters, created } = table
  if (phase === 'gathering' || !hosted.openView) return undefined
  if (!created.audienceSeesAll && sitters.some(({ person, robot }) => person || !robot)) return undefined
  return hosted.openView(sitters.map((_, seat) => table.view(seat)))
}

function draftTold({ draft, created, phase, hosted }: Table): DraftTold | null {
  if (!draft || phase !== 'gathering') return null
  const { chosen, chooser, hasBegun } = draft
  const size = hosted.drafting?.size ?? 0
  return { from: created.draft ?? null, size, chosen: [...chosen], chooser: chooser ?? null, begun: hasBegun }
}

function seatsTold(table: Table): TableState['seats'] {
  return table.sitters.map(({ person: who, name, robot, isAway, kept }, seat) => ({
    name: name ?? (robot === undefined ? null : (table.hosted.robots[robot]?.name ?? table.ruled?.name ?? robot)),
    person: who ?? null,
    robot: robot ?? null,
    label: table.created.labels?.[seat] ?? null,
    away: isAway ?? false,
    kept: (who === undefined && robot === undefined && kept) || null,
  }))
}

function happening(game: AnyGame, { version, entry, events }: Step, viewer: Viewer): Happening {
  switch (entry.kind) {
    case 'created':
    case 'started':
    case 'draftBegun':
    case 'rematched':
      return { version, kind: entry.kind }
    case 'moved': {
      const told = eventsFor(game, events, viewer)
      return { version, kind: 'moved', seat: entry.seat, ...(entry.by === 'safe' && { failed: true }), events: told }
    }
    case 'undoAsked':
    case 'undone':
      return { version, kind: entry.kind, seat: entry.seat, to: entry.to }
    case 'paused':
    case 'resumed':
    case 'rated':
      return { version, kind: entry.kind }
    case 'closed':
      return { version, kind: 'closed', why: entry.why }
    case 'replaced':
    case 'resigned':
      return { version, kind: entry.kind, seat: entry.seat, ...(entry.why && { why: entry.why }) }
    case 'proposed': {
      const { seat, what, about } = entry
      return { version, kind: 'proposed', seat, what, ...(about !== undefined && { about }) }
    }
    case 'voted':
    case 'undoAnswered':
      return { version, kind: entry.kind, seat: entry.seat, agrees: entry.agrees }
    default:
      return { version, kind: entry.kind, seat: entry.seat }
  }
}

/** That a game is played is no secret; how far it is, the person may know as it may see it. */
export function listingFor(table: Table, person: PersonId | undefined): Listing {
  const told = tableFor(table, person)
  const { set, turn } = table.hosted.listed?.(table.created.options, told.view('audience')) ?? {}
  return {
    table: table.id,
    game: table.game.id,
    phase: table.phase,
    seats: seatsTold(table),
    set: set ?? null,
    ownCards: table.hosted.hasOwnCards?.(table.created.options) ?? false,
    turn: turn || null,
    waitingFor: told.pending?.seat ?? null,
  }
}

/** All that a replay shows, once the game is over. */
export function replayOf(table: Table): Replay {
  const log = table.log()
  const { seats, result } = stateFor(table, 'audience', undefined)
  return {
    table: table.id,
    log: { ...log },
    seats: seats.map(({ name, person, robot, label }) => ({ name: name ?? '', person, robot, label })),
    result,
    started: table.startedAt ?? null,
    moves: table.made().map(({ seat, by, ms }) => ({ seat, by, ms })),
  }
}
