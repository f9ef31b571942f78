/** A thread that plays chunks. Bundled with the engine by `threads.ts`. */
import { parentPort } from 'node:worker_threads'
import { type Chunk, chunkPlayer } from './chunk.ts'

const play = chunkPlayer()
parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(play(chunk)))
