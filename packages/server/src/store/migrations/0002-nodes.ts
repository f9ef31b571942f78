import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('game_table').addColumn('runner', 'text').execute()
  await db.schema.dropIndex('game_table_phase').execute()
  await db.schema.createIndex('game_table_runner').on('game_table').columns(['phase', 'runner']).execute()
  await db.schema.createIndex('game_table_number').on('game_table').column('number').execute()
  await db.schema
    .createTable('node')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('beat', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}
