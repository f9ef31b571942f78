/** Who plays the chunks of a run. Who plays which, and when, changes nothing about what a chunk gives. */
import { type Chunk, chunkPlayer } from './chunk.ts'
import type { Tally } from './tally.ts'
import { Abandoned, Threads } from './threads.ts'

export interface Work {
  /** The next chunk to play, until there is none. */
  next(): { readonly number: number; readonly chunk: Chunk } | undefined
  /** Is told of each, in the order in which they happen to be finished. */
  done(number: number, tally: Tally): void
  readonly signal?: AbortSignal
}

export interface Pool {
  /** Ends when all chunks are played, or soon after the signal. */
  run(work: Work): Promise<void>
  close(): Promise<void>
}

/** So many threads; without any, everything is played here. */
export const makePool = (threads: number): Pool => (threads === 0 ? here() : onThreads(threads))

function here(): Pool {
  const play = chunkPlayer()
  return {
    async run({ next, done, signal }) {
      for (let each = next(); each && !signal?.aborted; each = next()) {
        done(each.number, play(each.chunk))
        await new Promise(setImmediate) // so that a signal can come through
      }
    },
    async close() {},
  }
}

function onThreads(size: number): Pool {
  const threads = new Threads(size)
  return {
    async run({ next, done, signal }) {
      const failed = new AbortController() // a thread that fails ends the others
      const stop = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal
      const abandon = () => threads.abandon()
      stop.addEventListener('abort', abandon)
      const takeChunks = async () => {
        for (let each = stop.aborted ? undefined : next(); each; each = stop.aborted ? undefined : next()) {
          const tally = await threads.play(each.chunk)
          if (!stop.aborted) done(each.number, tally)
        }
      }
      const unlessAbandoned = (reason: unknown) => {
        failed.abort()
        if (!(reason instanceof Abandoned)) throw reason
      }
      try {
        const ends = Array.from({ length: size }, () => takeChunks().catch(unlessAbandoned))
        for (const end of await Promise.allSettled(ends)) if (end.status === 'rejected') throw end.reason
      } finally {
        stop.removeEventListener('abort', abandon)
      }
    },
    close: () => threads.close(),
  }
}
