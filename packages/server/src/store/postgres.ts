import type { Socket } from 'node:net'
import { InputError } from '@freehold/kernel'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { migrateAlone } from './migrate.ts'
import { storeProblem } from './problems.ts'
import type { Database } from './schema.ts'
import { SqlStore } from './sql-store.ts'
import { StoreUnavailable } from './store.ts'

const MOST_CONNECTIONS = 10
/** What the client of PostgreSQL says of a query that took longer than QUERY_MS. */
const GIVEN_UP = 'Query read timeout'
const CONNECT_MS = 3000
/** A query without an answer for so long is given up, so that nobody waits for a machine that has vanished. */
const QUERY_MS = 5000
/** The same as PostgreSQL sees it, a little sooner: what nobody waits for any more is not done either. */
const limits = {
  statement_timeout: 4000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: QUERY_MS, // whoever began and is silent holds nobody up
} as const

/** Codes of PostgreSQL that the settings are to blame for. */
const wrongSettings: Readonly<Record<string, string>> = {
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database; make it with createdb',
  '42501': 'this user may not make tables in it',
}

/**
 * The store in a PostgreSQL database, which many nodes may use; `node` is the name of this one. `prepare` brings its schema to
 * the newest, or sees to it that it is. Throws `InputError` where it cannot be reached.
 */
export async function openPostgres(
  url: string,
  node: string | null = null,
  prepare: (db: Kysely<Database>) => Promise<void> = migrateAlone,
): Promise<SqlStore> {
  const unhurried = openDatabase(url, false) // an index over millions of entries takes its time
  try {
    await prepare(unhurried)
  } catch (error) {
    throw openingProblem(error, url)
  } finally {
    await unhurried.destroy()
  }
  return new SqlStore(openDatabase(url), node)
}

export function openDatabase(url: string, isHurried = true): Kysely<Database> {
  const pool = new Pool({
    connectionString: checkedUrl(url),
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    ...(isHurried && { query_timeout: QUERY_MS, ...limits }),
    keepAlive: true,
    application_name: 'freehold',
  })
  // Whoever uses a connection that breaks hears of it by the query that fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    breakWhenLate(client)
  })
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * After a query that was given up nobody knows what the connection is in the middle of: perhaps inside of a transaction,
 * where all that others write next would be acknowledged and lost. It is never used again.
 */
function breakWhenLate(client: PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  const watched = async (...asked: unknown[]) => {
    try {
      return await query(...asked)
    } catch (error) {
      if (error instanceof Error && error.message === GIVEN_UP) connection.stream.destroy()
      throw error
    }
  }
  Object.assign(client, { query: watched })
}

function checkedUrl(url: string): string {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url
  throw new InputError('DATABASE_URL: expected postgres://USER:PASSWORD@HOST/DATABASE')
}

/** One line, without the password. */
function openingProblem(error: unknown, url: string): unknown {
  if (error instanceof InputError) return new InputError(`DATABASE_URL: ${error.message}`)
  const problem = storeProblem(error)
  const { code = '' } = error as { code?: string }
  const { host, pathname } = new URL(url)
  const where = `DATABASE_URL: PostgreSQL at ${host}${pathname}`
  if (Object.hasOwn(wrongSettings, code)) return new InputError(`${where}: ${wrongSettings[code]}`)
  if (problem instanceof StoreUnavailable) return new InputError(`${where} does not answer (${problem.message})`)
  return error
}
