/**
 * How a database came to have its tables, in order of the names. A released migration is never changed: a new one follows,
 * with the next number, and works in SQLite and PostgreSQL alike. `released.fixture.ts` keeps what was released.
 */
import type { Migration } from 'kysely/migration'
import * as tables from './0001-tables.ts'
import * as nodes from './0002-nodes.ts'
import * as people from './0003-people.ts'
import * as besideTables from './0004-beside-tables.ts'

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-nodes': nodes,
  '0003-people': people,
  '0004-beside-tables': besideTables,
}
