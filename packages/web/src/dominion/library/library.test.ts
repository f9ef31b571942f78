import { allCards, allLandscapes } from '@freehold/dominion/cards'
import { english } from '@freehold/dominion/words'
import { describe, expect, test } from 'vitest'
import { cardBySlug, everything, found, libraryIn, liesSideways, searchFromQuery, searchToQuery } from './library.ts'

const library = libraryIn(english)
const names = (search: Partial<typeof everything>) =>
  found({ ...everything, ...search }, english).map(({ name }) => name)

describe('the library', () => {
  test('has every card and landscape once, with an address of its own', () => {
    expect(library.flatMap(({ versions }) => versions)).toHaveLength(allCards.length + allLandscapes.length)
    expect(new Set(library.map(({ slug }) => slug)).size).toBe(library.length)
    for (const card of library) expect(cardBySlug(card.slug)).toBe(card)
    expect(cardBySlug('throne-room')?.name).toBe('Throne Room')
    expect(cardBySlug('no-such-card')).toBeUndefined()
  })

  test('both wordings of a reworded card, the newer first', () => {
    const throne = cardBySlug('throne-room')
    expect(throne?.versions.map(({ editions }) => editions)).toEqual([['2e'], ['1e']])
    expect(cardBySlug('village')?.versions).toHaveLength(1)
  })

  test('finds by words on the card, by name first', () => {
    expect(names({ text: 'moat' })[0]).toBe('Moat')
    expect(names({ text: 'gain curse' })).toContain('Witch')
    expect(names({ text: 'xyzzy' })).toEqual([])
  })

  test('filters by set, type, cost, edition and use', () => {
    expect(names({ type: 'Reaction', set: 'Base' })).toEqual(['Moat'])
    expect(names({ cost: 5, set: 'Base', trait: 'village' })).toEqual(['Festival'])
    expect(names({ edition: '1e' })).toContain('Woodcutter')
    expect(names({ edition: '2e' })).not.toContain('Woodcutter')
    expect(names({})).toHaveLength(library.length)
  })

  test('finds landscapes by their type, set, cost and words, after the cards', () => {
    expect(names({ type: 'Way', text: 'gold' })).toEqual(['Way of the Camel'])
    expect(names({ type: 'Event', set: 'Adventures', cost: 8 })).toEqual(['Pathfinding'])
    expect(names({ type: 'Landmark' })).not.toContain('Castles')
    expect(names({ text: 'journey' }).slice(-1)).toEqual(['Pilgrimage'])
    expect(library.findIndex(liesSideways)).toBe(library.filter((each) => !liesSideways(each)).length)
  })

  test('a search goes into an address and comes back', () => {
    const search = { ...everything, text: 'two words', set: 'Dark Ages', cost: 0, trait: 'gainer' } as const
    expect(searchFromQuery(searchToQuery(search))).toEqual(search)
    expect(searchFromQuery('set=Narnia&cost=many&type=Spell&edition=9e')).toEqual(everything)
  })
})
