/** How entries are added to a table: one step in either database, all or nothing, where the version is the expected one. */
import { sql } from 'kysely'
import type { Entry } from '../table/entries.ts'
import type { Standing } from './store.ts'

/** One addition, ready to be written. */
export interface Appending {
  readonly id: string
  readonly expected: number // version
  readonly bodies: readonly string[]
  readonly people: readonly string[] // who sat down
  readonly phase: 'playing' | 'over' | null // null: as it was
  readonly runner: string | null // from the start on, until it is over
  readonly acts: number | null // null: as it was
  readonly at: string // a day
}

export function appending(
  id: string,
  expected: number,
  entries: readonly Entry[],
  { isOver = false, acts }: Standing,
  node: string | null,
): Appending {
  const begins = entries.some(({ kind }) => kind === 'started')
  return {
    id,
    expected,
    bodies: entries.map((entry) => JSON.stringify(entry)),
    people: entries.flatMap((entry) => (entry.kind === 'sat' ? [entry.person] : [])),
    phase: isOver ? 'over' : begins ? 'playing' : null,
    runner: isOver ? null : node,
    acts: acts === undefined ? (begins ? 1 : null) : Number(acts),
    at: today(),
  }
}

const DAY_MS = 86_400_000
let now = { day: -1, name: '' } // asked for with every move

export function today(): string {
  const day = Math.floor(Date.now() / DAY_MS)
  if (now.day !== day) now = { day, name: new Date(day * DAY_MS).toISOString().slice(0, 10) }
  return now.name
}

/**
 * For PostgreSQL: one statement, so that no connection is ever left between a beginning and a commit. The version is raised
 * first: this takes the lock, and finds nothing to raise where somebody else was quicker. Gives as many rows as entries.
 */
export function appendStatement({ id, expected, bodies, people, phase, runner, acts, at }: Appending) {
  const turned = phase === null ? sql`` : sql`, phase = ${phase}, runner = ${runner}`
  return sql`with raised as (
      update game_table set version = ${expected + bodies.length}, acts = coalesce(${acts}::int, acts), changed_at = ${at}${turned}
      where id = ${id} and version = ${expected} returning id
    ), seated as (
      insert into seat (table_id, person_id)
      select raised.id, who from raised, unnest(${people}::text[]) as people (who) on conflict do nothing
    )
    insert into entry (table_id, version, body)
    select raised.id, ${expected}::int + number, body
    from raised, unnest(${bodies}::text[]) with ordinality as bodies (body, number)`
}
