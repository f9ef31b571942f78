/** Rated games among people at one address count, too, but few of them: they may be one and the same. */
import type { Whence } from '../people/whence.ts'
import type { Table } from '../table/table.ts'
import { TableError } from '../table/table-error.ts'
import { type Limits, RATED_AT_ONE_PLACE } from './limits.ts'

export const onePlace = (whence: Whence, limits: Limits) => (table: Table) => {
  const address = table.created.rated ? whence.shared(table.people()) : undefined
  if (address === undefined || limits.ratedAt.take(address)) return
  throw new TableError('rated', `${RATED_AT_ONE_PLACE} rated games a day count among people at one address`, {
    code: 'rated-one-place',
    most: RATED_AT_ONE_PLACE,
  })
}
