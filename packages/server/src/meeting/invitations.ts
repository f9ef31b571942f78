/** Invitations of friends to a table that has not begun. */
import type { Kysely } from 'kysely'
import { Refused } from '../people/refused.ts'
import type { Invitation } from '../protocol/meeting.ts'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import type { Friends } from './friends.ts'

/** Told at a time. */
const MOST = 20

export class Invitations {
  readonly #db: Kysely<Database>
  readonly #friends: Pick<Friends, 'friendsOf'>
  readonly #tell: (people: Iterable<PersonId>) => void

  constructor(db: Kysely<Database>, friends: Pick<Friends, 'friendsOf'>, tell: (people: Iterable<PersonId>) => void) {
    this.#db = db
    this.#friends = friends
    this.#tell = tell
  }

  /** Only friends can be invited, and only by who sits there or made the table. Gives whether it is new to them. */
  async invite(table: Table, from: PersonId, person: PersonId): Promise<boolean> {
    if (table.seatOf(from) === undefined && table.created.owner !== from)
      throw new TableError('not-seated', 'you do not sit at this table')
    if (table.phase !== 'gathering') throw new TableError('already-started', 'the game has begun')
    if (!(await this.#friends.friendsOf(from)).includes(person))
      throw new Refused('no-such-person', 'only friends can be invited', { code: 'not-a-friend' })
    const row = { table_id: table.id, person_id: person, from_id: from, at: new Date().toISOString() }
    const invitation = this.#db.insertInto('invitation').values(row)
    const { numInsertedOrUpdatedRows } = await asked(
      invitation.onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow(),
    )
    if (numInsertedOrUpdatedRows !== 1n) return false
    this.#tell([person])
    return true
  }

  async of(person: PersonId): Promise<Invitation[]> {
    const rows = this.#db
      .selectFrom('invitation')
      .innerJoin('game_table', 'game_table.id', 'invitation.table_id')
      .innerJoin('person', 'person.id', 'invitation.from_id')
      .select(['invitation.table_id', 'game_table.game', 'invitation.from_id', 'person.name', 'invitation.at'])
      .where('invitation.person_id', '=', person)
      .where('phase', '=', 'gathering')
    const found = await asked(rows.orderBy('invitation.at', 'desc').limit(MOST).execute())
    return found.map(({ table_id, game, from_id, name, at }) => ({
      table: table_id,
      game,
      from: { person: from_id, name },
      at,
    }))
  }

  /** It was accepted or is not wanted. */
  async settle(table: string, person: PersonId): Promise<void> {
    const row = this.#db.deleteFrom('invitation').where('table_id', '=', table).where('person_id', '=', person)
    const { numDeletedRows } = await asked(row.executeTakeFirst())
    if (numDeletedRows > 0n) this.#tell([person])
  }
}
