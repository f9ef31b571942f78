/** Which errors of a database mean that it is away or cannot write for now, rather than that we made a mistake. */
import { StoreUnavailable } from './store.ts'

/** Of SQLite; extended codes begin with these. */
const sqliteCodes = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'] as const

/** Of PostgreSQL: no connection, no resources such as disk, stopping or starting, read-only for now, a deadlock, too late. */
const postgresClasses = /^(08...|53...|57P..|25006|25P03|40001|40P01|55P03|57014)$/

/** Of the network, as the system names them. */
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ECONNABORTED)$/

/** Of the client of PostgreSQL and of what builds queries, which give these no code. */
const clientMessages =
  /connection (terminated|ended|error)|not queryable|timeout|connecting to client|client was closed|pool after calling end|driver has already been destroyed/i

/** The error to throw in the place of one that a database gave. */
export function storeProblem(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code = '' } = error as { code?: string }
  const isAway =
    sqliteCodes.some((each) => code.startsWith(each)) ||
    postgresClasses.test(code) ||
    networkCodes.test(code) ||
    (code === '' && clientMessages.test(error.message)) ||
    (error instanceof AggregateError && error.errors.every((each) => storeProblem(each) instanceof StoreUnavailable))
  return isAway ? new StoreUnavailable(`${code || error.message}`, { cause: error }) : error
}
