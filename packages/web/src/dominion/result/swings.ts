/** The turns after which the chances had changed most. */
import type { Seat } from '@freehold/kernel'
import type { Story, TurnTold } from './story.ts'
import type { Chances } from './use-chances.ts'

export interface Swing {
  readonly turn: TurnTold
  readonly seat: Seat // whose chance changed most
  readonly from: number
  readonly to: number
}

const MOST = 4
/** Less may well be the luck of the playouts. */
const LEAST = 0.05

const size = ({ from, to }: Swing): number => Math.abs(to - from)

/** The biggest first. Of two whose chances changed alike, the one whose turn it was. */
export function swingsOf({ turns, seats }: Story, chances: Chances): readonly Swing[] {
  return turns
    .map((turn, i) => {
      const change = (seat: Seat): Swing => ({ turn, seat, from: chances[i][seat], to: chances[i + 1][seat] })
      return Array.from({ length: seats }, (_, seat) => change(seat)).reduce(
        (most, each) => (size(each) > size(most) + 1e-9 ? each : most),
        change(turn.seat),
      )
    })
    .filter((swing) => size(swing) >= LEAST)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST)
}
