/** Lets clocks run out, at the tables that this process has the duty of. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../store/schema.ts'
import { asked, transaction } from '../store/sql-store.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Entry } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import type { Stood } from './stopwatch.ts'

/** Where it is kept how long decisions have stood, for when the host starts again. */
export interface ClockStore {
  kept(table: string): Promise<{ asking: number; ms: number } | undefined>
  keep(clocks: readonly Database['clock'][]): Promise<void>
}

export class SqlClockStore implements ClockStore {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async kept(table: string): Promise<{ asking: number; ms: number } | undefined> {
    const row = this.#db.selectFrom('clock').select(['asking', 'ms']).where('table_id', '=', table)
    const found = await asked(row.executeTakeFirst())
    return found && { asking: found.asking, ms: Number(found.ms) } // a large number comes as text from PostgreSQL
  }

  async keep(clocks: readonly Database['clock'][]): Promise<void> {
    for (let first = 0; first < clocks.length; first += AT_ONCE)
      await transaction(this.#db, (db) => keepSome(db, clocks.slice(first, first + AT_ONCE)))
  }
}

const isGone = (error: unknown) => error instanceof TableError && error.code === 'not-found'

/** Clocks written with one statement. */
const AT_ONCE = 200

async function keepSome(db: Transaction<Database>, clocks: readonly Database['clock'][]): Promise<void> {
  const ids = clocks.map(({ table_id }) => table_id)
  const found = await db.selectFrom('game_table').select('id').where('id', 'in', ids).execute()
  const there = new Set(found.map(({ id }) => id))
  const rows = clocks.filter(({ table_id }) => there.has(table_id)) // others were deleted in the meantime
  if (rows.length === 0) return
  await db
    .insertInto('clock')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet(({ ref }) => ({ asking: ref('excluded.asking'), ms: ref('excluded.ms') })),
    )
    .execute()
}

interface Keeping {
  change(id: string, decide: (table: Table) => Entry[]): Promise<number>
  look<T>(id: string, see: (table: Table) => T): Promise<T>
  /** How long the decision at a table has stood, whether or not the table is in memory. */
  stood(id: string): Stood | undefined
  hasDuty(id: string): boolean
  warn(message: string, about: object): void
}

/** A timer that waits longer looks again meanwhile. */
const LONGEST_MS = 3600_000
/** How often it is kept how long decisions have stood: a crash gives at most so much time back. */
const KEEP_MS = 20_000
/** A store that did not answer is asked again after so long. */
const AGAIN_MS = 1000

export class ClockKeeper {
  readonly #store: ClockStore
  readonly #host: Keeping
  readonly #timers = new Map<string, { readonly timer: NodeJS.Timeout; readonly asking: number }>()
  readonly #keeping: NodeJS.Timeout

  constructor(store: ClockStore, host: Keeping) {
    this.#store = store
    this.#host = host
    this.#keeping = setInterval(() => void this.keepAll(), KEEP_MS)
    this.#keeping.unref()
  }

  /** Sets a timer for whoever is asked at the table now, in place of the one before. */
  watch(table: Table): void {
    const set = this.#timers.get(table.id)
    if (!set && !table.clock) return
    if (set) clearTimeout(set.timer)
    this.#timers.delete(table.id)
    const left = table.phase === 'playing' && this.#host.hasDuty(table.id) ? table.timeLeft() : undefined
    if (left) this.#wait(table, left.ms)
  }

  /** Notes how long the decisions have stood; the host stops, or may be killed. */
  async keepAll(): Promise<void> {
    try {
      const clocks: Database['clock'][] = []
      for (const id of this.#timers.keys()) {
        if (!this.#host.hasDuty(id)) continue
        const stood = this.#host.stood(id)
        if (stood) clocks.push({ table_id: id, asking: stood.asking, ms: Math.round(stood.ms) })
      }
      if (clocks.length > 0) await this.#store.keep(clocks)
    } catch (error) {
      this.#host.warn('clocks could not be kept', { error: String(error) })
    }
  }

  /** The table is gone. */
  forget(id: string): void {
    clearTimeout(this.#timers.get(id)?.timer)
    this.#timers.delete(id)
  }

  async stop(): Promise<void> {
    clearInterval(this.#keeping)
    await this.keepAll()
    for (const { timer } of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  #wait({ id, asking }: Table, ms: number): void {
    const timer = setTimeout(() => this.#look(id), Math.min(Math.max(0, ms) + 1, LONGEST_MS))
    timer.unref()
    this.#timers.set(id, { timer, asking })
  }

  #look(id: string): void {
    if (!this.#host.hasDuty(id)) return
    const done = this.#host
      .change(id, (table) => table.runOut())
      .then(() => this.#host.look(id, (table) => this.watch(table)))
    done.catch((error: unknown) => {
      if (isGone(error)) return this.forget(id)
      this.#host.warn('a clock could not run out', { table: id, error: String(error) })
      if (error instanceof StoreUnavailable) setTimeout(() => this.#look(id), AGAIN_MS).unref()
    })
  }
}
