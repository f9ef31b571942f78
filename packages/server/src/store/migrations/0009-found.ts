import type { Kysely } from 'kysely'

/** Tables at which an opponent waits for somebody who has not come yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('found')
    .addColumn('person_id', 'text', (c) => c.primaryKey().references('person.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('found_table').on('found').column('table_id').execute()
}
