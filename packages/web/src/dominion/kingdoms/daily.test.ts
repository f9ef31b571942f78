import { kingdomTraits } from '@freehold/dominion/setup'
import { expect, test } from 'vitest'
import { dailyKingdom, dayAfter, dayOf, isDay } from './daily.ts'

test('the kingdom of a day is the same for all who ask', () => {
  expect(dailyKingdom('2026-11-15')).toEqual(dailyKingdom('2026-11-15'))
  expect(dailyKingdom('2026-11-15').cards).not.toEqual(dailyKingdom('2026-11-16').cards)
})

test('every day of a season has a village, draw and a trasher', () => {
  for (let i = 0; i < 40; i++) {
    const { cards, edition } = dailyKingdom(dayAfter('2026-11-15', i))
    const { village, draw, trasher, attack } = kingdomTraits(cards, edition)
    expect(Math.min(village.length, draw.length, trasher.length)).toBeGreaterThan(0)
    expect(attack.length).toBeLessThan(4)
  }
})

test('a day is told in universal time', () => {
  expect(dayOf(new Date('2026-11-15T23:59:59Z'))).toBe('2026-11-15')
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(['2026-02-30', 'today', '2026-11-15'].map(isDay)).toEqual([false, false, true])
})
