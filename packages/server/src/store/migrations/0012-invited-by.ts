import type { Kysely } from 'kysely'

/** Who goes takes along the invitations they sent: these are found without looking through all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('invitation_from').on('invitation').column('from_id').execute()
}
