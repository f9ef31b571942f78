import { expect, test } from 'vitest'
import { ahead, heapsOf } from './fared.ts'

const margins = [
  { margin: -30, people: 1 },
  { margin: -10, people: 4 },
  { margin: 0, people: 1 },
  { margin: 1, people: 2 },
  { margin: 21, people: 2 },
]

test('everybody is in one heap, and one’s own is marked', () => {
  const heaps = heapsOf({ people: 10, margins, yours: 1 })
  expect(heaps.map(({ share }) => share)).toEqual([0.1, 0, 0.4, 0.1, 0.2, 0, 0.2])
  expect(heaps.findIndex(({ isYours }) => isYours)).toBe(4)
  expect(heapsOf({ people: 10, margins, yours: null }).some(({ isYours }) => isYours)).toBe(false)
  expect(heapsOf({ people: 0, margins: [], yours: null }).every(({ share }) => share === 0)).toBe(true)
})

test('how many others did worse', () => {
  expect(ahead({ people: 10, margins, yours: 1 })).toBeCloseTo(6 / 9)
  expect(ahead({ people: 10, margins, yours: -30 })).toBe(0)
  expect(ahead({ people: 10, margins, yours: null })).toBeUndefined()
  expect(ahead({ people: 1, margins: [{ margin: 3, people: 1 }], yours: 3 })).toBeUndefined()
})
