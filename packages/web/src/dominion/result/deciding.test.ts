import { type DominionView, dominion } from '@freehold/dominion'
import { replay } from '@freehold/kernel'
import { expect, test } from 'vitest'
import { dominionGame } from '../../replay/finished-games.fixture.ts'
import { decidingOf } from './deciding.ts'
import { storyOf } from './story.ts'

const log = dominionGame(2)
const story = storyOf(log)
const view = dominion.view(replay(dominion, log), 'audience') as DominionView
const bought = story.turns.filter(({ seat }) => seat === 0).flatMap((turn) => turn.bought)
const result = (points: readonly number[], winners = [0]) => ({
  places: [1, 2],
  winners,
  points,
  resigned: [],
  why: '',
})

test('a lead of a few points was made by the last card that is worth so much', () => {
  expect(bought).toContain('Province')
  expect(decidingOf(story, result([30, 24]), view)?.card).toBe('Province')
  const last = story.turns.findLast((turn) => turn.seat === 0 && turn.bought.includes('Province'))
  expect(decidingOf(story, result([30, 24]), view)?.turn).toBe(last)
})

test('no single card made a great lead, or a victory that is shared', () => {
  expect(decidingOf(story, result([30, 10]), view)).toBeUndefined()
  expect(decidingOf(story, result([30, 30], [0, 1]), view)).toBeUndefined()
})
