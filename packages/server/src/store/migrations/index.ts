/**
 * How a database came to have its tables, in order of the names. A released migration is never changed: a new one follows,
 * with the next number, and works in SQLite and PostgreSQL alike. `released.fixture.ts` keeps what was released.
 */
import type { Migration } from 'kysely/migration'
import { up as tables } from './0001-tables.ts'
import { up as nodes } from './0002-nodes.ts'
import { up as people } from './0003-people.ts'
import { up as besideTables } from './0004-beside-tables.ts'
import { up as setups } from './0005-setups.ts'
import { up as firstTries } from './0006-first-tries.ts'
import { up as size } from './0007-size.ts'
import { up as meeting } from './0008-meeting.ts'
import { up as found } from './0009-found.ts'
import { up as pairs } from './0010-pairs.ts'
import { up as keptFor } from './0011-kept-for.ts'
import { up as invitedBy } from './0012-invited-by.ts'

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: tables },
  '0002-nodes': { up: nodes },
  '0003-people': { up: people },
  '0004-beside-tables': { up: besideTables },
  '0005-setups': { up: setups },
  '0006-first-tries': { up: firstTries },
  '0007-size': { up: size },
  '0008-meeting': { up: meeting },
  '0009-found': { up: found },
  '0010-pairs': { up: pairs },
  '0011-kept-for': { up: keptFor },
  '0012-invited-by': { up: invitedBy },
}
