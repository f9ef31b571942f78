import { type Kysely, sql } from 'kysely'

/** Accounts, sessions and tokens. Before it there were guests alone, each with an id and a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const long = '2026-11-01T00:00:00.000Z'
  const change = (column: string, type: 'text' | 'integer', standard?: string | number) =>
    db.schema
      .alterTable('person')
      .addColumn(column, type, (c) => (standard === undefined ? c : c.notNull().defaultTo(standard)))
      .execute()
  await change('email', 'text', '')
  await change('email_verified', 'integer', 0)
  await change('image', 'text')
  await change('guest', 'integer', 1)
  await change('admin', 'integer', 0)
  await change('banned', 'text')
  await change('created_at', 'text', long)
  await change('updated_at', 'text', long)
  await sql`update person set email = id || ${sql.lit('@guest.invalid')}`.execute(db)
  await db.schema.createIndex('person_email').on('person').column('email').unique().execute()
  await db.schema.createIndex('person_created').on('person').column('created_at').execute()
  const owned = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
  const dated = <T extends ReturnType<typeof owned>>(table: T) =>
    table
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .execute()
  await dated(
    owned('session')
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text'),
  )
  await dated(
    owned('account')
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('provider_id', 'text', (c) => c.notNull())
      .addColumn('password', 'text'),
  )
  await owned('token')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('used_on', 'text')
    .execute()
  for (const table of ['session', 'account', 'token']) {
    await db.schema.createIndex(`${table}_person`).on(table).column('person_id').execute()
  }
}
