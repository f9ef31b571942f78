import { type DominionView, dominion } from '@freehold/dominion'
import { Playthrough } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { keyRows, layOutPiles, pileKeys, TRASH } from './table-view.ts'

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
  const withoutTrash = (base: readonly (readonly string[])[]) => base.flat().filter((name) => name !== TRASH)

  test('are all laid out once, with what lies apart at the end', () => {
    const view = viewWith(many)
    const { base, kingdom, beside } = layOutPiles(view, many)
    expect([...withoutTrash(base), ...kingdom, ...beside].toSorted()).toEqual(
      view.piles.map(({ pile }) => pile).toSorted(),
    )
    expect(base).toEqual([
      ['Copper', 'Silver', 'Gold'],
      ['Estate', 'Duchy', 'Province'],
      ['Potion', 'Curse', 'Ruins', TRASH],
    ])
    expect(beside).toEqual(['Madman'])
  })

  test('are two rows of base piles where no others are there', () => {
    const plain = many.map(
      (name) => ({ 'Death Cart': 'Militia', Hermit: 'Workshop', Possession: 'Mine' })[name] ?? name,
    )
    expect(layOutPiles(viewWith(plain), plain).base).toEqual([
      ['Copper', 'Silver', 'Gold', 'Curse'],
      ['Estate', 'Duchy', 'Province', TRASH],
    ])
  })

  test('each have a key of their own that no command uses', () => {
    const piles = layOutPiles(viewWith(many), many)
    const keys = pileKeys(keyRows(piles))
    expect(new Set(keys.values()).size).toBe(
      withoutTrash(piles.base).length + piles.kingdom.length + piles.beside.length,
    )
    for (const key of keys.values()) expect('zxcbm0123456789?').not.toContain(key)
  })
})
