import { expect, test } from 'vitest'
import { draftFrom } from './draft.ts'
import { readPasted as readIn } from './pasted.ts'

const readPasted = (text: string) => readIn(text, (name) => name)
const ten = draftFrom('First Game').cards

test.each([
  ['with commas', ten.join(', ')],
  ['a name a line', ten.join('\n')],
  ['numbered, with costs', ten.map((name, i) => `${i + 1}. ${name} ($${i})`).join('\r\n')],
  ['with dashes', ten.map((name) => `- ${name}`).join('\n')],
  ['with a title and semicolons', `Kingdom cards: ${ten.join('; ')}`],
  ['in a forum, the last after “and”', `[kingdom]${ten.slice(0, 9).join(', ')}, and ${ten[9]}[/kingdom]`],
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

test('what a card or landscape is set up with stands behind its name', () => {
  const read = (text: string) => readIn(`Moat, ${text}, Village`, (name) => name)
  expect(read('Young Witch (Bane: Cellar)')).toEqual({
    asked: 'Moat, Young Witch, Village',
    beside: { bane: 'Cellar' },
  })
  expect(read('Young Witch (4)')).toEqual({ asked: 'Moat, Young Witch, Village', beside: {} })
  expect(read('Obelisk (Village), Way of the Mouse: Lackeys')).toEqual({
    asked: 'Moat, Obelisk, Way of the Mouse, Village',
    beside: { obelisk: 'Village', mouse: 'Lackeys' },
  })
  expect(read("Druid (The Sea's Gift, The Sky's Gift, The Sun's Gift), Platinum/Colony, no Shelters")).toEqual({
    asked: 'Moat, Druid, Village',
    beside: { druid: ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"], colonies: true },
  })
})

test('a link of any host, a code, the name of a set', () => {
  expect(readPasted('https://table.example/kingdoms/MMSX-KS99?with=friends').asked).toBe('MMSX-KS99')
  expect(readPasted('look: http://localhost:3000/kingdoms/First%20Game').asked).toBe('First Game')
  expect(readPasted(' MMSX-KS99\n').asked).toBe('MMSX-KS99')
  expect(readPasted('Silver & Gold').asked).toBe('Silver & Gold')
})
