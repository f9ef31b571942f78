import * as game from '@freehold/dominion/fast'
import { laidOut } from '@freehold/dominion/scenario'
import { expect, test } from 'vitest'
import { parseStrategy } from '../strategy/strategy.ts'
import { OpponentPicture } from './opponent.ts'

const menu = (name: string, ...buy: string[]) => parseStrategy({ name, buy }, name)
const policies = [
  menu('base', 'Province', 'Gold', 'Smithy', 'Silver'),
  menu('money', 'Province', 'Gold', 'Silver'),
  menu('rush', 'Ironworks', 'Gardens', 'Duchy', 'Estate', 'Silver'),
]

/** How likely each policy seems after the other player has gained these cards. */
function weights(gained: readonly string[]): readonly number[] {
  const deck = ['7 Copper', '3 Estate', ...gained]
  const state = laidOut({ A: { hand: ['5 Copper'] }, B: { deck } }, { kingdom: ['Smithy', 'Ironworks', 'Gardens'] })
  game.loadState(state)
  const picture = new OpponentPicture(state.setting, policies)
  picture.look(0)
  return picture.weights
}

test('before anything is gained the base is the likeliest, by two to one', () => {
  const [base, money, rush] = weights([])
  expect(base).toBeCloseTo(2 / 3)
  expect(money).toBeCloseTo(rush)
})

test('whoever gains what a rush gains is taken for one, and money tells nothing', () => {
  expect(weights(['4 Ironworks', '2 Gardens'])[2]).toBeGreaterThan(0.7)
  expect(weights(['2 Silver', 'Gold'])).toEqual(weights([]))
  expect(weights(['2 Smithy'])[0]).toBeGreaterThan(0.8)
})

test('policies are played as often as they are likely', () => {
  const state = laidOut({ A: { hand: ['5 Copper'] }, B: { deck: ['7 Copper', '3 Estate'] } })
  const picture = new OpponentPicture(state.setting, policies)
  const times = [0, 0, 0]
  for (let rollout = 0; rollout < 600; rollout++) times[picture.policyFor(rollout)]++
  for (const [i, often] of [400, 100, 100].entries()) expect(Math.abs(times[i] - often)).toBeLessThan(10)
})
