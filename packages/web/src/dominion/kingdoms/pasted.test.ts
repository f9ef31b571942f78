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
  expect(draftFrom(readPasted(text).asked).cards).toEqual(ten)
})

test('what lies beside the ten comes along, as other sites write it', () => {
  const written = [
    `${ten.join(', ')}, Alms, Colonies, Shelters`,
    `Kingdom: ${ten.join(', ')}\nEvents: Alms\nPlatinum, Shelters`,
    `${ten.join(' + ')} + Alms + Colony + Shelters`,
  ]
  for (const text of written) {
    const { asked, beside } = readPasted(text)
    expect(draftFrom(asked)).toMatchObject({ cards: ten, beside: { landscapes: ['Alms'] } })
    expect(beside).toEqual({ colonies: true, shelters: true })
  }
  expect(readPasted('Young Witch, Village, Bane: Moat')).toEqual({
    asked: 'Young Witch, Village',
    beside: { bane: 'Moat' },
  })
})

test('a link of any host, a code, the name of a set', () => {
  expect(readPasted('https://table.example/kingdoms/MMSX-KS99?with=friends').asked).toBe('MMSX-KS99')
  expect(readPasted('look: http://localhost:3000/kingdoms/First%20Game').asked).toBe('First Game')
  expect(readPasted(' MMSX-KS99\n').asked).toBe('MMSX-KS99')
  expect(readPasted('Silver & Gold').asked).toBe('Silver & Gold')
})
