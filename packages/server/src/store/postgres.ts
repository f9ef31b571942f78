import { InputError } from '@freehold/kernel'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { migrate } from './migrate.ts'
import { storeProblem } from './problems.ts'
import type { Database } from './schema.ts'
import { SqlStore } from './sql-store.ts'
import { StoreUnavailable } from './store.ts'

const MOST_CONNECTIONS = 10
const CONNECT_MS = 3000
/** A query without an answer for so long is given up, so that nobody waits for a machine that has vanished. */
const QUERY_MS = 5000

/** Codes of PostgreSQL that the settings are to blame for. */
const wrongSettings: Readonly<Record<string, string>> = {
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database; make it with createdb',
  '42501': 'this user may not make tables in it',
}

/**
 * The store in a PostgreSQL database, which many nodes may use; `node` is the name of this one. Throws `InputError` where
 * it cannot be reached.
 */
export async function openPostgres(url: string, node: string | null = null): Promise<SqlStore> {
  const db = openDatabase(url)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw openingProblem(error, url)
  }
  return new SqlStore(db, node)
}

export function openDatabase(url: string): Kysely<Database> {
  const pool = new Pool({
    connectionString: checkedUrl(url),
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: 'freehold',
  })
  // Whoever uses a connection that breaks hears of it by the query that fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
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
