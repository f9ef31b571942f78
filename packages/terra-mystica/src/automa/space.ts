/** Distances and range as she measures them. */
import { hasNeighbour, powerAround } from '../rules/leech.ts'
import { HEX, HEXES, ownerOf, type State, seatAt } from '../rules/state.ts'
import { hasMark, MARKED, tableOf } from './state.ts'

/** No way leads there. */
export const FAR = 99

function structuresOf(s: State, seat: number): number[] {
  const at = seatAt(seat)
  return Array.from(s.w.subarray(at + HEX, at + HEX + s.w[at + HEXES]))
}

export function herStructures(s: State): number[] {
  return structuresOf(s, tableOf(s).seat)
}

export function clusterOf(s: State, marked: boolean): number[] {
  return herStructures(s).filter((hex) => hasMark(s, hex, MARKED) === marked)
}

export function humanSeats(s: State): number[] {
  return Array.from({ length: tableOf(s).seat }, (_, seat) => seat)
}

export function humanStructures(s: State): number[] {
  return humanSeats(s).flatMap((seat) => structuresOf(s, seat))
}

/**
 * Steps from the nearest of the starting hexes to every hex. A path may lead over rivers and her own structures, not
 * over those of humans, though it may end at one.
 */
export function distancesFrom(s: State, starts: readonly number[]): Uint8Array {
  const { board } = s.table
  const her = tableOf(s).seat
  const steps = new Uint8Array(board.size).fill(FAR)
  for (const hex of starts) steps[hex] = 0
  let ring: number[] = [...starts]
  for (let d = 1; ring.length > 0; d++) {
    const next: number[] = []
    for (const hex of ring) {
      for (const n of board.neighbours[hex]) {
        if (steps[n] !== FAR) continue
        steps[n] = d
        const owner = ownerOf(s, n)
        if (owner < 0 || owner === her) next.push(n)
      }
    }
    ring = next
  }
  return steps
}

export function shortest(steps: Uint8Array, to: readonly number[]): number {
  let least = FAR
  for (const hex of to) least = Math.min(least, steps[hex])
  return least
}

/** Directly adjacent, or indirectly by so much shipping. */
export function adjacent(s: State, a: number, b: number, shipping: number): boolean {
  const { board } = s.table
  return board.distance[a * board.size + b] === 1 || board.shipping[a * board.size + b] <= shipping
}

/** Her two clusters touch, directly or indirectly. */
export function clustersMeet(s: State, shipping: number): boolean {
  const unmarked = clusterOf(s, false)
  return clusterOf(s, true).some((a) => unmarked.some((b) => adjacent(s, a, b, shipping)))
}

/** A new dwelling is marked where its closest structure is, ties excluded. */
export function wouldBeMarked(s: State, hex: number): boolean {
  const steps = distancesFrom(s, [hex])
  return shortest(steps, clusterOf(s, true)) < shortest(steps, clusterOf(s, false))
}

/** Power a structure of hers on the hex offers to all humans together. */
export function powerToHumans(s: State, hex: number): number {
  const her = tableOf(s).seat
  const around = powerAround(s, her, hex)
  let sum = 0
  for (const seat of humanSeats(s)) sum += around[seat]
  return sum
}

/** A bridge makes neighbours, too; by the first rules it did not. */
export function besideHuman(s: State, hex: number): boolean {
  const her = tableOf(s).seat
  if (s.table.begunUnder !== 1) return hasNeighbour(s, her, hex)
  return s.table.board.neighbours[hex].some((n) => ownerOf(s, n) >= 0 && ownerOf(s, n) !== her)
}
