import { expect, test } from 'vitest'
import { BLOCKED, seatAt } from '../rules/state.ts'
import { StoryTable } from '../rules/story.fixture.ts'
import { townLine } from './town-line.ts'

const [FIRE, WATER] = [1, 2]
const BOTH = FIRE | WATER

test.each([
  ['one waited, and the key is for another', FIRE, 1, FIRE, '-2FIRE. +TW5', [9, 10]],
  ['one waited, and the key is for it', FIRE, 1, WATER, '-1WATER. +TW5', [10, 9]],
  ['two waited, and the tile moves both', BOTH, 1, WATER, '-1WATER. +TW5', [10, 9]],
  ['two waited, and the tile moves none', BOTH, 0, WATER, '+TW1. +FIRE', [10, 9]],
  ['two waited, and the key is for the second', BOTH, 0, FIRE, '+TW1. +WATER', [9, 10]],
])('with one key for fire and water at 9: %s', (_, waited, gain, blocked, line, cults) => {
  const tile = gain ? '+TW5' : '+TW1'
  const steps = [tile]
  expect(townLine({ seat: 0, steps, cults: [9 + gain, 9 + gain, gain, gain], waited, keys: 1 }, blocked)).toBe(line)

  const table = new StoryTable({ factions: ['giants', 'witches'] })
  table.set('giants', { coins: 40, workers: 20, fire: 9, water: 9 })
  table.put('giants', 'stronghold', 'H8').put('giants', 'tradingHouse', 'H7', 'G5').put('giants', 'dwelling', 'G6')
  table.do('giants: upgrade G6 to TP')
  table.s.w[seatAt(0) + BLOCKED] = waited
  table.do(`giants: ${line}`)
  expect([table.has('giants', 'fire'), table.has('giants', 'water'), table.has('giants', 'keys')]).toEqual([
    ...cults,
    0,
  ])
})
