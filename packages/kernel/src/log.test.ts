import { describe, expect, test } from 'vitest'
import { spyglass } from './checks/spyglass.ts'
import { InputError } from './errors.ts'
import { newLog, parseLog, serializeLog, withoutSeed } from './log.ts'
import { commitment } from './rng.ts'

const secret = `secret:${'0f'.repeat(32)}`
const right = {
  freehold: 1,
  game: 'spyglass',
  rules: '1',
  options: { seats: 2, hand: 3 },
  seed: secret,
  commitment: commitment(secret),
  moves: [[], [0, 2], [1]],
  outcome: { places: [1, 2], points: [20, 12], winners: [0], why: 'Most cards taken: 20' },
  hash: 'e3b0c44298fc1c14',
}

describe('newLog', () => {
  test('holds the options with their defaults, so that a changed default does not change an old game', () => {
    expect(newLog(spyglass, { seats: 3 }, 'fast:1')).toEqual({
      freehold: 1,
      game: 'spyglass',
      rules: '1',
      options: { seats: 3, hand: 3 },
      seed: 'fast:1',
      moves: [],
    })
  })

  test('commits to a secret seed', () => {
    expect(newLog(spyglass, {}, secret).commitment).toBe(commitment(secret))
  })

  test('refuses wrong options and a wrong seed', () => {
    expect(() => newLog(spyglass, { seats: 9 }, 'fast:1')).toThrow(InputError)
    expect(() => newLog(spyglass, {}, 'fast')).toThrow(/^seed: unknown kind "fast"/)
  })
})

describe('serializeLog', () => {
  test('parses to the same log', () => {
    expect(parseLog(JSON.parse(serializeLog(parseLog(right))))).toEqual(right)
    const long = { ...right, moves: Array.from({ length: 100 }, (_, i) => [i]) }
    expect(parseLog(JSON.parse(serializeLog(parseLog(long))))).toEqual(long)
  })

  test('is readable', () => {
    const { outcome: _outcome, hash: _hash, commitment: _commitment, ...running } = right
    expect(serializeLog(parseLog(running))).toBe(`{
  "freehold": 1,
  "game": "spyglass",
  "rules": "1",
  "options": {"seats":2,"hand":3},
  "seed": "${secret}",
  "moves": [
    [],[0,2],[1]
  ]
}
`)
  })

  test('leaves out the seed where it was taken out', () => {
    expect(serializeLog(withoutSeed(parseLog(right)))).not.toContain('0f0f')
  })
})

describe('a wrong log is refused with its place', () => {
  test.each<[string, unknown, string | RegExp]>([
    ['nothing', undefined, /^log: expected an object with the fields freehold, game/],
    ['a list', [], /^log: expected an object with the fields freehold/],
    [
      'another format',
      { ...right, freehold: 2 },
      'log: freehold: expected 1, the only version of the log format so far',
    ],
    ['no game', { ...right, game: undefined }, 'log: game: expected a word such as "dominion"'],
    ['an empty game', { ...right, game: '' }, 'log: game: expected a word such as "dominion"'],
    ['a game of two lines', { ...right, game: 'a\nb' }, 'log: game: expected a word such as "dominion"'],
    ['rules as a number', { ...right, rules: 1 }, 'log: rules: expected a word such as "1"'],
    ['no options', { ...right, options: undefined }, 'log: options: expected plain data'],
    ['options that are no data', { ...right, options: () => 1 }, 'log: options: expected plain data'],
    [
      'options without a floor',
      { ...right, options: JSON.parse('['.repeat(1e5) + ']'.repeat(1e5)) },
      'log: options: expected plain data',
    ],
    ['a wrong seed', { ...right, seed: 'secret:12' }, /^log: seed: after "secret:" come exactly 64 digits/],
    ['a seed that is no text', { ...right, seed: 12 }, 'log: seed: expected a text such as "fast:1"'],
    ['a short commitment', { ...right, commitment: 'ab' }, 'log: commitment: expected 64 digits 0-9 a-f'],
    ['no moves', { ...right, moves: undefined }, 'log: moves: expected a list of moves such as [[0], [2, 1]]'],
    [
      'a move that is no list',
      { ...right, moves: [[0], 3] },
      'log: moves[1]: expected a list of option numbers such as [0]',
    ],
    ['half an option', { ...right, moves: [[0], [1, 0.5]] }, 'log: moves[1][1]: expected a whole number'],
    ['a negative option', { ...right, moves: [[0], [-1]] }, 'log: moves[1][0]: expected a whole number from 0'],
    ['an option as text', { ...right, moves: [['0']] }, 'log: moves[0][0]: expected a whole number'],
    ['a hash that is no text', { ...right, hash: 5 }, 'log: hash: expected a word such as "e3b0c44298fc1c14"'],
    ['half an outcome', { ...right, outcome: { places: [1] } }, /^log: outcome\.points: /],
    [
      'place 0',
      { ...right, outcome: { ...right.outcome, places: [0, 1] } },
      'log: outcome.places[0]: expected a place from 1',
    ],
    ['an unknown field', { ...right, comitment: '' }, /^log: unknown field "comitment"; the fields are freehold, game/],
    [
      'an unknown field of the outcome',
      { ...right, outcome: { ...right.outcome, x: 1 } },
      /^log: outcome: unknown field "x"/,
    ],
  ])('%s', (_what, log, message) => {
    expect(() => parseLog(log)).toThrow(InputError)
    expect(() => parseLog(log)).toThrow(message)
    expect(() => parseLog(log)).not.toThrow(/\n/)
  })
})
