import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
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
}
