import { expect, test } from 'vitest'
import { dominionGame } from '../../replay/finished-games.fixture.ts'
import { bandsOf, markedSwings, roundsOf } from './course-math.ts'
import { storyOf } from './story.ts'

const whole = storyOf(dominionGame(3))
const story = { ...whole, turns: whole.turns.slice(0, 4) }
const chances = [
  [0.2, 0.3, 0.5],
  [0.4, 0.1, 0.5],
]

test('shares lie on one another in the order that is asked for, and fill the whole', () => {
  const [first, second, third] = bandsOf(chances, [1, 0, 2])
  expect([first.seat, second.seat, third.seat]).toEqual([1, 0, 2])
  expect(first.below.map(({ y }) => y)).toEqual([0, 0])
  expect(first.above).toEqual(second.below)
  expect(second.above.map(({ y }) => y)).toEqual([0.5, 0.5])
  expect(third.above.map(({ y }) => y)).toEqual([1, 1])
})

test('swings are numbered as they came, and marked at the edge that moved', () => {
  const swing = (turn: number, seat: number) => ({ turn: story.turns[turn], seat, from: 0, to: 0 })
  const known = [...chances, [0.6, 0.1, 0.3], [0.6, 0.1, 0.3], [1, 0, 0]]
  const marked = markedSwings([swing(3, 0), swing(1, 2)], story, bandsOf(known, [0, 1, 2]))
  expect(marked.map(({ number, at }) => [number, at])).toEqual([
    [1, 1],
    [2, 3],
  ])
  expect(marked[0].mark.y).toBeCloseTo(0.6) // between 0.5 and 0.7, below the third seat
  expect(marked[1].mark.y).toBeCloseTo(0.8)
})

test('a round stands where its first turn does, extra turns or not', () => {
  expect(roundsOf(story.turns)).toEqual([
    { round: 1, at: 0, end: 3 },
    { round: 2, at: 3, end: 4 },
  ])
  const [first, second, third, fourth] = story.turns
  const extra = { ...second, extra: true }
  expect(roundsOf([first, second, extra, third, fourth]).map(({ at }) => at)).toEqual([0, 4])
})
