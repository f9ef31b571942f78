/** The artificial players of Dominion from the weakest to the strongest, as measured: docs/lab.md says how. */
import type { Robots } from '../../games/game-entry.ts'

export interface Rung {
  readonly id: string
  readonly won?: number // of a hundred games against the one a step below
}

export const ladder: readonly Rung[] = [
  { id: 'page' },
  { id: 'miller', won: 90 },
  { id: 'steward', won: 74 },
  { id: 'bailiff', won: 83 },
  { id: 'chamberlain', won: 73 },
  { id: 'chancellor', won: 63 },
  { id: 'regent', won: 68 },
]

export const portraitOf = (robot: string): string | undefined =>
  ladder.some(({ id }) => id === robot) ? `/portraits/${robot}.svg` : undefined

/** Whom to meet first: nobody too strong. */
const FOR_BEGINNERS = ['page', 'steward', 'big-money']
/** Whom to measure oneself against. */
const STRONGEST = ['regent', 'chancellor', 'steward', 'big-money']

/** The first that the host has. */
const firstOf = (wanted: readonly string[], there: Robots): string =>
  wanted.find((id) => there.some((each) => each.id === id)) ?? there[0]?.id

export const beginnersOpponent = (there: Robots): string => firstOf(FOR_BEGINNERS, there)
export const strongestOpponent = (there: Robots): string => firstOf(STRONGEST, there)
