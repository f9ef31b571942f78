import { type Kysely, sql } from 'kysely'

const AT_ONCE = 200

/** For whom seats are kept who may never sit there: so that their names are found when they go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_for')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('kept_for_key', ['table_id', 'person_id'])
    .execute()
  await db.schema.createIndex('kept_for_person').on('kept_for').column('person_id').execute()
  const { rows } = await sql<{ table_id: string; body: string }>`select entry.table_id, entry.body from game_table
    join entry on entry.table_id = game_table.id and entry.version = 1 where entry.body like ${'%"kept":[%'}`.execute(
    db,
  )
  const kept = rows.flatMap(({ table_id, body }) => {
    const seats: readonly ({ readonly person: string } | null)[] = JSON.parse(body).kept ?? []
    return [...new Set(seats.flatMap((seat) => seat?.person ?? []))].map((person) => sql`(${table_id}, ${person})`)
  })
  for (let i = 0; i < kept.length; i += AT_ONCE)
    await sql`insert into kept_for (table_id, person_id) values ${sql.join(kept.slice(i, i + AT_ONCE))}`.execute(db)
}
