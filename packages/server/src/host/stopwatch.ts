/**
 * How long the present decision of each table in memory has stood. Only time in which the host runs counts, and a jump of
 * the time of day does nothing: it is measured by a clock that only ever goes on.
 */
import type { Table } from '../table/table.ts'

interface Running {
  readonly asking: number // the version since which the decision stands
  readonly since: number
  readonly before: number // ms that were measured by then, before the host stopped
}

export class Stopwatch {
  readonly #now: () => number
  readonly #running = new WeakMap<Table, Running>()

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Begins for a table that was read: where its decision stood already, with what was measured then. */
  begin(table: Table, before: { readonly asking: number; readonly ms: number } | undefined): void {
    const ms = before?.asking === table.asking ? before.ms : 0
    this.#running.set(table, { asking: table.asking, since: this.#now(), before: ms })
  }

  /** Lets the table know how long its decision has stood by now. */
  read(table: Table): void {
    const running = this.#running.get(table)
    if (running?.asking !== table.asking) this.begin(table, undefined)
    else table.thinking = this.#now() - running.since + running.before
  }
}
