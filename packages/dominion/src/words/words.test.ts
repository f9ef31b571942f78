import { describe, expect, it } from 'vitest'
import { cardsOf } from '../cards/index.ts'
import { writtenCards, writtenLandscapes } from '../cards/written.ts'
import type { Card, Cost, Landscape } from '../language/types.ts'
import { german } from './german/index.ts'
import { english, plainText, type Tongue } from './index.ts'
import { specimens } from './specimens.ts'

/** What no text may hold: a gap, a doubled word, a word for nothing, a mark that was not taken for one. */
const faults = [
  /undefined|NaN|\[object/,
  / {2}|^\s|\s$/m,
  /(?<!\p{L})(\p{L}+) \1(?!\p{L})/u,
  /[{}$⟦⟧]/,
  /\.\.|,,|, \.|;,|:,| [.,;:]/,
  /: ?$/m,
]

/** The languages, and what would be wrong in each of them alone. */
const tongues: readonly (readonly [name: string, tongue: Tongue, wrong: readonly RegExp[]])[] = [
  ['english', english, [/\ba [aeio]\w/i]],
  [
    'german',
    german,
    [
      // A word that was left in English.
      /\b(a|and|buy|cards?|choose|coins?|deck|discard|draw|each|gain|if|it|of|or|play|player|put|reveal|the|this|trash|when|you|your)\b/i,
      // An article that cannot stand before its noun.
      /\b(ein|das|dieses|jedes) \p{L}*karte\b/iu,
      /\b(das|dieses|jedes) \p{L}*(Stapel|Zug|Fluch)\b/iu,
      /\b(eine|einer) (Kupfer|Silber|Gold|Anwesen|Fluch|Zug)\b/i,
      // A verb that is neither second nor last.
      /\b(wenn|bis|bevor) (du|er) (darf|darfst|nimmt?|nimmst|legt?|legst|zieht?|ziehst|deckt?|deckst)\b/i,
    ],
  ],
]

const written: readonly (Card | Landscape)[] = [...writtenCards, ...writtenLandscapes]

describe.each(tongues)('in %s', (name, tongue, wrong) => {
  const cost = ({ coins, potion, debt }: Cost): string => `${coins}${potion ? 'P' : ''}${debt ? ` ${debt}D` : ''}`
  const told = (card: Card | Landscape): string => {
    const types = 'types' in card ? card.types : [card.type]
    const parts = [
      tongue.cardName(card.name),
      ...(card.cost ? [cost(card.cost)] : []),
      types.map(tongue.typeName).join(' – '),
      `${card.set} ${card.editions.join(' ')}${card.printing ? ` ${card.printing}` : ''}`,
    ]
    const title = parts.join(' · ')
    return `${title}\n${plainText(card, tongue).replace(/^/gm, '    ')}\n`
  }
  const faultsIn = (text: string): string[] => [...faults, ...wrong].filter((pattern) => pattern.test(text)).map(String)

  it('every card reads as the file beside it', async () => {
    await expect(written.map(told).join('\n')).toMatchFileSnapshot(`./${name}/all-cards.txt`)
  })

  it('every primitive reads as the file beside it', async () => {
    await expect(specimens.map(told).join('\n')).toMatchFileSnapshot(`./${name}/all-primitives.txt`)
  })

  it.each([...written, ...specimens].map((card) => [card.name, card] as const))(
    '%s is told without a fault',
    (_, card) => {
      expect(plainText(card, tongue)).not.toBe('')
      expect(faultsIn(plainText(card, tongue))).toEqual([])
    },
  )

  it('a text is laid out in the same lines and sections as in English', () => {
    for (const card of written) {
      const kinds = ({ cardText }: Tongue) => cardText(card).sections.map((lines) => lines.map(({ kind }) => kind))
      expect(kinds(tongue), card.name).toEqual(kinds(english))
    }
  })
})

describe('marks', () => {
  it('keep bonuses, coins and points apart from the text around them', () => {
    const goons = english.cardText(cardsOf('2e').get('Goons') as Card)
    expect(goons.sections.map((lines) => lines.map(({ runs }) => runs))).toEqual([
      [
        [{ kind: 'bonus', text: '+1 Buy' }],
        [{ kind: 'coins', n: 2, plus: true }],
        [{ kind: 'text', text: 'Each other player discards down to 3 cards in hand.' }],
      ],
      [
        [
          { kind: 'text', text: 'While this is in play, when you buy a card, ' },
          { kind: 'points', n: 1, plus: true },
          { kind: 'text', text: '.' },
        ],
      ],
    ])
  })
})
