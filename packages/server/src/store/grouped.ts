/**
 * Many writes in one transaction: whatever comes while one is written to the disk waits for the next, and goes with it. So
 * a busy host syncs as often as the disk can, and not as often as people move.
 */
import { StoreUnavailable } from './store.ts'

interface Waiting<Work> {
  readonly work: Work
  resolve(): void
  reject(error: unknown): void
}

/** Writes all of them in one transaction; gives for each why it alone was refused, or nothing. Throws where all failed. */
export type WriteAll<Work> = (works: readonly Work[]) => Promise<readonly (Error | undefined)[]>

const MOST_AT_ONCE = 100

export class Grouped<Work> {
  readonly #writeAll: WriteAll<Work>
  #queue: Waiting<Work>[] = []
  #isWriting = false

  constructor(writeAll: WriteAll<Work>) {
    this.#writeAll = writeAll
  }

  write(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ work, resolve, reject })
      if (!this.#isWriting) void this.#drain()
    })
  }

  async #drain(): Promise<void> {
    this.#isWriting = true
    while (this.#queue.length > 0) await this.#group(this.#queue.splice(0, MOST_AT_ONCE))
    this.#isWriting = false
  }

  async #group(group: readonly Waiting<Work>[]): Promise<void> {
    try {
      const refusals = await this.#writeAll(group.map(({ work }) => work))
      group.forEach(({ resolve, reject }, i) => {
        if (refusals[i]) reject(refusals[i])
        else resolve()
      })
    } catch (error) {
      // What one of them did wrong is no fault of the others; where the database is away, it is so for all.
      if (group.length === 1 || error instanceof StoreUnavailable) for (const { reject } of group) reject(error)
      else for (const each of group) await this.#group([each])
    }
  }
}
