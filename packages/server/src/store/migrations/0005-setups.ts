import type { Kysely } from 'kysely'

/** What was played, so that one can see how others fared with it. Of games before this nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('played').addColumn('setup', 'text').execute()
  await db.schema.createIndex('played_setup').on('played').columns(['setup', 'ended_at']).execute()
}
