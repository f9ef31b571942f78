/**
 * npm run load: how many tables one host carries, over the loopback, in five minutes or so. Real sockets in a process of
 * their own play real games of Dominion; the host keeps everything in SQLite with full sync. It steps up until it breaks.
 * --watchers N: what an audience of N at one table costs those who play. --peers: the same load against others. --node FLAGS:
 * for the Node of the host, such as --cpu-prof.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Measured, Step } from './clients.ts'
import { comparePeers } from './peers.ts'
import { at, endAll, ms, sorted, start, usage } from './processes.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { tables: text, rate: text, seconds: text, watchers: text, peers: { type: 'boolean' }, node: text },
})
const hostFlags = values.node?.split(' ').filter((flag) => flag !== '') ?? []
const PER_TABLE = 0.3 // moves a second: 300 at 1,000 tables
const SECONDS = Number(values.seconds ?? 10)
const wanted = values.tables?.split(',').map(Number) ?? [250, 500, 1000, 1500, 2000, 3000]
const TARGET = { p99: 50, share: 0.9 } // ms; of the moves that were to be made
const LONGEST_MS = 420_000
/** Seconds before measuring: in its first minute a host still compiles the code that is worth it. */
const WARM = { first: 60, later: 6 }

/** How long this disk takes to sync, just now: 4 KB at a time, as sorted ms. */
function syncTimes(folder: string): number[] {
  const file = openSync(join(folder, 'sync'), 'w')
  const block = Buffer.alloc(4096)
  const times = Array.from({ length: 100 }, () => {
    const began = performance.now()
    writeSync(file, block)
    fdatasyncSync(file)
    return performance.now() - began
  })
  closeSync(file)
  return times.sort((one, other) => one - other)
}

const here = import.meta.dirname
const stepOf = (tables: number, warm: number, watchers?: number): Step => ({
  tables,
  rate: Number(values.rate ?? tables * PER_TABLE),
  warm,
  seconds: SECONDS,
  ...(watchers !== undefined && { watchers }),
})

/** Where others kept every core busy from the start, nobody knows whether it was the host. */
function verdict(tables: number, why: string, others: number): string {
  const cores = availableParallelism()
  if (others < cores) return `It breaks at ${tables} tables: ${why}.`
  const beside = `beside a load of ${others.toFixed(1)} by others on ${cores} cores`
  return `At ${tables} tables ${why}, ${beside}: where it breaks, only a quiet machine can tell.`
}

/** Steps up until an acknowledgement takes too long, or moves are no longer made as often as they should. */
async function stepUp(folder: string): Promise<void> {
  const began = performance.now()
  const others = loadavg()[0]
  const server = start(join(here, 'server.ts'), [folder], hostFlags)
  const { url } = await server.next()
  const clients = start(join(here, 'clients.ts'), [url])
  const { pid } = server.child
  const empty = usage(pid).mb
  console.log(`One host with SQLite, full sync; other load on this machine at the start: ${others.toFixed(1)}`)
  console.log(
    'tables  moves/s  ack p50  p99 ms  seen p50  p99 ms  host CPU  ms/move  host MB  KB/table  clients CPU  disk p50  p99 ms',
  )
  const steps = [...wanted]
  let failedAt: number | undefined // what else the machine did may have been the cause: only a second time counts
  for (let first = true; steps.length > 0; first = false) {
    const [tables] = steps
    const step = stepOf(tables, first ? WARM.first : WARM.later)
    clients.say(step)
    await clients.next() // it begins to measure
    const before = usage(pid)
    const { measured }: { measured: Measured } = await clients.next()
    const after = usage(pid)
    const [acknowledged, seen, disk] = [sorted(measured.acknowledged), sorted(measured.seen), syncTimes(folder)]
    const perSecond = acknowledged.length / measured.seconds
    const cpu = after.cpu - before.cpu
    console.log(
      [
        String(tables).padStart(6),
        perSecond.toFixed(0).padStart(8),
        ms(at(acknowledged, 0.5)).padStart(8),
        ms(at(acknowledged, 0.99)).padStart(7),
        ms(at(seen, 0.5)).padStart(9),
        ms(at(seen, 0.99)).padStart(7),
        `${((100 * cpu) / measured.seconds).toFixed(0)} %`.padStart(9),
        ((1000 * cpu) / acknowledged.length).toFixed(2).padStart(8),
        after.mb.toFixed(0).padStart(8),
        ((1024 * (after.mb - empty)) / tables).toFixed(0).padStart(9),
        `${((100 * measured.cpuSeconds) / measured.seconds).toFixed(0)} %`.padStart(12),
        ms(at(disk, 0.5)).padStart(9),
        ms(at(disk, 0.99)).padStart(7),
      ].join(' '),
    )
    if (measured.refused > 0) console.log(`        ${measured.refused} moves were refused`)
    const isBehind = perSecond < TARGET.share * step.rate
    if (isBehind || at(acknowledged, 0.99) > TARGET.p99) {
      const why = isBehind ? 'it does not keep up' : `p99 is above ${TARGET.p99} ms`
      if (failedAt === tables) return console.log(verdict(tables, why, others))
      console.log(`        ${why}. Load of this machine: ${loadavg()[0].toFixed(1)}. Once more:`)
      failedAt = tables
    } else steps.shift()
    if (performance.now() - began > LONGEST_MS) {
      return console.log(`It did not break in so short a time; not tried: ${steps.join(', ') || 'none'} tables.`)
    }
  }
  console.log('It did not break.')
}

/** One table with and without an audience; what its players wait, and those of all other tables. */
async function tryAudience(folder: string, watchers: number): Promise<void> {
  const server = start(join(here, 'server.ts'), [folder], hostFlags)
  const { url } = await server.next()
  const clients = start(join(here, 'clients.ts'), [url])
  const { pid } = server.child
  console.log(`Other load on this machine at the start: ${loadavg()[0].toFixed(1)}`)
  console.log('audience  moves at its table: ack p50  p99 ms  elsewhere: p50  p99 ms  host CPU ms a second')
  for (const audience of [0, watchers]) {
    clients.say(stepOf(wanted[0], audience === 0 ? WARM.first : WARM.later, audience))
    await clients.next()
    const before = usage(pid)
    const { measured }: { measured: Measured } = await clients.next()
    const [watched, others] = [sorted(measured.watched), sorted(measured.acknowledged)]
    const figures = [at(watched, 0.5), at(watched, 0.99), at(others, 0.5), at(others, 0.99)].map(ms)
    const cpu = (1000 * (usage(pid).cpu - before.cpu)) / measured.seconds
    console.log(
      [
        String(audience).padStart(8),
        String(watched.length).padStart(6),
        ...figures.map((each) => each.padStart(12)),
        cpu.toFixed(0).padStart(14),
      ].join(' '),
    )
  }
}

const folder = mkdtempSync(join(tmpdir(), 'freehold-load-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
try {
  if (values.peers) await comparePeers(stepOf(wanted[0], WARM.first))
  else if (values.watchers) await tryAudience(folder, Number(values.watchers))
  else await stepUp(folder)
} finally {
  await endAll()
}
