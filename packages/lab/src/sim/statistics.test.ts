import { describe, expect, test } from 'vitest'
import {
  bradleyTerry,
  crossTable,
  decided,
  eloOf,
  logLikelihoodRatio,
  meanOfMeans,
  shareOf,
  sharesOf,
  wilson,
} from './statistics.ts'
import { emptyTally, type Tally } from './tally.ts'

/** A tally of pairs, each given as the first strategy's results in its two games. */
function tallyOf(pairs: readonly string[]): Tally {
  const tally = emptyTally()
  for (const pair of pairs) {
    const times = (letter: string) => pair.split(letter).length - 1
    const [wins, ties, losses] = [times('w'), times('t'), times('l')]
    const points = 2 * wins + ties
    tally.pairs++
    tally.wins[0] += wins
    tally.wins[1] += losses
    tally.ties += ties
    tally.winSquares[0] += wins * wins
    tally.winSquares[1] += losses * losses
    tally.tieSquares += ties * ties
    tally.pointSquares += points * points
  }
  return tally
}

const repeat = (n: number, ...pairs: string[]): string[] => Array.from({ length: n }, () => pairs).flat()

describe("Wilson's interval", () => {
  test('is what tables of it say', () => {
    const { low, high } = wilson(0.5, 100)
    expect(low).toBeCloseTo(0.4038, 4)
    expect(high).toBeCloseTo(0.5962, 4)
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4)
  })

  test('is wider where the games of a pair are alike, narrower where they balance each other', () => {
    const width = (pairs: readonly string[]) => {
      const { low, high } = sharesOf(tallyOf(pairs)).win
      return high - low
    }
    const independent = width(repeat(100, 'ww', 'wl', 'lw', 'll'))
    expect(width(repeat(200, 'ww', 'll'))).toBeGreaterThan(1.3 * independent)
    expect(width(repeat(100, 'ww', 'll', ...repeat(3, 'wl', 'lw')))).toBeLessThan(0.8 * independent)
  })

  test('counts ties as half a point', () => {
    expect(sharesOf(tallyOf(['wt', 'tt', 'wl'])).points.value).toBeCloseTo((1.5 + 1 + 1) / 6)
    expect(shareOf(3, 5, 2).value).toBe(0.75)
  })
})

describe('the interval of Welch', () => {
  const difference = (a: number, b: number): number => a - b

  test('is what tables of it say', () => {
    const found = meanOfMeans([1, 2, 3], [1, 2, 3], difference) // four degrees of freedom, an error of √(2/3)
    expect(found?.value).toBe(0)
    expect(found?.high).toBeCloseTo(2.2666, 3)
    expect(found?.low).toBeCloseTo(-2.2666, 3)
    const certain = meanOfMeans([1, 3], [2, 2], difference) // one degree of freedom, an error of 1
    expect(certain?.high).toBeCloseTo(12.71, 2)
  })

  test('is not there while a group has fewer than two members', () => {
    expect(meanOfMeans([1], [1, 2], difference)).toBeUndefined()
    expect(meanOfMeans([1, 2], [], difference)).toBeUndefined()
    expect(meanOfMeans([2, 2], [1, 1], difference)).toEqual({ value: 1, low: 1, high: 1 })
  })
})

test('Elo: ten to one is 400 points', () => {
  expect(eloOf(10 / 11)).toBeCloseTo(400)
  expect(eloOf(0.5)).toBe(0)
})

describe('the sequential test', () => {
  test('stays undecided among equals and decides for the stronger', () => {
    expect(logLikelihoodRatio(tallyOf(repeat(500, 'wl', 'lw', 'ww', 'll')), 10)).toBeCloseTo(0)
    expect(logLikelihoodRatio(tallyOf(repeat(500, 'ww', 'wl', 'ww', 'll')), 10)).toBeGreaterThan(decided)
    expect(logLikelihoodRatio(tallyOf(repeat(500, 'll', 'wl', 'ww', 'll')), 10)).toBeLessThan(-decided)
    expect(logLikelihoodRatio(tallyOf(repeat(3, 'ww')), 10)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('Bradley and Terry', () => {
  test('finds the strengths from which the points were made', () => {
    const elo = [100, 0, -100]
    const games = 10_000
    const points = elo.map((a) => elo.map((b) => (a === b ? 0 : games / (1 + 10 ** ((b - a) / 400)))))
    bradleyTerry(points).forEach(({ value, low, high }, i) => {
      expect(value).toBeCloseTo(elo[i], 0)
      expect(low).toBeLessThan(elo[i])
      expect(high).toBeGreaterThan(elo[i])
      expect(high - low).toBeLessThan(10)
    })
  })

  test('gives a strength also to who lost all, with a wide interval', () => {
    const [first, last] = bradleyTerry([
      [0, 20],
      [0, 0],
    ])
    expect(first.value).toBeGreaterThan(200)
    expect(last.value).toBeCloseTo(-first.value)
    expect(first.high - first.low).toBeGreaterThan(300)
  })

  test('the cross table holds points by row against column', () => {
    expect(crossTable(2, [{ pairing: [0, 1], tally: tallyOf(['wt', 'lw']) }])).toEqual([
      [0, 2.5],
      [1.5, 0],
    ])
  })
})
