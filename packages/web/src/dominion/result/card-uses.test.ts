import { dominion } from '@freehold/dominion'
import { expect, test } from 'vitest'
import { dominionGame, playedOut } from '../../replay/finished-games.fixture.ts'
import { sortedUses } from './card-uses.ts'
import { storyOf } from './story.ts'

const log = dominionGame(2)
const { uses, turns } = storyOf(log)
const sum = (seat: number, of: 'coins' | 'points') => Object.values(uses[seat]).reduce((all, use) => all + use[of], 0)

test('all coins and all points come from some card', () => {
  for (const seat of [0, 1]) {
    const coins = turns.filter((turn) => turn.seat === seat).reduce((all, turn) => all + turn.coins, 0)
    expect(sum(seat, 'coins')).toBe(coins)
    expect(sum(seat, 'points')).toBe(log.outcome?.points[seat])
    expect(uses[seat].Copper.coins).toBe(uses[seat].Copper.played)
    expect(uses[seat].Silver.coins).toBe(2 * uses[seat].Silver.played)
  }
})

test('a card is told with what it drew, gained and trashed for its owner, the most played first', () => {
  const first = ['play Workshop', 'buy Workshop', 'play Remodel', 'buy Remodel', 'buy Smithy']
  const [own] = storyOf(playedOut(dominion, { kingdom: 'First Game', players: 2 }, 'fast:11', first)).uses
  expect(own.Workshop.played).toBeGreaterThan(3)
  expect(own.Workshop.gained).toBe(own.Workshop.played)
  const played = sortedUses(own).map(([, use]) => use.played)
  expect(played).toEqual(played.toSorted((a, b) => b - a))
})

test('an Event is told with how often it was bought and what it gained', () => {
  const first = ['play treasures', 'buy Province', 'buy Gold', 'buy Delve']
  const options = { kingdom: 'First Game', landscapes: ['Delve'], players: 2 }
  const [own] = storyOf(playedOut(dominion, options, 'fast:3', first)).uses
  expect(own.Delve.played).toBeGreaterThan(0)
  expect(own.Delve.gained).toBe(own.Delve.played)
})
