/** The first game that each person begins with a set-up: the one that counts where people compare how they fared. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { Table } from '../table/table.ts'

export class FirstTries {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Before a game begins. Whoever has begun one with this set-up before, with whomever and however it went, has had it. */
  async begin(table: Table): Promise<void> {
    const setup = table.hosted.code?.(table.created.options)
    if (setup === undefined) return
    const at = new Date().toISOString()
    const against = opponentOf(table)
    const rows = table
      .people()
      .flatMap((person_id) =>
        person_id === undefined
          ? []
          : [{ person_id, game: table.game.id, setup, table_id: table.id, against, margin: null, at }],
      )
    if (rows.length === 0) return
    const tries = this.#db.insertInto('first_try').values(rows)
    await asked(tries.onConflict((conflict) => conflict.doNothing()).execute())
  }
}

/** The artificial player against whom the try counts; `null` where it does not: with others, or with taking back. */
function opponentOf({ sitters, created }: Table): string | null {
  if (sitters.length !== 2 || !created.noTakingBack) return null
  return sitters.find(({ person }) => person === undefined)?.robot ?? null
}

/** Notes how the tries at a table went that was played to the end; for whom somebody else played, theirs does not count. */
export async function noteMargins(db: Transaction<Database>, table: Table): Promise<void> {
  const points = table.isClosed ? undefined : table.result()?.points
  if (points?.length !== 2) return
  for (const [seat, { person }] of table.sitters.entries()) {
    if (person === undefined || table.wasReplaced(seat)) continue
    const row = db.updateTable('first_try').set({ margin: points[seat] - points[1 - seat] })
    await row.where('table_id', '=', table.id).where('person_id', '=', person).execute()
  }
}
