import { expect, test } from 'vitest'
import { playedMoves } from './games.fixture.ts'
import { askingOf, isOnTable } from './places.ts'
import { detailOf, type Offer } from './view.ts'

test('every option of random games can be reached: at a thing, among faces, on a card, by a button or in the list', () => {
  const kinds = new Map<string, string>()
  for (let i = 0; i < 8; i++) {
    const options = i % 2 ? { automa: {}, factions: 'pick' } : { players: 3, factions: i % 4 ? 'pick' : 'auction' }
    for (const { options: asked, kind } of playedMoves(options, `fast:places ${i}`)) {
      const offers = asked.map(({ key, detail }, number): Offer => ({ number, key, detail: detailOf(detail) }))
      const asking = askingOf(offers)
      kinds.set(kind, asking)
      if (asking !== 'table') continue
      for (const offer of offers)
        if (!['convert', 'pass', 'end turn', 'give up'].includes(offer.detail.group))
          expect([offer.key, isOnTable(offer) || offer.detail.hex !== undefined]).toEqual([offer.key, true])
    }
  }
  expect(kinds.get('action')).toBe('table')
  expect(kinds.get('take favor')).toBe('tiles')
  expect(kinds.get('take town')).toBe('tiles')
  expect(kinds.get('take bonus card')).toBe('tiles')
  expect(kinds.get('choose faction')).toBe('factions')
  expect(kinds.get('bid')).toBe('factions')
  expect(kinds.get('place dwelling')).toBe('table')
  expect(kinds.get('end turn')).toBe('table')
  expect(kinds.get('cult step')).toBe('table')
  expect(kinds.get('leech')).toBe('list') // which the table answers by two buttons beside the sentence
})
