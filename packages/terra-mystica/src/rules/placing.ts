/** Puts a position together, for examples and stories; in a game nothing is placed so. */
import { BUILDING_AT, BUILT, GROUND, GROUND_AT, HEX, HEXES, type State, seatAt } from './state.ts'

/** A building of a seat, on its own ground. */
export function put(s: State, seat: number, type: number, hex: number): void {
  const { w } = s
  const at = seatAt(seat)
  w[GROUND_AT + hex] = w[at + GROUND]
  w[BUILDING_AT + hex] = (seat + 1) * 8 + type
  w[at + HEX + w[at + HEXES]++] = hex
  w[at + BUILT + type]++
}

/** Takes all that a seat has built from the map; returns the hexes where it stood. */
export function sweep(s: State, seat: number): number[] {
  const { w } = s
  const at = seatAt(seat)
  const hexes = Array.from(w.subarray(at + HEX, at + HEX + w[at + HEXES]))
  for (const hex of hexes) w[BUILDING_AT + hex] = 0
  w.fill(0, at + HEX, at + HEX + hexes.length)
  w[at + HEXES] = 0
  w.fill(0, at + BUILT + 1, at + BUILT + 6)
  return hexes
}
