/**
 * A host as a process of its own, to be killed at any moment: `node host.fixture.ts SETTINGS`. It says where it is. Its
 * standard input sets its wall clock: a line of milliseconds to be ahead, or behind.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ServerSettings } from '../server.ts'

let ahead = 0
globalThis.Date = new Proxy(Date, {
  construct: (real, args) => (args.length > 0 ? Reflect.construct(real, args) : new real(real.now() + ahead)),
  get: (real, key) => (key === 'now' ? () => real.now() + ahead : Reflect.get(real, key)),
})

enableCompileCache(join(import.meta.dirname, '../../../../.cache/compiled')) // starts in half the time
const { startServer } = await import('../server.ts') // by now nobody can get hold of the real one
const given: Pick<ServerSettings, 'data' | 'port' | 'databaseUrl' | 'redisUrl'> = JSON.parse(process.argv[2])
const here = { host: '127.0.0.1', logLevel: 'error', logTo: process.stderr, limitTimes: 1000 } as const
const { url } = await startServer({ ...given, ...here }).catch((error: unknown) => {
  console.error(String(error))
  process.exit(1)
})
process.stdout.write(`${url}\n`)
const orders = createInterface(process.stdin)
orders.on('line', (line) => {
  ahead = Number(line)
})
orders.on('close', () => process.exit()) // it does not outlive who started it
