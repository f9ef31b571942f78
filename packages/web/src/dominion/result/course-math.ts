/** Where everything lies in the picture of a game's course: every turn as wide as the others. */
import type { Seat } from '@freehold/kernel'
import type { Story, TurnTold } from './story.ts'
import type { Swing } from './swings.ts'
import type { Chances } from './use-chances.ts'

export interface Point {
  readonly x: number // in turns
  readonly y: number // 0 to 1, from below
}

/** The share of a seat as an area; those of all seats lie on one another and add up to one. */
export interface Band {
  readonly seat: Seat
  readonly above: readonly Point[]
  readonly below: readonly Point[]
}

/** The bands of the seats in the given order, from below. */
export function bandsOf(chances: Chances, order: readonly Seat[]): readonly Band[] {
  const sums = chances.map(() => 0)
  return order.map((seat) => {
    const below = sums.map((y, x) => ({ x, y }))
    chances.forEach((shares, x) => {
      sums[x] += shares[seat]
    })
    return { seat, above: sums.map((y, x) => ({ x, y: Math.min(1, y) })), below }
  })
}

/** A swing with its number in the order of the game and where it is marked: at the edge of the band of the seat. */
export interface MarkedSwing extends Swing {
  readonly number: number
  readonly at: number // which turn
  readonly from: number
  readonly to: number
  readonly mark: Point
}

export function markedSwings(
  swings: readonly Swing[],
  { turns }: Story,
  bands: readonly Band[],
): readonly MarkedSwing[] {
  return swings
    .map((swing) => ({ ...swing, at: turns.indexOf(swing.turn) }))
    .toSorted((a, b) => a.at - b.at)
    .map((swing, i) => {
      const band = bands.find(({ seat }) => seat === swing.seat) ?? bands[0]
      // The last band ends at the top for ever: what moves is its lower edge.
      const edge = band === bands[bands.length - 1] ? band.below : band.above
      const y = (edge[swing.at].y + edge[swing.at + 1].y) / 2
      return { ...swing, number: i + 1, mark: { x: swing.at + 0.5, y } }
    })
}

export interface Round {
  readonly round: number
  readonly at: number // its first turn
  readonly end: number // behind its last
}

export function roundsOf(turns: readonly TurnTold[]): readonly Round[] {
  const rounds: { round: number; at: number; end: number }[] = []
  turns.forEach(({ number }, at) => {
    if (number > rounds.length) rounds.push({ round: number, at, end: at })
    rounds[rounds.length - 1].end = at + 1
  })
  return rounds
}
