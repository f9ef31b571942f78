import { expect, test } from 'vitest'
import { completionsAt, writingIn } from './index.ts'

const english = writingIn('en')
const german = writingIn('de')

/** What can be written where `|` stands. */
function at(text: string, grammar = english): string[] {
  const lines = text.split('\n')
  const line = lines.findIndex((each) => each.includes('|'))
  const caret = { line: line + 1, column: lines[line].indexOf('|') + 1 }
  return completionsAt(text.replace('|', ''), caret, grammar).map((completion) => completion.text)
}

test('only what fits at the caret is offered', () => {
  const card = 'Ferry Town\ncosts 4, Action\n'
  expect(at(`${card}when |`)).toEqual(expect.arrayContaining(['played', 'gained', 'trashed', 'overpaid']))
  expect(at(`${card}when ga|`)).toEqual(['gained'])
  expect(at(`${card}when played\n  dis|`)).toEqual(['discard'])
  expect(at(`${card}when played\n  discard |`)).toEqual(expect.arrayContaining(['all', 'any', 'up', 'this', 'the']))
  expect(at(`${card}when played\n  discard |`)).not.toContain('trash')
  expect(at(`${card}when played\n  gain a Thr|`)).toEqual(['Throne Room'])
  expect(at(`${card}when played\n  trash 1 card\n    th|`)).toContain('then')
  expect(at(`${card}when played\n  nonsense here |`)).toEqual([])
  expect(at('Kahn\nkostet 4, Aktion\nwenn gespielt\n  darfst 1 Karte ab|', german)).toEqual(['ablegen'])
})

test('an offer says what it replaces and how its form is written', () => {
  const text = 'Ferry Town\ncosts 4, Action\nwhen played\n  exch'
  expect(completionsAt(text, { line: 4, column: 7 }, english)).toEqual([
    { text: 'exchange', replaces: 4, form: 'step.exchange', line: 'exchange … for a …' },
  ])
})
