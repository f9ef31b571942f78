import { getHeapStatistics } from 'node:v8'
import type { Table } from '../table/table.ts'

/** Of the memory that the process may use, a quarter is for tables where nobody says otherwise. */
const SHARE = 4

/** How many bytes tables may take on this machine. */
export const roomForTables = (): number => getHeapStatistics().heap_size_limit / SHARE

/** The tables used most recently, as many as fit into so many bytes. The others are read again when somebody comes back. */
export class LatestTables {
  readonly #most: number
  readonly #forget: (table: Table) => void
  readonly #tables = new Map<string, { readonly table: Table; bytes: number }>() // the one used last comes last
  #bytes = 0

  /** `most` bytes, by estimate; `forget` hears of what had to go. */
  constructor(most: number, forget: (table: Table) => void) {
    this.#most = most
    this.#forget = forget
  }

  get(id: string): Table | undefined {
    const found = this.#tables.get(id)
    if (!found) return undefined
    this.#tables.delete(id)
    this.#tables.set(id, found)
    return found.table
  }

  /** Keeps the table, or weighs it anew. */
  set(id: string, table: Table): void {
    this.delete(id)
    const bytes = table.weight()
    this.#bytes += bytes
    this.#tables.set(id, { table, bytes })
    for (const [oldest, { table: forgotten }] of this.#tables) {
      if (this.#bytes <= this.#most || oldest === id) break
      this.delete(oldest)
      this.#forget(forgotten)
    }
  }

  has(id: string): boolean {
    return this.#tables.has(id)
  }

  ids(): Iterable<string> {
    return this.#tables.keys()
  }

  delete(id: string): void {
    this.#bytes -= this.#tables.get(id)?.bytes ?? 0
    this.#tables.delete(id)
  }
}
