/** What is done to a host from the command line, whether it runs or not. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import { hostedGames } from './games.ts'
import { Host } from './host/host.ts'
import { newId } from './new-id.ts'
import { People } from './people/people.ts'
import { allTables } from './people/table-list.ts'
import type { PersonListed, TableListed } from './protocol/admin.ts'
import { backUp } from './store/backup.ts'
import { expectNewest } from './store/migrate.ts'
import { openPostgres } from './store/postgres.ts'
import { openSqlite } from './store/sqlite.ts'

export interface Administration {
  readonly people: Pick<People, 'list' | 'find' | 'ban' | 'unban' | 'makeAdmin' | 'resetPassword'>
  tables(most: number): Promise<TableListed[]>
  closeTable(id: string): Promise<void>
  deleteTable(id: string): Promise<void>
  /** Copies what the host keeps into a new folder. */
  backUp(folder: string): void
  close(): Promise<void>
}

export type { PersonListed, TableListed }

/**
 * Throws `InputError` where there is nothing to administer. A host that runs meanwhile finds out by itself; therefore the
 * schema stays as it is.
 */
export async function openAdministration(where: { data: string; databaseUrl?: string }): Promise<Administration> {
  const store =
    where.databaseUrl === undefined
      ? await openFolder(where.data)
      : await openPostgres(where.databaseUrl, null, expectNewest)
  const host = new Host({
    store,
    games: hostedGames,
    robots: { choose: () => Promise.reject(new Error('nobody plays here')) },
    duty: { has: () => false, took: () => {} },
    isShared: true,
    newId,
    newSeed: () => {
      throw new Error('no game begins here')
    },
    warn: () => {},
  })
  return {
    people: new People(store.db, randomBytes(32).toString('hex')), // nobody signs in here
    tables: (most) => allTables(store.db, most),
    async closeTable(id) {
      await host.change(id, (table) => table.close('admin'))
    },
    deleteTable: (id) => host.remove(id),
    backUp(folder) {
      if (where.databaseUrl === undefined) return backUp(where.data, folder)
      throw new InputError('backup: what is in PostgreSQL is copied by pg_dump; see docs/hosting.md')
    },
    async close() {
      await host.stop()
      await store.close()
    },
  }
}

async function openFolder(data: string) {
  const file = join(data, 'freehold.sqlite')
  if (!existsSync(file)) throw new InputError(`data folder ${data}: no host has kept anything there`)
  return openSqlite(file, expectNewest).catch((error: unknown) => {
    throw error instanceof InputError ? new InputError(`data folder ${data}: ${error.message}`) : error
  })
}
