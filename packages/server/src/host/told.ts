/** Tables of which somebody may still have a screen; of older ones nobody here was told for a long time. */
const MOST = 100_000

/** Up to which version everybody at this process was told of each table, also of those no longer in memory. */
export class Told {
  readonly #versions = new Map<string, number>()

  note(table: string, version: number): void {
    this.#versions.delete(table)
    this.#versions.set(table, version)
    if (this.#versions.size <= MOST) return
    const [oldest] = this.#versions.keys()
    this.#versions.delete(oldest)
  }

  of(table: string): number | undefined {
    return this.#versions.get(table)
  }
}
