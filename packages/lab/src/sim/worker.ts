/** A thread that plays chunks. Bundled with the engine by `pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Chunk, chunkPlayer, type Plan } from './chunk.ts'

const play = chunkPlayer(workerData as Plan)
parentPort?.on('message', ({ number, chunk }: { number: number; chunk: Chunk }) => {
  parentPort?.postMessage({ number, tally: play(chunk) })
})
