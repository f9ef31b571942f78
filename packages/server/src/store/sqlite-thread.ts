/** The thread that has the SQLite file: to sync a commit to the disk takes milliseconds, in which nobody else should wait. */
import { parentPort, workerData } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import { APPEND_ALL, appendingIn } from './sqlite-appending.ts'
import type { Answer, Asked } from './sqlite-dialect.ts'

/** How long a write waits for another process that holds the file. */
const BUSY_MS = 5000
/** Statements kept ready; those of an unusual shape are prepared anew. */
const MOST_STATEMENTS = 500

const statements = new Map<string, SqliteDatabase.Statement>()
let opened: SqliteDatabase.Database | undefined
let appendAll: ReturnType<typeof appendingIn> | undefined

function database(): SqliteDatabase.Database {
  if (opened) return opened
  opened = new SqliteDatabase(workerData.file, { timeout: BUSY_MS })
  // WAL lets readers go on while somebody writes; FULL syncs it at every commit, so that what is acknowledged survives.
  opened.pragma('journal_mode = WAL')
  opened.pragma('synchronous = FULL')
  opened.pragma('foreign_keys = ON')
  return opened
}

function statementOf(sql: string): SqliteDatabase.Statement {
  const known = statements.get(sql)
  if (known) return known
  const statement = database().prepare(sql)
  if (statements.size < MOST_STATEMENTS) statements.set(sql, statement)
  return statement
}

function answer({ number, sql, parameters }: Asked): Answer {
  try {
    if (sql === undefined) {
      opened?.close()
      return { number, rows: [] }
    }
    if (sql === APPEND_ALL) {
      appendAll ??= appendingIn(database())
      return { number, rows: appendAll(parameters as Parameters<typeof appendAll>[0]) }
    }
    const statement = statementOf(sql)
    if (statement.reader) return { number, rows: statement.all(parameters) }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { number, rows: [], changes: BigInt(changes), inserted: BigInt(lastInsertRowid) }
  } catch (error) {
    const { message, code, name } = error as Error & { code?: string }
    return { number, problem: { message, code, name } }
  }
}

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)))
