/** Plays the chunks that others hand out by Redis. Needs nothing but what comes with a chunk. */
import { Worker } from 'bullmq'
import type { Chunk } from '../sim/chunk.ts'
import type { Tally } from '../sim/tally.ts'
import { Threads } from '../sim/threads.ts'
import { connectRedis, type Told, toldAlready, within } from './connection.ts'
import { LOCK_MS, QUEUE } from './protocol.ts'

export interface WorkerOptions {
  readonly url: string
  readonly threads: number
  readonly signal: AbortSignal // ends after the chunks that are being played
  readonly told: Told
  readonly ready?: () => void
}

/** Workers that may die over one chunk before it is given up as the cause. */
const MOST_DEATHS = 10
/** Milliseconds to end properly in; a Redis that is away is not waited for. */
const LEAVE_MS = 3000

/** Returns how many chunks were played. Throws `InputError` where Redis cannot be reached. */
export async function workQueue({ url, threads: size, signal, told, ready }: WorkerOptions): Promise<number> {
  const connection = await connectRedis(url, told)
  const threads = new Threads(size)
  let chunks = 0
  const play = async ({ data }: { data: Chunk }): Promise<Tally> => {
    const tally = await threads.play(data)
    chunks++
    return tally
  }
  const worker = new Worker<Chunk, Tally>(QUEUE, play, {
    connection,
    concurrency: size,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS / 2,
    maxStalledCount: MOST_DEATHS,
  })
  worker.on('error', toldAlready)
  try {
    await worker.waitUntilReady()
    ready?.()
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    await within(LEAVE_MS, worker.close())
  } finally {
    await threads.close()
    connection.disconnect()
  }
  return chunks
}
