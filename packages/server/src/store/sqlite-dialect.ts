/** SQLite in a thread of its own, as kysely speaks to it. */
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** A statement for the thread; without one, the file is closed. */
export interface Asked {
  readonly number: number
  readonly sql?: string
  readonly parameters: readonly unknown[]
}

export type Answer = { readonly number: number } & (
  | { readonly rows: unknown[]; readonly changes?: bigint; readonly inserted?: bigint }
  | { readonly problem: { readonly message: string; readonly code?: string; readonly name: string } }
)

interface Waiting {
  resolve(result: QueryResult<never>): void
  reject(error: Error): void
}

export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(file: string) {
    this.#connection = new ThreadConnection(file)
  }

  async init(): Promise<void> {}

  /** There is one connection: a transaction has it until it is done. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    let release = () => {}
    this.#free = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.#release = release
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.#connection.close()
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #number = 0
  #ended: Error | undefined

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } })
    this.#worker.on('message', (answer: Answer) => this.#hear(answer))
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', () => this.#end(new Error('the thread of the database has ended')))
    this.#worker.unref()
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#ask({ sql, parameters })
  }

  // biome-ignore lint/correctness/useYield: nobody streams here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite is not streamed')
  }

  async close(): Promise<void> {
    if (!this.#ended) await this.#ask({ parameters: [] })
    await this.#worker.terminate()
  }

  #ask<R>(asked: Omit<Asked, 'number'>): Promise<QueryResult<R>> {
    if (this.#ended) return Promise.reject(this.#ended)
    const number = ++this.#number
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      this.#worker.ref() // as long as somebody waits
      this.#worker.postMessage({ ...asked, number } satisfies Asked)
    })
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number)
    this.#waiting.delete(answer.number)
    if (this.#waiting.size === 0) this.#worker.unref()
    if ('problem' in answer) {
      const { message, code, name } = answer.problem
      waiting?.reject(Object.assign(new Error(message), { code, name }))
    } else {
      waiting?.resolve({ rows: answer.rows as never[], numAffectedRows: answer.changes, insertId: answer.inserted })
    }
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#ended)
    this.#waiting.clear()
  }
}
