import type { Kysely } from 'kysely'

/** Friends, invitations, and those who look for an opponent. All of it goes with the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('person')
    .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('acquaintance')
    .addColumn('person_id', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('other_id', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('acquaintance_key', ['person_id', 'other_id'])
    .execute()
  await db.schema.createIndex('acquaintance_other').on('acquaintance').columns(['other_id', 'kind']).execute()
  await db.schema
    .createTable('invitation')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('from_id', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('invitation_key', ['table_id', 'person_id'])
    .execute()
  await db.schema.createIndex('invitation_person').on('invitation').column('person_id').execute()
  await db.schema
    .createTable('seeking')
    .addColumn('person_id', 'text', (c) => c.primaryKey().references('person.id').onDelete('cascade'))
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('clock', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute()
}
