import { belowFrom, randomMove } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../cards/index.ts'
import { dominion } from '../../game.ts'
import { type Edition, editions } from '../../language/types.ts'
import { recommendedSets } from '../../setup/recommended-sets.ts'
import { answerAll, arranged, moveOf } from '../arranged.fixture.ts'
import { anyOptions } from '../random-games.fixture.ts'
import { roomier } from './setting.ts'
import { cloneState, enlarge, type State } from './state.ts'

const bytesOf = (state: State) => state.data.byteLength
const viewsOf = (state: State) => [
  dominion.view(state, 'audience'),
  ...Array.from({ length: state.setting.players }, (_, seat) => dominion.view(state, seat)),
]

/** Cards of the base set and of Intrigue alone need no room for what waits from turn to turn. */
const isSmall = (edition: Edition, cards: readonly string[]): boolean =>
  cards.every((name) => ['Base', 'Intrigue'].includes(cardsOf(edition).get(name)?.set ?? ''))

const sets = editions.flatMap((edition) =>
  recommendedSets(edition).map(({ name, cards }) => ({ edition, name, small: isSmall(edition, cards) })),
)

describe('a state of two players', () => {
  test.each(sets)(
    'of "$name" ($edition) is under 4 KiB, or under 6 with cards of larger sets, also at the end of the game',
    ({ edition, name, small }) => {
      const bytes = small ? 4096 : 6144
      const state = dominion.setup(dominion.options({ edition, kingdom: name }), 'fast:1')
      expect(bytesOf(state)).toBeLessThan(bytes)
      const below = belowFrom('fast:2')
      for (let asked = dominion.pending(state); asked; asked = dominion.pending(state))
        dominion.play(state, randomMove(asked, below))
      expect(bytesOf(state)).toBeLessThan(bytes)
    },
  )
})

test('six players with every pile there can be fit the working memory, in a few kilobytes', () => {
  const kingdom =
    "Death Cart,Hermit,King's Court,Procession,Throne Room,Possession,Outpost,Scheme,Tactician,Gardens".split(',')
  const state = dominion.setup(dominion.options({ players: 6, kingdom }), 'fast:1')
  expect(state.setting.piles.length).toBeGreaterThanOrEqual(20)
  expect(bytesOf(state)).toBeLessThan(16 * 1024)
})

describe('more room', () => {
  test('changes neither hash nor view nor what is asked, at any moment of any game', () => {
    for (let n = 0; n < 40; n++) {
      const state = dominion.setup(anyOptions(n), `fast:${n}`)
      const below = belowFrom(`fast:room ${n}`)
      for (let i = 0; i < 200; i++) {
        const asked = dominion.pending(state)
        if (!asked) break
        if (i % 25 === 0) expectSameInMoreRoom(state, `game ${n}, move ${i}`)
        dominion.play(state, randomMove(asked, below))
      }
    }
  })

  test('is found in smaller steps where the memory has not twice as much left', () => {
    const { setting } = dominion.setup(dominion.options({}), 'fast:1')
    const crowded = { ...setting, needs: { ...setting.needs, stack: 5920, records: 640 } } // by ten cards of one’s own
    expect(roomier(crowded).needs.stack).toBeGreaterThan(6000)
  })

  function expectSameInMoreRoom(state: State, where: string): void {
    const roomy = cloneState(state)
    enlarge(roomy)
    expect(bytesOf(roomy), where).toBeGreaterThan(bytesOf(state))
    expect(dominion.hash(roomy), where).toBe(dominion.hash(state))
    expect(viewsOf(roomy), where).toEqual(viewsOf(state))
    expect(dominion.pending(roomy), where).toEqual(dominion.pending(state))
    const asked = dominion.pending(state)
    if (!asked) return
    const copy = cloneState(state)
    const move = randomMove(asked, belowFrom(`fast:${where}`))
    for (const each of [roomy, copy]) dominion.play(each, move)
    expect(dominion.hash(roomy), where).toBe(dominion.hash(copy))
  }
})

/** Answers until no card asks any more: with the first of these keys that is on offer, else with all that may be chosen. */
function resolve(state: State, ...keys: string[]): void {
  for (let asked = dominion.pending(state); asked?.question.cause; asked = dominion.pending(state)) {
    const offered = asked.options.map(({ key }) => key)
    const key = keys.find((each) => offered.includes(each))
    const move = key === undefined ? offered.slice(0, asked.max).keys().toArray() : moveOf(state, key)
    dominion.play(state, move)
  }
}

