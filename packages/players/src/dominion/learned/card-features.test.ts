import { type Card, cardsOf } from '@freehold/dominion'
import { expect, test } from 'vitest'
import { CARD_FEATURES, cardFeatures } from './card-features.ts'

const cards = cardsOf('2e')
const named = (name: string): Card => {
  const card = cards.get(name)
  if (!card) throw new Error(`no ${name}`)
  return card
}
/** Where two cards differ. */
const differing = (one: Card, other: Card): number => {
  const features = cardFeatures(other)
  return cardFeatures(one).filter((value, i) => value !== features[i]).length
}

test('a card is what it says: its name and picture do not count', () => {
  expect(differing(named('Smithy'), { ...named('Smithy'), name: 'Forge of mine', emblem: 'star' })).toBe(0)
  expect(differing(named('Smithy'), { ...named('Smithy'), cost: { coins: 5 } })).toBe(1)
})

test('cards that say different things differ', () => {
  const rows = [...cards.values()].map((card) => cardFeatures(card).join())
  // Few cards say the same in these numbers: what they ask for is left out of them.
  expect(new Set(rows).size).toBeGreaterThan(0.95 * rows.length)
})

test('what others suffer is told from what one does oneself, and what comes later from what comes now', () => {
  const attack = { ...named('Smithy'), abilities: named('Witch').abilities }
  const own = { ...attack, abilities: [{ when: 'play', steps: [{ do: 'gain', what: { is: 'name', name: 'Curse' } }] }] }
  expect(differing(attack, own as Card)).toBeGreaterThan(1)
  const soon = { ...attack, abilities: [{ when: 'play', steps: [{ do: 'coins', n: 2 }] }] }
  const later = {
    ...attack,
    abilities: [{ when: 'play', steps: [{ do: 'nextTurn', steps: [{ do: 'coins', n: 2 }] }] }],
  }
  expect(differing(soon as Card, later as Card)).toBeGreaterThan(2)
})

test('every card of every box has numbers of a size that can be learnt from', () => {
  for (const card of cards.values()) {
    const row = cardFeatures(card)
    expect(row).toHaveLength(CARD_FEATURES)
    expect(Math.max(...row.map(Math.abs)), card.name).toBeLessThan(20)
  }
})
