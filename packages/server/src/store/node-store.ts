/** Who lives, and who runs which table: what nodes know of each other by way of the database. */
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { asked } from './sql-store.ts'

export interface Beat {
  readonly id: string
  readonly beat: number
}

export class NodeStore {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async join(node: string): Promise<void> {
    await asked(this.#db.insertInto('node').values({ id: node, beat: 0 }).execute())
  }

  /** Shows that the node lives. False where the others have given it up: it runs nothing any more. */
  async beat(node: string): Promise<boolean> {
    const raise = this.#db
      .updateTable('node')
      .set((row) => ({ beat: row('beat', '+', 1) }))
      .where('id', '=', node)
    return (await asked(raise.executeTakeFirst())).numUpdatedRows === 1n
  }

  async all(): Promise<Beat[]> {
    return asked(this.#db.selectFrom('node').select(['id', 'beat']).orderBy('id').execute())
  }

  /** Gives the node up; its tables are nobody's then. */
  async remove(node: string): Promise<void> {
    await asked(this.#db.deleteFrom('node').where('id', '=', node).execute())
  }

  /**
   * Gives the node tables that are nobody's and at which the host has something to do, at most so many; the caller runs
   * them from now on.
   */
  async takeOver(node: string, most: number): Promise<string[]> {
    const living = this.#db.selectFrom('node').select('id')
    const nobodys = this.#db
      .selectFrom('game_table')
      .select('id')
      .where('acts', '=', 1)
      .where('phase', '=', 'playing')
      .where((row) => row.or([row('runner', 'is', null), row('runner', 'not in', living)]))
      .limit(most)
    // The condition stands twice: of two nodes at once, the second looks again after it waited for the first.
    const taken = this.#db
      .updateTable('game_table')
      .set({ runner: node })
      .where('id', 'in', nobodys)
      .where('acts', '=', 1)
      .where('phase', '=', 'playing')
      .where((row) => row.or([row('runner', 'is', null), row('runner', 'not in', living)]))
      .returning('id')
    return (await asked(taken.execute())).map(({ id }) => id)
  }

  /** The tables of a node at which it has something to do by itself, with their versions. */
  async runBy(node: string): Promise<Map<string, number>> {
    const tables = this.#db.selectFrom('game_table').select(['id', 'version'])
    const rows = await asked(
      tables.where('acts', '=', 1).where('phase', '=', 'playing').where('runner', '=', node).execute(),
    )
    return new Map(rows.map(({ id, version }) => [id, version]))
  }
}
