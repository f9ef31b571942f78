import { expect, test } from 'vitest'
import { dominionGame } from '../../replay/finished-games.fixture.ts'
import { openAllBoxes } from '../cards/all-boxes.ts'
import { printedNow } from '../cards/card-facts.ts'
import { decksOf, partOf, partsOf } from './deck-parts.ts'
import { storyOf } from './story.ts'

await openAllBoxes()

test('each card counts as what it is played for', () => {
  expect(
    ['Village', 'Gold', 'Gardens', 'Curse', 'Harem', 'Nobles'].map((name) => partOf(name, printedNow('2e'))),
  ).toEqual(['action', 'treasure', 'victory', 'curse', 'treasure', 'action'])
})

test('a deck begins with seven Treasures and three Victory cards, and grows', () => {
  const story = storyOf(dominionGame(2))
  const decks = decksOf(story, 0)
  expect(partsOf(decks[0], printedNow('2e'))).toEqual({ action: 0, treasure: 7, victory: 3, curse: 0 })
  const size = (at: number) => Object.values(decks[at]).reduce((sum, copies) => sum + copies, 0)
  expect(size(decks.length - 1)).toBeGreaterThan(size(0))
  expect(decks).toHaveLength(1 + story.turns.filter((turn) => turn.seat === 0).length)
})
