import { belowFrom, IllegalMove, InputError, randomMove, type Viewer } from '@freehold/kernel'
import { testGame } from '@freehold/kernel/checks/vitest'
import { describe, expect, test } from 'vitest'
import { shows } from './engine/full-games.fixture.ts'
import type { State } from './engine/memory/state.ts'
import { anyOptions } from './engine/random-games.fixture.ts'
import type { DominionEvent } from './engine/seen/events.ts'
import { dominion } from './game.ts'

const hand = 'seats[].hand.cards'
const deck = 'seats[].deck.known'
const aside = 'seats[].aside.cards'
const mats = 'seats[].places[].cards'
const samples = [
  { name: 'First Game, two players', places: [hand], options: {} },
  {
    name: 'base 1st edition, three players',
    places: [hand, deck, aside],
    options: {
      edition: '1e',
      players: 3,
      kingdom: [
        'Adventurer',
        'Bureaucrat',
        'Chancellor',
        'Spy',
        'Thief',
        'Library',
        'Militia',
        'Moat',
        'Throne Room',
        'Feast',
      ],
    },
  },
  {
    name: 'cards passed and put back, two players',
    places: [hand, deck],
    options: {
      kingdom: [
        'Masquerade',
        'Bureaucrat',
        'Torturer',
        'Diplomat',
        'Wishing Well',
        'Secret Passage',
        'Courtyard',
        'Patrol',
        'Minion',
        'Courtier',
      ],
    },
  },
  {
    name: 'Intrigue, four players',
    places: [hand, deck, 'seats[].known'],
    options: {
      players: 4,
      kingdom: [
        'Masquerade',
        'Swindler',
        'Torturer',
        'Diplomat',
        'Wishing Well',
        'Secret Passage',
        'Lurker',
        'Patrol',
        'Minion',
        'Courtier',
      ],
    },
  },
  {
    name: 'extra turns, durations and reactions, three players',
    places: [hand, deck, aside],
    options: {
      players: 3,
      kingdom: [
        'Possession',
        'Outpost',
        'Scheme',
        'Trader',
        'Watchtower',
        'Procession',
        'Band of Misfits',
        'Caravan',
        'Tactician',
        'Death Cart',
      ],
    },
  },
  {
    name: 'Seaside with its mats, three players',
    places: [hand, deck, aside, mats],
    options: {
      players: 3,
      kingdom: [
        'Ambassador',
        'Embargo',
        'Ghost Ship',
        'Haven',
        'Island',
        'Lookout',
        'Native Village',
        'Navigator',
        'Pearl Diver',
        'Pirate Ship',
      ],
    },
  },
  {
    name: 'Alchemy and Smugglers, two players',
    places: [hand, deck],
    options: {
      kingdom: [
        'Alchemist',
        'Apothecary',
        'Golem',
        'Herbalist',
        'Possession',
        'Scrying Pool',
        'Smugglers',
        'Treasury',
        'University',
        'Cutpurse',
      ],
    },
  },
]

// What needs many more games than this can afford is seen in `engine/many-games.test.ts`.
for (const { places, ...sample } of samples) {
  testGame(dominion, [sample], { seeds: 24, hidden: { places, future: true }, shows, every: 20 })
}

const viewersOf = (state: State): Viewer[] => [...Array(state.setting.players).keys(), 'audience']

describe('any game', () => {
  test('goes the same way whether or not anybody listens, and gives out plain data', () => {
    let told = 0
    for (let n = 0; n < 60; n++) {
      const [heard, unheard] = [0, 1].map(() => dominion.setup(anyOptions(n), `fast:${n}`))
      const below = belowFrom(`fast:telling ${n}`)
      for (let i = 0; i < 150; i++) {
        const decision = dominion.pending(heard)
        if (!decision) break
        const move = randomMove(decision, below)
        const events: DominionEvent[] = []
        dominion.play(heard, move, events)
        dominion.play(unheard, move)
        told += events.length
        if (i % 10 > 0) continue
        const where = `game ${n}, move ${i}`
        expect(dominion.hash(heard), where).toBe(dominion.hash(unheard))
        const given = [decision, events, viewersOf(heard).map((viewer) => dominion.view(heard, viewer))]
        expect(JSON.parse(JSON.stringify(given)), where).toStrictEqual(given)
      }
    }
    expect(told).toBeGreaterThan(60 * 150) // more than one event a move
  })

  test('can go on from many states in turn, as if each were the only one', () => {
    const states = Array.from({ length: 12 }, (_, n) => dominion.setup(anyOptions(n), `fast:${n}`))
    const alone = states.map((state) => playTen(dominion.clone(state)))
    const belows = states.map(() => belowFrom('fast:ten'))
    for (let i = 0; i < 10; i++) {
      states.forEach((state, n) => {
        const decision = dominion.pending(state)
        if (decision) dominion.play(state, randomMove(decision, belows[n]))
      })
    }
    expect(states.map((state) => dominion.hash(state))).toEqual(alone)
  })

  function playTen(state: State): string {
    const below = belowFrom('fast:ten')
    for (let i = 0; i < 10; i++) {
      const decision = dominion.pending(state)
      if (decision) dominion.play(state, randomMove(decision, below))
    }
    return dominion.hash(state)
  }
})

describe('refused, with nothing changed,', () => {
  const state = dominion.setup(dominion.options({ start: 0, asking: 'all' }), 'fast:1')
  const hash = dominion.hash(state)

  test.each<[string, unknown, RegExp]>([
    ['no option', [], /0 chosen, choose 1/],
    ['two options', [0, 1], /2 chosen, choose 1/],
    ['an option that is not there', [7], /there is no option 7, only 0 to 0/],
    ['half an option', [0.5], /there is no option 0.5/],
    ['a text', '0', /expected a list of option numbers/],
  ])('is %s', (_, move, message) => {
    expect(() => dominion.play(state, move as number[])).toThrow(IllegalMove)
    expect(() => dominion.play(state, move as number[])).toThrow(message)
    expect(dominion.hash(state)).toBe(hash)
  })

  test('is a deal from what is no seed', () => {
    expect(() => dominion.setup(dominion.options({}), 'dice')).toThrow(InputError)
    expect(() => dominion.determinize(state, 0, 'dice')).toThrow(InputError)
    expect(dominion.hash(state)).toBe(hash)
  })

  test.each([2, 6, -1, 0.5])('is seat %d of two players', (seat) => {
    const message = `There is no seat ${seat} among 2 players; seats are 0 to 1`
    expect(() => dominion.view(state, seat)).toThrow(new InputError(message))
    expect(() => dominion.determinize(state, seat, 'fast:1')).toThrow(new InputError(message))
    expect(dominion.hash(state)).toBe(hash)
  })

  test('is a move after the end', () => {
    const over = dominion.setup(dominion.options({ rules: { emptyPiles: 1 } }), 'fast:1')
    const below = belowFrom('fast:end')
    for (let asked = dominion.pending(over); asked; asked = dominion.pending(over))
      dominion.play(over, randomMove(asked, below))
    expect(() => dominion.play(over, [0])).toThrow(/the game is over, nothing is asked/)
    expect(dominion.outcome(over)?.places).toContain(1)
  })
})
