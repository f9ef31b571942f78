import { expect, test } from 'vitest'
import { openAllBoxes } from '../cards/all-boxes.ts'
import { printedNow } from '../cards/card-facts.ts'
import { deckColumns } from './deck-columns.ts'
import type { Deck } from './story.ts'

await openAllBoxes()

test('everybody has the same columns: points, money, what is played, Curses; the dear ones first', () => {
  const decks: Deck[] = [
    { Copper: 7, Estate: 3, Militia: 2, Province: 4 },
    { Copper: 6, Gold: 1, Market: 1, Curse: 2, Estate: 1 },
  ]
  expect(deckColumns(decks, printedNow('2e')).map(({ card, copies }) => [card.name, ...copies])).toEqual([
    ['Province', 4, 0],
    ['Estate', 3, 1],
    ['Gold', 0, 1],
    ['Copper', 7, 6],
    ['Market', 0, 1],
    ['Militia', 2, 0],
    ['Curse', 0, 2],
  ])
})
