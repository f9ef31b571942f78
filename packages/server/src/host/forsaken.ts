/** Closes tables to which nobody has come for so long as whoever runs the host has set, so that they do not stay for ever. */
import type { Store } from '../store/store.ts'
import type { Entry } from '../table/entries.ts'
import { TableError } from '../table/table-error.ts'
import type { Host } from './host.ts'

const DAY_MS = 24 * 3600_000
const LOOK_MS = 3600_000
/** After a start there is other work first. */
const FIRST_MS = 60_000
const AT_ONCE = 100

export class Forsaken {
  readonly #store: Pick<Store, 'forsaken' | 'versions' | 'append'>
  readonly #host: Pick<Host, 'change'>
  readonly #days: number
  readonly #warn: (message: string, about: object) => void
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isStopped = false

  /** `days` without anything happening; 0: never. */
  constructor(
    store: Pick<Store, 'forsaken' | 'versions' | 'append'>,
    host: Pick<Host, 'change'>,
    days: number,
    warn: (message: string, about: object) => void,
  ) {
    this.#store = store
    this.#host = host
    this.#days = days
    this.#warn = warn
  }

  start(): void {
    if (this.#days > 0) this.#wait(FIRST_MS)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  /** Closes all that are forsaken by now. */
  async look(now = Date.now()): Promise<void> {
    const before = new Date(now - this.#days * DAY_MS).toISOString().slice(0, 10)
    for (;;) {
      const ids = await this.#store.forsaken(before, AT_ONCE)
      let closed = 0
      for (const id of ids) {
        if (this.#isStopped) return
        if (await this.#close(id)) closed++
      }
      if (closed === 0) return // none is left, or none that can be closed
    }
  }

  async #close(id: string): Promise<boolean> {
    try {
      await this.#host.change(id, (table) => (table.phase === 'over' ? [] : table.close('forsaken')))
      return true
    } catch (error) {
      if (error instanceof TableError && error.code === 'other-rules') return this.#closeUnread(id)
      this.#warn('a forsaken table could not be closed', { table: id, error: String(error) })
      return false
    }
  }

  /** Of rules that nobody has: it is closed without knowing how it stands. */
  async #closeUnread(id: string): Promise<boolean> {
    const version = (await this.#store.versions([id])).get(id)
    const closed: Entry = { kind: 'closed', why: 'forsaken' }
    if (version !== undefined) await this.#store.append(id, version, [closed], { isOver: true, acts: false })
    return version !== undefined
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.look()
        .catch((error: unknown) => this.#warn('forsaken tables could not be looked for', { error: String(error) }))
        .finally(() => {
          if (!this.#isStopped) this.#wait(LOOK_MS)
        })
    }, ms)
    this.#timer.unref()
  }
}
