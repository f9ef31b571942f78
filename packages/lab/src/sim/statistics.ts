/** What counts say, and how sure that is. docs/lab.md explains each figure. */
import { gamesOf, type Tally } from './tally.ts'

/** A share or an average, and between which bounds it lies with 95 % confidence. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964 // of a normal distribution, 95 % lie within so many standard deviations

/**
 * The share of `sum` in `2 * pairs * unit`, with Wilson's interval. The two games of a pair share their shuffles, so
 * the number of games is corrected by how much the pairs really vary.
 */
export function shareOf(sum: number, squares: number, pairs: number, unit = 1): Estimate {
  if (pairs === 0) return { value: Number.NaN, low: 0, high: 1 }
  const games = 2 * pairs
  const p = sum / (games * unit)
  const mean = sum / pairs
  const variance = (squares / pairs - mean * mean) / (4 * unit * unit) // of the share in one pair
  const independent = (p * (1 - p)) / 2
  const likeness = variance > 0 && independent > 0 ? variance / independent : 1
  return wilson(p, games / likeness)
}

/** Wilson's interval for a share of `n` independent trials: sensible also near 0 and 1. */
export function wilson(p: number, n: number): Estimate {
  const z2 = Z * Z
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))
  return { value: p, low: Math.max(0, Math.min(p, middle - half)), high: Math.min(1, Math.max(p, middle + half)) }
}

/** As `Z`, of Student's distribution: for 1, 2, 3, … degrees of freedom. */
const STUDENT = [12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131]

/**
 * What two groups of a few members come to, with the interval of Welch: it knows of each member only one mean, so that the
 * spread between members counts, however many games stand behind each. A group of fewer than two says nothing of its spread,
 * and then there is no interval.
 */
export function meanOfMeans(
  own: readonly number[],
  others: readonly number[],
  combine: (own: number, others: number) => number,
): Estimate | undefined {
  if (own.length < 2 || others.length < 2) return undefined
  const groups = [own, others].map((means) => {
    const n = means.length
    const mean = means.reduce((sum, each) => sum + each, 0) / n
    const squares = means.reduce((sum, each) => sum + (each - mean) ** 2, 0)
    return { n, mean, error: squares / (n - 1) / n } // the square of its standard error
  })
  const value = combine(groups[0].mean, groups[1].mean)
  const error = groups[0].error + groups[1].error
  if (error === 0) return { value, low: value, high: value }
  const freedom = error ** 2 / groups.reduce((sum, { error: each, n }) => sum + each ** 2 / (n - 1), 0)
  const half = STUDENT[Math.max(1, Math.min(Math.floor(freedom), STUDENT.length)) - 1] * Math.sqrt(error)
  return { value, low: value - half, high: value + half }
}

/** Win, tie and loss of the first strategy, and its share of the points, where a tie is half a point. */
export function sharesOf(tally: Tally): Record<'win' | 'tie' | 'loss' | 'points', Estimate> {
  const { pairs, wins, winSquares, ties, tieSquares, pointSquares } = tally
  return {
    win: shareOf(wins[0], winSquares[0], pairs),
    tie: shareOf(ties, tieSquares, pairs),
    loss: shareOf(wins[1], winSquares[1], pairs),
    points: shareOf(2 * wins[0] + ties, pointSquares, pairs, 2),
  }
}

/** Difference in Elo that a share of the points stands for. */
export const eloOf = (points: number): number => 400 * Math.log10(points / (1 - points))

/**
 * The sequential test: how much likelier the pairs are if the first strategy is stronger by `elo` than if it is weaker by
 * it, as a logarithm. Beyond ±`decided` the matter is settled.
 */
export function logLikelihoodRatio(tally: Tally, elo: number): number {
  const { pairs, wins, ties, pointSquares } = tally
  if (pairs < 2) return 0
  const mean = (2 * wins[0] + ties) / pairs / 4
  const variance = pointSquares / pairs / 16 - mean * mean
  if (variance <= 0) return mean === 0.5 ? 0 : mean > 0.5 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const expected = 1 / (1 + 10 ** (-elo / 400))
  return (pairs * (2 * expected - 1) * (2 * mean - 1)) / (2 * variance)
}

/** For a chance of 1 % that the test names the wrong one. */
export const decided = Math.log(0.99 / 0.01)

/** Points that each scored against each, a tie being half a point. */
export type CrossTable = readonly (readonly number[])[]

/** Points by row against column. Pairings that were not played are 0. */
export function crossTable(
  players: number,
  pairings: readonly { readonly pairing: readonly [number, number]; readonly tally: Tally }[],
): CrossTable {
  const points = Array.from({ length: players }, () => Array<number>(players).fill(0))
  for (const { pairing, tally } of pairings) {
    const [a, b] = pairing
    if (a === b) continue
    points[a][b] += tally.wins[0] + tally.ties / 2
    points[b][a] += tally.wins[1] + tally.ties / 2
  }
  return points
}

/**
 * Strengths by the model of Bradley and Terry, in Elo around 0, by Hunter's iteration; intervals from the information
 * matrix. One drawn game against an average player is added for each, so that who won or lost all has a strength too.
 */
export function bradleyTerry(points: CrossTable): Estimate[] {
  const n = points.length
  let strength = Array<number>(n).fill(1)
  for (let round = 0; round < 10_000; round++) {
    const next = strength.map((own, i) => {
      let won = 0.5
      let weight = 1 / (own + 1)
      for (let j = 0; j < n; j++) {
        won += points[i][j]
        weight += (points[i][j] + points[j][i]) / (own + strength[j])
      }
      return won / weight
    })
    const moved = Math.max(...next.map((value, i) => Math.abs(Math.log(value / strength[i]))))
    strength = next
    if (moved < 1e-10) break
  }
  const logs = strength.map(Math.log)
  const middle = logs.reduce((sum, log) => sum + log, 0) / n
  const errors = standardErrors(points, strength)
  const perLog = 400 / Math.LN10
  return logs.map((log, i) => {
    const value = (log - middle) * perLog
    return { value, low: value - Z * errors[i] * perLog, high: value + Z * errors[i] * perLog }
  })
}

/** Of the logarithms of the strengths, around their mean. */
function standardErrors(points: CrossTable, strength: readonly number[]): number[] {
  const n = strength.length
  const information = strength.map((own, i) =>
    strength.map((other, j) => (i === j ? 0 : (-(points[i][j] + points[j][i]) * own * other) / (own + other) ** 2)),
  )
  for (let i = 0; i < n; i++) {
    const anchor = strength[i] / (strength[i] + 1) ** 2
    information[i][i] = anchor - information[i].reduce((sum, value) => sum + value, 0)
  }
  const covariance = inverse(information)
  const rows = covariance.map((row) => row.reduce((sum, value) => sum + value, 0) / n)
  const all = rows.reduce((sum, value) => sum + value, 0) / n
  return covariance.map((row, i) => Math.sqrt(Math.max(0, row[i] - 2 * rows[i] + all)))
}

/** By Gauss and Jordan. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++)
      if (Math.abs(work[row][column]) > Math.abs(work[pivot][column])) pivot = row
    const swapped = work[column]
    work[column] = work[pivot].map((value) => value / work[pivot][column])
    if (pivot !== column) work[pivot] = swapped
    for (let row = 0; row < n; row++) {
      if (row === column) continue
      const factor = work[row][column]
      work[row] = work[row].map((value, j) => value - factor * work[column][j])
    }
  }
  return work.map((row) => row.slice(n))
}

export const averageTurns = (tally: Tally): number => tally.turns / gamesOf(tally)
