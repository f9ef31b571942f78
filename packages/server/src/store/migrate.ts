import { InputError } from '@freehold/kernel'
import type { Kysely } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
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
