/** A store in any SQL database that kysely speaks. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Entry, PersonId } from '../table/entries.ts'
import { Grouped } from './grouped.ts'
import { storeProblem } from './problems.ts'
import type { Database } from './schema.ts'
import { type Store, StoreUnavailable, type TableSummary, VersionConflict } from './store.ts'

interface Appending {
  readonly id: string
  readonly expectedVersion: number
  readonly entries: readonly Entry[]
  readonly isOver: boolean
}

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
    this.#grouped = isAlone ? new Grouped((all) => this.#writing((tx) => this.#writeAll(tx, all))) : undefined
  }

  async create(id: string, entries: readonly Entry[]): Promise<void> {
    const [first] = entries
    if (first?.kind !== 'created') throw new Error('a table begins with its creation')
    await this.#writing(async (db) => {
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
      await this.#write(db, id, 0, entries, false)
    })
  }

  async append(id: string, expectedVersion: number, entries: readonly Entry[], isOver = false): Promise<void> {
    const appending = { id, expectedVersion, entries, isOver }
    if (this.#grouped) await this.#grouped.write(appending)
    else await this.#writing((db) => this.#write(db, id, expectedVersion, entries, isOver))
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
    const tables = this.db.selectFrom('game_table').select(['id', 'game', 'version'])
    const open = tables.where('listed', '=', 1).where('phase', '!=', 'over')
    return asked(open.orderBy('number', 'desc').limit(most).execute())
  }

  async tablesOf(person: PersonId, most: number): Promise<TableSummary[]> {
    const tables = this.db.selectFrom('game_table').innerJoin('seat', 'seat.table_id', 'game_table.id')
    const own = tables.select(['id', 'game', 'version']).where('seat.person_id', '=', person)
    return asked(own.orderBy('number', 'desc').limit(most).execute())
  }

  async running(): Promise<string[]> {
    const rows = await asked(this.db.selectFrom('game_table').select('id').where('phase', '=', 'playing').execute())
    return rows.map(({ id }) => id)
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
    await this.db.destroy()
  }

  async #writing<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T> {
    try {
      const done = await transaction(this.db, work)
      this.#couldWrite = true
      return done
    } catch (error) {
      this.#couldWrite &&= !(error instanceof StoreUnavailable)
      throw error
    }
  }

  /** Each by itself is refused where its version is no longer the expected one. */
  async #writeAll(db: Transaction<Database>, all: readonly Appending[]): Promise<(Error | undefined)[]> {
    const refusals: (Error | undefined)[] = []
    for (const { id, expectedVersion, entries, isOver } of all) {
      const written = this.#write(db, id, expectedVersion, entries, isOver)
      refusals.push(
        await written.then(
          () => undefined,
          (error: unknown) => {
            if (error instanceof VersionConflict) return error
            throw error
          },
        ),
      )
    }
    return refusals
  }

  /** The version is raised first: this takes the lock, and finds nothing to raise where somebody else was quicker. */
  async #write(
    db: Transaction<Database>,
    id: string,
    expected: number,
    entries: readonly Entry[],
    isOver: boolean,
  ): Promise<void> {
    const begins = entries.some(({ kind }) => kind === 'started')
    const raised = await db
      .updateTable('game_table')
      .set({
        version: expected + entries.length,
        ...(begins && { phase: 'playing', runner: this.#node }),
        ...(isOver && { phase: 'over', runner: null }),
      })
      .where('id', '=', id)
      .where('version', '=', expected)
      .executeTakeFirst()
    if (raised.numUpdatedRows !== 1n) throw new VersionConflict(`table ${id} is no longer at version ${expected}`)
    const rows = entries.map((entry, i) => ({ table_id: id, version: expected + i + 1, body: JSON.stringify(entry) }))
    await db.insertInto('entry').values(rows).execute()
    const sitting = entries.flatMap((entry) =>
      entry.kind === 'sat' ? [{ table_id: id, person_id: entry.person }] : [],
    )
    if (sitting.length > 0)
      await db
        .insertInto('seat')
        .values(sitting)
        .onConflict((each) => each.doNothing())
        .execute()
  }
}

async function writeSomething(db: Transaction<Database>): Promise<void> {
  const row = { name: 'writable', value: '' }
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
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
