import { expect, test } from 'vitest'
import { kingdomOfBoxes } from './boxes-by-lot.ts'
import { findKingdomCard } from './kingdom.ts'
import { type KingdomSet, kingdomSets } from './random-kingdom.ts'
import { boxesOf, rulebookSetsOf } from './recommended-sets.ts'

const boxes = (cards: readonly string[]) => new Set(cards.map((name) => findKingdomCard(name, '2e').set))

test('a kingdom is of as many boxes as were asked for, and any of them comes up', () => {
  const met = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const { cards } = kingdomOfBoxes({ seed: `fast:${i}`, sets: kingdomSets }, 2)
    const found = boxes(cards)
    expect(cards).toHaveLength(10)
    expect(found.size).toBeLessThanOrEqual(2)
    for (const box of found) met.add(box)
  }
  expect(met.size).toBeGreaterThan(5)
})

test('the boxes of kept cards count, and stay', () => {
  for (let i = 0; i < 20; i++) {
    const { cards } = kingdomOfBoxes({ seed: `fast:${i}`, sets: kingdomSets, include: ['Wharf'] }, 2)
    expect(cards).toContain('Wharf')
    expect(boxes(cards).size).toBeLessThanOrEqual(2)
  }
})

test('boxes are drawn until they hold what is wished; what none has is said', () => {
  const wishes = { sets: ['Base', 'Alchemy', 'Hinterlands'] as KingdomSet[], has: { curser: { min: 2 } } }
  for (let i = 0; i < 10; i++) expect(kingdomOfBoxes({ ...wishes, seed: `fast:${i}` }, 2).cards).toHaveLength(10)
  expect(() => kingdomOfBoxes({ ...wishes, has: { curser: { min: 10 } }, seed: 'fast:1' }, 2)).toThrow(/curs/i)
})

test('every set of the rulebooks knows its boxes', () => {
  const all = (['1e', '2e'] as const).flatMap((edition) => rulebookSetsOf(edition).map((set) => boxesOf(set)))
  expect(all.every(({ length }) => length === 1 || length === 2)).toBe(true)
  expect(boxesOf({ cards: ['Cellar', 'Castles', 'Catapult/Rocks', 'Village'] })).toEqual(['Base', 'Empires'])
})
