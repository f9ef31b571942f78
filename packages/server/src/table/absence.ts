/** How long somebody must be away until the others may go on without them. */
import type { ClockOptions } from '../protocol/tables.ts'
import { isSlow } from './clock.ts'
import type { PersonId, TableTerms } from './entries.ts'

const MINUTE_MS = 60_000
const LEAST_MS = 2 * MINUTE_MS
const WITHOUT_MOVE_CLOCK_MS = 5 * MINUTE_MS
/** Whoever was there so short a time ago counts as there when a game begins. */
export const OF_LATE_MS = MINUTE_MS
/** After so long a pause each of the players may let the game go on. */
export const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS

/** The clock of a rated table that was made without one: somebody has to lose where nobody comes back. */
export const ratedClock: ClockOptions = { per: 'move', seconds: 3 * 86_400, runsOut: 'loses' }

/** A clock that is over before somebody who is not there can know that it runs. */
export const isQuick = (clock: ClockOptions | undefined): boolean => clock !== undefined && !isSlow(clock)

/** `undefined`: never by a vote, because the clock alone decides. */
export function graceOf({ rated, clock }: Pick<TableTerms, 'rated' | 'clock'>): number | undefined {
  if (rated || isSlow(clock)) return undefined
  return clock?.per === 'move' ? Math.max(LEAST_MS, clock.seconds * 1000) : WITHOUT_MOVE_CLOCK_MS
}

/** For how many milliseconds a person has not been at the table; 0 where they are. */
export type Absence = (person: PersonId) => number

export const everybodyHere: Absence = () => 0
