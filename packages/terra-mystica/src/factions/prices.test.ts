import { expect, test } from 'vitest'
import { POWER_ACTIONS } from '../types.ts'
import { FACTIONS } from './index.ts'
import { homeGround, ownTerrain, powerActionPrice } from './prices.ts'

test('Yetis pay one power less for each power action, all others the same', () => {
  for (const { id } of FACTIONS)
    expect(POWER_ACTIONS.map((action) => powerActionPrice(id, action))).toEqual(
      id === 'yetis' ? [2, 2, 3, 3, 3, 5] : [3, 3, 4, 4, 4, 6],
    )
})

test('those of ice and fire build on their own ground, the others on their terrain', () => {
  expect(homeGround('yetis', 'lake')).toBe('ice')
  expect(homeGround('icemaidens', 'lake')).toBe('ice')
  expect(homeGround('acolytes', 'forest')).toBe('volcano')
  expect(homeGround('dragonlords', 'forest')).toBe('volcano')
  expect(homeGround('witches', 'forest')).toBe('forest')
  expect(homeGround('shapeshifters', 'desert')).toBe('desert')
})

test('a faction has a terrain of its own, unless it picks one', () => {
  expect(FACTIONS.filter((faction) => ownTerrain(faction) === null).map(({ id }) => id)).toEqual([
    'icemaidens',
    'yetis',
    'acolytes',
    'dragonlords',
    'riverwalkers',
    'shapeshifters',
  ])
  expect(FACTIONS.filter((faction) => ownTerrain(faction) !== null)).toHaveLength(14)
})
