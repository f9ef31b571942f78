/**
 * npm run load: how many tables one host carries, over the loopback, in about two minutes. Real sockets in a process of
 * their own play real games of Dominion; the host keeps everything in SQLite with full sync. It steps up until it breaks.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Measured, Step } from './clients.ts'

const { values } = parseArgs({
  options: { tables: { type: 'string' }, rate: { type: 'string' }, seconds: { type: 'string' } },
})
const PER_TABLE = 0.3 // moves a second: 300 at 1,000 tables
const SECONDS = Number(values.seconds ?? 10)
const wanted = values.tables?.split(',').map(Number) ?? [1, 250, 500, 1000, 1500, 2000, 3000]
const TARGET = { p99: 50, share: 0.9 } // ms; of the moves that were to be made
const LONGEST_MS = 130_000

const here = import.meta.dirname
const children: ChildProcess[] = []

function start(script: string, argument: string) {
  const child = spawn(process.execPath, [join(here, script), argument], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`${script} ended`)
    return JSON.parse(value)
  }
  return { child, next }
}

/** What the kernel says of a process: CPU seconds and resident MB. */
function usage(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, mb: (pages * 4096) / 2 ** 20 }
}

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

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
const ms = (value: number | undefined) => (value === undefined ? '-' : value.toFixed(1))

const folder = mkdtempSync(join(tmpdir(), 'freehold-load-'))
const began = performance.now()
try {
  const server = start('server.ts', folder)
  const { url } = await server.next()
  const clients = start('clients.ts', url)
  const pid = server.child.pid as number
  const empty = usage(pid).mb
  console.log(`One host with SQLite, full sync; other load on this machine at the start: ${loadavg()[0].toFixed(1)}`)
  console.log(
    'tables  moves/s  ack p50  p99 ms  seen p50  p99 ms  host CPU  ms/move  host MB  KB/table  clients CPU  disk p50  p99 ms',
  )
  for (const tables of wanted) {
    const step: Step = { tables, rate: Number(values.rate ?? tables * PER_TABLE), warm: 6, seconds: SECONDS }
    clients.child.stdin?.write(`${JSON.stringify(step)}\n`)
    await clients.next() // it begins to measure
    const before = usage(pid)
    const { measured }: { measured: Measured } = await clients.next()
    const after = usage(pid)
    const acknowledged = [...measured.acknowledged].sort((one, other) => one - other)
    const disk = syncTimes(folder)
    const seen = [...measured.seen].sort((one, other) => one - other)
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
    if (at(acknowledged, 0.99) > TARGET.p99 || perSecond < TARGET.share * step.rate) {
      const why = perSecond < TARGET.share * step.rate ? 'it no longer keeps up' : `p99 is above ${TARGET.p99} ms`
      console.log(`It breaks at ${tables} tables: ${why}. Other load: ${loadavg()[0].toFixed(1)}`)
      if (tables > 1) break
    }
    if (performance.now() - began > LONGEST_MS) {
      console.log('Not broken within two minutes.')
      break
    }
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))))
  rmSync(folder, { recursive: true, force: true })
}
