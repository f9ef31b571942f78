/** Lets clocks run out, at the tables that this process has the duty of. */
import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { asked, transaction } from '../store/sql-store.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Entry } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'

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
    await transaction(this.#db, async (db) => {
      for (const clock of clocks) {
        const { asking, ms } = clock
        const row = db.insertInto('clock').values(clock)
        await row.onConflict((conflict) => conflict.column('table_id').doUpdateSet({ asking, ms })).execute()
      }
    })
  }
}

const isGone = (error: unknown) => error instanceof TableError && error.code === 'not-found'

interface Keeping {
  change(id: string, decide: (table: Table) => Entry[]): Promise<number>
  look<T>(id: string, see: (table: Table) => T): Promise<T>
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
        const noted = this.#host.look(id, ({ asking, thinking }) => ({
          table_id: id,
          asking,
          ms: Math.round(thinking),
        }))
        await noted.then(
          (clock) => clocks.push(clock),
          (error: unknown) => {
            if (!isGone(error)) throw error
            this.forget(id) // one table that was deleted must not keep the clocks of all others from being kept
          },
        )
      }
      if (clocks.length > 0) await this.#store.keep(clocks)
    } catch (error) {
      this.#host.warn('clocks could not be kept', { error: String(error) })
    }
  }

  /** The table was deleted. */
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
