import { expect, test } from 'vitest'
import { courtNames } from './court-names.ts'

const names = (table: string, seats: number, taken: readonly string[] = []) =>
  courtNames(table, seats, taken).map(({ name }) => name)

test('no two seats of a table share a name, however many sit there', () => {
  for (const table of ['', 'file', 'Rpp-dDHDrBlbKkdwj1-ZRQ', 'T5Lo83pBTKFPm2SjoYIRGA'])
    expect(new Set(names(table, 6)).size).toBe(6)
})

test('a table keeps its names, and tables differ', () => {
  expect(names('one', 4)).toEqual(names('one', 4))
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((table) => names(table, 1)[0])).size).toBeGreaterThan(2)
})

test('nobody is called as somebody who is there', () => {
  const [first] = names('one', 1)
  expect(names('one', 6, [first])).not.toContain(first)
})
