/**
 * Many writes in one transaction: whatever comes while one is written to the disk waits for the next, and goes with it. A
 * lone write goes at once; those that follow closely are gathered, so that a busy host does not sync as often as people move.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailable } from './store.ts'

interface Waiting<Work> {
  readonly work: Work
  resolve(): void
  reject(error: unknown): void
}

/** Writes all of them in one transaction; gives for each why it alone was refused, or nothing. Throws where all failed. */
export type WriteAll<Work> = (works: readonly Work[]) => Promise<readonly (Error | undefined)[]>

const MOST_AT_ONCE = 100
/** From the beginning of one transaction to that of the next, at least: nobody notices so little, and each costs a sync. */
const APART_MS = 5

const untilApart = async (took: number): Promise<unknown> => (took < APART_MS ? sleep(APART_MS - took) : undefined)

export class Grouped<Work> {
  readonly #writeAll: WriteAll<Work>
  readonly #pause: (ms: number) => Promise<unknown>
  #queue: Waiting<Work>[] = []
  #isWriting = false

  /** `pause` waits until the next transaction may begin, where the last one took so many milliseconds. */
  constructor(writeAll: WriteAll<Work>, pause = untilApart) {
    this.#writeAll = writeAll
    this.#pause = pause
  }

  write(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ work, resolve, reject })
      if (!this.#isWriting) void this.#drain()
    })
  }

  async #drain(): Promise<void> {
    this.#isWriting = true
    while (this.#queue.length > 0) {
      const began = performance.now()
      await this.#group(this.#queue.splice(0, MOST_AT_ONCE))
      await this.#pause(performance.now() - began)
    }
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
