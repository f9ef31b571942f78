/** A store in any SQL database that kysely speaks. */
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import type { Entry, PersonId } from '../table/entries.ts'
import { type Appending, appending, appendStatement, today } from './appending.ts'
import { Grouped } from './grouped.ts'
import { storeProblem } from './problems.ts'
import type { Database } from './schema.ts'
import { APPEND_ALL, flatten } from './sqlite-appending.ts'
import { type Standing, type Store, StoreUnavailable, type TableSummary, VersionConflict } from './store.ts'

export class SqlStore implements Store {
  /** For what stands in files of its own beside this one. */
  readonly db: Kysely<Database>
  readonly #node: string | null
  readonly #grouped: Grouped<Appending> | undefined
  #couldWrite = true // the last time it tried

  /**
   * `node` is who runs the tables that begin here; where there is only one process, it needs no name. `isAlone`: nobody else
   * writes, and there is one connection, so that what is written at the same time is written together.
   */
  constructor(db: Kysely<Database>, node: string | null = null, isAlone = false) {
    this.db = db
    this.#node = node
    this.#grouped = isAlone ? new Grouped((all) => this.#appendAll(all)) : undefined
  }

  async create(id: string, entries: readonly Entry[]): Promise<void> {
    const [first] = entries
    if (first?.kind !== 'created') throw new Error('a table begins with its creation')
    const begins = entries.some(({ kind }) => kind === 'started')
    const sitting = entries.flatMap((entry) => (entry.kind === 'sat' ? [entry.person] : []))
    await this.#writing((tx) =>
      transaction(tx, async (db) => {
        await db
          .insertInto('game_table')
          .values({
            id,
            game: first.game,
            listed: first.listed ? 1 : 0,
            version: entries.length,
            phase: begins ? 'playing' : 'gathering',
            number: sql<number>`(select coalesce(max(number), 0) + 1 from game_table)`,
            runner: begins ? this.#node : null,
            acts: begins ? 1 : 0,
            changed_at: today(),
          })
          .execute()
        const people = [...new Set([first.owner, ...sitting])]
        await db
          .insertInto('seat')
          .values(people.map((person_id) => ({ table_id: id, person_id })))
          .execute()
        const kept = new Set(first.kept?.flatMap((each) => each?.person ?? []))
        if (kept.size > 0)
          await db
            .insertInto('kept_for')
            .values([...kept].map((person_id) => ({ table_id: id, person_id })))
            .execute()
        const rows = entries.map((entry, i) => ({ table_id: id, version: i + 1, body: JSON.stringify(entry) }))
        await db.insertInto('entry').values(rows).execute()
      }),
    )
  }

  async append(id: string, version: number, entries: readonly Entry[], standing: Standing = {}): Promise<void> {
    const addition = appending(id, version, entries, standing, this.#node)
    if (this.#grouped) return this.#grouped.write(addition)
    const { numAffectedRows } = await this.#writing((db) => asked(appendStatement(addition).execute(db)))
    if (numAffectedRows !== BigInt(entries.length)) throw conflictOf(addition)
  }

  async read(id: string, after = 0): Promise<Entry[]> {
    const rows = await asked(
      this.db
        .selectFrom('entry')
        .select('body')
        .where('table_id', '=', id)
        .where('version', '>', after)
        .orderBy('version')
        .execute(),
    )
    return rows.map(({ body }) => JSON.parse(body) as Entry)
  }

  async versions(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map()
    const rows = await asked(
      this.db.selectFrom('game_table').select(['id', 'version']).where('id', 'in', ids).execute(),
    )
    return new Map(rows.map(({ id, version }) => [id, version]))
  }

  async listed(most: number): Promise<TableSummary[]> {
    const tables = this.db.selectFrom('game_table').select(['id', 'game', 'version', 'phase'])
    const open = tables.where('listed', '=', 1).where('phase', 'in', ['gathering', 'playing'])
    return asked(open.orderBy('number', 'desc').limit(most).execute())
  }

  async openListed(person: PersonId): Promise<number> {
    const tables = this.db.selectFrom('game_table').innerJoin('seat', 'seat.table_id', 'game_table.id').select('id')
    const open = tables.where('seat.person_id', '=', person).where('listed', '=', 1).where('phase', '=', 'gathering')
    return (await asked(open.execute())).length
  }

  async tablesOf(person: PersonId, most: number): Promise<TableSummary[]> {
    const tables = this.db.selectFrom('game_table').innerJoin('seat', 'seat.table_id', 'game_table.id')
    const own = tables.select(['id', 'game', 'version', 'phase']).where('seat.person_id', '=', person)
    return asked(own.orderBy('number', 'desc').limit(most).execute())
  }

  async acting(): Promise<string[]> {
    const tables = this.db.selectFrom('game_table').select('id').where('acts', '=', 1).where('phase', '=', 'playing')
    return (await asked(tables.execute())).map(({ id }) => id)
  }

  async rests(id: string, version: number): Promise<void> {
    const table = this.db.updateTable('game_table').set({ acts: 0 })
    await asked(table.where('id', '=', id).where('version', '=', version).execute())
  }

  async forsaken(before: string, most: number): Promise<string[]> {
    const tables = this.db.selectFrom('game_table').select('id').where('phase', 'in', ['gathering', 'playing'])
    const found = tables.where('changed_at', '<', before).orderBy('changed_at').limit(most)
    return (await asked(found.execute())).map(({ id }) => id)
  }

  async remove(id: string): Promise<boolean> {
    const table = this.db.deleteFrom('game_table').where('id', '=', id)
    return (await asked(table.executeTakeFirst())).numDeletedRows === 1n
  }

  async setting(name: string, make: () => string): Promise<string> {
    const row = this.db.insertInto('setting').values({ name, value: make() })
    await asked(row.onConflict((conflict) => conflict.doNothing()).execute())
    const kept = this.db.selectFrom('setting').select('value').where('name', '=', name)
    return (await asked(kept.executeTakeFirstOrThrow())).value
  }

  async check(): Promise<void> {
    if (this.#couldWrite) await asked(sql`select 1`.execute(this.db))
    else await this.#writing((db) => writeSomething(db))
  }

  async close(): Promise<void> {
    await this.#grouped?.done()
    await this.db.destroy()
  }

  async #writing<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    try {
      const done = await work(this.db)
      this.#couldWrite = true
      return done
    } catch (error) {
      this.#couldWrite &&= !(error instanceof StoreUnavailable)
      throw error
    }
  }

  /** In the thread of SQLite: each by itself is refused where its version is no longer the expected one. */
  async #appendAll(all: readonly Appending[]): Promise<(Error | undefined)[]> {
    const work = CompiledQuery.raw(APPEND_ALL, flatten(all))
    const { rows } = await this.#writing((db) => asked(db.executeQuery(work)))
    return (rows as unknown as (0 | 1)[]).map((written, i) => (written ? undefined : conflictOf(all[i])))
  }
}

const conflictOf = ({ id, expected }: Appending) =>
  new VersionConflict(`table ${id} is no longer at version ${expected}`)

async function writeSomething(db: Kysely<Database>): Promise<void> {
  const row = { name: 'writable', value: '' }
  const setting = db.insertInto('setting').values(row)
  await asked(setting.onConflict((conflict) => conflict.column('name').doUpdateSet(row)).execute())
}

/** What was asked of the database, or why it cannot answer. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw storeProblem(error)
  }
}

/** All of the work or nothing. */
export async function transaction<T>(
  db: Kysely<Database>,
  work: (db: Transaction<Database>) => Promise<T>,
): Promise<T> {
  // Taking back may fail as well, where the connection is gone or it was done already, and that would hide why.
  let failure: { readonly reason: unknown } | undefined
  let isDone = false
  const noting = async (each: Transaction<Database>) => {
    try {
      const result = await work(each)
      isDone = true
      return result
    } catch (reason) {
      failure = { reason }
      throw reason
    }
  }
  try {
    return await db.transaction().execute(noting)
  } catch (error) {
    if (failure) throw storeProblem(failure.reason)
    if (isDone) throw new StoreUnavailable(`not committed: ${error}`, { cause: error })
    throw storeProblem(error)
  }
}
