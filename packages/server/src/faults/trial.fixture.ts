/** Hosts under load, with things killed on the way, and what must hold all the same. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { belowFrom } from '@freehold/kernel'
import { startPostgres, startRedis, type TestService } from '@freehold/test-services'
import { hostedGames } from '../games.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { Table } from '../table/table.ts'
import { HostProcess } from './host-process.fixture.ts'
import { Ledger, Pair } from './players.fixture.ts'

export interface Trial {
  readonly pairs: number
  readonly faults: number
  readonly seed: string
  /** How long things run undisturbed before each fault, and then lie still, in milliseconds. */
  readonly between: readonly [least: number, most: number]
  readonly away: readonly [least: number, most: number]
  say?(line: string): void
}

export interface Report {
  readonly faults: Readonly<Record<string, number>>
  readonly tables: number
  readonly promised: number // moves acknowledged
  readonly repeats: number // moves sent more than once, for want of an answer
  readonly refused: number
  readonly slowest: number // seconds from a move to its acknowledgement, faults included
  readonly seconds: number
  readonly problems: readonly string[] // empty where all held
}

/** Something that can be killed and started again, or hurt and healed. */
interface Victim {
  readonly name: string
  kill(): Promise<void>
  start(): Promise<void>
}

interface Site {
  readonly hosts: readonly HostProcess[]
  readonly victims: readonly Victim[]
  openStore(): Promise<Store>
  close(): Promise<void>
}

/** One host with SQLite. */
export async function loneHost(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'freehold-faults-'))
  const host = new HostProcess({ data })
  await host.start()
  return {
    hosts: [host],
    victims: [
      victimOf('the host', host),
      { name: 'the disk', kill: async () => host.fillDisk(true), start: async () => host.fillDisk(false) },
      victimOf('the host', host),
      clockOf(host),
    ],
    openStore: () => openSqlite(join(data, 'freehold.sqlite')),
    async close() {
      await host.kill()
      rmSync(data, { recursive: true })
    },
  }
}

/** Two hosts over PostgreSQL and Redis. */
export async function twoHosts(): Promise<Site> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const settings = { data: '', databaseUrl: postgres.url, redisUrl: redis.url }
  const hosts = [new HostProcess(settings), new HostProcess(settings)]
  await Promise.all(hosts.map((host) => host.start()))
  const service = (name: string, each: TestService): Victim => ({ name, kill: each.kill, start: each.restart })
  return {
    hosts,
    victims: [
      victimOf('a host', hosts[0]),
      service('PostgreSQL', postgres),
      victimOf('a host', hosts[1]),
      service('Redis', redis),
      clockOf(hosts[0]),
    ],
    openStore: () => openPostgres(postgres.url),
    async close() {
      await Promise.all(hosts.map((host) => host.kill()))
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}

function victimOf(name: string, host: HostProcess): Victim {
  return { name, kill: () => host.kill(), start: () => host.start() }
}

/** The wall clock of a host jumps a day ahead, and then back to the day before. */
function clockOf(host: HostProcess): Victim {
  return { name: 'the clock', kill: async () => host.setClock(DAY_MS), start: async () => host.setClock(-DAY_MS) }
}

const DAY_MS = 86_400_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** So long after the last fault every table must have gone on, on however busy a machine. */
const GO_ON_MS = 120_000

/** Lets pairs play, kills the victims in turn at random moments, and checks what was promised against what is kept. */
export async function tryFaults(site: Site, trial: Trial): Promise<Report> {
  const began = performance.now()
  const below = belowFrom(`fast:${trial.seed}`)
  const within = ([least, most]: Trial['between']) => least + below(most - least + 1)
  const ledger = new Ledger()
  const addresses = () => site.hosts.map(({ url }) => url)
  const pairs = Array.from({ length: trial.pairs }, (_, i) => new Pair(`p${i}`, addresses, ledger, i % 3 === 2))
  const playing = pairs.map((pair) => pair.play())
  const faults: Record<string, number> = {}
  for (let n = 0; n < trial.faults; n++) {
    const victim = site.victims[n % site.victims.length]
    await untilMore(ledger, trial.pairs) // on a slow machine too it happens while people play
    await pause(within(trial.between))
    const before = ledger.promised.length
    await victim.kill()
    await pause(within(trial.away))
    await victim.start()
    faults[victim.name] = (faults[victim.name] ?? 0) + 1
    trial.say?.(`${n + 1}: ${victim.name} after ${before} moves`)
  }
  const since = performance.now()
  const haveGoneOn = () => pairs.every(({ lastPromise }) => lastPromise > since)
  while (!haveGoneOn() && performance.now() - since < GO_ON_MS) await pause(50)
  const stuck = pairs.filter(({ lastPromise }) => lastPromise <= since).length
  for (const pair of pairs) pair.stop()
  await Promise.all(playing)
  for (const host of site.hosts) await host.kill()
  const store = await site.openStore()
  const problems = [...ledger.problems, ...(await broken(store, ledger))]
  await store.close()
  return {
    faults,
    tables: ledger.tables.size,
    promised: ledger.promised.length,
    repeats: ledger.repeats,
    refused: ledger.refused.length,
    slowest: Math.max(0, ...ledger.waits) / 1000,
    seconds: (performance.now() - began) / 1000,
    problems: stuck > 0 ? [...problems, `${stuck} of ${pairs.length} tables do not go on`] : problems,
  }
}

/** Until so many more moves were acknowledged; not for ever, because then no table goes on, which is found out later. */
async function untilMore(ledger: Ledger, moves: number): Promise<void> {
  const enough = ledger.promised.length + moves
  const deadline = performance.now() + GO_ON_MS
  while (ledger.promised.length < enough && performance.now() < deadline) await pause(50)
}

/** What was promised and is not kept, was refused and is, or happened twice. */
async function broken(store: Store, ledger: Ledger): Promise<string[]> {
  const problems: string[] = []
  for (const id of ledger.tables) {
    const entries = await store.read(id)
    const ofTable = <T extends { table: string }>(all: readonly T[]) => all.filter(({ table }) => table === id)
    const moves = entries.flatMap((entry) => (entry.kind === 'moved' && entry.id !== undefined ? [entry.id] : []))
    for (const { id: move, version } of ofTable(ledger.promised)) {
      const kept = entries[version - 1]
      if (kept?.kind !== 'moved' || kept.id !== move) problems.push(`${id}: '${move}' was acknowledged and is lost`)
    }
    for (const { id: move } of ofTable(ledger.refused)) {
      if (moves.includes(move)) problems.push(`${id}: '${move}' was refused and is kept`)
    }
    if (new Set(moves).size !== moves.length) problems.push(`${id}: a move was made twice`)
    if (entries.some((entry) => 'why' in entry)) problems.push(`${id}: somebody ran out of an hour`)
    try {
      new Table(id, hostedGames.dominion, entries)
    } catch (error) {
      problems.push(`${id}: cannot be played again: ${error}`)
    }
  }
  return problems
}
