import { belowFrom, Playthrough, randomMove } from '@freehold/kernel'
import type { Shows } from '@freehold/kernel/checks'
import { testGame } from '@freehold/kernel/checks/vitest'
import { describe, expect, test } from 'vitest'
import { cardsOf } from './cards/index.ts'
import { dominion } from './game.ts'
import { editions } from './language/types.ts'

/** What events show by the rules of Dominion, though no view keeps it. */
const shows: Shows = {
  ...Object.fromEntries(
    ['played', 'bought', 'gained', 'trashed', 'revealed', 'named', 'reacted', 'chose'].map(
      (type) => [type, 'all'] as const,
    ),
  ),
  drew: 'own',
  looked: 'own',
  put: 'own',
  passed: 'own',
  discarded: ['top'],
}

const hand = 'seats[].hand.cards'
const deck = 'seats[].deck.known'
const aside = 'seats[].aside.cards'
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
]

for (const { places, ...sample } of samples) {
  testGame(dominion, [sample], { seeds: 120, hidden: { places, future: true }, shows, every: 10 })
}

describe('random games', () => {
  const asking = ['all', 'secret', 'open'] as const

  /** Ten cards of all that an edition has, two to six players, every way of asking. */
  function options(n: number): unknown {
    const below = belowFrom(`fast:options ${n}`)
    const edition = editions[n % 2]
    const names = [...cardsOf(edition).values()]
      .filter((card) => card.pile.in === 'supply' && card.set !== 'Basic')
      .map((card) => card.name)
    const kingdom = Array.from({ length: 10 }, () => names.splice(below(names.length), 1)[0])
    return { players: 2 + (n % 5), edition, kingdom, asking: asking[n % 3] }
  }

  test('2,000 games of any ten cards end, and no card is lost or made', { timeout: 120_000 }, () => {
    for (let n = 0; n < 2000; n++) {
      const below = belowFrom(`fast:play ${n}`)
      const game = Playthrough.start(dominion, options(n), `fast:${n}`)
      const before = cardCount(game.view('audience'))
      for (let decision = game.pending(); decision; decision = game.pending()) {
        if (game.position > 5000) expect.fail(`game ${n} does not end`)
        game.play(randomMove(decision, below))
      }
      expect(cardCount(game.view('audience')), `game ${n}`).toBe(before)
      expect(game.outcome()?.winners.length).toBeGreaterThan(0)
    }
  })
})

function cardCount(view: ReturnType<typeof dominion.view>): number {
  const piles = view.piles.reduce((sum, pile) => sum + pile.count, 0)
  const seats = view.seats.map(
    (seat) => seat.hand.count + seat.deck.count + seat.discard.count + seat.play.length + seat.aside.count,
  )
  return piles + view.trash.length + seats.reduce((sum, n) => sum + n, 0)
}
