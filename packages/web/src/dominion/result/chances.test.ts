import { expect, test } from 'vitest'
import { dominionGame } from '../../replay/finished-games.fixture.ts'
import { chancesOf, menuOf } from './chances.ts'
import { storyOf } from './story.ts'

const log = dominionGame(3)
const money = menuOf('money', log)

test('tells the chances at the start of each turn and at the end, where they are the result', () => {
  const chances = [...chancesOf(log, 1, money)]
  expect(chances).toHaveLength(storyOf(log).turns.length + 1)
  for (const shares of chances) expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
  const winners = log.outcome?.winners ?? []
  expect(winners.length).toBeGreaterThan(0)
  expect(chances.at(-1)).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)))
})

const { outcome: _, hash: __, ...rest } = log
const givenUp = { ...rest, moves: log.moves.slice(0, 12) }

test('tells the same of the same log', () => {
  expect([...chancesOf(givenUp, 9, money)]).toEqual([...chancesOf(givenUp, 9, money)])
})

test('another menu gives another estimate, and some practice gives another menu', () => {
  const smithy = { ...money, name: 'Smithy', buy: [{ card: 'Smithy' }, ...money.buy] }
  expect([...chancesOf(givenUp, 30, smithy)]).not.toEqual([...chancesOf(givenUp, 30, money)])
  const practised = menuOf('chamberlain', log, 4) // of some four hundred steps
  expect(practised.buy.map(({ card }) => card)).toContain('Province')
})

test('a game that was given up ends with an estimate', () => {
  const chances = [...chancesOf(givenUp, 40, money)]
  expect(chances.at(-1)?.every((share) => share > 0 && share < 1)).toBe(true)
})
