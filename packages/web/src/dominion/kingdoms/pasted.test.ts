import { expect, test } from 'vitest'
import { draftFrom } from './draft.ts'
import { readPasted } from './pasted.ts'

const ten = draftFrom('First Game').cards

test.each([
  ['with commas', ten.join(', ')],
  ['a name a line', ten.join('\n')],
  ['numbered, with costs', ten.map((name, i) => `${i + 1}. ${name} ($${i})`).join('\r\n')],
  ['with dashes', ten.map((name) => `- ${name}`).join('\n')],
  ['with a title and semicolons', `Kingdom cards: ${ten.join('; ')}`],
  ['out of a table', ten.map((name) => `${name}\t4`).join('\n')],
])('ten names %s', (_, text) => {
  expect(draftFrom(readPasted(text)).cards).toEqual(ten)
})

test('a link of any host, a code, the name of a set', () => {
  expect(readPasted('https://table.example/kingdoms/MMSX-KS99?with=friends')).toBe('MMSX-KS99')
  expect(readPasted('look: http://localhost:3000/kingdoms/First%20Game')).toBe('First Game')
  expect(readPasted(' MMSX-KS99\n')).toBe('MMSX-KS99')
  expect(readPasted('Silver & Gold')).toBe('Silver & Gold')
})
