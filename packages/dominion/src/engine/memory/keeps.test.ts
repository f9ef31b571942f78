import { describe, expect, test } from 'vitest'
import { dominion } from '../../game.ts'
import { deal } from '../../setup/deal.ts'
import { checkOptions } from '../../setup/options.ts'
import { settingOf } from '../../setup/piles.ts'
import { ownedKinds, score } from '../rules/scoring.ts'
import { beginTurn } from '../rules/turns.ts'
import { isThere, knowers, reference } from './knowledge.ts'
import { HAND_END, PLAY_END, S, Z_HAND, Z_PLACES } from './layout.ts'
import { arenaOf, seatAt } from './seats.ts'
import { type Keeps, makeSetting } from './setting.ts'
import { NoRoom } from './stack.ts'
import { enlarge, load, newState, type State, save, unload } from './state.ts'
import {
  count,
  counterAt,
  counterNumber,
  T_GAINED,
  tallyAt,
  tallyNumber,
  tallySum,
  tokenNumber,
  tokensAt,
} from './tables.ts'
import { intoHand, intoPlace, take } from './zones.ts'

const keeps: Keeps = {
  places: [
    { name: 'Island', seenBy: 'all' },
    { name: 'Native Village', seenBy: 'owner' },
  ],
  counters: [
    { name: 'debt', lasts: 'game' },
    { name: 'cheaper Actions', lasts: 'turn' },
  ],
  tokens: ['Embargo'],
  tallies: [
    { of: 'gained', lasts: 'turn' },
    { of: 'gained', lasts: 'ownTurn' },
  ],
}
const ISLAND = Z_PLACES
const VILLAGE = Z_PLACES + 1
const base = settingOf(checkOptions({ players: 3, kingdom: 'First Game', start: 0 }))

function begin(): State {
  const state = newState(makeSetting({ ...base, keeps }))
  unload()
  deal(state.setting, 'fast:keeps', 0, 'anyone')
  save(state)
  return state
}

/** Moves the first card of a hand into a place; returns its number. */
function place(seat: number, zone: number): number {
  const id = S[arenaOf(seat) + S[seatAt(seat) + PLAY_END]]
  expect(take(id, reference(id, Z_HAND, seat))).toBe(true)
  intoPlace(seat, id, zone)
  return id
}

describe('a place with a name', () => {
  test('keeps cards of a player apart, and gives them back to whoever still knows where they are', () => {
    load(begin())
    const before = ownedKinds(1)
    const points = score(1)
    const there = [place(1, ISLAND), place(1, VILLAGE), place(1, ISLAND)]
    const refs = there.map((id, i) => reference(id, i === 1 ? VILLAGE : ISLAND, 1))
    expect(S[seatAt(1) + HAND_END] - S[seatAt(1) + PLAY_END]).toBe(2)
    expect(ownedKinds(1)).toEqual(before)
    expect(score(1)).toBe(points)
    expect(take(there[0], reference(there[0], VILLAGE, 1))).toBe(false) // it lies elsewhere
    expect(take(there[0], refs[0])).toBe(true)
    intoHand(1, there[0], 0)
    expect(isThere(there[0], refs[0])).toBe(false)
    expect(take(there[0], refs[0])).toBe(false) // it has moved since
    expect(take(there[2], refs[2])).toBe(true)
  })

  test('shows its cards to those whom it is open to, and to nobody else', () => {
    const state = begin()
    load(state)
    expect(knowers(place(1, ISLAND))).toBe(0b1000111)
    expect(knowers(place(1, VILLAGE))).toBe(0b10)
    save(state)
    const seen = (viewer: number) => dominion.view(state, viewer).seats[1].places?.map(({ cards }) => cards.length)
    expect(seen(1)).toEqual([1, 1])
    expect(seen(2)).toEqual([1, 0])
    expect(dominion.view(state, 'audience').seats[1].places?.map(({ name, count }) => [name, count])).toEqual([
      ['Island', 1],
      ['Native Village', 1],
    ])
  })

  test('is dealt anew where a seat cannot see it, and the view stays', () => {
    const state = begin()
    load(state)
    place(1, VILLAGE)
    place(1, ISLAND)
    save(state)
    const hidden = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const world = dominion.determinize(state, 2, `fast:${n}`)
      expect(dominion.view(world, 2)).toEqual(dominion.view(state, 2))
      hidden.add(JSON.stringify(dominion.view(world, 1).seats[1].places))
    }
    expect(hidden.size).toBeGreaterThan(1)
  })

  test('finds more room, and a hash tells what lies in it', () => {
    const state = begin()
    const hashes = new Set([dominion.hash(state)])
    load(state)
    for (let n = 0; n < 16; n++) intoPlace(0, n, ISLAND)
    save(state)
    hashes.add(dominion.hash(state))
    expect(() => intoPlace(0, 16, ISLAND)).toThrow(NoRoom)
    enlarge(state)
    expect(hashes).toContain(dominion.hash(state))
    load(state)
    intoPlace(0, 16, ISLAND)
    save(state)
    hashes.add(dominion.hash(state))
    expect(hashes.size).toBe(3)
  })
})

describe('numbers that a game keeps', () => {
  test('belong to players and piles, are seen by all and hashed', () => {
    const state = begin()
    const hash = dominion.hash(state)
    load(state)
    S[counterAt(2, counterNumber('debt'))] = 6
    S[tokensAt(3, tokenNumber('Embargo'))] = 2
    save(state)
    expect(dominion.hash(state)).not.toBe(hash)
    const { seats, piles } = dominion.view(state, 'audience')
    expect(seats.map(({ counters }) => counters)).toEqual([undefined, undefined, [{ kind: 'debt', n: 6 }]])
    expect(piles.filter(({ tokens }) => tokens).map(({ pile, tokens }) => [pile, tokens])).toEqual([
      [base.piles[3].name, [{ kind: 'Embargo', n: 2 }]],
    ])
    expect(counterNumber('Coffers')).toBe(-1)
  })

  test('count what was done, until the next turn or the next of that player', () => {
    load(begin())
    const [turn, own] = [tallyNumber('gained', 'turn'), tallyNumber('gained', 'ownTurn')]
    count(T_GAINED, 0, 1, 0)
    count(T_GAINED, 1, 2, 0) // in another's turn
    S[counterAt(0, counterNumber('cheaper Actions'))] = 1
    expect([tallySum(0, turn), tallySum(0, own), tallySum(1, turn), tallySum(1, own)]).toEqual([1, 1, 1, 0])
    expect(S[tallyAt(1, turn, 2)]).toBe(1)
    beginTurn(1, false, -1)
    expect([tallySum(0, turn), tallySum(0, own), tallySum(1, turn)]).toEqual([0, 1, 0])
    expect(S[counterAt(0, counterNumber('cheaper Actions'))]).toBe(1)
    beginTurn(0, false, -1)
    expect(tallySum(0, own)).toBe(0)
    expect(S[counterAt(0, counterNumber('cheaper Actions'))]).toBe(0)
  })

  test('cost a game that keeps none of them nothing', () => {
    const plain = makeSetting(base)
    expect(plain.layout.doubles).toBe(base.layout.doubles)
    expect(makeSetting({ ...base, keeps }).layout.doubles).toBeGreaterThan(base.layout.doubles)
  })
})
