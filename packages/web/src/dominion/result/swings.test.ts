import { expect, test } from 'vitest'
import { dominionGame } from '../../replay/finished-games.fixture.ts'
import { type Story, storyOf } from './story.ts'
import { swingsOf } from './swings.ts'

const whole = storyOf(dominionGame(3))
const story: Story = { ...whole, turns: whole.turns.slice(0, 5) }

test('the turns that changed most, the biggest first, each with whom it changed most for', () => {
  const chances = [
    [0.3, 0.3, 0.4],
    [0.4, 0.3, 0.3], // turn of 0: alike for 0 and 2, and it was the turn of 0
    [0.4, 0.32, 0.28], // too little
    [0.4, 0.12, 0.48], // turn of 2, for 1 and 2 alike
    [0.4, 0.31, 0.29], // turn of 0, not for itself
    [0, 1, 0],
  ]
  const told = swingsOf(story, chances).map(({ turn, seat, from, to }) => [story.turns.indexOf(turn), seat, from, to])
  expect(told).toEqual([
    [4, 1, 0.31, 1],
    [2, 2, 0.28, 0.48],
    [3, 1, 0.12, 0.31],
    [0, 0, 0.3, 0.4],
  ])
})

test('nothing is told where nothing changed', () => {
  expect(swingsOf(story, Array(6).fill([0.4, 0.3, 0.3]))).toEqual([])
})
