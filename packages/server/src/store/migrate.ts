import { setTimeout as sleep } from 'node:timers/promises'
import { InputError } from '@freehold/kernel'
import type { Kysely } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import { NodeStore } from './node-store.ts'
import type { Database } from './schema.ts'

/** Brings the database to the newest schema; `upTo` only that far, for tests of older ones. Nodes take turns. */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) }
  const migrator = new Migrator({ db, provider })
  const unknown = (await migrationsIn(db)).find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) throw newerThanThis(unknown)
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error) throw error
}

/** In this time every host that runs shows that it lives, several times. */
const BEATS_MS = 3000

/**
 * The same where other hosts may use the database: throws `InputError`, and changes nothing, as long as one of them lives.
 * They were started with an older schema, and what they would write next could not mean the same under a newer one.
 */
export async function migrateAlone(db: Kysely<Database>, pauseMs = BEATS_MS): Promise<void> {
  const there = await migrationsIn(db)
  const isOlder = Object.keys(migrations).some((name) => !there.includes(name))
  const living = isOlder && there.includes(BEATS_SINCE) ? await livingNodes(db, pauseMs) : 0
  if (living > 0)
    throw new InputError(
      `${living === 1 ? 'a host' : `${living} hosts`} of an older Freehold ${living === 1 ? 'uses' : 'use'} this database, which needs the schema ${Object.keys(migrations).at(-1)}: stop the old ones first, then start this one again`,
    )
  await migrate(db)
}

/** The migration that lets hosts show that they live. */
const BEATS_SINCE = '0002-nodes'

async function livingNodes(db: Kysely<Database>, pauseMs: number): Promise<number> {
  const beats = async () => new Map((await new NodeStore(db).all()).map(({ id, beat }) => [id, beat]))
  const before = await beats()
  if (before.size === 0) return 0
  await sleep(pauseMs)
  const after = await beats()
  return [...after].filter(([id, beat]) => beat !== before.get(id)).length
}

/** For whoever must not change the schema, because a host may run: throws `InputError` unless it is the newest. */
export async function expectNewest(db: Kysely<Database>): Promise<void> {
  const there = await migrationsIn(db)
  const unknown = there.find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined) throw newerThanThis(unknown)
  const missing = Object.keys(migrations).find((name) => !there.includes(name))
  if (missing !== undefined)
    throw new InputError(
      `the database lacks the schema ${missing} of this Freehold: start the host of this version first`,
    )
}

const newerThanThis = (name: string) =>
  new InputError(`the database has the schema ${name} of a newer Freehold: install that one, or its backup`)

async function migrationsIn(db: Kysely<Database>): Promise<string[]> {
  const all = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!all.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
