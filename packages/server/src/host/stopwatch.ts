/**
 * How long the present decision of each table has stood. Only time in which the host runs counts, and a jump of the time of
 * day does nothing: it is measured by a clock that only ever goes on.
 */
import type { Table } from '../table/table.ts'

interface Running {
  readonly asking: number // the version since which the decision stands
  readonly since: number
  readonly before: number // ms that were measured by then, before the host stopped
}

/** How long a decision has stood. */
export interface Stood {
  readonly asking: number
  readonly ms: number
}

export class Stopwatch {
  readonly #now: () => number
  readonly #running = new Map<string, Running>() // of tables with a clock also while they are not in memory

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Begins for a table that was read: where its decision stood already, with what was measured then. */
  begin({ id, asking }: Table, before: Stood | undefined): void {
    const ms = before?.asking === asking ? before.ms : 0
    this.#running.set(id, { asking, since: this.#now(), before: ms })
  }

  /** Lets the table know how long its decision has stood by now. */
  read(table: Table): void {
    const running = this.#running.get(table.id)
    if (running?.asking === table.asking) table.thinking = this.#since(running)
    else if (table.phase === 'over') this.#running.delete(table.id)
    else this.begin(table, undefined)
  }

  stood(id: string): Stood | undefined {
    const running = this.#running.get(id)
    return running && { asking: running.asking, ms: this.#since(running) }
  }

  forget(id: string): void {
    this.#running.delete(id)
  }

  #since({ since, before }: Running): number {
    return this.#now() - since + before
  }
}
