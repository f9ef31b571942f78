import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HostedGames, hostedGames } from '../games.ts'
import type { Job } from '../robots/job.ts'
import { SqlStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { hostedSpyglass } from '../table/tables.fixture.ts'
import { SqlClockStore } from './clock-keeper.ts'
import { Host } from './host.ts'
import type { HostParts } from './hosted-tables.ts'

const games: HostedGames = { ...hostedGames, spyglass: hostedSpyglass }

let asked = 0

/** The players of the games in this very thread: for tests that are not about threads. */
const robotsHere: HostParts['robots'] = {
  choose: async ({ game, robot, decision, view, world, seat, seats, options }: Job) => {
    const player = games[game].robots[robot].create(`${asked++}`) // begun anew each time, so that the same seed would always answer the same
    player.begin?.(seat, seats, options)
    return player.choose(decision, view, world === undefined ? undefined : () => world)
  },
}

export interface Home {
  readonly folder: string
  readonly warnings: string[]
  /** A host over the same store as the one before, whatever became of that. */
  open(parts?: Partial<HostParts>): Promise<Host>
  close(): Promise<void>
}

/** A folder with a store in it, and hosts over it. Ids and seeds count up. */
export function newHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'freehold-host-'))
  const warnings: string[] = []
  const closing: (() => Promise<void>)[] = []
  let count = 0
  return {
    folder,
    warnings,
    async open(parts = {}) {
      const store = parts.store ?? (await openSqlite(join(folder, 'tables.sqlite')))
      const host = new Host({
        store,
        games,
        robots: robotsHere,
        clocks: store instanceof SqlStore ? new SqlClockStore(store.db) : undefined,
        newId: () => `table-${++count}`,
        newSeed: () => `fast:${count}`,
        warn: (message) => warnings.push(message),
        ...parts,
      })
      closing.push(async () => {
        await host.stop()
        await store.close()
      })
      return host
    },
    async close() {
      for (const close of closing) await close()
      rmSync(folder, { recursive: true })
    },
  }
}