/** All cards on the table. */
function cardCount(state: State): number {
  const { piles, trash, seats } = dominion.view(state, 'audience')
  const owned = seats.map(
    ({ hand, deck, discard, play, aside }) =>
      hand.count + (deck.count ?? 0) + (discard.count ?? 0) + play.length + aside.count,
  )
  return [...piles.map(({ count }) => count), ...owned].reduce((sum, n) => sum + n, trash.length)
}

describe('a game that needs more room than people do goes on', () => {
  test("King's Courts, Throne Rooms and Processions inside one another, a whole hand discarded in the innermost", () => {
    const tower = ["10 King's Court", '10 Throne Room', '10 Procession', '10 Cellar']
    const state = arranged({ A: { hand: [...tower, '60 Copper', '40 Silver', '30 Gold'], deck: ['10 Smithy'] } })
    const [bytes, cards] = [bytesOf(state), cardCount(state)]
    answerAll(state, "play King's Court")
    resolve(state, "King's Court", 'Throne Room', 'Procession')
    expect(dominion.pending(state)?.question.kind).toBe('action')
    expect(bytesOf(state)).toBeGreaterThan(bytes)
    expect(cardCount(state)).toBe(cards)
  })

  test('Vassals that play Vassals', () => {
    const state = arranged({ A: { hand: ['Vassal'], deck: ['9 Vassal', '5 Copper'] } })
    answerAll(state, 'play Vassal')
    resolve(state, 'yes')
    const { seats, turn } = dominion.view(state, 0)
    expect(seats[0].play.length).toBe(10)
    expect(turn.coins).toBe(20)
  })

  test('hundreds of cards in hand, all of them discarded and drawn again', () => {
    const coins = ['60 Copper', '40 Silver', '30 Gold', '8 Estate', '8 Duchy', '8 Province']
    const rest = ['10 Village', '10 Smithy', '10 Market', '10 Festival', '10 Laboratory']
    const state = arranged({ A: { hand: ['Shanty Town', 'Cellar', ...coins, ...rest], deck: ['9 Curse'] } })
    const [bytes, cards] = [bytesOf(state), cardCount(state)]
    answerAll(state, 'play Shanty Town', 'play Cellar')
    const offered = dominion.pending(state)?.options.keys().toArray() ?? []
    expect(offered.length).toBe(204)
    dominion.play(state, offered)
    expect(dominion.view(state, 0).seats[0]).toMatchObject({ hand: { count: 204 }, deck: { count: 9 } })
    expect(bytesOf(state)).toBeGreaterThan(bytes)
    expect(cardCount(state)).toBe(cards)
  })

  test('ten Schemes, each keeping a card', () => {
    const state = arranged({ A: { hand: ['10 Scheme'], deck: ['40 Copper'] } })
    const [bytes, cards] = [bytesOf(state), cardCount(state)]
    for (let i = 0; i < 10; i++) answerAll(state, 'play Scheme')
    answerAll(state, 'end', 'end')
    resolve(state, 'Scheme')
    expect(bytesOf(state)).toBeGreaterThan(bytes)
    expect(cardCount(state)).toBe(cards)
    const [{ hand, deck }] = dominion.view(state, 0).seats
    expect(hand.cards).toEqual(Array(5).fill('Scheme'))
    expect(deck.known.map(({ card }) => card)).toEqual(Array(5).fill('Scheme'))
  })

  test('Durations played three times each', () => {
    const hand = ["10 King's Court", '10 Caravan', '10 Wharf']
    const state = arranged({ A: { hand, deck: ['60 Copper', '40 Silver', '30 Gold'] } })
    const cards = cardCount(state)
    for (let i = 0; i < 10; i++) {
      answerAll(state, "play King's Court")
      resolve(state, i % 2 === 0 ? 'Caravan' : 'Wharf')
    }
    answerAll(state, 'end', 'end')
    const [{ play }] = dominion.view(state, 0).seats
    expect(play.length).toBe(20) // all of them, and what played them again
    for (let i = 0; i < 2; i++) answerAll(state, 'end')
    resolve(state)
    expect(dominion.view(state, 0).turn).toMatchObject({ seat: 0, number: 3 })
    // Five to begin with; then one for each Caravan and two for each Wharf, three times.
    expect(dominion.view(state, 0).seats[0].hand.count).toBe(5 + 5 * 3 * (1 + 2))
    expect(cardCount(state)).toBe(cards)
  })
})
