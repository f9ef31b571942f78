import { describe, expect, test } from 'vitest'
import { writtenCards, writtenLandscapes, writtenPiles } from '../cards/written.ts'
import { dominion } from '../game.ts'
import { editions } from '../language/types.ts'
import { findKingdom } from './find-kingdom.ts'
import { findSet, missingCards, recommendedSets, rulebookSetsOf } from './recommended-sets.ts'

describe.each(editions)('the sets of the %s', (edition) => {
  test.each(recommendedSets(edition))('$name is a kingdom by its name', ({ name, cards }) => {
    const kingdom = findKingdom(name, edition)
    expect(kingdom.edition).toBe(edition)
    expect([...kingdom.cards].sort()).toEqual([...cards].sort())
  })
})

test('the sets of the rulebooks that need no expansion are all offered', () => {
  const names = (edition: '1e' | '2e') => recommendedSets(edition).map(({ name }) => name)
  expect(names('1e')).toEqual(['First Game', 'Big Money', 'Interaction', 'Size Distortion', 'Village Square'])
  expect(names('2e')).toEqual(
    expect.arrayContaining([
      'First Game',
      'Size Distortion',
      'Deck Top',
      'Sleight of Hand',
      'Improvements',
      'Silver & Gold',
      'Underlings',
      'Grand Scheme',
      'Deconstruction',
      'Victory Dance',
      'The Plot Thickens',
      'Best Wishes',
    ]),
  )
})

test('sets of one name differ by edition', () => {
  expect(findKingdom('Size Distortion', '1e').cards).toContain('Feast')
  expect(findKingdom('Size Distortion', '2e').cards).toContain('Artisan')
  expect(findSet('first game')?.edition).toBe('2e')
})

test('names are found as people type them', () => {
  expect(findKingdom('silver AND gold')).toEqual(findKingdom('Silver & Gold'))
})

test('a set says which of its cards are not there', () => {
  const set = { name: 'Later', edition: '2e', cards: ['Village', 'Unicorn', 'Golem', 'Dragon'] } as const
  expect(missingCards(set)).toEqual(['Unicorn', 'Dragon'])
})

test('all 73 sets of the rulebooks are known, of ten written cards each, and each can be played', () => {
  const all = editions.flatMap(rulebookSetsOf)
  const written = new Set([...writtenCards, ...writtenPiles, ...writtenLandscapes].map(({ name }) => name))
  expect(all).toHaveLength(73)
  for (const { name, cards, bane = [], landscapes = [], boons = [] } of all) {
    expect(new Set(cards).size, name).toBe(10)
    expect([cards, bane, landscapes, boons].flat().filter((each) => !written.has(each))).toEqual([])
  }
  expect(editions.flatMap(recommendedSets)).toHaveLength(73)
  for (const { name, edition, landscapes = [], bane } of all) {
    const options = dominion.options({ kingdom: name, edition })
    expect(options, name).toMatchObject({ ...(landscapes.length > 0 && { landscapes }), ...(bane && { bane }) })
    expect(dominion.pending(dominion.setup(options, 'fast:73')), name).toBeDefined()
  }
})

test('a set with a Bane brings it along', () => {
  expect(findKingdom("The Jester's Workshop").beside).toEqual({ bane: 'Merchant' })
})

test('only sets whose cards are all there are offered', () => {
  for (const edition of editions) expect(recommendedSets(edition).flatMap(missingCards)).toEqual([])
})

test('ten names stand in one text with commas', () => {
  const text = 'cellar, market,merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop'
  expect(findKingdom(text)).toEqual(findKingdom('First Game'))
})
