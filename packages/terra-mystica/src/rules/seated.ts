import { CULTS, type Cult, TERRAINS } from '../types.ts'
import {
  BOWL1,
  BOWL2,
  BOWL3,
  COINS,
  COLOUR,
  CULT,
  PRIESTS,
  rulesOf,
  SHIPPING,
  type State,
  seatAt,
  TELEPORT_RANGE,
  VP,
  WORKERS,
} from './state.ts'

/** Tells what a seat begins with. */
export function noteSeated(s: State, seat: number): void {
  if (!s.sink) return
  const { w } = s
  const at = seatAt(seat)
  s.sink.note(seat, {
    type: 'seated',
    faction: rulesOf(s, seat).data.id,
    owns: {
      vp: w[at + VP],
      coins: w[at + COINS],
      workers: w[at + WORKERS],
      priests: w[at + PRIESTS],
      bowls: [w[at + BOWL1], w[at + BOWL2], w[at + BOWL3]],
      cults: Object.fromEntries(CULTS.map((cult, i) => [cult, w[at + CULT + i]])) as Record<Cult, number>,
      shipping: w[at + SHIPPING],
      teleportRange: w[at + TELEPORT_RANGE],
      terrain: w[at + COLOUR] < 0 ? null : TERRAINS[w[at + COLOUR]],
    },
  })
}
