/** The tables of the database, and how it came to have them. A released migration is never changed: a new one follows. */
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

export interface Database {
  game_table: {
    id: string
    game: string
    listed: number
    version: number
    phase: 'gathering' | 'playing' | 'over'
    number: number
  }
  entry: { table_id: string; version: number; body: string }
  seat: { table_id: string; person_id: string }
  person: { id: string; name: string }
}

/** In order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('game_table')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('listed', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('phase', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull()) // counts up: the newest has the highest
        .execute()
      await db.schema.createIndex('game_table_listed').on('game_table').columns(['listed', 'number']).execute()
      await db.schema.createIndex('game_table_phase').on('game_table').column('phase').execute()
      await db.schema
        .createTable('entry')
        .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('entry_key', ['table_id', 'version'])
        .execute()
      await db.schema
        .createTable('person')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('seat')
        .addColumn('person_id', 'text', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('seat_key', ['person_id', 'table_id'])
        .execute()
    },
  },
}

/** Brings the database to the newest schema; `upTo` only that far, for tests of older ones. */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) }
  const migrator = new Migrator({ db, provider })
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error) throw error
}

export async function ping(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}
