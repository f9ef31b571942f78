/** The result of a simulation as plain data: what `--json` prints and the other reports are made from. */
import { kingdomName } from '../sim/kingdoms.ts'
import type { Pairing, SimResult } from '../sim/simulate.ts'
import { averageTurns, bradleyTerry, crossTable, type Estimate, eloOf, sharesOf } from '../sim/statistics.ts'
import { gamesOf, type Tally } from '../sim/tally.ts'

export interface PairingFacts {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly unfinished: number
  readonly stoppedEarly: boolean
  readonly aWins: Estimate
  readonly tie: Estimate
  readonly bWins: Estimate
  readonly share: Estimate // of the games for a, a tie being half of one
  readonly elo: Estimate // a less b
  readonly firstSeatWins: number
  readonly secondSeatWins: number
  readonly turnsOfBoth: number
  readonly scores: readonly [number, number]
  readonly bought: readonly [Averages, Averages] // a game
  readonly kingdoms: readonly { readonly kingdom: string; readonly games: number; readonly share: Estimate }[]
}

type Averages = Readonly<Record<string, number>>

export interface SimFacts {
  readonly seed: string
  readonly kingdoms: readonly string[]
  readonly strategies: readonly { readonly name: string; readonly about: string }[]
  readonly interrupted: boolean
  readonly pairings: readonly PairingFacts[]
  /** Where more than two met: share of the games by row against column, and strengths. */
  readonly table?: {
    readonly shares: readonly (readonly (number | null)[])[]
    readonly elo: readonly Estimate[]
  }
}

export function factsOf(result: SimResult): SimFacts {
  const { strategies, seed, interrupted } = result
  const kingdoms = result.kingdoms.map(kingdomName)
  const played = result.pairings.filter(({ tally }) => tally.pairs > 0 || tally.unfinished > 0)
  return {
    seed,
    kingdoms,
    strategies: strategies.map(({ name, about }) => ({ name, about })),
    interrupted,
    pairings: played.map((pairing) => pairingFacts(result, pairing, kingdoms)),
    ...(strategies.length > 2 && { table: tableFacts(result) }),
  }
}

function pairingFacts({ strategies }: SimResult, pairing: Pairing, kingdoms: readonly string[]): PairingFacts {
  const { tally, stopped } = pairing
  const games = gamesOf(tally)
  const { win, tie, loss, points: share } = sharesOf(tally)
  return {
    a: strategies[pairing.pairing[0]].name,
    b: strategies[pairing.pairing[1]].name,
    games,
    unfinished: tally.unfinished,
    stoppedEarly: stopped,
    aWins: win,
    tie,
    bWins: loss,
    share,
    elo: { value: eloOf(share.value), low: eloOf(share.low), high: eloOf(share.high) },
    firstSeatWins: tally.seatWins[0] / games,
    secondSeatWins: tally.seatWins[1] / games,
    turnsOfBoth: averageTurns(tally),
    scores: [tally.scores[0] / games, tally.scores[1] / games],
    bought: [averages(tally, 0), averages(tally, 1)],
    kingdoms: pairing.kingdoms.map((each, i) => ({
      kingdom: kingdoms[i],
      games: gamesOf(each),
      share: sharesOf(each).points,
    })),
  }
}

const averages = (tally: Tally, side: 0 | 1): Averages =>
  Object.fromEntries(
    Object.entries(tally.bought[side])
      .sort(([, a], [, b]) => b - a)
      .map(([card, times]) => [card, times / gamesOf(tally)]),
  )

function tableFacts({ strategies, pairings }: SimResult): SimFacts['table'] {
  const points = crossTable(strategies.length, pairings)
  const share = (i: number, j: number) => {
    const games = points[i][j] + points[j][i]
    return games === 0 ? null : points[i][j] / games
  }
  return { shares: points.map((row, i) => row.map((_, j) => share(i, j))), elo: bradleyTerry(points) }
}
