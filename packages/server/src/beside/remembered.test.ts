import { expect, test } from 'vitest'
import { Remembered } from './remembered.ts'

/** Something that counts how often it was worked out; `tick` lets time pass. */
function counting() {
  let now = 0
  let worked = 0
  const remembered = new Remembered<number>(3000, () => now)
  return {
    ask: (question: string) => remembered.get(question, async () => ++worked),
    fail: (question: string) => remembered.get(question, () => Promise.reject(new Error('away'))),
    tick: (ms: number) => {
      now += ms
    },
  }
}

test('however many ask at once or soon after, it is worked out once; later it is worked out anew', async () => {
  const { ask, tick } = counting()
  expect(await Promise.all([ask('Ann'), ask('Ann'), ask('Ann')])).toEqual([1, 1, 1])
  tick(2999)
  expect(await ask('Ann')).toBe(1)
  expect(await ask('Bob')).toBe(2)
  tick(1)
  expect(await ask('Ann')).toBe(3)
})

test('what failed is tried again by whoever asks next', async () => {
  const { ask, fail } = counting()
  await expect(fail('Ann')).rejects.toThrow('away')
  expect(await ask('Ann')).toBe(1)
})

test('who asks for ever something else does not fill the memory: the last thousand answers are kept', async () => {
  const { ask } = counting()
  expect(await ask('first')).toBe(1)
  for (let other = 0; other < 999; other++) await ask(`other ${other}`)
  expect(await ask('first')).toBe(1)
  await ask('one more')
  expect(await ask('first')).toBe(1002)
})
