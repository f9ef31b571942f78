/** Somebody goes for good: all that is theirs alone, and their name wherever they played with others. */
import type { Kysely, Transaction } from 'kysely'
import { NOBODY } from '../protocol/values.ts'
import type { Database } from '../store/schema.ts'
import { transaction } from '../store/sql-store.ts'
import type { Entry } from '../table/entries.ts'

export interface Forgotten {
  readonly tables: readonly string[] // have to be read again
  readonly spoke: readonly string[] // tables at which lines are gone
}

/** All of it or nothing. What stays is the id, in the lists of the tables and in the results of others. */
export function forget(db: Kysely<Database>, person: string): Promise<Forgotten> {
  return transaction(db, async (tx) => {
    const tables = await forgetNames(tx, person)
    const lines = tx.selectFrom('chat_line').select('table_id').distinct().where('person_id', '=', person)
    const spoke = (await lines.execute()).map(({ table_id }) => table_id)
    for (const kept of ['chat_line', 'rating', 'subscription', 'first_try'] as const)
      await tx.deleteFrom(kept).where('person_id', '=', person).execute()
    await tx.deleteFrom('person').where('id', '=', person).execute() // and with it sessions, password and tokens
    return { tables, spoke }
  })
}

/** Takes the name of a person out of all tables where they sat, or a seat was kept for them. */
async function forgetNames(db: Transaction<Database>, person: string): Promise<string[]> {
  const tablesOf = (where: 'seat' | 'kept_for') =>
    db.selectFrom(where).select('table_id').where('person_id', '=', person)
  const named = await db
    .selectFrom('entry')
    .select(['table_id', 'version', 'body'])
    .where('table_id', 'in', tablesOf('seat').union(tablesOf('kept_for')))
    .where('body', 'like', `%"person":"${person}"%`)
    .execute()
  const tables = new Set<string>()
  await db.deleteFrom('kept_for').where('person_id', '=', person).execute()
  for (const { table_id, version, body } of named) {
    const changed = withoutName(JSON.parse(body) as Entry, person)
    const row = db.updateTable('entry').set({ body: JSON.stringify(changed) })
    await row.where('table_id', '=', table_id).where('version', '=', version).execute()
    tables.add(table_id)
  }
  return [...tables]
}

function withoutName(entry: Entry, person: string): Entry {
  if (entry.kind === 'sat' && entry.person === person) return { ...entry, name: NOBODY }
  if (entry.kind !== 'created' || !entry.kept) return entry
  return { ...entry, kept: entry.kept.map((each) => (each?.person === person ? null : each)) }
}
