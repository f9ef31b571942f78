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

const triesAt = (db: Kysely<Database>, { setup, game, against }: Wanted) =>
  db
    .selectFrom('first_try')
    .where('setup', '=', setup)
    .where('game', '=', game)
    .where('against', '=', against)
    .where('margin', 'is not', null)

/** All tries at the set-up, by how many points each was ahead. */
export async function marginsOf(db: Kysely<Database>, wanted: Wanted): Promise<Fared['margins']> {
  const all = triesAt(db, wanted).select(['margin', (row) => row.fn.countAll<number | string>().as('people')])
  const rows = await asked(all.groupBy('margin').orderBy('margin').execute())
  return rows.map(({ margin, people }) => ({ margin: margin ?? 0, people: Number(people) }))
}

/** `counted` is what `marginsOf` found, perhaps a moment ago; one's own try is always looked up. */
export async function faredOf(
  db: Kysely<Database>,
  wanted: Wanted,
  person: PersonId | undefined,
  counted: Promise<Fared['margins']> = marginsOf(db, wanted),
): Promise<Fared> {
  const margins = await counted
  const own =
    person === undefined
      ? undefined
      : await asked(triesAt(db, wanted).select('margin').where('person_id', '=', person).executeTakeFirst())
  return { people: margins.reduce((sum, { people }) => sum + people, 0), margins, yours: own?.margin ?? null }
}
