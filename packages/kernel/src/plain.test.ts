import { expect, test } from 'vitest'
import { plainProblem } from './plain.ts'

test.each([null, 'text', 0, -1.5, true, [], {}, { a: [1, { b: null }], gone: undefined }, Object.create(null)])(
  '%j is plain',
  (value) => {
    expect(plainProblem(value)).toBeUndefined()
  },
)

test.each<[unknown, string]>([
  [Number.NaN, 'the number NaN'],
  [new Map(), 'a Map'],
  [{ hands: [[], { cards: new Set() }] }, 'hands[1].cards: a Set'],
  [{ when: new Date(0) }, 'when: a Date'],
  [{ words: new Int32Array(1) }, 'words: a Int32Array'],
  [{ f() {} }, 'f: a function'],
  [{ big: 1n }, 'big: a bigint'],
  [{ list: [1, undefined] }, 'list: a list with a gap'],
  [{ list: new Array(3) }, 'list: a list with a gap'],
])('%o is not: %s', (value, problem) => {
  expect(plainProblem(value)).toBe(problem)
})

test('a cycle is found', () => {
  const loop: { self?: unknown } = {}
  loop.self = loop
  expect(plainProblem(loop)).toMatch(/^self\.self.*: nested too deeply$/)
})
