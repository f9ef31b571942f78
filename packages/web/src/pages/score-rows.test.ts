import { dominion } from '@freehold/dominion'
import { replay } from '@freehold/kernel'
import { terraMystica } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { dominionGame, terraMysticaGame } from '../replay/finished-games.fixture.ts'
import { scoreRows } from './score-rows.ts'

test('the cards of a game of Dominion add up to its points', () => {
  const log = dominionGame(3)
  const rows = scoreRows({ game: 'dominion', view: dominion.view(replay(dominion, log), 'audience') })
  const sums = [0, 1, 2].map((seat) =>
    rows.filter(({ from }) => from !== 'turns').reduce((sum, { parts }) => sum + (parts[seat]?.points ?? 0), 0),
  )
  expect(sums).toEqual(log.outcome?.points)
  expect(rows.at(-1)?.from).toBe('turns')
})

test('the sources of a game of Terra Mystica add up to its points', () => {
  const log = terraMysticaGame()
  const rows = scoreRows({ game: 'terra-mystica', view: terraMystica.view(replay(terraMystica, log), 'audience') })
  const sums = [0, 1].map((seat) => rows.reduce((sum, { parts }) => sum + (parts[seat]?.points ?? 0), 0))
  expect(sums).toEqual(log.outcome?.points)
})

test('a game nobody knows has no rows', () => {
  expect(scoreRows({ game: 'chess', view: {} })).toEqual([])
})
