import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'
import { SqlStore } from './sql-store.ts'

/** How long a write waits for another process that holds the file. */
const BUSY_MS = 5000

/** The store in one file, made where it does not exist. */
export async function openSqlite(file: string): Promise<SqlStore> {
  const db = openDatabase(file)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new SqlStore(db)
}

export function openDatabase(file: string): Kysely<Database> {
  const database = new SqliteDatabase(file, { timeout: BUSY_MS })
  // WAL lets readers go on while somebody writes; FULL syncs it at every commit, so that what is acknowledged survives.
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
}
