import { expect, test } from 'vitest'
import { expansions } from '../language/types.ts'
import { loadBox } from './boxes.ts'
import { boxOf } from './contents.ts'
import { writtenCards, writtenLandscapes, writtenPiles } from './written.ts'

const boxes = await Promise.all(expansions.map(async (set) => ({ set, ...(await loadBox(set)) })))

test('the boxes hold every definition, each in the box that it names', () => {
  const byName = <Named extends { readonly name: string }>(all: readonly Named[]) =>
    all.toSorted((a, b) => a.name.localeCompare(b.name))
  expect(byName(boxes.flatMap(({ cards }) => cards))).toEqual(byName(writtenCards))
  expect(byName(boxes.flatMap(({ landscapes }) => landscapes))).toEqual(byName(writtenLandscapes))
  expect(byName(boxes.flatMap(({ piles }) => piles))).toEqual(byName(writtenPiles))
  for (const { set, cards, landscapes } of boxes)
    for (const each of [...cards, ...landscapes]) expect(`${each.name}: ${each.set}`).toBe(`${each.name}: ${set}`)
})

test('the box of everything is known by its name', () => {
  for (const { set, cards, landscapes, piles } of boxes)
    for (const { name } of [...cards, ...landscapes, ...piles])
      expect(`${name}: ${boxOf(name)}`).toBe(`${name}: ${set}`)
  expect(boxOf('Smiths')).toBeUndefined()
})
