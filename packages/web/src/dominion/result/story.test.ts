import { type DominionView, dominion } from '@freehold/dominion'
import { replay } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { dominionGame, playedOut } from '../../replay/finished-games.fixture.ts'
import { storyOf } from './story.ts'

const log = dominionGame(3)
const story = storyOf(log)
const end = dominion.view(replay(dominion, log), 'audience') as DominionView

test('begins with seven Coppers and three Estates each', () => {
  expect(story.start.decks).toEqual([0, 1, 2].map(() => ({ Copper: 7, Estate: 3 })))
  expect(story.start.points).toEqual([3, 3, 3])
})

test('ends with the points of the game, and each seat had its turns', () => {
  expect(story.turns.at(-1)?.points).toEqual(end.seats.map(({ points }) => points))
  for (const seat of [0, 1, 2]) {
    const own = story.turns.filter((turn) => turn.seat === seat)
    expect(own.map(({ number }) => number)).toEqual(own.map((_, i) => i + 1))
    expect(own).toHaveLength(end.seats[seat].turns)
  }
})

test('what was bought is in the deck afterwards', () => {
  for (const seat of [0, 1, 2]) {
    const bought = story.turns.filter((turn) => turn.seat === seat).flatMap((turn) => turn.bought)
    const provinces = bought.filter((card) => card === 'Province').length
    expect(story.turns.at(-1)?.decks[seat].Province ?? 0).toBe(provinces)
  }
})

test('nobody spends more than they had, and money comes from what was played', () => {
  const costs: Record<string, number> = { Province: 8, Gold: 6, Duchy: 5, Silver: 3 }
  for (const { coins, bought } of story.turns) {
    expect(bought.reduce((sum, card) => sum + (costs[card] ?? 0), 0)).toBeLessThanOrEqual(coins)
  }
  expect(Math.max(...story.turns.map(({ coins }) => coins))).toBeGreaterThanOrEqual(8)
})

test('a gain by a card is told apart from a purchase', () => {
  const shop = playedOut(dominion, { kingdom: 'First Game', players: 2 }, 'fast:11', ['play Workshop', 'buy Workshop'])
  const { turns } = storyOf(shop)
  const gained = turns.flatMap((turn) => turn.gained)
  const bought = turns.flatMap((turn) => turn.bought)
  expect(gained.length).toBeGreaterThan(3)
  const owned = turns.at(-1)?.decks.reduce((sum, deck) => sum + Object.values(deck).reduce((a, b) => a + b, 0), 0)
  const trashed = turns.flatMap((turn) => turn.trashed)
  expect(owned).toBe(20 + gained.length + bought.length - trashed.length)
})

test('what attacks do to others is told with the turn', () => {
  const hits = story.turns.flatMap((turn) => turn.hits.map((hit) => ({ ...hit, by: turn.seat })))
  expect(hits.length).toBeGreaterThan(0)
  for (const { seat, by, did, cards } of hits) {
    expect(seat).not.toBe(by)
    expect([did, cards.length <= 2]).toEqual(['discarded', true]) // by a Militia, the only attack there
  }
})
