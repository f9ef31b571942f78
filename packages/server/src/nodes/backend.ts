/** Where a host keeps everything: in a folder of its own, or in a database that it shares with other nodes. */
import { randomBytes } from 'node:crypto'
import { InputError } from '@freehold/kernel'
import { openData } from '../data-folder.ts'
import { openPostgres } from '../store/postgres.ts'
import type { SqlStore } from '../store/sql-store.ts'
import { connectRedis, type NodeLink } from './redis.ts'

export interface BackendSettings {
  readonly data: string // the folder, where there is no database
  readonly databaseUrl?: string // of PostgreSQL
  readonly redisUrl?: string
}

export interface Backend {
  readonly store: SqlStore
  readonly secret: string // that cookies are signed with
  readonly node?: string // the name of this one of many
  readonly link?: NodeLink // to the other nodes
  close(): Promise<void>
}

/** Throws `InputError` where something of it cannot be used. */
export async function openBackend({ data, databaseUrl, redisUrl }: BackendSettings): Promise<Backend> {
  if (databaseUrl === undefined) {
    if (redisUrl === undefined) return openData(data)
    throw new InputError('REDIS_URL connects several hosts, which need one PostgreSQL: set DATABASE_URL too')
  }
  const node = randomBytes(8).toString('hex')
  const store = await openPostgres(databaseUrl, node)
  try {
    const link = redisUrl === undefined ? undefined : await connectRedis(redisUrl)
    const secret = await store.setting('secret', () => randomBytes(32).toString('hex'))
    const close = async () => {
      await link?.close()
      await store.close()
    }
    return { store, secret, node, link, close }
  } catch (error) {
    await store.close()
    throw error
  }
}
