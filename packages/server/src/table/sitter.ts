/** Who has a seat, and how it is played. */
import type { KeptFor, PersonId, SeatPlan } from './entries.ts'

export interface Sitter {
  readonly person?: PersonId
  readonly name?: string
  readonly robot?: string // plays the seat: from the start, or for somebody who resigned or is away
  readonly isAway?: boolean // the person may take the seat back
  readonly kept?: KeptFor // nobody else may take the seat, as long as nobody has it
  readonly autos: readonly string[]
}

export const sitterFor = (plan: SeatPlan): Sitter =>
  plan === 'open' ? { autos: [] } : { robot: plan.robot, autos: [] }
