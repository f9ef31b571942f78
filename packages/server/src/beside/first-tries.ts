/** The first game that each person begins with a set-up: the one that counts where people compare how they fared. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'

export class FirstTries {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /**
   * Before a game begins: whoever begins one has had it, with whomever and however it goes. Who only sits there has not yet,
   * so that nobody can take it from them.
   */
  async begin(table: Table): Promise<void> {
    await noteTries(this.#db, table, [table.created.owner])
  }
}

/** Notes how the tries at a table went that is over; for whom somebody else played, theirs does not count. */
export async function noteMargins(db: Transaction<Database>, table: Table): Promise<void> {
  const moved = table.people().filter((_, seat) => table.moversSoFar().includes(seat))
  await noteTries(
    db,
    table,
    moved.filter((person) => person !== undefined),
  )
  const points = table.isClosed ? undefined : table.result()?.points
  if (points?.length !== 2) return
  for (const [seat, { person }] of table.sitters.entries()) {
    if (person === undefined || table.wasReplaced(seat)) continue
    const row = db.updateTable('first_try').set({ margin: points[seat] - points[1 - seat] })
    await row.where('table_id', '=', table.id).where('person_id', '=', person).execute()
  }
}

/** A first try of those of them who sit there; whoever had one keeps that. */
async function noteTries(db: Kysely<Database>, table: Table, people: readonly PersonId[]): Promise<void> {
  const setup = table.hosted.code?.(table.agreedOptions)
  const who = people.filter((person) => table.seatOf(person) !== undefined)
  if (setup === undefined || who.length === 0) return
  const game = { game: table.game.id, setup, table_id: table.id, against: opponentOf(table), margin: null }
  const rows = who.map((person_id) => ({ ...game, person_id, at: new Date().toISOString() }))
  const tries = db.insertInto('first_try').values(rows)
  await asked(tries.onConflict((conflict) => conflict.doNothing()).execute())
}

/** The artificial player against whom the try counts; `null` where it does not: with others, taking back, or rules of one's own. */
function opponentOf({ sitters, created, hosted, agreedOptions }: Table): string | null {
  if (sitters.length !== 2 || !created.noTakingBack || hosted.isUsual?.(agreedOptions) === false) return null
  return sitters.find(({ person }) => person === undefined)?.robot ?? null
}
