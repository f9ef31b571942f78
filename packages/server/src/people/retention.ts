/** Lets go of what is older than the host wants to keep. */
import type { Kysely } from 'kysely'
import type { Host } from '../host/host.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import { TableError } from '../table/table-error.ts'
import type { People } from './people.ts'

/** In days; what is left out is kept for ever. */
export interface Retention {
  readonly guests?: number // since they were last here
  readonly chat?: number
  readonly games?: number // since they ended
}

interface Parts {
  readonly db: Kysely<Database>
  readonly people: Pick<People, 'remove'>
  readonly host: Pick<Host, 'remove' | 'readAgain'>
  readonly keeps: Retention
  warn(message: string, about: object): void
  now?(): Date
}

const EVERY_MS = 3_600_000
/** At a time, so that nobody waits for it. */
const MOST = 500

export class Retaining {
  readonly #parts: Parts
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#timer = setInterval(() => void this.start(), EVERY_MS)
    this.#timer.unref()
  }

  /** Goes through everything, unless that is under way. */
  start(): Promise<void> {
    this.#running ??= this.#run()
      .catch((error: unknown) => this.#parts.warn('what is too old could not be let go', { error: String(error) }))
      .finally(() => {
        this.#running = undefined
      })
    return this.#running
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  async #run(): Promise<void> {
    const { db, keeps } = this.#parts
    await asked(db.deleteFrom('session').where('expires_at', '<', this.#ago(0)).execute())
    if (keeps.chat !== undefined)
      await asked(db.deleteFrom('chat_line').where('at', '<', this.#ago(keeps.chat)).execute())
    if (keeps.games !== undefined) await this.#letGamesGo(this.#ago(keeps.games))
    if (keeps.guests !== undefined) await this.#letGuestsGo(this.#ago(keeps.guests))
  }

  #ago(days: number): string {
    const { now = () => new Date() } = this.#parts
    return new Date(now().getTime() - days * 86_400_000).toISOString()
  }

  async #letGamesGo(before: string): Promise<void> {
    const { db, host } = this.#parts
    const old = db.selectFrom('played').select('table_id').distinct().where('ended_at', '<', before).limit(MOST)
    for (const { table_id } of await asked(old.execute()))
      await host.remove(table_id).catch((error: unknown) => {
        if (!(error instanceof TableError)) throw error // another node was quicker
      })
  }

  /** Whoever came since has a session that was refreshed since. */
  async #letGuestsGo(before: string): Promise<void> {
    const { db, host, people } = this.#parts
    const old = db.selectFrom('person').select('id').where('guest', '=', 1).where('created_at', '<', before)
    // Each by an index: PostgreSQL looks through a list that it is not to be in once for every guest, where it is long.
    const gone = old.where(({ not, exists, selectFrom }) => {
      const here = selectFrom('session').select('session.id').whereRef('session.person_id', '=', 'person.id')
      return not(exists(here.where('session.updated_at', '>=', before)))
    })
    for (const { id } of await asked(gone.limit(MOST).execute())) {
      const { tables } = await people.remove(id)
      for (const table of tables) await host.readAgain(table)
    }
  }
}
