import type { Kysely } from 'kysely'

/** An account is a pair of e-mail and password: the e-mail alone may be that of several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('person_email').execute()
  await db.schema.createIndex('person_email').on('person').column('email').execute()
  await db.schema.createIndex('account_password').on('account').column('password').unique().execute()
}
