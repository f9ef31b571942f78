import { dominion, findKingdom, recommendedSets, setOf } from '@freehold/dominion'
import { describe, expect, test } from 'vitest'
import { kingdomOf } from '../menus.ts'
import { evolvedFor, evolvedIds, findStrategy } from './library.ts'

const sets = (['1e', '2e'] as const).flatMap((edition) => recommendedSets(edition))

describe('bred strategies', () => {
  test('exist for all sets that the rulebooks recommend', () => {
    expect(sets).toHaveLength(73)
  })

  test.each(sets.map(({ name, edition }) => [name, edition] as const))('there is one for %s (%s)', (name, edition) => {
    const kingdom = findKingdom(name, edition)
    const strategy = evolvedFor(kingdom)
    expect(strategy?.evolved?.kingdom.edition).toBe(edition)
    expect(strategy?.evolved?.command).toContain('freehold evolve')
    for (const card of strategy?.needs ?? []) expect(kingdom.cards).toContain(card)
  })

  test.each(evolvedIds())('%s is of a kingdom that has its cards, and is found by it', (id) => {
    const strategy = findStrategy(id)
    const { edition, cards } = strategy.evolved?.kingdom ?? { edition: '2e', cards: [] }
    const set = setOf(edition, cards)
    expect(evolvedFor(findKingdom(set?.name ?? cards, edition))).toBe(strategy)
    for (const card of strategy.needs) expect(cards).toContain(card)
  })

  test('go by the name of their kingdom', () => {
    expect(evolvedIds()).toContain('evolved-first-game-2e')
    expect(findStrategy('evolved-first-game-2e')).toBe(evolvedFor(findKingdom('First Game', '2e')))
  })

  test('are found whatever the order of the cards, and only for all of them', () => {
    const { edition, cards } = findKingdom('First Game', '2e')
    expect(evolvedFor({ edition, cards: cards.toReversed() })).toBeDefined()
    expect(evolvedFor({ edition, cards: [...cards.slice(1), 'Witch'] })).toBeUndefined()
  })

  test('are found only where nothing else lies beside than what the set brings', () => {
    const found = (options: object) => evolvedFor(kingdomOf(dominion.options(options)))?.name
    expect(found({ kingdom: 'First Game' })).toBe('Evolved for First Game (2e)')
    expect(found({ kingdom: 'First Game', colonies: true })).toBeUndefined()
    expect(found({ kingdom: 'First Game', landscapes: ['Alms'] })).toBeUndefined()
    expect(found({ kingdom: 'Masters of Finance' })).toBe('Evolved for Masters of Finance (2e)')
    expect(found({ kingdom: 'Masters of Finance', landscapes: ['Borrow', 'Ball'] })).toBe(
      'Evolved for Masters of Finance (2e)',
    )
    expect(found({ kingdom: 'Masters of Finance', landscapes: ['Ball', 'Raid'] })).toBeUndefined()
    expect(found({ kingdom: 'Masters of Finance', landscapes: [] })).toBeUndefined()
  })
})
