import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf } from '../cards/index.ts'
import { editions } from '../language/types.ts'
import { findKingdomCard } from './kingdom.ts'
import { type KingdomWishes, kingdomSets, randomKingdom } from './random-kingdom.ts'
import { pileTraits, traitNames } from './traits.ts'

const baseCards = [...cardsOf('2e').values()].filter(({ set }) => set === 'Base').map(({ name }) => name)
const draw = (wishes: Omit<KingdomWishes, 'seed'>, seed = 'fast:1') => randomKingdom({ seed, ...wishes })

describe('a drawn kingdom', () => {
  test('is ten different cards of Base and Intrigue unless more is allowed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...editions), (text, edition) => {
        const kingdom = draw({ edition }, `fast:${text}`)
        expect(kingdom.edition).toBe(edition)
        expect(new Set(kingdom.cards).size).toBe(10)
        const sets = kingdom.cards.map((name) => cardsOf(edition).get(name)?.set)
        expect(sets.filter((set) => set !== 'Base' && set !== 'Intrigue')).toEqual([])
      }),
    )
  })

  test('is the same for the same seed and wishes, another for another seed', () => {
    expect(draw({ has: { village: { min: 1 } } })).toEqual(draw({ has: { village: { min: 1 } } }))
    expect(draw({}, 'fast:1').cards).not.toEqual(draw({}, 'fast:2').cards)
  })

  test('is any of those that fit, each as likely', () => {
    const include = ['Cellar', 'Moat', 'Village', 'Workshop', 'Militia', 'Remodel', 'Smithy', 'Market', 'Mine']
    const drawn = new Map<string, number>()
    for (let i = 0; i < 8600; i++) {
      const [last] = draw({ include }, `fast:lot ${i}`).cards.filter((name) => !include.includes(name))
      drawn.set(last, (drawn.get(last) ?? 0) + 1)
    }
    expect(draw({ include }).among).toBe(43)
    expect(drawn.size).toBe(43)
    for (const [name, times] of drawn) {
      expect(times, name).toBeGreaterThan(200 - 70) // five standard deviations
      expect(times, name).toBeLessThan(200 + 70)
    }
  })
})

const range = fc
  .tuple(fc.nat(3), fc.nat(10))
  .map(([min, more]) => (more > 7 ? { min } : { min, max: Math.min(10, min + more) }))
const wishes = fc.record(
  {
    edition: fc.constantFrom(...editions),
    sets: fc.subarray(kingdomSets, { minLength: 1 }),
    include: fc.subarray(['Moat', 'Witch', 'Village', 'Possession', 'Wharf'], { maxLength: 3 }),
    exclude: fc.subarray(['Chapel', 'Laboratory', 'Militia', 'Bridge']),
    has: fc.dictionary(fc.constantFrom(...traitNames), range, { maxKeys: 3 }),
    costs: fc.dictionary(fc.constantFrom('2', '3', '4', '5', '6'), range, { maxKeys: 3 }),
  },
  { requiredKeys: [] },
)

test('whatever is wished, the kingdom fulfils it or one line says why there is none', () => {
  let drawn = 0
  fc.assert(
    fc.property(wishes, (asked) => {
      const { edition = '2e', sets = ['Base', 'Intrigue'], include = [], exclude = [], has = {}, costs = {} } = asked
      let names: readonly string[]
      try {
        names = draw(asked).cards
      } catch (error) {
        expect(error).toMatchObject({ name: 'InputError', message: expect.stringMatching(/^random kingdom: [^\n]+$/) })
        return
      }
      drawn++
      const cards = names.map((name) => findKingdomCard(name, edition))
      expect(names).toEqual(expect.arrayContaining(include))
      expect(names.filter((name) => exclude.includes(name))).toEqual([])
      expect(cards.filter(({ name, set }) => !include.includes(name) && !sets.some((each) => each === set))).toEqual([])
      const within = (count: number, { min = 0, max = 10 }) => expect(count >= min && count <= max).toBe(true)
      for (const trait of traitNames) {
        within(cards.filter((card) => pileTraits(card, edition).includes(trait)).length, has[trait] ?? {})
      }
      for (const [coins, range] of Object.entries(costs)) {
        within(cards.filter((card) => card.cost.coins === Number(coins)).length, range)
      }
    }),
    { numRuns: 200 },
  )
  expect(drawn).toBeGreaterThan(30)
})

test.each<[string, Omit<KingdomWishes, 'seed'>, string]>([
  [
    'more than there are',
    { has: { village: { min: 9 } } },
    'no kingdom has at least 9 villages: of the 52 cards to draw from, 6 are such; change the number or the sets',
  ],
  [
    'a card that is wished away',
    { include: ['Witch', 'Moat'], has: { attack: { max: 0 }, draw: { min: 2 } } },
    'no kingdom has all of this: Witch; no attacks: give one of them up',
  ],
  [
    'more than ten in all',
    { costs: { 2: { min: 4 }, 3: { min: 4 }, 4: { min: 4 } }, has: { village: { min: 1 } } },
    'no kingdom has all of this: at least 4 cards for 2; at least 4 cards for 3; at least 4 cards for 4: give one of them up',
  ],
  [
    'one card in and out',
    { include: ['moat', 'Witch'], exclude: ['Moat'] },
    'Moat: both included and excluded; choose one of them',
  ],
  [
    'too small a set',
    { sets: ['Base'], exclude: baseCards.filter((name) => name !== 'Moat') },
    `only 1 card to draw ten from: allow more sets (${kingdomSets.join(', ')}) or exclude fewer cards`,
  ],
  [
    'a card that is none',
    { include: ['Smitty'] },
    'include: there is no card "Smitty" in the 2e; did you mean Smithy?',
  ],
  [
    'a range upside down',
    { has: { village: { min: 3, max: 1 } } },
    'has.village: expected a min that is not above the max',
  ],
  ['a cost no card has', { costs: { 9: { min: 1 } } }, 'costs: there is no "9"; expected 0, 1, 2, 3, 4, 5, 6, 7, 8'],
])('%s is refused in a line', (_, asked, line) => {
  expect(() => draw(asked)).toThrow(expect.objectContaining({ name: 'InputError', message: `random kingdom: ${line}` }))
})
