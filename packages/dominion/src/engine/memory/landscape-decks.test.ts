import { expect, test } from 'vitest'
import { dominion } from '../../game.ts'
import { arranged } from '../arranged.fixture.ts'
import { deckTypes, IN_DISCARDS, kindsOfDeck, lay, OUT, placeOf, shuffleAll, takeTop } from './landscape-decks.ts'
import { load } from './state.ts'

const HEXES = deckTypes.indexOf('Hex')
const kingdom = ['Cursed Village']
const cards = [...kingdom, 'Cellar', 'Market', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village', 'Workshop']

test('a deck is shuffled with its discards, and what is out stays out', () => {
  const tops = new Set<number>()
  for (let n = 0; n < 20; n++) {
    load(dominion.setup(dominion.options({ kingdom: cards }), `fast:hexes ${n}`))
    const [discarded, out] = [takeTop(HEXES), takeTop(HEXES)]
    lay(discarded, IN_DISCARDS)
    shuffleAll(HEXES)
    const places = kindsOfDeck(HEXES).map(placeOf)
    expect(places.toSorted((a, b) => a - b)).toEqual([OUT, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(placeOf(out)).toBe(OUT)
    tops.add(takeTop(HEXES))
  }
  expect(tops.size).toBeGreaterThan(3)
})

test('in a scenario it stays as it was laid', () => {
  load(arranged({ hexes: ['War', 'Fear'] }, { kingdom }))
  const before = kindsOfDeck(HEXES).map(placeOf)
  shuffleAll(HEXES)
  expect(kindsOfDeck(HEXES).map(placeOf)).toEqual(before)
})
