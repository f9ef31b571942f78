/** Finds out when another process has written to the SQLite file of a host: `freehold admin` may, while the host runs. */
import { sql } from 'kysely'
import type { Host } from '../host/host.ts'
import { REWRITTEN } from '../host/hosted-tables.ts'
import { asked, type SqlStore } from '../store/sql-store.ts'

const LOOK_MS = 1000

export class OtherWriters {
  readonly #store: SqlStore
  readonly #host: Pick<Host, 'known' | 'refresh'>
  readonly #warn: (message: string, about: object) => void
  #seen: number | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(store: SqlStore, host: Pick<Host, 'known' | 'refresh'>, warn: (message: string, about: object) => void) {
    this.#store = store
    this.#host = host
    this.#warn = warn
  }

  /** Whatever is written from then on is noticed. */
  async start(): Promise<void> {
    await this.look()
    this.#timer = setInterval(() => {
      this.#looking ??= this.look()
        .catch((error: unknown) => this.#warn('it is not known whether others wrote', { error: String(error) }))
        .finally(() => {
          this.#looking = undefined
        })
    }, LOOK_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  async look(): Promise<void> {
    const { rows } = await asked(sql<{ data_version: number }>`pragma data_version`.execute(this.#store.db))
    const [{ data_version }] = rows // another number whenever somebody else has written
    const isNews = this.#seen !== undefined && this.#seen !== data_version
    this.#seen = data_version
    if (!isNews) return
    const known = [...this.#host.known()]
    const versions = await this.#store.versions(known)
    for (const id of known) await this.#host.refresh(id, versions.get(id) ?? REWRITTEN)
  }
}
