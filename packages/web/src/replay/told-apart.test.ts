import { expect, test } from 'vitest'
import { toldApart } from './told-apart.ts'

test('only those of one name get numbers', () => {
  expect(toldApart(['Ann', 'Ben', 'Ann', 'Cem', 'Ann'])).toEqual(['Ann 1', 'Ben', 'Ann 2', 'Cem', 'Ann 3'])
  expect(toldApart([])).toEqual([])
})
