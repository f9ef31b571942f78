import { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'
import { SqlStore } from './sql-store.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** The store in one file, made where it does not exist. `prepare` brings its schema to the newest, or sees to it that it is. */
export async function openSqlite(
  file: string,
  prepare: (db: Kysely<Database>) => Promise<void> = migrate,
): Promise<SqlStore> {
  const db = openDatabase(file)
  try {
    await prepare(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new SqlStore(db, null, true)
}

export const openDatabase = (file: string): Kysely<Database> => new Kysely<Database>({ dialect: sqliteDialect(file) })
