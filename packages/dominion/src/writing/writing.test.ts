import { describe, expect, test } from 'vitest'
import { writtenCards, writtenLandscapes } from '../cards/written.ts'
import type { Card, Landscape } from '../language/types.ts'
import { specimens } from '../words/specimens.ts'
import {
  type Draft,
  type Grammar,
  longest,
  type Mend,
  readCard,
  readInAnyTongue,
  tellMend,
  tellMistake,
  writingIn,
  writtenCard,
} from './index.ts'
import { lot, RandomPrograms } from './random-program.fixture.ts'

const tongues = (['en', 'de'] as const).map((code) => writingIn(code))

/** Names under which cards are remembered are left to the reader: the first is `a`, the second `b`, in every ability. */
function withPlainNames(abilities: readonly unknown[]): unknown[] {
  return abilities.map((ability) => {
    const names = new Map<unknown, string>()
    const called = (name: unknown): string => {
      if (!names.has(name)) names.set(name, `name ${names.size}`)
      return names.get(name) ?? ''
    }
    const renamed = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(renamed)
      if (typeof node !== 'object' || node === null) return node
      const { cards, is } = node as Record<string, unknown>
      const isName = (key: string): boolean =>
        ['as', 'collect'].includes(key) ||
        (key === 'name' && (cards === 'var' || is === 'namedAs')) ||
        (key === 'of' && cards === 'rest')
      const fields = Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1))
      return Object.fromEntries(fields.map(([key, value]) => [key, isName(key) ? called(value) : renamed(value)]))
    }
    return renamed(ability)
  })
}

function comesBack(card: Card | Landscape, grammar: Grammar, sensible = false): void {
  const { set, editions, printing, ...own } = card
  const text = writtenCard(card, grammar)
  const { draft, mistakes } = readCard(text, grammar)
  const told = mistakes.filter(({ kind }) => sensible || !ofSense.has(kind))
  expect(told, text).toEqual([])
  expect({ ...draft, abilities: withPlainNames(draft.abilities) }, text).toEqual({
    ...own,
    abilities: withPlainNames(own.abilities),
  })
  expect(writtenCard({ ...draft, set, editions } as Card, grammar)).toBe(text)
}
const ofSense: ReadonlySet<string> = new Set(['notSpokenOf', 'worthWithoutVictory', 'attackWithoutType'])

describe.each(tongues)('in $tongue.code', (grammar) => {
  test('every card and landscape that exists opens, makes sense and comes back the same', () => {
    for (const card of [...writtenCards, ...writtenLandscapes]) comesBack(card, grammar, true)
  })

  test('every primitive of the language comes back the same', () => {
    for (const card of specimens) comesBack(card, grammar)
  })

  test('programs by lot come back the same', () => {
    const programs = new RandomPrograms(grammar, lot(16))
    for (let read = 0; read < 250; ) {
      const card = { ...writtenCards[0], abilities: [programs.ability(4)] }
      const text = writtenCard(card, grammar)
      if (text.length > longest.letters || text.split('\n').some((line) => line.length > longest.line)) continue // by lot lines know no end
      comesBack(card, grammar)
      read++
    }
  })

  test('a text is recognized by itself', () => {
    for (const card of writtenCards.slice(0, 60))
      expect(readInAnyTongue(writtenCard(card, grammar)).code, card.name).toBe(grammar.tongue.code)
  })
})

const ferryTown = `Ferry Town
costs 4, Action
picture raft

when played
  +1 Card
  +2 Actions
  may discard 1 card
    then +2 Coins
`
const told = (text: string) =>
  readInAnyTongue(text).mistakes.map((mistake) => `${mistake.line}:${mistake.column} ${tellMistake(mistake, 'en')}`)

test('a card that one writes oneself is the tree that it says', () => {
  const draft: Draft = {
    name: 'Ferry Town',
    emblem: 'raft',
    cost: { coins: 4 },
    types: ['Action'],
    pile: { in: 'supply' },
    abilities: [
      {
        when: 'play',
        steps: [
          { do: 'draw', n: 1 },
          { do: 'actions', n: 2 },
          {
            do: 'ifDid',
            step: {
              do: 'may',
              step: { do: 'discard', what: { cards: 'pick', quantity: 1, filter: { is: 'any' }, from: ['hand'] } },
            },
            then: [{ do: 'coins', n: 2 }],
          },
        ],
      },
    ],
  }
  expect(readInAnyTongue(ferryTown)).toMatchObject({ code: 'en', draft, mistakes: [] })
})

test('drawing is understood as people say it, and written as cards do', () => {
  const { draft } = readInAnyTongue(ferryTown)
  expect(readInAnyTongue(ferryTown.replace('+1 Card', 'draw 1 card'))).toMatchObject({ draft, mistakes: [] })
  const german = inGerman(ferryTown)
  expect(readInAnyTongue(german.replace('+1 Karte', '1 Karte ziehen'))).toMatchObject({ draft, mistakes: [] })
})

