/** Sees to it that every game that ends is kept, and that its table tells of the ratings. */
import type { Host } from '../host/host.ts'
import type { Table } from '../table/table.ts'
import type { Records } from './records.ts'

type Warn = (message: string, about: object) => void

/** Tables looked up at a start; the next start finds the others. */
const MOST_UNFINISHED = 10_000

export class Recorder {
  readonly #host: Pick<Host, 'listen' | 'look' | 'change'>
  readonly #records: Records
  readonly #warn: Warn
  readonly #working = new Set<Promise<void>>()

  constructor(host: Pick<Host, 'listen' | 'look' | 'change'>, records: Records, warn: Warn) {
    this.#host = host
    this.#records = records
    this.#warn = warn
    host.listen((table, kinds) => {
      const hasEnded = kinds.some((kind) => ['moved', 'resigned', 'closed', 'replaced'].includes(kind))
      if (hasEnded && table.phase === 'over') this.#work(table.id)
    })
  }

  /** Catches up with what was not kept when the host last stopped. */
  async resume(): Promise<void> {
    for (const id of await this.#records.unfinished(MOST_UNFINISHED)) await this.#record(id)
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.#working)
  }

  #work(id: string): void {
    const work = this.#record(id)
    this.#working.add(work)
    work.finally(() => this.#working.delete(work))
  }

  async #record(id: string): Promise<void> {
    try {
      const table: Table = await this.#host.look(id, (found) => found)
      await this.#records.keep(table)
      const ratings = await this.#records.ratingsOf(id)
      if (!ratings) return
      await this.#host.change(id, (now) => now.noteRatings(ratings))
      await this.#records.announced(id)
    } catch (error) {
      this.#warn('how a game ended could not be kept', { table: id, error: String(error) })
    }
  }
}
