import type { Outcome, Seat } from '@freehold/kernel'
import type { Result } from '../protocol/tables.ts'

/** The result; `undefined` while the game goes on. Whoever resigned stands behind everybody who did not. */
export function resultOf(outcome: Outcome | undefined, resigned: readonly Seat[], seats: number): Result | undefined {
  const staying = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat))
  if (outcome === undefined && staying.length > 1) return undefined
  const places = new Array<number>(seats)
  for (const seat of staying) {
    const before = outcome ? staying.filter((other) => outcome.places[other] < outcome.places[seat]) : []
    places[seat] = 1 + before.length
  }
  resigned.forEach((seat, order) => {
    places[seat] = seats - order
  })
  const winners = staying.filter((seat) => places[seat] === 1)
  if (outcome === undefined) return { places, winners, resigned, why: 'All others resigned' }
  return { places, winners, points: outcome.points, resigned, why: outcome.why }
}
