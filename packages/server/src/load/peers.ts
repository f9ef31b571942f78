/**
 * npm run load -- --peers: the same load against boardgame.io and Colyseus, each with a game that only counts. They are put into
 * a folder of their own, never among the packages of the project. What they do not do: neither has rules, hidden cards or a
 * log, and neither writes anything to a disk before it answers.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measured, Step } from './clients.ts'
import { at, endAll, ms, sorted, start, usage } from './processes.ts'

const peers = ['boardgame.io', 'colyseus'] as const
const wanted = {
  'boardgame.io': '0.50.2',
  '@colyseus/core': '0.16.26',
  '@colyseus/ws-transport': '0.16.5',
  'colyseus.js': '0.16.22',
  'socket.io-client': '4.8.1',
}

/** Where they are; installed where they are not. `undefined`, with a word, where that cannot be done. */
function installed(): string | undefined {
  const folder = join(import.meta.dirname, '../../../../.cache/load-peers')
  const note = join(folder, 'installed.json')
  if (existsSync(note)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: wanted }))
  console.log(`Puts boardgame.io and Colyseus into ${folder}`)
  try {
    const args = ['install', '--no-audit', '--no-fund', '--legacy-peer-deps']
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    const said = String(error)
    const why = /request to .* failed, reason: .*/.exec(said)?.[0] ?? /npm error .*/.exec(said)?.[0] ?? 'npm failed'
    console.error(`load: boardgame.io and Colyseus cannot be installed: ${why}`)
    process.exitCode = 1
    return undefined
  }
  writeFileSync(note, JSON.stringify(wanted))
  return folder
}

interface Row {
  readonly name: string
  readonly perSecond: number
  readonly seen: readonly number[] // sorted ms from a move to the other's screen
  readonly cpu: number // ms a move, of the server
  readonly mb: number
}

async function measure(
  name: string,
  step: Step,
  server: ReturnType<typeof start>,
  clients: ReturnType<typeof start>,
): Promise<Row> {
  const { pid } = server.child
  clients.say(step)
  await clients.next() // it begins to measure
  const before = usage(pid)
  const { measured }: { measured: Measured } = await clients.next()
  const after = usage(pid)
  const { seen, seconds } = measured
  return {
    name,
    perSecond: seen.length / seconds,
    seen: sorted(seen),
    cpu: (1000 * (after.cpu - before.cpu)) / seen.length,
    mb: after.mb,
  }
}

export async function comparePeers(step: Step): Promise<void> {
  const here = import.meta.dirname
  const folder = installed()
  if (folder === undefined) return
  const data = mkdtempSync(join(tmpdir(), 'freehold-load-'))
  const rows: Row[] = []
  try {
    const host = start(join(here, 'server.ts'), [data])
    const { url } = await host.next()
    rows.push(await measure('Freehold', step, host, start(join(here, 'clients.ts'), [url])))
    await endAll()
    for (const peer of peers) {
      const server = start(join(here, 'peers', `${peer}-server.ts`), [folder])
      const { url: there } = await server.next()
      rows.push(await measure(peer, step, server, start(join(here, 'peers', 'clients.ts'), [peer, there, folder])))
      await endAll()
    }
  } finally {
    await endAll()
    rmSync(data, { recursive: true, force: true })
  }
  const [own] = rows
  console.log(`${step.tables} tables, ${step.rate} moves a second; other load: ${loadavg()[0].toFixed(1)}`)
  console.log('               moves/s  seen p50   p99 ms  CPU ms/move   MB   of Freehold: p99  CPU   memory')
  for (const { name, perSecond, seen, cpu, mb } of rows) {
    const ratio = (value: number, base: number) => (value / base).toFixed(2)
    const p99 = at(seen, 0.99)
    console.log(
      [
        name.padEnd(14),
        perSecond.toFixed(0).padStart(7),
        ms(at(seen, 0.5)).padStart(9),
        ms(p99).padStart(8),
        cpu.toFixed(2).padStart(12),
        mb.toFixed(0).padStart(4),
        ratio(p99, at(own.seen, 0.99)).padStart(19),
        ratio(cpu, own.cpu).padStart(4),
        ratio(mb, own.mb).padStart(8),
      ].join(' '),
    )
  }
}
