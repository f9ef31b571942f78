import type { Decision, Option } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { choicesOf, obviousMove, readAnswer } from './choices.ts'

function asks(keys: readonly string[], more: Partial<Decision> = {}): Decision {
  const options: Option[] = keys.map((key) => ({ key }))
  return { seat: 0, actor: 0, question: { kind: 'pick', text: '' }, options, min: 1, max: 1, ordered: false, ...more }
}

const buying = asks(
  ['play Copper', 'play Silver', 'play treasures', 'buy Copper', 'buy Silver', 'buy Smithy', 'buy Throne Room', 'end'],
  { question: { kind: 'buy', text: '' } },
)
const discarding = asks(['Copper', 'Copper', 'Copper', 'Estate', 'Throne Room'], { min: 0, max: 5, ordered: true })

const moveOf = (decision: Decision, typed: string) => {
  const reading = readAnswer(decision, typed)
  return 'move' in reading ? reading.move : reading.problem
}

test('interchangeable options share a number, and the commonest thing comes first', () => {
  expect(choicesOf(discarding).map(({ number, key, options }) => [number, key, options])).toEqual([
    [1, 'Copper', [0, 1, 2]],
    [2, 'Estate', [3]],
    [3, 'Throne Room', [4]],
  ])
  expect(choicesOf(buying)[0].key).toBe('play treasures')
})

describe('one of several', () => {
  test.each([
    ['1', [2]],
    ['2', [0]],
    ['8', [7]],
    ['play treasures', [2]],
    ['buy silver', [4]],
    ['BUY Silver', [4]],
    ['smithy', [5]],
    ['sm', [5]],
    ['throne room', [6]],
    ['th', [6]],
    ['room', [6]],
    ['e', [7]],
  ])('%s', (typed, move) => {
    expect(moveOf(buying, typed)).toEqual(move)
  })

  test.each([
    ['silver', "'silver' could be play Silver (3) or buy Silver (5); type more of it, or the number."],
    ['9', 'There is no 9 here; type a number (1 to 8) or a name.'],
    ['0', 'There is no 0 here; type a number (1 to 8) or a name.'],
    ['gold', "Nothing here is called 'gold'; type a number (1 to 8) or a name."],
    ['1 2', "Nothing here is called '1 2'; type a number (1 to 8) or a name."],
    ['smithy x2', 'You named buy Smithy 2 times, but there is only one.'],
  ])('%s is refused in one line', (typed, problem) => {
    expect(moveOf(buying, typed)).toBe(problem)
  })
})

test('what stands on the screen can be typed, without its small words too', () => {
  const options = [
    { key: 'play treasures', text: 'play all your Treasures' },
    { key: 'end', text: 'end your turn' },
  ]
  const asked = { ...buying, options }
  expect(['End your turn', 'end turn', 'play all your treasures'].map((typed) => moveOf(asked, typed))).toEqual([
    [1],
    [1],
    [0],
  ])
})

describe('any number of several', () => {
  test.each([
    ['1 1 2', [0, 1, 3]],
    ['1, 1, 2', [0, 1, 3]],
    ['2 1', [3, 0]], // the order is the player's
    ['copper copper estate', [0, 1, 3]],
    ['copper x2 estate', [0, 1, 3]],
    ['cop*3', [0, 1, 2]],
    ['throne room copper', [4, 0]],
    ['thr, est', [4, 3]],
    ['all', [0, 1, 2, 3, 4]],
    ['none', []],
    ['', []],
  ])('%j', (typed, move) => {
    expect(moveOf(discarding, typed)).toEqual(move)
  })

  test('what is not ordered is told in the order of the options', () => {
    expect(moveOf({ ...discarding, ordered: false }, 'estate copper')).toEqual([0, 3])
  })

  test.each([
    ['1 1 1 1', 'You named Copper 4 times, but there are only 3.'],
    ['4', 'There is no 4 here; type up to 5 numbers or names, such as 1 1.'],
    ['copper gold', "Nothing here is called 'gold'; type up to 5 numbers or names, such as 1 1."],
  ])('%s is refused in one line', (typed, problem) => {
    expect(moveOf(discarding, typed)).toBe(problem)
  })

  test('too few are refused, and what would be right is said', () => {
    const two = asks(['Copper', 'Copper', 'Estate'], { min: 2, max: 2 })
    expect(moveOf(two, '1')).toBe('You chose 1; type 2 numbers or names, such as 1 1.')
    expect(moveOf(two, 'all')).toBe('All would be 3; type 2 numbers or names, such as 1 1.')
    expect(moveOf(two, '')).toBe('Nothing is obvious here; type 2 numbers or names, such as 1 1.')
  })
})

describe('Enter alone', () => {
  test('plays the Treasures, or else ends the turn', () => {
    expect(obviousMove(buying)).toEqual([2])
    expect(obviousMove(asks(['buy Copper', 'end'], { question: { kind: 'buy', text: '' } }))).toEqual([1])
  })

  test('gives the only answer there is', () => {
    expect(obviousMove(asks(['done']))).toEqual([0])
    expect(obviousMove(asks(['Copper', 'Estate'], { min: 2, max: 2, ordered: true }))).toEqual([0, 1])
  })

  test('does not decide what is not obvious', () => {
    expect(obviousMove(asks(['play Smithy', 'end'], { question: { kind: 'action', text: '' } }))).toBeUndefined()
    expect(obviousMove(asks(['yes', 'no']))).toBeUndefined()
  })
})
