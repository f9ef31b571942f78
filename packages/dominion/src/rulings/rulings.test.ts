import { describe, expect, it } from 'vitest'
import { allCards, allLandscapes } from '../cards/index.ts'
import { cardNames as germanNames } from '../words/german/names/all.ts'
import german from './de.json' with { type: 'json' }
import { provenRulings } from './proven.ts'

const sentences = new Set(
  provenRulings
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[2]),
)
const translated = Object.entries(german)

/** Words of English rulings that no German one has. Only in lower case, for a `Hand` is German, too. */
const english = new RegExp(
  `(?<![\\p{L}’'])(${[
    'the a of your you and or with without is are be not no nor to from on onto for by as it its than then',
    'may must can cannot need does do only once twice both each either other others another everybody nobody',
    'card cards pile deck hand play plays played trash trashed trashes discard discarded discards draw draws drawn',
    'gain gained gains reveal revealed reveals shuffle shuffled buy buys coin coins turn turns empty edition',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?![\\p{L}’'])`,
  'u',
)

/** Cards and landscapes that have the same name in both. */
const alike = new Set(Object.values(germanNames).flatMap(({ one, many }) => [one, many]))
const names = [...allCards, ...allLandscapes].map(({ name }) => name).filter((name) => !alike.has(name))
const anyName = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u')

describe('the rulings in German', () => {
  it('translate only rulings that there are', () => {
    expect(translated.map(([ruling]) => ruling).filter((ruling) => !sentences.has(ruling))).toEqual([])
  })

  it('translate all of them', () => {
    const said = new Set(Object.keys(german))
    expect([...sentences].filter((ruling) => !said.has(ruling))).toEqual([])
  })

  it('say something, and in one line', () => {
    expect(translated.filter(([, said]) => said === '' || said !== said.trim() || / {2}|\n/.test(said))).toEqual([])
  })

  it('are no longer in English', () => {
    expect(translated.filter(([ruling, said]) => said === ruling || english.test(said))).toEqual([])
    // The net holds what it is to catch: hardly a ruling has none of these words.
    const caught = [...sentences].filter((ruling) => english.test(ruling))
    expect(caught.length).toBeGreaterThan(0.9 * sentences.size)
  })

  it('call the cards by their German names', () => {
    expect(translated.filter(([, said]) => anyName.test(said))).toEqual([])
  })
})
