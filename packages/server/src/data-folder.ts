/** The folder in which a host keeps everything. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@freehold/kernel'
import SqliteDatabase from 'better-sqlite3'
import { secretIn } from './people/secret.ts'
import type { SqlStore } from './store/sql-store.ts'
import { openSqlite } from './store/sqlite.ts'

export interface DataFolder {
  readonly store: SqlStore
  readonly secret: string // that cookies are signed with
  close(): Promise<void>
}

/** Opens the folder, made where it is missing, for this process alone. Throws `InputError` where it cannot be used. */
export async function openData(folder: string): Promise<DataFolder> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const unlock = lock(folder)
    try {
      const file = join(folder, 'freehold.sqlite')
      keepPrivate(file)
      const store = await openSqlite(file)
      const close = async () => {
        await store.close()
        unlock()
      }
      return { store, secret: secretIn(folder), close }
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof InputError || code === undefined) throw error
    throw new InputError(`data folder ${folder}: cannot be used (${code})`)
  }
}

/** Seeds, sessions and hashes of passwords are in it. What SQLite puts beside a file gets the same rights. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** What a host holds in memory is right only while nobody else writes. The system lifts the lock even of one that is killed. */
function lock(folder: string): () => void {
  const database = new SqliteDatabase(join(folder, 'lock'), { timeout: 0 })
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new InputError(`data folder ${folder}: another host uses it; stop that one or choose another folder`)
  }
  return () => database.close()
}
