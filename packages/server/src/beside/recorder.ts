/** Sees to it that every game that ends is kept, and that its table tells of the ratings. */
import type { Host } from '../host/host.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { Table } from '../table/table.ts'
import type { Records } from './records.ts'

type Warn = (message: string, about: object) => void

/** Tables looked up at a time. */
const AT_ONCE = 500
/** A store that did not answer is asked again after so long. */
const AGAIN_MS = 5000

export class Recorder {
  readonly #host: Pick<Host, 'listen' | 'look' | 'change'>
  readonly #records: Records
  readonly #warn: Warn
  readonly #working = new Set<Promise<void>>()
  #isStopped = false

  constructor(host: Pick<Host, 'listen' | 'look' | 'change'>, records: Records, warn: Warn) {
    this.#host = host
    this.#records = records
    this.#warn = warn
    host.listen((table, kinds) => {
      const hasEnded = kinds.some((kind) => ['moved', 'resigned', 'closed', 'replaced'].includes(kind))
      if (hasEnded && table.phase === 'over') this.#work(table.id)
    })
  }

  /** Catches up with what was not kept when the host last stopped; where the store is away, when it is back. */
  async resume(): Promise<void> {
    let last = ''
    while (!this.#isStopped) {
      try {
        const ids = await this.#records.unfinished(last, AT_ONCE)
        if (ids.length === 0) return
        for (const id of ids) if (!this.#isStopped) await this.#record(id)
        last = ids.at(-1) ?? last
      } catch (error) {
        this.#warn('it is not known which games are not kept', { error: String(error) })
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref())
      }
    }
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.allSettled(this.#working)
  }

  /** Not only when the host starts again: that may be weeks from now. */
  #again(id: string): void {
    setTimeout(() => {
      if (!this.#isStopped) this.#work(id)
    }, AGAIN_MS).unref()
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
      if (ratings) {
        await this.#host.change(id, (now) => now.noteRatings(ratings))
        await this.#records.announced(id)
      }
      await this.#records.finished(id)
    } catch (error) {
      this.#warn('how a game ended could not be kept', { table: id, error: String(error) })
      if (error instanceof StoreUnavailable) this.#again(id)
    }
  }
}
