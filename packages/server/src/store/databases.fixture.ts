/** Both databases, for tests that run on each: empty ones as often as they are wanted. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestService } from '@freehold/test-services'
import { type Kysely, sql } from 'kysely'
import { openPostgres, openDatabase as openPostgresDatabase } from './postgres.ts'
import type { Database } from './schema.ts'
import type { SqlStore } from './sql-store.ts'
import { openSqlite, openDatabase as openSqliteDatabase } from './sqlite.ts'

export interface TestDatabases {
  start(): Promise<void>
  stop(): Promise<void>
  /** Where an empty database is. */
  empty(): Promise<string>
  open(where: string, node?: string): Promise<SqlStore>
  /** With the newest schema, and all the time in the world. */
  openUnhurried(where: string): Promise<Kysely<Database>>
  /** As it is, without migrations. */
  openRaw(where: string): Kysely<Database>
}

export const databaseNames = ['SQLite', 'PostgreSQL'] as const

export function testDatabases(name: (typeof databaseNames)[number]): TestDatabases {
  return name === 'SQLite' ? sqlite() : postgres()
}

function sqlite(): TestDatabases {
  let folder = ''
  let count = 0
  return {
    async start() {
      folder = mkdtempSync(join(tmpdir(), 'freehold-store-'))
    },
    async stop() {
      rmSync(folder, { recursive: true })
    },
    empty: async () => join(folder, `${++count}.sqlite`),
    open: (where) => openSqlite(where),
    openUnhurried: async (where) => (await openSqlite(where)).db,
    openRaw: openSqliteDatabase,
  }
}

function postgres(): TestDatabases {
  let server: TestService
  let count = 0
  return {
    async start() {
      server = await startPostgres()
    },
    stop: () => server.stop(),
    async empty() {
      const name = `test_${++count}`
      const db = openPostgresDatabase(server.url)
      await sql`create database ${sql.id(name)}`.execute(db)
      await db.destroy()
      return server.url.replace(/\/[^/]*$/, `/${name}`)
    },
    open: openPostgres,
    async openUnhurried(where) {
      await (await openPostgres(where)).close()
      return openPostgresDatabase(where, false)
    },
    openRaw: openPostgresDatabase,
  }
}
