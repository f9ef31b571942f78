/** A table of Dominion, as the host is asked for it. */
import type { Asking } from '@freehold/dominion'
import type { Json } from '@freehold/kernel'
import type { NewTable } from '@freehold/server/protocol'

type Seats = NonNullable<NewTable['seats']>

/** Alone among artificial players, or where only they play, there is nothing to hide: questions with one answer are not asked. */
export const usualAsking = (people: number): Asking => (people > 1 ? 'secret' : 'open')

/** `agreed`: what else people agreed on. */
export function dominionTable(
  options: Readonly<Record<string, Json>>,
  seats: Seats,
  agreed?: Partial<NewTable>,
): NewTable {
  const people = seats.filter((seat) => seat === 'open').length
  return { game: 'dominion', options: { asking: usualAsking(people), ...options }, seats, ...agreed }
}
