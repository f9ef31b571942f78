import { boxesOf, kingdomCode, kingdomSets, LOT } from '@freehold/dominion/setup'
import { english } from '@freehold/dominion/words'
import { InputError } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import {
  besideOf,
  codeOf,
  completed,
  draftFrom,
  inEdition,
  isComplete,
  keptToggled,
  landscapesOfKind,
  marketDrawn,
  marketOffers,
  noWishes,
  pickable,
  redrawn,
  setNameOf,
  toggled,
  vetoToggled,
  withLandscapes,
  withMarket,
} from './draft.ts'

const first = draftFrom('First Game')

describe('a kingdom in the making', () => {
  test('comes from a name, a code or ten cards, and all are the same', () => {
    const code = codeOf(first)
    expect(code).toBeDefined()
    expect(draftFrom(code ?? '').cards).toEqual(first.cards)
    expect(draftFrom(first.cards.join(', ')).cards).toEqual(first.cards)
    expect(setNameOf(first)).toBe('First Game')
    expect(setNameOf({ edition: '1e', cards: first.cards })).toBeUndefined()
  })

  test('keeps what was chosen for a card or landscape as long as that is there', () => {
    const cards = ['Druid', 'Moat', 'Village', 'Workshop', 'Militia', 'Remodel', 'Smithy', 'Market', 'Mine', 'Witch']
    const beside = {
      landscapes: ['Obelisk', 'Way of the Mouse'],
      obelisk: 'Smithy',
      mouse: 'Oasis',
      druid: ["The Sea's Gift", "The Sun's Gift", "The Wind's Gift"],
    }
    const code = kingdomCode('2e', cards, beside)
    const draft = draftFrom(code)
    expect(draft.beside).toEqual(beside)
    expect(codeOf(draft)).toBe(code)
    const other = toggled(toggled(toggled(toggled(draft, 'Druid'), 'Smithy'), 'Oasis'), 'Chapel')
    expect(besideOf(other)).toEqual({ landscapes: beside.landscapes })
    expect(draftFrom(codeOf(other) ?? '').beside).toEqual({ landscapes: beside.landscapes })
    expect(besideOf(withLandscapes(draft, []))).toEqual({ druid: beside.druid })
  })

  test('a card goes out and another comes in, but never an eleventh', () => {
    const without = toggled(first, 'Moat')
    expect(without.cards).toHaveLength(9)
    expect(isComplete(without)).toBe(false)
    expect(codeOf(without)).toBeUndefined()
    const other = toggled(without, 'Chapel')
    expect(other.cards).toContain('Chapel')
    expect(other.cards[1]).toBe('Chapel') // by cost and name
    expect(toggled(other, 'Witch')).toEqual(other)
  })

  test('kept cards stay when the others are drawn, vetoed ones never come', () => {
    const kept = keptToggled(keptToggled(first, 'Village'), 'Militia')
    for (let i = 0; i < 20; i++) {
      const { cards } = redrawn({ ...kept, vetoed: ['Chapel', 'Witch'] }, noWishes, `fast:${i}`)
      expect(cards).toHaveLength(10)
      expect(cards).toEqual(expect.arrayContaining(['Village', 'Militia']))
      expect(cards).not.toContain('Chapel')
      expect(cards).not.toContain('Witch')
    }
  })

  test('a veto replaces the one card and leaves the nine', () => {
    const barred = vetoToggled(first, 'Militia', noWishes, 'fast:1')
    expect(barred.cards).toHaveLength(10)
    expect(barred.cards).not.toContain('Militia')
    expect(barred.cards.filter((name) => first.cards.includes(name))).toHaveLength(9)
    expect(vetoToggled(barred, 'Militia', noWishes, 'fast:1').vetoed).toEqual([])
  })

  test('wishes hold, and a contradiction is told in a line', () => {
    const wishes = { ...noWishes, has: { attack: 'none', village: 'some' }, costs: 'spread' } as const
    const empty = { ...first, cards: [], kept: [] }
    const { cards } = completed(empty, wishes, 'fast:7')
    expect(cards).toHaveLength(10)
    expect(cards).not.toContain('Militia')
    expect(() => redrawn(keptToggled(first, 'Militia'), wishes, 'fast:7')).toThrow(InputError)
  })

  test('a draw is of as many boxes as wished, with the landscapes that the lot has among them', () => {
    const all = { ...noWishes, sets: kingdomSets }
    const drafts = Array.from({ length: 60 }, (_, i) => redrawn(first, all, `fast:${i}`))
    expect(Math.max(...drafts.map(({ cards }) => boxesOf({ cards }).length))).toBe(2)
    const landscapes = drafts.flatMap(({ beside }) => (beside.landscapes === LOT ? [] : [beside.landscapes ?? []]))
    expect(landscapes.some(({ length }) => length > 0)).toBe(true)
    expect(Math.max(...landscapes.map(({ length }) => length))).toBeLessThanOrEqual(2)
    for (const { cards, beside } of drafts)
      expect(beside.colonies).toBe(boxesOf({ cards }).includes('Prosperity') ? LOT : undefined)
    const found = drafts.find(({ beside }) => beside.landscapes?.length)
    expect(draftFrom(codeOf(found ?? first) ?? '').beside.landscapes).toEqual(found?.beside.landscapes)
    expect(redrawn(first, { ...all, lots: false }, 'fast:1').beside).toEqual({})
  })

  test('an Event can be wished, or no landscape at all', () => {
    const wishes = { ...noWishes, sets: ['Base', 'Empires'], from: 'any' } as const
    const events = landscapesOfKind('2e', wishes, 'Event').map(({ name }) => name)
    for (let i = 0; i < 20; i++) {
      const { landscapes = [] } = redrawn(first, { ...wishes, landscapes: 'Event' }, `fast:${i}`).beside
      expect(events.some((name) => landscapes.includes(name))).toBe(true)
      expect(landscapes.length).toBeLessThanOrEqual(2)
      expect(redrawn(first, { ...wishes, landscapes: 'none' }, `fast:${i}`).beside.landscapes).toBeUndefined()
    }
    const without = { ...noWishes, lots: false, landscapes: 'Way' } as const // of boxes that have none
    expect(redrawn(first, without, 'fast:1').beside.landscapes).toBeUndefined()
  })

  test('the deck of the Black Market is chosen, drawn from one’s boxes, and in the code', () => {
    const ten = toggled(toggled(first, 'Moat'), 'Black Market')
    expect(marketOffers(ten)).not.toContain('Village')
    const chosen = withMarket(ten, ['Witch', 'Moat'])
    expect(marketOffers(chosen)).not.toContain('Witch')
    expect(draftFrom(codeOf(chosen) ?? '').beside.blackMarket).toEqual(['Witch', 'Moat'])
    const drawn = marketDrawn(ten, { sets: ['Base'] }, 'fast:1')
    expect(drawn.beside.blackMarket).toHaveLength(17) // all of the box that the ten leave
    expect(draftFrom(codeOf(drawn) ?? '').beside.blackMarket).toEqual(drawn.beside.blackMarket)
    expect(withMarket(chosen, []).beside.blackMarket).toBe(LOT)
    // What comes into the ten leaves the deck.
    const swapped = toggled(toggled(chosen, 'Village'), 'Witch')
    expect(draftFrom(codeOf(swapped) ?? '').beside.blackMarket).toEqual(['Moat'])
  })

  test('another edition keeps what it knows', () => {
    const old = inEdition(first, '1e')
    expect(old.cards).not.toContain('Merchant')
    expect(old.cards).toHaveLength(9)
  })

  test('cards to pick from are found by name, type and set', () => {
    expect(pickable('2e', ['Base'], 'reaction', english).map(({ name }) => name)).toEqual(['Moat'])
    expect(pickable('2e', ['Base'], 'thr ro', english).map(({ name }) => name)).toEqual(['Throne Room'])
    expect(pickable('2e', ['Intrigue'], 'Moat', english)).toEqual([])
  })
})
