/** What is left of somebody at the tables where they sat, once they are gone. */

import type { Kysely } from 'kysely'
import { NOBODY } from '../protocol/values.ts'
import type { Database } from '../store/schema.ts'
import type { Entry } from '../table/entries.ts'

/** Takes the name of a person out of all their tables. Gives the tables, which have to be read again. */
export async function forgetNames(db: Kysely<Database>, person: string): Promise<string[]> {
  const seats = await db.selectFrom('seat').select('table_id').where('person_id', '=', person).execute()
  const tables = seats.map(({ table_id }) => table_id)
  for (const table of tables) {
    const rows = db.selectFrom('entry').select(['version', 'body']).where('table_id', '=', table)
    for (const { version, body } of await rows.where('body', 'like', `%"${person}"%`).execute()) {
      const entry = JSON.parse(body) as Entry
      if (entry.kind !== 'sat' || entry.person !== person) continue
      const changed = JSON.stringify({ ...entry, name: NOBODY } satisfies Entry)
      const row = db.updateTable('entry').set({ body: changed })
      await row.where('table_id', '=', table).where('version', '=', version).execute()
    }
  }
  await db.updateTable('chat_line').set({ name: NOBODY }).where('person_id', '=', person).execute()
  for (const kept of ['rating', 'subscription'] as const) {
    await db.deleteFrom(kept).where('person_id', '=', person).execute()
  }
  return tables
}
