/** The host under load, in a process of its own: `node server.ts FOLDER`. Says where it listens. */
import { startServer } from '../server.ts'

const [data] = process.argv.slice(2)
const server = await startServer({ data, port: 0, host: '127.0.0.1', logLevel: 'error', limitTimes: 100_000 })
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  process.stdout.write(`${JSON.stringify({ heap: process.memoryUsage().heapUsed })}\n`)
})
