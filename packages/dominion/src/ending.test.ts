import { expect, test } from 'vitest'
import { endingOf } from './ending.ts'
import type { PileView } from './engine/seen/view-supply.ts'

const pile = (name: string, count: number, supply = true): PileView => ({
  pile: name,
  card: name,
  cost: 0,
  potion: false,
  count,
  supply,
})

test('the last Province ends a game, and so does the last Colony', () => {
  expect(endingOf({ piles: [pile('Province', 0), pile('Village', 0)] })).toEqual({ by: 'pile', pile: 'Province' })
  expect(endingOf({ piles: [pile('Province', 3), pile('Colony', 0)] })).toEqual({ by: 'pile', pile: 'Colony' })
})

test('else the empty piles of the Supply do, and no others', () => {
  const piles = [pile('Province', 3), pile('Village', 0), pile('Curse', 0), pile('Estate', 0), pile('Spoils', 0, false)]
  expect(endingOf({ piles })).toEqual({ by: 'piles', piles: ['Village', 'Curse', 'Estate'] })
})

test('with no empty pile something else ended it', () => {
  expect(endingOf({ piles: [pile('Province', 3)] })).toBeUndefined()
})
