import { type Kysely, sql } from 'kysely'

/** What a database of a hundred thousand tables needs: indices, and what the host looks for without reading the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = new Date().toISOString()
  const table = () => db.schema.alterTable('game_table')
  await table()
    .addColumn('acts', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await table()
    .addColumn('changed_at', 'text', (c) => c.notNull().defaultTo(now))
    .execute()
  // Of games that are over nothing is left to do where they are kept, and their ratings told.
  await sql`update game_table set acts = 0 where phase = 'over'
    and exists (select 1 from played where played.table_id = game_table.id)
    and not exists (
      select 1 from played where played.table_id = game_table.id and played.rated = 1 and played.announced = 0
    )`.execute(db)
  await sql`update game_table set acts = 0 where phase = 'gathering'`.execute(db)
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute()
  await index('seat_table', 'seat', ['table_id'])
  await db.schema.dropIndex('game_table_listed').execute()
  await index('game_table_listed', 'game_table', ['listed', 'phase', 'number'])
  await index('game_table_changed', 'game_table', ['phase', 'changed_at'])
  await db.schema.dropIndex('game_table_runner').execute()
  await index('game_table_acts', 'game_table', ['acts', 'phase', 'runner'])
  await index('chat_line_person', 'chat_line', ['person_id'])
}
