/** Hands chunks to threads. Who plays which, and when, changes nothing about what a chunk gives. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { bundle, engineFlags } from '../bundle.ts'
import { type Chunk, chunkPlayer, type Plan } from './chunk.ts'
import type { Tally } from './tally.ts'

export interface Pool {
  /**
   * Plays the chunks that `next` names, until it names none or the signal is given. `done` is told of each, in the order
   * in which they happen to be finished.
   */
  run(next: () => number | undefined, done: (number: number, tally: Tally) => void, signal?: AbortSignal): Promise<void>
}

/** Without threads everything is played here. */
export function makePool(plan: Plan, chunks: readonly Chunk[], threads: number): Pool {
  return threads === 0 ? here(plan, chunks) : onThreads(plan, chunks, threads)
}

const here = (plan: Plan, chunks: readonly Chunk[]): Pool => ({
  async run(next, done, signal) {
    const play = chunkPlayer(plan)
    for (let number = next(); number !== undefined && !signal?.aborted; number = next()) {
      done(number, play(chunks[number]))
      await new Promise(setImmediate) // so that a signal can come through
    }
  },
})

const onThreads = (plan: Plan, chunks: readonly Chunk[], threads: number): Pool => ({
  async run(next, done, signal) {
    const folder = await mkdtemp(join(tmpdir(), 'freehold-sim-'))
    for (const flag of engineFlags) setFlagsFromString(flag)
    try {
      const file = await bundle(join(import.meta.dirname, 'worker.ts'), folder)
      const failed = new AbortController() // a thread that fails ends the others
      const stop = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal
      const runs = Array.from({ length: threads }, () => runThread(file, plan, chunks, next, done, stop))
      for (const each of runs) each.catch(() => failed.abort())
      await Promise.all(runs)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

function runThread(
  file: string,
  plan: Plan,
  chunks: readonly Chunk[],
  next: () => number | undefined,
  done: (number: number, tally: Tally) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const first = next()
    if (first === undefined || signal.aborted) {
      resolve()
      return
    }
    const worker = new Worker(file, { workerData: plan })
    const give = (number: number) => worker.postMessage({ number, chunk: chunks[number] })
    const end = () => {
      signal.removeEventListener('abort', end)
      void worker.terminate().then(() => resolve())
    }
    signal.addEventListener('abort', end)
    worker.on('error', (error) => {
      signal.removeEventListener('abort', end)
      reject(error)
    })
    worker.on('message', ({ number, tally }: { number: number; tally: Tally }) => {
      if (signal.aborted) return
      done(number, tally)
      const following = next()
      if (following === undefined) end()
      else give(following)
    })
    give(first)
  })
}
