import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose, rankOfSubset, subsetOfRank } from './combinations.ts'

test.each([
  [0, 0, 1n],
  [5, 2, 10n],
  [52, 10, 15820024220n],
  [3, 4, 0n],
  [400, 10, 25798075602615553160n],
])('%i choose %i', (n, k, ways) => {
  expect(choose(n, k)).toBe(ways)
})

test('the subsets of three out of six are numbered from 0, each once', () => {
  const subsets = Array.from({ length: 20 }, (_, rank) => subsetOfRank(BigInt(rank), 3))
  expect(subsets[0]).toEqual([0, 1, 2])
  expect(subsets[19]).toEqual([3, 4, 5])
  expect(new Set(subsets.map(String)).size).toBe(20)
  expect(subsets.map((subset) => Number(rankOfSubset(subset)))).toEqual(subsets.map((_, rank) => rank))
})

test('a subset has the rank it was made from', () => {
  const subsets = fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(subsets, (subset) => {
      expect(subsetOfRank(rankOfSubset(subset), subset.length)).toEqual(subset.toSorted((a, b) => a - b))
    }),
  )
})
