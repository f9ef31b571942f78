import { expect, test } from 'vitest'
import { keepBoxes, readBoxes } from './owned-boxes.ts'

function storage(first: string | null = null) {
  let kept = first
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
}

test('boxes are kept, in the order of their publishing', () => {
  const there = storage()
  expect(readBoxes(there)).toBeUndefined()
  keepBoxes(there, ['Seaside', 'Base'])
  expect(readBoxes(there)).toEqual(['Base', 'Seaside'])
})

test('what does not mean a box is passed over', () => {
  expect(readBoxes(storage('["Narnia", "Base"]'))).toEqual(['Base'])
  expect(readBoxes(storage('{'))).toBeUndefined()
})
