import { type DominionView, dominion } from '@freehold/dominion'
import { Playthrough } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { layOutPiles, pileKeys } from './table-view.ts'

const viewWith = (kingdom: readonly string[]): DominionView =>
  Playthrough.start(dominion, { players: 2, edition: '1e', kingdom }, 'fast:piles').view(0)

const many = [
  'Death Cart',
  'Hermit',
  'Possession',
  'Gardens',
  'Festival',
  'Cellar',
  'Village',
  'Smithy',
  'Market',
  'Moat',
]

describe('piles', () => {
  test('are all laid out once, with what lies apart at the end', () => {
    const view = viewWith(many)
    const { moneys, points, kingdom, apart } = layOutPiles(view, many)
    const all = [...moneys, ...points, ...kingdom, ...apart]
    expect(all.toSorted()).toEqual(view.piles.map(({ pile }) => pile).toSorted())
    expect(moneys).toEqual(['Copper', 'Silver', 'Gold', 'Potion'])
    expect(apart).toEqual(expect.arrayContaining(['Curse', 'Ruins', 'Madman']))
  })

  test('each have a key of their own that no command uses', () => {
    const { moneys, points, kingdom, apart } = layOutPiles(viewWith(many), many)
    const keys = pileKeys([
      [...moneys, ...kingdom.slice(0, 5), ...apart],
      [...points, ...kingdom.slice(5)],
    ])
    expect(new Set(keys.values()).size).toBe(moneys.length + points.length + kingdom.length + apart.length)
    for (const key of keys.values()) expect('zxcbm0123456789?').not.toContain(key)
  })
})
