import { describe, expect, test } from 'vitest'
import { writtenCards, writtenLandscapes, writtenPiles } from '../cards/written.ts'
import { writeSet } from './card.ts'
import { cardTypes, editions, expansions, landscapeTypes, printings } from './types.ts'
import { walkAbility } from './walk.ts'

const written = [...writtenCards, ...writtenLandscapes]

describe('every definition', () => {
  test.each([...written, ...writtenPiles].map((card) => ({ name: card.name, card })))(
    'is plain data: $name',
    ({ card }) => {
      expect(JSON.parse(JSON.stringify(card))).toStrictEqual(card)
    },
  )

  test('uses the vocabulary only', () => {
    for (const { name, type } of writtenLandscapes) expect(landscapeTypes, name).toContain(type)
    for (const card of writtenCards) {
      expect(expansions).toContain(card.set)
      expect(card.types.length).toBeGreaterThan(0)
      for (const type of card.types) expect(cardTypes, card.name).toContain(type)
      for (const edition of card.editions) expect(editions, card.name).toContain(edition)
    }
  })

  test('stands once for each edition and printing', () => {
    for (const edition of editions) {
      for (const printing of printings) {
        const names = written
          .filter((card) => card.editions.includes(edition) && (card.printing ?? printing) === printing)
          .map((card) => card.name)
        expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([])
      }
    }
  })

  test('of a card in a mixed pile and of the pile agree', () => {
    const inPiles = writtenPiles.flatMap((pile) => pile.cards.map(({ card }) => `${card} in ${pile.name}`))
    const inCards = writtenCards.flatMap(({ name, pile }) => (pile.in === 'mixed' ? [`${name} in ${pile.pile}`] : []))
    expect(inPiles.toSorted()).toEqual(inCards.toSorted())
  })

  test('of the back of a landscape leads back to its front', () => {
    const backs = new Map(writtenLandscapes.flatMap(({ name, back }) => (back ? [[name, back]] : [])))
    for (const [name, back] of backs) expect(backs.get(back)).toBe(name)
  })

  test('remembers cards under a name before it speaks of them', () => {
    for (const card of written) {
      const bound = new Set<string>()
      const spoken: string[] = []
      for (const ability of card.abilities) {
        walkAbility(ability, {
          step(step) {
            if ('as' in step && step.as !== undefined) bound.add(step.as)
            if ('collect' in step && step.collect !== undefined) bound.add(step.collect)
          },
          cards(of) {
            if (of.cards === 'var') spoken.push(of.name)
            if (of.cards === 'rest') spoken.push(of.of)
          },
          filter(filter) {
            if (filter.is === 'namedAs') spoken.push(filter.name)
          },
        })
      }
      for (const name of spoken) expect(bound, `${card.name} speaks of "${name}"`).toContain(name)
    }
  })
})

test('a cost is coins, a potion and debt', () => {
  const { card, boxCard, mixedCard } = writeSet('Alchemy', { editions: ['2e'] })
  expect(card('Elixir', 3, 'Treasure', 'phial')).toEqual({
    name: 'Elixir',
    cost: { coins: 3 },
    types: ['Treasure'],
    set: 'Alchemy',
    editions: ['2e'],
    abilities: [],
    pile: { in: 'supply' },
    emblem: 'phial',
  })
  expect(card('Brew', '6P', 'Action - Attack', 'phial')).toMatchObject({
    cost: { coins: 6, potion: 1 },
    types: ['Action', 'Attack'],
  })
  expect(card('Vow', '8D', 'Action', 'phial').cost).toEqual({ coins: 0, debt: 8 })
  expect(card('Feast', '4+3D', 'Action', 'phial').cost).toEqual({ coins: 4, debt: 3 })
  expect(boxCard(10)('Dregs', 0, 'Action', 'phial').pile).toEqual({ in: 'box', copies: 10 })
  expect(mixedCard('Ruins')('Well', 0, 'Ruins', 'phial').pile).toEqual({ in: 'mixed', pile: 'Ruins' })
})
