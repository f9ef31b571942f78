/** Two people play so many rated games with each other in a day: more would say nothing of how they play against others. */
import type { Kysely } from 'kysely'
import type { Database } from '../store/schema.ts'
import { asked } from '../store/sql-store.ts'
import type { PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'

const MOST = 5
const DAY_MS = 86_400_000

export class RatedPairs {
  readonly #db: Kysely<Database>
  readonly #now: () => Date

  constructor(db: Kysely<Database>, now: () => Date = () => new Date()) {
    this.#db = db
    this.#now = now
  }

  /** Throws where the two of a rated table have had enough of each other for today. */
  async expectFew(table: Table): Promise<void> {
    const [one, two, ...others] = table.people()
    if (!table.created.rated || one === undefined || two === undefined || others.length > 0) return
    if (await this.areMany(one, two, table.game.id))
      throw new TableError(
        'rated',
        `you two have played ${MOST} rated games in a day; the next one that counts is with somebody else`,
        {
          code: 'rated-often',
          most: MOST,
        },
      )
  }

  async areMany(one: PersonId, two: PersonId, game: string): Promise<boolean> {
    const since = new Date(this.#now().getTime() - DAY_MS).toISOString()
    const both = this.#db
      .selectFrom('played as one')
      .innerJoin('played as two', 'two.table_id', 'one.table_id')
      .select('one.table_id')
      .where('one.person_id', '=', one)
      .where('two.person_id', '=', two)
      .where('one.rated', '=', 1)
      .where('one.game', '=', game)
      .where('one.players', '=', 2)
      .where('one.ended_at', '>', since)
    return (await asked(both.limit(MOST).execute())).length >= MOST
  }
}
