import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { describe, expect, test } from 'vitest'
import { parseStrategy } from '../strategy/strategy.ts'
import { winningEnd } from './ending.ts'
import { Searcher } from './searcher.ts'

/** Two piles are empty, of Moats one is left; B is two points ahead. */
const given = {
  phase: 'buy',
  coins: 6,
  supply: { Village: 0, Smithy: 0, Moat: 1 },
  A: { hand: ['Estate'], deck: ['7 Copper', '3 Estate'] },
  B: { hand: ['5 Copper'], deck: ['2 Copper', '3 Estate', 'Duchy'] },
}
const laid = (change: Partial<typeof given> = {}) =>
  laidOut({ ...given, ...change }, { kingdom: ['Village', 'Smithy', 'Moat'] })

describe('what ends a game and wins it', () => {
  test('is the last card of the last pile, for whoever is ahead with it', () => {
    const state = laid({ B: { hand: ['5 Copper'], deck: ['2 Estate'] } })
    game.loadState(state)
    expect(state.setting.kinds[winningEnd(state.setting)].name).toBe('Moat')
  })

  test('is nothing for whoever is behind, or while another pile is there', () => {
    const behind = laid()
    game.loadState(behind)
    expect(winningEnd(behind.setting)).toBe(-1)
    const early = laid({ supply: { Village: 0, Smithy: 1, Moat: 1 }, B: { hand: ['5 Copper'], deck: ['2 Estate'] } })
    game.loadState(early)
    expect(winningEnd(early.setting)).toBe(-1)
  })
})

test('a search sees that the other one will end the game, and takes the points while there is time', () => {
  const state = laid()
  // Nobody's menu has a Moat on it: without the race there would be time for Gold.
  const base = parseStrategy({ name: 'Slow', buy: ['Province', 'Gold', 'Silver'] }, 'base')
  const searcher = new Searcher(state.setting, { base, others: [] })
  const { kinds } = searcher.buy(state, { budget: { rollouts: 600 }, seed: 'a' })
  expect(kinds.map((kind) => state.setting.kinds[kind].name)).toEqual(['Duchy'])
})
