import type { Statistics } from '@freehold/server/protocol'
import { expect, test } from 'vitest'
import { summaries } from './person-figures.ts'

const row = { places: [], moves: 100, seconds: 600 }

test('numbers of players and kinds of opponents are added up, game by game', () => {
  const statistics: readonly Statistics[] = [
    {
      ...row,
      game: 'dominion',
      players: 2,
      against: 'robots',
      games: 3,
      wins: 2,
      points: { average: 30, best: 42 },
      tallies: { bought: { Gold: 5, Silver: 9 } },
    },
    {
      ...row,
      game: 'dominion',
      players: 3,
      against: 'people',
      games: 1,
      wins: 0,
      points: { average: 10, best: 10 },
      tallies: { bought: { Gold: 6 }, played: { Village: 3 } },
    },
    {
      ...row,
      game: 'terra-mystica',
      players: 2,
      against: 'robots',
      games: 1,
      wins: 1,
      points: null,
      tallies: {},
    },
  ]
  const ratings = [{ game: 'dominion', players: 2, rating: 1234.5, games: 3 }]
  const [dominion, terra] = summaries({ statistics, ratings })
  expect(dominion).toEqual({
    game: 'dominion',
    games: 4,
    wins: 2,
    average: 25,
    best: 42,
    against: [
      { kind: 'robots', games: 3, wins: 2 },
      { kind: 'people', games: 1, wins: 0 },
    ],
    ratings,
    statistics: statistics.slice(0, 2),
  })
  expect(terra).toMatchObject({ games: 1, average: undefined, best: undefined, ratings: [] })
})
