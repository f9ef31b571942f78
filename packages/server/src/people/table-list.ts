import type { Kysely } from 'kysely'
import type { TableListed } from '../protocol/admin.ts'
import { NOBODY } from '../protocol/values.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'

/** All tables, the newest first, for those who run the host; also those of rules that are no longer there. */
export async function allTables(db: Kysely<Database>, most: number): Promise<TableListed[]> {
  const columns = ['id', 'game', 'phase', 'version', 'listed'] as const
  const found = db.selectFrom('game_table').select(columns).orderBy('number', 'desc').limit(most)
  const tables = await asked(found.execute())
  const seats = db.selectFrom('seat').leftJoin('person', 'person.id', 'seat.person_id')
  const sitting = seats.select(['table_id', 'person_id', 'name']).orderBy('person_id')
  const ids = tables.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await asked(sitting.where('table_id', 'in', ids).execute())
  const peopleOf = Map.groupBy(rows, ({ table_id }) => table_id)
  return tables.map(({ id, listed, ...table }) => ({
    table: id,
    ...table,
    listed: listed === 1,
    people: (peopleOf.get(id) ?? []).map(({ person_id, name }) => ({ person: person_id, name: name ?? NOBODY })),
  }))
}
