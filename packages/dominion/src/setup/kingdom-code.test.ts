import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { landscapesOf, reprinted } from '../cards/index.ts'
import { editions, printings } from '../language/types.ts'
import type { Beside } from './beside.ts'
import { cardNumbers } from './card-numbers.ts'
import { findKingdom } from './find-kingdom.ts'
import { type Kingdom, kingdomCards } from './kingdom.ts'
import { kingdomCode, parseKingdomCode } from './kingdom-code.ts'
import { boonNumbers } from './landscape-numbers.ts'
import { recommendedSets } from './recommended-sets.ts'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const kingdoms: fc.Arbitrary<Kingdom> = fc.constantFrom(...editions).chain((edition) =>
  fc
    .shuffledSubarray(
      kingdomCards(edition).map((card) => card.name),
      { minLength: 10, maxLength: 10 },
    )
    .map((cards) => ({ edition, cards })),
)

const bare = (code: string) => code.replaceAll('-', '')
const refused = (code: string) => expect(() => parseKingdomCode(code), code).toThrow(/^kingdom code: [^\n]+$/)

describe('card numbers are for ever', () => {
  test('the first ones are what they were when codes began to be written down', () => {
    const first = cardNumbers.slice(0, 78)
    expect(createHash('sha256').update(first.join('\n')).digest('hex')).toBe(
      '8c741045b24c52b9f498c89dca86be923b878959e5cb8e1896f1665a1b202328',
    )
  })

  test('every kingdom card has one, and only one', () => {
    const names = new Set(editions.flatMap((edition) => kingdomCards(edition).map((card) => card.name)))
    expect([...names].filter((name) => !cardNumbers.includes(name))).toEqual([])
    expect(new Set(cardNumbers).size).toBe(cardNumbers.length)
  })

  test.each([
    ['M8U2-8WPA', '1e', 'First Game'],
    ['MMSX-KS99', '2e', 'First Game'],
    ['XVZT-BKZA', '1e', 'Size Distortion'],
    ['PUGQ-YWKG-63', '2e', 'Underlings'],
    ['5V6J-A6T3-K9', '2e', 'Best Wishes'],
  ] as const)('%s is the %s %s', (code, edition, name) => {
    expect(parseKingdomCode(code)).toEqual(findKingdom(name, edition))
    expect(kingdomCode(edition, findKingdom(name, edition).cards)).toBe(code)
  })
})

describe('a code', () => {
  test('gives its kingdom and edition back, whatever the order of the cards', () => {
    fc.assert(
      fc.property(kingdoms, ({ edition, cards }) => {
        const kingdom = parseKingdomCode(kingdomCode(edition, cards))
        expect(kingdom.edition).toBe(edition)
        expect([...kingdom.cards].sort()).toEqual([...cards].sort())
        expect(kingdomCode(edition, [...cards].reverse())).toBe(kingdomCode(edition, kingdom.cards))
      }),
    )
  })

  test('is short, and of characters that cannot be confused', () => {
    fc.assert(
      fc.property(kingdoms, ({ edition, cards }) => {
        const code = kingdomCode(edition, cards)
        expect(bare(code).length).toBeLessThanOrEqual(
          cards.some((name) => ['Black Market', 'Young Witch'].includes(name) || reprinted.has(name)) ? 20 : 16,
        )
        expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-)+[2-9A-HJKMNP-Z]{1,4}$/)
      }),
    )
  })

  test('is read in any case, with dashes, spaces or nothing between', () => {
    const kingdom = findKingdom('Best Wishes')
    for (const typed of ['5V6J-A6T3-K9', '5v6ja6t3k9', ' 5V6J A6T3 k9 ', '5V6J–A6T3–K9']) {
      expect(parseKingdomCode(typed)).toEqual(kingdom)
      expect(findKingdom(typed)).toEqual(kingdom)
    }
  })

  test('of other editions or cards differs', () => {
    const cards = ['Cellar', 'Moat', 'Village', 'Workshop', 'Militia', 'Remodel', 'Smithy', 'Market', 'Mine', 'Witch']
    expect(kingdomCode('1e', cards)).not.toBe(kingdomCode('2e', cards))
    expect(kingdomCode('2e', [...cards.slice(1), 'Chapel'])).not.toBe(kingdomCode('2e', cards))
  })

  test('of cards that were reprinted holds the printing; one that was given before means the first', () => {
    const cards = ['Cellar', 'Moat', 'Village', 'Workshop', 'Militia', 'Remodel', 'Smithy', 'Market', 'Mine', 'Trader']
    const [first, newest] = (['first', 'newest'] as const).map((printing) => kingdomCode('2e', cards, {}, printing))
    expect(first).toBe('EP5W-VVMU-YH4') // as it was written down before printings could be chosen
    expect(parseKingdomCode(first).printing).toBe('first')
    expect(parseKingdomCode(newest).printing).toBe('newest')
    expect(parseKingdomCode(newest).cards).toEqual(parseKingdomCode(first).cards)
    expect(kingdomCode('2e', cards)).toBe(newest)
    const beside = { colonies: true } as const
    expect(parseKingdomCode(kingdomCode('2e', cards, beside))).toMatchObject({ beside, printing: 'newest' })
    expect(parseKingdomCode(kingdomCode('2e', cards, beside, 'first'))).toMatchObject({ beside, printing: 'first' })
  })

  describe('holds what was chosen for a card or landscape', () => {
    const cards = ['Druid', 'Moat', 'Village', 'Workshop', 'Militia', 'Remodel', 'Smithy', 'Market', 'Mine', 'Witch']
    test.each<[what: string, beside: Beside]>([
      ['the Boons of Druid', { druid: ["The Wind's Gift", "The Earth's Gift", "The Sun's Gift"] }],
      ['the pile of the Obelisk', { landscapes: ['Obelisk'], obelisk: 'Militia' }],
      ['Ruins as that pile', { landscapes: ['Obelisk'], obelisk: 'Ruins' }],
      ['the card of the Way of the Mouse', { landscapes: ['Way of the Mouse'], mouse: 'Oasis' }],
      [
        'all of them beside all else',
        {
          colonies: true,
          shelters: true,
          landscapes: ['Obelisk', 'Way of the Mouse', 'Training'],
          obelisk: 'Smithy',
          mouse: 'Shanty Town',
          druid: ["The Sea's Gift", "The Swamp's Gift", "The Forest's Gift"],
        },
      ],
    ])('%s', (what, beside) => {
      const ten = what.startsWith('Ruins') ? [...cards.slice(0, 9), 'Cultist'] : cards
      for (const printing of printings) {
        const code = kingdomCode('2e', ten, beside, printing)
        expect(parseKingdomCode(code).beside).toEqual(beside)
        expect(findKingdom(code).beside).toEqual(beside)
        expect(kingdomCode('2e', ten, parseKingdomCode(code).beside, printing)).toBe(code)
      }
    })

    test('every Boon by a number of its own', () => {
      expect(new Set(boonNumbers)).toEqual(
        new Set([...landscapesOf('2e').values()].filter(({ type }) => type === 'Boon').map(({ name }) => name)),
      )
    })
  })

  test('exists only for a kingdom', () => {
    expect(() => kingdomCode('2e', ['Smithy'])).toThrow('1 card, but a kingdom has ten: add 9')
  })
})

