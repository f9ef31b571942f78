/** A table of Dominion, as the host is asked for it. */
import type { Json } from '@freehold/kernel'
import type { NewTable } from '@freehold/server/protocol'

type Seats = NonNullable<NewTable['seats']>

/**
 * Alone among artificial players, or where only they play, there is nothing to hide: questions with one answer are not asked.
 * `agreed`: what else people agreed on.
 */
export function dominionTable(
  options: Readonly<Record<string, Json>>,
  seats: Seats,
  agreed?: Partial<NewTable>,
): NewTable {
  const people = seats.filter((seat) => seat === 'open').length
  return { game: 'dominion', options: people > 1 ? options : { asking: 'open', ...options }, seats, ...agreed }
}
