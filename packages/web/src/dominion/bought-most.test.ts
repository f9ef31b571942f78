import type { Statistics } from '@freehold/server/protocol'
import { expect, test } from 'vitest'
import { boughtMost } from './bought-most.ts'

test('what was bought is added up over all numbers of players, the most first', () => {
  const tallies: readonly Statistics['tallies'][] = [
    { bought: { Silver: 9, Gold: 5 } },
    { bought: { Gold: 6 }, played: { Village: 3 } },
    {},
  ]
  expect(boughtMost(tallies.map((each) => ({ tallies: each })))).toEqual([
    { card: 'Gold', count: 11 },
    { card: 'Silver', count: 9 },
  ])
})