describe('a typo is refused', () => {
  const slips = { numRuns: 300 }

  test('one character wrong, wherever it is', () => {
    fc.assert(
      fc.property(kingdoms, fc.nat(), fc.nat(), ({ edition, cards }, where, which) => {
        const code = bare(kingdomCode(edition, cards))
        const at = where % code.length
        const others = [...ALPHABET].filter((character) => character !== code[at])
        refused(code.slice(0, at) + others[which % others.length] + code.slice(at + 1))
      }),
      slips,
    )
  })

  test('two characters wrong', () => {
    fc.assert(
      fc.property(kingdoms, fc.nat(), fc.nat(), fc.nat(), fc.nat(), ({ edition, cards }, a, b, x, y) => {
        const code = [...bare(kingdomCode(edition, cards))]
        const wrong = [...code]
        wrong[a % code.length] = ALPHABET[x % ALPHABET.length]
        wrong[b % code.length] = ALPHABET[y % ALPHABET.length]
        fc.pre(wrong.join('') !== code.join(''))
        refused(wrong.join(''))
      }),
      slips,
    )
  })

  test('two characters swapped', () => {
    fc.assert(
      fc.property(kingdoms, fc.nat(), fc.nat(), ({ edition, cards }, a, b) => {
        const code = [...bare(kingdomCode(edition, cards))]
        const [i, j] = [a % code.length, b % code.length]
        fc.pre(code[i] !== code[j])
        const wrong = code.with(i, code[j]).with(j, code[i])
        refused(wrong.join(''))
      }),
      slips,
    )
  })

  test('a character too many at the end that changes no sum', () => refused('M8U2-8WPA-2'))

  test.each([
    ['M8U2-8WPB', 'kingdom code: mistyped, its check characters do not fit: compare it with the original'],
    ['M8U2-8WP', 'kingdom code: 7 characters, but a code has 8 to 120, dashes not counted'],
    ['A'.repeat(121), 'kingdom code: 121 characters, but a code has 8 to 120, dashes not counted'],
    ['M8U2-8WPO', 'kingdom code: "O" at place 8, but codes are made of 23456789ABCDEFGHJKMNPQRSTUVWXYZ only'],
  ])('%s: %s', (code, line) => {
    expect(() => parseKingdomCode(code)).toThrow(expect.objectContaining({ name: 'InputError', message: line }))
  })

  test('in the options of a game too, and so is the other edition', () => {
    expect(() => findKingdom('M8U2-8WPB')).toThrow('kingdom code: mistyped')
    expect(() => findKingdom('M8U2-8WPA', '2e')).toThrow(
      'the code is of the 1e, not of the 2e: choose that edition, or none',
    )
  })
})

test.each([{ landscapes: ['Delve', 'Alms'] }, { landscapes: 'lot' as const, colonies: true as const }])(
  'a code carries landscapes: %o',
  (beside) => {
    const [cards] = recommendedSets('2e').map((set) => set.cards)
    const code = kingdomCode('2e', cards, beside)
    expect(code).not.toBe(kingdomCode('2e', cards))
    expect(parseKingdomCode(code).beside).toEqual(beside)
    expect(findKingdom([...cards, 'alms'].join(', ')).beside).toEqual({ landscapes: ['alms'] })
  },
)

test('whatever is typed, the answer is a kingdom or one line', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 8 })), (text) => {
      try {
        expect(findKingdom(text).cards).toHaveLength(10)
      } catch (error) {
        expect(error).toMatchObject({ name: 'InputError', message: expect.stringMatching(/^[^\n]+$/) })
      }
    }),
    { numRuns: 500 },
  )
})
