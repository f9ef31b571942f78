/**
 * What can be told of a table under rules that nobody has any more: who sat there and, once it is over, its log, from which
 * somebody who has the rules can play it again.
 */
import { commitment, type GameLog, type Move } from '@freehold/kernel'
import type { HostedGame } from '../games.ts'
import type { Listing, Phase } from '../protocol/tables.ts'
import type { Created, Entry } from './entries.ts'
import { TableError } from './table-error.ts'

const createdIn = ([first]: readonly Entry[]): Created => {
  if (first?.kind !== 'created') throw new TableError('not-found', 'there is no such table')
  return first
}

/** The moves that stand. */
function movesIn(entries: readonly Entry[]): Move[] {
  const moves: Move[] = []
  for (const entry of entries) {
    if (entry.kind === 'moved') moves.push(entry.move)
    if (entry.kind === 'undone') moves.length = entry.to
  }
  return moves
}

export function unreadLog(entries: readonly Entry[]): GameLog {
  const { game, rules, options } = createdIn(entries)
  const started = entries.find((entry) => entry.kind === 'started')
  if (!started) throw new TableError('not-started', 'the game has not begun')
  const { seed, options: drafted } = started
  const moves = movesIn(entries).map((move) => [...move])
  return {
    freehold: 1,
    game,
    rules,
    options: drafted ?? options,
    seed,
    ...(seed.startsWith('secret:') && { commitment: commitment(seed) }),
    moves,
  }
}

export function unreadListing(table: string, phase: Phase, entries: readonly Entry[], hosted: HostedGame): Listing {
  const { game, plan, labels } = createdIn(entries)
  const seats = plan.map((each, seat) => ({
    name: each === 'open' ? null : (hosted.robots[each.robot]?.name ?? each.robot),
    person: null as string | null,
    robot: each === 'open' ? null : each.robot,
    label: labels?.[seat] ?? null,
    away: false,
    kept: null,
  }))
  for (const entry of entries) {
    if (entry.kind === 'sat') seats[entry.seat] = { ...seats[entry.seat], name: entry.name, person: entry.person }
    if (entry.kind === 'left') seats[entry.seat] = { ...seats[entry.seat], name: null, person: null }
  }
  return { table, game, phase, seats, set: null, ownCards: false, turn: null, waitingFor: null }
}
