/** How people fared with one and the same set-up against an artificial player: the first try of each counts. */
import type { Kysely } from 'kysely'
import type { Fared } from '../protocol/records.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'

/** Games looked at, the earliest first. */
const MOST_GAMES = 20_000

interface Wanted {
  readonly game: string
  readonly setup: string
  readonly against: string
}

export async function faredOf(db: Kysely<Database>, wanted: Wanted, person: PersonId | undefined): Promise<Fared> {
  const rows = await asked(
    db
      .selectFrom('played as one')
      .innerJoin('played as other', (join) =>
        join.onRef('other.table_id', '=', 'one.table_id').onRef('other.seat', '!=', 'one.seat'),
      )
      .select(['one.person_id', 'one.points', 'other.points as others'])
      .where('one.setup', '=', wanted.setup)
      .where('one.game', '=', wanted.game)
      .where('one.players', '=', 2)
      .where('one.person_id', 'is not', null)
      .where('other.robot', '=', wanted.against)
      .orderBy('one.ended_at')
      .limit(MOST_GAMES)
      .execute(),
  )
  const first = new Map<PersonId, number>() // by how many points each was ahead
  for (const { person_id, points, others } of rows)
    if (person_id !== null && points !== null && others !== null && !first.has(person_id))
      first.set(person_id, points - others)
  const margins = Map.groupBy(first.values(), (margin) => margin)
  return {
    people: first.size,
    margins: [...margins].map(([margin, all]) => ({ margin, people: all.length })).sort((a, b) => a.margin - b.margin),
    yours: (person === undefined ? undefined : first.get(person)) ?? null,
  }
}
