/** How people fared with one and the same set-up against an artificial player: the first try of each counts. */
import type { Kysely } from 'kysely'
import type { Fared } from '../protocol/records.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'

interface Wanted {
  readonly game: string
  readonly setup: string
  readonly against: string
}

export async function faredOf(db: Kysely<Database>, wanted: Wanted, person: PersonId | undefined): Promise<Fared> {
  const tries = db
    .selectFrom('first_try')
    .where('setup', '=', wanted.setup)
    .where('game', '=', wanted.game)
    .where('against', '=', wanted.against)
    .where('margin', 'is not', null)
  const counted = tries.select(['margin', (row) => row.fn.countAll<number | string>().as('people')])
  const rows = await asked(counted.groupBy('margin').orderBy('margin').execute())
  const margins = rows.map(({ margin, people }) => ({ margin: margin ?? 0, people: Number(people) }))
  const own =
    person === undefined
      ? undefined
      : await asked(tries.select('margin').where('person_id', '=', person).executeTakeFirst())
  return { people: margins.reduce((sum, { people }) => sum + people, 0), margins, yours: own?.margin ?? null }
}
