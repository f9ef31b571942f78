/** A store in any SQL database that kysely speaks. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Entry, PersonId } from '../table/entries.ts'
import { type Database, ping } from './schema.ts'
import { type Person, type Store, type TableSummary, VersionConflict } from './store.ts'

export class SqlStore implements Store {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async create(id: string, entries: readonly Entry[]): Promise<void> {
    const [first] = entries
    if (first?.kind !== 'created') throw new Error('a table begins with its creation')
    await this.#db.transaction().execute(async (db) => {
      const number = sql<number>`(select coalesce(max(number), 0) + 1 from game_table)`
      const row = {
        id,
        game: first.game,
        listed: first.listed ? 1 : 0,
        version: 0,
        phase: 'gathering',
        number,
      } as const
      await db.insertInto('game_table').values(row).execute()
      await db.insertInto('seat').values({ table_id: id, person_id: first.owner }).execute()
      await write(db, id, 0, entries)
    })
  }

  async append(id: string, expectedVersion: number, entries: readonly Entry[]): Promise<void> {
    await this.#db.transaction().execute((db) => write(db, id, expectedVersion, entries))
  }

  async read(id: string): Promise<Entry[]> {
    const rows = await this.#db
      .selectFrom('entry')
      .select('body')
      .where('table_id', '=', id)
      .orderBy('version')
      .execute()
    return rows.map(({ body }) => JSON.parse(body) as Entry)
  }

  async listed(most: number): Promise<TableSummary[]> {
    const tables = this.#db.selectFrom('game_table').select(['id', 'game', 'version'])
    return tables.where('listed', '=', 1).where('phase', '!=', 'over').orderBy('number', 'desc').limit(most).execute()
  }

  async tablesOf(person: PersonId, most: number): Promise<TableSummary[]> {
    const tables = this.#db.selectFrom('game_table').innerJoin('seat', 'seat.table_id', 'game_table.id')
    return tables
      .select(['id', 'game', 'version'])
      .where('seat.person_id', '=', person)
      .orderBy('number', 'desc')
      .limit(most)
      .execute()
  }

  async running(): Promise<string[]> {
    const rows = await this.#db.selectFrom('game_table').select('id').where('phase', '=', 'playing').execute()
    return rows.map(({ id }) => id)
  }

  async markOver(id: string): Promise<void> {
    await this.#db.updateTable('game_table').set({ phase: 'over' }).where('id', '=', id).execute()
  }

  async savePerson({ id, name }: Person): Promise<void> {
    const person = this.#db.insertInto('person').values({ id, name })
    await person.onConflict((conflict) => conflict.column('id').doUpdateSet({ name })).execute()
  }

  async person(id: PersonId): Promise<Person | undefined> {
    return this.#db.selectFrom('person').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  }

  async check(): Promise<void> {
    await ping(this.#db)
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}

/** The version is raised first: this takes the lock, and finds nothing to raise where somebody else was quicker. */
async function write(
  db: Transaction<Database>,
  id: string,
  expected: number,
  entries: readonly Entry[],
): Promise<void> {
  const begins = entries.some(({ kind }) => kind === 'started')
  const raised = await db
    .updateTable('game_table')
    .set({ version: expected + entries.length, ...(begins && { phase: 'playing' }) })
    .where('id', '=', id)
    .where('version', '=', expected)
    .executeTakeFirst()
  if (raised.numUpdatedRows !== 1n) throw new VersionConflict(`table ${id} is no longer at version ${expected}`)
  const rows = entries.map((entry, i) => ({ table_id: id, version: expected + i + 1, body: JSON.stringify(entry) }))
  await db.insertInto('entry').values(rows).execute()
  const sitting = entries.flatMap((entry) => (entry.kind === 'sat' ? [{ table_id: id, person_id: entry.person }] : []))
  if (sitting.length > 0)
    await db
      .insertInto('seat')
      .values(sitting)
      .onConflict((each) => each.doNothing())
      .execute()
}
