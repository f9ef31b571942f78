/**
 * What independent simulators agree on, measured anew here. Plain menus (Province at 8, Gold at 6, the card, Silver at 3),
 * seats alternating, a tie where score and turns are equal.
 */
import { findStrategy } from '@freehold/players'
import { playAlone } from './alone.ts'
import { kingdomFor } from './kingdoms.ts'
import { simulate } from './simulate.ts'
import { type Estimate, sharesOf } from './statistics.ts'
import { gamesOf, type Tally } from './tally.ts'

interface Reference {
  readonly strategy: string // against plain Big Money
  readonly win: number
  readonly loss: number
  readonly tie: number
  readonly turns: number // of both
  readonly seats?: readonly [number, number] // wins of whoever begins, and of whoever comes second
}

const references: readonly Reference[] = [
  { strategy: 'big-money', win: 0.334, loss: 0.333, tie: 0.332, turns: 34.21, seats: [0.244, 0.424] },
  { strategy: 'big-money-smithy', win: 0.6, loss: 0.124, tie: 0.276, turns: 32.34 },
  { strategy: 'big-money-witch', win: 0.919, loss: 0.056, tie: 0.026, turns: 35.45 },
  { strategy: 'big-money-moneylender', win: 0.419, loss: 0.254, tie: 0.327, turns: 33.58 },
]

export const referenceNames = references.map(({ strategy }) => strategy)

/** Alone on the table, the turns on which plain Big Money takes its first and its fourth Province. */
const provinceTurns = [
  { province: 1, turn: 8.72 },
  { province: 4, turn: 16.8 },
] as const

/** A figure, what it is here, and the standard error of that. */
export interface Compared {
  readonly what: string
  readonly expected: number
  readonly measured: number
  readonly error: number
  readonly percent: boolean
}

/** How many standard errors a figure is off. */
export const errorsOff = ({ expected, measured, error }: Compared): number => Math.abs(measured - expected) / error

/** Plays the meeting and compares all its figures. Throws where there is no such reference. */
export async function compareMeeting(
  strategy: string,
  options: { readonly games: number; readonly seed: string; readonly threads?: number; readonly signal?: AbortSignal },
): Promise<Compared[]> {
  const reference = references.find((each) => each.strategy === strategy)
  if (!reference) throw new Error(`There is no reference for ${strategy}`)
  const strategies = [strategy, 'big-money'].map(findStrategy)
  const { pairings } = await simulate({ ...options, strategies, kingdoms: [kingdomFor(strategies)] })
  return compare(reference, pairings[0].tally)
}

function compare({ strategy, win, loss, tie, turns, seats }: Reference, tally: Tally): Compared[] {
  const shares = sharesOf(tally)
  const games = gamesOf(tally)
  const share = (what: string, expected: number, estimate: Estimate): Compared => ({
    what: `${strategy}: ${what}`,
    expected,
    measured: estimate.value,
    error: (estimate.high - estimate.low) / 2 / 1.96,
    percent: true,
  })
  const bySeat = (what: string, side: 0 | 1, expected: number): Compared => {
    const measured = tally.seatWins[side] / games
    const error = Math.sqrt((measured * (1 - measured)) / tally.pairs) // the two games of a mirror's pair are one
    return { what: `${strategy}: ${what}`, expected, measured, error, percent: true }
  }
  return [
    share('wins', win, shares.win),
    share('losses', loss, shares.loss),
    share('ties', tie, shares.tie),
    ...(seats ? [bySeat('who begins wins', 0, seats[0]), bySeat('who comes second wins', 1, seats[1])] : []),
    {
      what: `${strategy}: turns of both`,
      expected: turns,
      measured: tally.turns / games,
      error: turnsError(tally),
      percent: false,
    },
  ]
}

/** Both players have nearly as many turns, and the games of a pair may be alike: an error rather too large than too small. */
function turnsError({ turnCounts, pairs }: Tally): number {
  const mean = turnCounts.reduce((sum, n, turns) => sum + n * turns, 0) / (2 * pairs)
  const variance = turnCounts.reduce((sum, n, turns) => sum + n * (turns - mean) ** 2, 0) / (2 * pairs)
  return 2 * Math.sqrt(variance / pairs)
}

/** Plain Big Money with nobody who disturbs it. */
export function compareAlone(games: number, seed: string): Compared[] {
  const strategy = findStrategy('big-money')
  const provinces = playAlone(strategy, kingdomFor([strategy]), games, seed, 4)
  return provinceTurns.map(({ province, turn }) => {
    const { value, error } = provinces[province - 1]
    const what = `Big Money alone: turn of Province ${province}`
    return { what, expected: turn, measured: value, error, percent: false }
  })
}
