import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choose, subsetOfRank } from './combinations.ts'
import { type KingdomPile, kingdomCards } from './kingdom.ts'
import { type Demand, kingdomSpace } from './kingdom-space.ts'

const cards = kingdomCards('2e')

/** All kingdoms of a small pool that meet the demands, one by one. */
function listed(pool: readonly KingdomPile[], demands: readonly Demand[]): string[] {
  const all = Array.from({ length: Number(choose(pool.length, 10)) }, (_, rank) =>
    subsetOfRank(BigInt(rank), 10).map((place) => pool[place]),
  )
  const meets = (kingdom: KingdomPile[]) =>
    demands.every(({ of, min, max }) => {
      const count = kingdom.filter((card) => of.has(card)).length
      return min <= count && count <= max
    })
  return all.filter(meets).map(keyOf).sort()
}

const keyOf = (kingdom: readonly KingdomPile[]) =>
  kingdom
    .map((card) => card.name)
    .sort()
    .join()

const worlds = fc.shuffledSubarray([...cards], { minLength: 10, maxLength: 13 }).chain((pool) => {
  const demand = fc
    .record({ of: fc.subarray(pool), min: fc.nat(4), more: fc.nat(10) })
    .map(({ of, min, more }) => ({ of: new Set(of), min, max: Math.min(10, min + more) }))
  return fc.record({ pool: fc.constant(pool), demands: fc.array(demand, { maxLength: 6 }) })
})

test('every kingdom that meets the demands has one number, and no other has any', () => {
  fc.assert(
    fc.property(worlds, ({ pool, demands }) => {
      const space = kingdomSpace(pool, demands)
      const numbered = Array.from({ length: Number(space.size) }, (_, i) => keyOf(space.at(BigInt(i))))
      expect(numbered.sort()).toEqual(listed(pool, demands))
    }),
    { numRuns: 60 },
  )
})

test('without demands there are as many as ways to choose ten', () => {
  expect(kingdomSpace(cards, []).size).toBe(choose(cards.length, 10))
})

test('demands that cannot be kept count of are refused in a line', () => {
  const halves = Array.from({ length: 24 }, (_, d) => ({
    of: new Set(cards.filter((_, i) => (i * 7919 * (d + 1)) % 11 < 5)),
    min: 1,
    max: 8,
  }))
  expect(() => kingdomSpace(cards, halves)).toThrow('so many wishes at once cannot be weighed: leave some out')
})
