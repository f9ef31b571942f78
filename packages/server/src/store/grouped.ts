/**
 * Many writes in one transaction: whatever comes while one is written to the disk waits for the next, and goes with it. A
 * lone write goes at once; those that follow closely are gathered, so that a busy host does not sync as often as people move.
 */
import { setTimeout } from 'node:timers' // as it is loaded: tests that hold the time of others do not hold up writes
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
export const APART_MS = 20

/** What it knows of time. */
interface Timing {
  now(): number // in milliseconds; never jumps
  sleep(ms: number): Promise<unknown>
}

const clockTime: Timing = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

export class Grouped<Work> {
  readonly #writeAll: WriteAll<Work>
  readonly #timing: Timing
  #queue: Waiting<Work>[] = []
  #draining: Promise<void> | undefined // writes, or waits until it may
  #began = Number.NEGATIVE_INFINITY // the last transaction

  constructor(writeAll: WriteAll<Work>, timing: Timing = clockTime) {
    this.#writeAll = writeAll
    this.#timing = timing
  }

  write(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ work, resolve, reject })
      this.#draining ??= this.#drain()
    })
  }

  /** When all that was to be written is written, or refused. */
  async done(): Promise<void> {
    await this.#draining
  }

  /** Waits only where something is to be written: a host with little to do is not woken in vain. */
  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      const early = this.#began + APART_MS - this.#timing.now()
      if (early > 0) await this.#timing.sleep(early)
      this.#began = this.#timing.now()
      await this.#group(this.#queue.splice(0, MOST_AT_ONCE))
    }
    this.#draining = undefined
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
