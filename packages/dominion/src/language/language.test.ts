import { describe, expect, test } from 'vitest'
import { allCards, cardsOf } from '../cards/index.ts'
import { writeSet } from './card.ts'
import { cardTypes, editions, expansions } from './types.ts'
import { everyStep } from './walk.ts'

describe('every definition', () => {
  test.each(allCards.map((card) => ({ name: card.name, card })))('is plain data: $name', ({ card }) => {
    expect(JSON.parse(JSON.stringify(card))).toStrictEqual(card)
  })

  test('uses the vocabulary only', () => {
    for (const card of allCards) {
      expect(expansions).toContain(card.set)
      expect(card.types.length).toBeGreaterThan(0)
      for (const type of card.types) expect(cardTypes, card.name).toContain(type)
      for (const edition of card.editions) expect(editions, card.name).toContain(edition)
    }
  })

  test('stands once for each edition', () => {
    for (const edition of editions) {
      const names = allCards.filter((card) => card.editions.includes(edition)).map((card) => card.name)
      expect(new Set(names).size).toBe(names.length)
      expect(cardsOf(edition).size).toBe(names.length)
    }
  })

  test('remembers cards under a name before it speaks of them', () => {
    for (const card of allCards) {
      const bound = new Set<string>()
      const words = JSON.stringify(card.abilities)
      for (const { step } of everyStep(card)) {
        if ('as' in step && step.as !== undefined) bound.add(step.as)
        if ('collect' in step && step.collect !== undefined) bound.add(step.collect)
      }
      const spoken = [...words.matchAll(/"(?:var","name|rest","of)":"(\w+)"/g)].map(([, name]) => name)
      for (const name of spoken) expect(bound, `${card.name} speaks of "${name}"`).toContain(name)
    }
  })
})

test('a cost is coins, or coins and a potion', () => {
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
  expect(boxCard(10)('Dregs', 0, 'Action', 'phial').pile).toEqual({ in: 'box', copies: 10 })
  expect(mixedCard('Ruins')('Well', 0, 'Ruins', 'phial').pile).toEqual({ in: 'mixed', pile: 'Ruins' })
})
