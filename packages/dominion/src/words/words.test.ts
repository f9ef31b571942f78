import { describe, expect, it } from 'vitest'
import { allCards, cardsOf } from '../cards/index.ts'
import { anyCard, costing, costOf, discard, gain, may, pick, self, those, trash } from '../language/build.ts'
import type { Card, Step } from '../language/types.ts'
import { english, type Prompt, plainText } from './index.ts'
import { specimens } from './specimens.ts'

const stepSentence = (step: Step, prompt?: Prompt): string => english.stepsSentence([step], prompt)
const cost = ({ coins, potion }: Card['cost']): string => `${coins}${potion ? 'P' : ''}`
const told = (
  card: Card,
): string => `${card.name} · ${cost(card.cost)} · ${card.types.join(' – ')} · ${card.set} ${card.editions.join(' ')}
${plainText(card, english).replace(/^/gm, '    ')}
`

/** What no text may hold: a gap, a doubled word, a word for nothing, a mark that was not taken for one. */
function faults(text: string): string[] {
  const bad = [
    /undefined|NaN|\[object/,
    / {2}|^\s|\s$/m,
    /\b(\w+) \1\b/,
    /\ba [aeio]\w/i,
    /[{}$]/,
    /\.\.|,,|, \.| [.,;]/,
    /: ?$/m,
  ]
  return bad.filter((pattern) => pattern.test(text)).map(String)
}

describe('every card in words', () => {
  it('reads as the file beside this one', async () => {
    await expect(allCards.map(told).join('\n')).toMatchFileSnapshot('./english/all-cards.txt')
  })

  it.each(allCards.map((card) => [card.name, card] as const))('%s is told without a fault', (_, card) => {
    expect(english.cardText(card).sections.length).toBeGreaterThan(0)
    expect(faults(plainText(card, english))).toEqual([])
  })
})

describe('every primitive in words', () => {
  it('reads as the file beside this one', async () => {
    await expect(specimens.map(told).join('\n')).toMatchFileSnapshot('./english/all-primitives.txt')
  })

  it.each(specimens.map((card) => [card.name, card] as const))('%s is told without a fault', (_, card) => {
    expect(plainText(card, english)).not.toBe('')
    expect(faults(plainText(card, english))).toEqual([])
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

describe('a step as a sentence of its own', () => {
  const swindler = cardsOf('2e').get('Swindler') as Card

  it('speaks to the one who does it', () => {
    expect(stepSentence(discard(pick('anyNumber', anyCard, 'hand')))).toBe('Discard any number of cards')
    expect(stepSentence(may(trash(self)), { card: swindler })).toBe('You may trash Swindler')
  })

  it('speaks of somebody else by name', () => {
    const step = gain(costing(costOf(those('lost'))), { by: 'you' })
    expect(stepSentence(step, { card: swindler, actor: 'Ada' })).toBe(
      'Ada gains a card of your choice costing the same as the trashed card',
    )
  })

  it('says what is known by now', () => {
    const step = gain(costing(costOf(those('lost'))))
    expect(stepSentence(step, { vars: { lost: [{ name: 'Duchy', cost: 5 }] } })).toBe('Gain a card costing 5 coins')
    expect(stepSentence(trash(those('lost')), { vars: { lost: [{ name: 'Copper', cost: 0 }] } })).toBe('Trash Copper')
  })
})
