import type { Table } from '../table/table.ts'

/** The tables used most recently. */
export class LatestTables {
  readonly #most: number
  readonly #tables = new Map<string, Table>() // the one used last comes last

  constructor(most: number) {
    this.#most = most
  }

  get(id: string): Table | undefined {
    const table = this.#tables.get(id)
    if (table) {
      this.#tables.delete(id)
      this.#tables.set(id, table)
    }
    return table
  }

  set(id: string, table: Table): void {
    this.#tables.set(id, table)
    for (const oldest of this.#tables.keys()) {
      if (this.#tables.size <= this.#most) break
      this.#tables.delete(oldest)
    }
  }

  has(id: string): boolean {
    return this.#tables.has(id)
  }

  ids(): Iterable<string> {
    return this.#tables.keys()
  }

  delete(id: string): void {
    this.#tables.delete(id)
  }
}
