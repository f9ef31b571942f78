import { expect, test } from 'vitest'
import { completionsAt, partsAt, writingIn } from './index.ts'

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

test('behind its word the names of pictures are offered', () => {
  const text = 'Ferry Town\ncosts 4, Action\npicture ra'
  const offered = completionsAt(text, { line: 3, column: 11 }, english, ['raft', 'rat', 'well'])
  expect(offered.map((completion) => completion.text)).toEqual(['raft', 'rat'])
})

test('an offer says what it replaces and how its form is written', () => {
  const text = 'Ferry Town\ncosts 4, Action\nwhen played\n  exch'
  expect(completionsAt(text, { line: 4, column: 7 }, english)).toEqual([
    { text: 'exchange', replaces: 4, form: 'step.exchange', line: 'exchange … for a …' },
  ])
})

/** What can be clicked into the text where `|` stands. */
function parts(text: string, grammar = english) {
  const lines = text.split('\n')
  const line = lines.findIndex((each) => each.includes('|'))
  return partsAt(text.replace('|', ''), { line: line + 1, column: lines[line].indexOf('|') + 1 }, grammar)
}

test('parts are whole forms with places to fill, and what hangs on them below', () => {
  const card = 'Ferry Town\ncosts 4, Action\n'
  const steps = parts(`${card}when played\n  |`).parts
  expect(steps).toEqual(
    expect.arrayContaining([
      'discard …',
      'gain a …',
      'if …\n  …',
      'choose one\n  - …\n  - …',
      'others\n  …',
      'then …',
      '- …',
    ]),
  )
  expect(parts(`${card}|`).parts).toEqual(expect.arrayContaining(['when played\n  …', 'worth …', 'while in play']))
  const inside = parts(`${card}when played\n  gain a |`)
  expect(inside.parts).toEqual(expect.arrayContaining(['card', 'Action', 'copy of …', 'costing']))
  expect(inside.names).toContain('Throne Room')
  expect(parts(`${card}when played\n  if at least 5 card|`).parts).toContain('in hand')
  expect(parts(`${card}when played\n  +|`).parts).toEqual(expect.arrayContaining(['1', '2', '3']))
  expect(parts(`${card}when played\n  nonsense |`)).toEqual({ parts: [], names: [] })
  const german_ = parts('Kahn\nkostet 4, Aktion\nwenn gespielt\n  |', german).parts
  expect(german_).toEqual(expect.arrayContaining(['… ablegen', 'dann …']))
})

test.each(['en', 'de'] as const)('every form of a step and a heading is among the parts, in %s', (code) => {
  const grammar = writingIn(code)
  const head = code === 'en' ? 'X\ncosts 4, Action\n' : 'X\nkostet 4, Aktion\n'
  const heading = code === 'en' ? 'when played' : 'wenn gespielt'
  const all = [...parts(`${head}${heading}\n  |`, grammar).parts, ...parts(`${head}|`, grammar).parts]
  const squeezed = (text: string) => text.split('\n')[0].replaceAll(/[…\s]/g, '')
  const there = new Set(all.map(squeezed))
  const forms = (['step', 'ability', 'arrangement'] as const).flatMap((each) => grammar.productions.get(each) ?? [])
  const lacking = forms.filter(({ pieces }) => {
    const words = pieces.flatMap((piece) => ('word' in piece ? [piece.word.written[0].at(-1) ?? ''] : []))
    return /[\p{L}+]/u.test(words.join('')) && !there.has(squeezed(words.join('')))
  })
  expect(lacking.map(({ form }) => form)).toEqual([])
})
