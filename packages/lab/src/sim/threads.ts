/** Threads that play chunks, each with the engine bundled into one file. They start with the first chunk and stay. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { bundle, engineFlags } from '@freehold/players/bundle'
import type { Chunk } from './chunk.ts'
import type { Tally } from './tally.ts'

export class Threads {
  readonly size: number
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, (reason: Error) => void>()
  #file: Promise<string> | undefined
  #folder: string | undefined

  constructor(size: number) {
    this.size = size
  }

  /** Plays on a thread that has nothing to do, or on a new one; callers ask for no more than `size` at once. */
  async play(chunk: Chunk): Promise<Tally> {
    this.#file ??= this.#bundle()
    const file = await this.#file
    const worker = this.#idle.pop() ?? new Worker(file)
    return new Promise((resolve, reject) => {
      const fail = (reason: Error) => {
        this.#busy.delete(worker)
        void worker.terminate()
        reject(reason)
      }
      this.#busy.set(worker, fail)
      worker.once('error', fail)
      worker.once('message', (tally: Tally) => {
        worker.off('error', fail)
        this.#busy.delete(worker)
        this.#idle.push(worker)
        resolve(tally)
      })
      worker.postMessage(chunk)
    })
  }

  /** Gives up what is being played; the next chunk finds a new thread. */
  abandon(): void {
    for (const fail of this.#busy.values()) fail(new Abandoned())
  }

  async close(): Promise<void> {
    this.abandon()
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()))
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true })
    this.#folder = undefined
    this.#file = undefined
  }

  async #bundle(): Promise<string> {
    this.#folder = await mkdtemp(join(tmpdir(), 'freehold-sim-'))
    for (const flag of engineFlags) setFlagsFromString(flag)
    return bundle(join(import.meta.dirname, 'worker.ts'), this.#folder)
  }
}

/** A chunk that nobody waits for any more. */
export class Abandoned extends Error {
  override name = 'Abandoned'
}