test('capitals, articles, numbers and plurals do not matter', () => {
  const { draft } = readInAnyTongue(ferryTown)
  const careless = ferryTown.replace('+2 Actions', '+ 2 action').replace('discard 1 card', 'DISCARD a cards')
  expect(readInAnyTongue(careless)).toMatchObject({ draft, mistakes: [] })
})

test('a mistake is told at its place with corrections, and the rest stays alive', () => {
  const text = `${ferryTown}\nwhen gaind\n  put it onto your deck\n`
  const { draft, mistakes } = readInAnyTongue(text)
  expect(told(text)).toEqual(['11:6 here “gaind” does not fit; did you mean gained?'])
  expect(mistakes[0]).toMatchObject({ found: 'gaind', length: 5, corrections: ['gained'] })
  expect(draft.abilities).toHaveLength(1)
})

test.each([
  ['an empty text', '', '1:1 the first line is the name of the card'],
  ['a card without a cost', 'Ferry Town\npicture raft', '2:1 the cost and the types are missing'],
  [
    'a misspelt word',
    ferryTown.replace('+2 Coins', '+2 Coinz'),
    '9:13 here “Coinz” does not fit; did you mean Coin or Point?',
  ],
  ['a step cut short', ferryTown.replace('discard 1 card', 'discard'), '8:15 here the end of the line does not fit'],
  [
    'a step below a step',
    ferryTown.replace('    then +2 Coins', '    trash 1 card'),
    '9:5 nothing can stand further in below that line',
  ],
  ['others who do nothing', `${ferryTown}  others\n`, '10:3 what is to be done? It stands below, further in'],
  [
    'a part that does nothing',
    `${ferryTown}  choose one\n    - nothing\n    - +1 Card\n`,
    '11:5 each part does something; where nothing is a choice, “may” says so',
  ],
  ['parts without a dash', `${ferryTown}  choose one\n    +1 Card\n`, '11:5 each part begins with a dash'],
  ['then below nothing', `${ferryTown}  then +1 Card\n`, '10:3 “then” belongs below a step'],
  [
    'cards that were never spoken of',
    `${ferryTown}  gain a copy of the trashed card\n`,
    '10:3 nothing was done to such cards before',
  ],
  [
    'an attack that is none',
    `${ferryTown}  others\n    trash the top card of the deck\n`,
    '5:1 what hurts the others has the type Attack',
  ],
  ['points of an Action', `${ferryTown}\nworth 2\n`, '11:1 what is worth points has the type Victory or Curse'],
  ['a text without end', `${ferryTown}${'  +1 Card\n'.repeat(300)}`, '201:1 this is longer than a card may be'],
])('%s is told in one line', (_, text, mistake) => {
  expect(told(text)[0]).toContain(mistake)
})

test.each([
  ['a card without a cost', ferryTown.replace('costs 4, Action\n', '')],
  ['a card without a picture', ferryTown.replace('picture raft\n', '')],
  ['nothing but a name', 'Ferry Town'],
  ['an attack that is none', `${ferryTown}  others\n    discard 1 card\n`],
  ['points of an Action', `${ferryTown}\nworth 2\n`],
  ['what the others do beside them', `${ferryTown}  others\n  +1 Card\n`],
  ['parts beside their choice, without a dash', `${ferryTown}  choose one\n  +1 Card\n  +1 Buy\n`],
  ['then beside its step', ferryTown.replace('    then', '  then')],
  ['a step below a step', ferryTown.replace('    then +2 Coins', '    trash 1 card')],
])('%s is put right by what is offered, in both tongues', (_, english) => {
  for (const [text, code] of [[english, 'en'] as const, [inGerman(english), 'de'] as const]) {
    let mended = text
    for (let i = 0; i < 4; i++) {
      const [mistake] = readCard(mended, writingIn(code)).mistakes
      if (!mistake) break
      expect(tellMend(mistake.mend as Mend, code)).toMatch(/\S/)
      mended = withMend(mended, mistake.mend as Mend)
    }
    expect(readCard(mended, writingIn(code)).mistakes, mended).toEqual([])
  }
})

const words: readonly (readonly [string, string])[] = [
  ['costs 4, Action', 'kostet 4, Aktion'],
  ['picture', 'Bild'],
  ['when played', 'wenn gespielt'],
  ['may discard 1 card', 'darfst 1 Karte ablegen'],
  ['then ', 'dann '],
  ['discard 1 card', '1 Karte ablegen'],
  ['trash 1 card', '1 Karte entsorgen'],
  ['others', 'die anderen'],
  ['choose one', 'wähle eins'],
  ['worth', 'wert'],
  ['Actions', 'Aktionen'],
  ['Coins', 'Münzen'],
  ['Card', 'Karte'],
  ['Buy', 'Kauf'],
]
const inGerman = (text: string): string =>
  words.reduce((said, [english, german]) => said.replaceAll(english, german), text)

function withMend(text: string, { line, column, length, text: insert }: Mend): string {
  const lines = text.split('\n')
  const old = lines[line - 1]
  return lines.with(line - 1, `${old.slice(0, column - 1)}${insert}${old.slice(column - 1 + length)}`).join('\n')
}
