import { type Kysely, sql } from 'kysely'

/** The first game of each person with a set-up, kept from its beginning on, whatever becomes of its table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('first_try')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull()) // which may be deleted
    .addColumn('against', 'text')
    .addColumn('margin', 'double precision')
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('first_try_key', ['person_id', 'game', 'setup'])
    .execute()
  await db.schema.createIndex('first_try_setup').on('first_try').columns(['setup', 'game', 'against']).execute()
  await db.schema.createIndex('first_try_table').on('first_try').column('table_id').execute()
  await sql`
    insert into first_try (person_id, game, setup, table_id, against, margin, at)
    select one.person_id, one.game, one.setup, one.table_id, other.robot, one.points - other.points, one.ended_at
    from played one
    left join played other on other.table_id = one.table_id and other.seat != one.seat and one.players = 2
    where one.person_id is not null and one.setup is not null and not exists (
      select 1 from played earlier
      where earlier.person_id = one.person_id and earlier.game = one.game and earlier.setup = one.setup
        and (earlier.ended_at < one.ended_at
          or (earlier.ended_at = one.ended_at and earlier.table_id < one.table_id)))`.execute(db)
}
