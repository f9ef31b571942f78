/** Rated games among people at one address count, too, but few of them: they may be one and the same. */
import type { Whence } from '../people/whence.ts'
import type { PersonId } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { type Limits, RATED_AT_ONE_PLACE } from './limits.ts'

export class OnePlace {
  readonly #whence: Whence
  readonly #limits: Pick<Limits, 'ratedAt'>

  constructor(whence: Whence, limits: Pick<Limits, 'ratedAt'>) {
    this.#whence = whence
    this.#limits = limits
  }

  /** Whether a rated game of these people may begin today. */
  mayRate(people: readonly PersonId[]): boolean {
    const address = this.#whence.shared(people)
    return address === undefined || this.#limits.ratedAt.has(address)
  }

  /** Counts a game that begins. Throws where it is one too many. */
  take(table: Table): void {
    const address = table.created.rated ? this.#whence.shared(table.people()) : undefined
    if (address === undefined || this.#limits.ratedAt.take(address)) return
    throw new TableError('rated', `${RATED_AT_ONE_PLACE} rated games a day count among people at one address`, {
      code: 'rated-one-place',
      most: RATED_AT_ONE_PLACE,
    })
  }
}
