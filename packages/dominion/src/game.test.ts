import type { Shows } from '@freehold/kernel/checks'
import { testGame } from '@freehold/kernel/checks/vitest'
import { dominion } from './game.ts'

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

/** What needs many more games than this can afford is seen in `engine/random-games.test.ts`. */
for (const { places, ...sample } of samples) {
  testGame(dominion, [sample], { seeds: 24, hidden: { places, future: true }, shows, every: 20 })
}
