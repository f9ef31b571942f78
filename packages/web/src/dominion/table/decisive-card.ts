/** The card by which a game was won, as far as the count of the green cards tells it. */
import type { Result } from '@freehold/server/protocol'
import type { FullSeat } from './full-view.ts'

export interface Decisive {
  readonly seat: number
  readonly card: string
}

/**
 * What the winner has more of than the next best, and without one of which nobody would be ahead: the least that would do.
 * Nothing where several won, or where no single card made the difference.
 */
export function decisiveCard(
  seats: readonly Pick<FullSeat, 'scoring'>[],
  { winners, points, resigned }: Result,
): Decisive | undefined {
  if (winners.length !== 1 || !points) return undefined
  const [seat] = winners
  const rivals = points.map((n, of) => ({ n, of })).filter(({ of }) => of !== seat && !resigned.includes(of))
  const next = rivals.toSorted((a, b) => b.n - a.n)[0]
  if (!next || points[seat] <= next.n) return undefined
  const theirs = new Map(seats[next.of].scoring?.map(({ card, copies }) => [card, copies]))
  const ahead = points[seat] - next.n
  const [decisive] = (seats[seat].scoring ?? [])
    .map(({ card, copies, points }) => ({ card, more: copies - (theirs.get(card) ?? 0), worth: points / copies }))
    .filter(({ more, worth }) => more > 0 && worth >= ahead)
    .sort((a, b) => a.worth - b.worth)
  return decisive && { seat, card: decisive.card }
}
