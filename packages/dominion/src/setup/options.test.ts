import type { Outcome } from '@freehold/kernel'
import { describe, expect, test } from 'vitest'
import { dominion } from '../game.ts'
import { checkOptions, followingStart } from './options.ts'
import { type Preset, presets, type Rules, rulesOf } from './rules.ts'

const firstGame2e = [
  'Cellar',
  'Moat',
  'Merchant',
  'Village',
  'Workshop',
  'Militia',
  'Remodel',
  'Smithy',
  'Market',
  'Mine',
]
const firstGame1e = [
  'Cellar',
  'Moat',
  'Village',
  'Woodcutter',
  'Workshop',
  'Militia',
  'Remodel',
  'Smithy',
  'Market',
  'Mine',
]
const seaward = ['Caravan', 'Outpost', 'Tactician', 'Wharf', 'Cellar', 'Moat', 'Village', 'Smithy', 'Market', 'Mine']

describe('what is left out', () => {
  test('is a game of two with the first game of the second edition', () => {
    const rules = {
      shuffle: 'under',
      covered: 'tracked',
      tiedStart: 'anyone',
      emptyPiles: 3,
      provinces: 8,
      printing: 'newest',
      counts: 'open',
    }
    const usual = { players: 2, edition: '2e', kingdom: firstGame2e, start: 'random', asking: 'secret', rules }
    expect(checkOptions(undefined)).toEqual(usual)
    expect(checkOptions({})).toEqual(usual)
    expect(checkOptions({ edition: undefined, rules: { shuffle: undefined } })).toEqual(usual)
  })

  test('is filled in once: checked options are options', () => {
    const checked = checkOptions({ players: 5, edition: '1e', rules: { shuffle: 'under' } })
    expect(checkOptions(JSON.parse(JSON.stringify(checked)))).toEqual(checked)
  })
})

describe('the rules of an edition', () => {
  test.each<[string, '1e' | '2e', number, Partial<Rules>]>([
    ['1e, Additional rules: shuffle when all cards of a deck are drawn', '1e', 2, { shuffle: 'whenUsedUp' }],
    ['2e, Shuffling: the shuffled discard pile goes under the deck', '2e', 2, { shuffle: 'under' }],
    ['1e, Starting player: after a tie among those who did not win', '1e', 3, { tiedStart: 'losers' }],
    ['2e, Preparation: the previous game counts only if it was not a tie', '2e', 3, { tiedStart: 'anyone' }],
    ['1e, Game end: any three piles', '1e', 4, { emptyPiles: 3 }],
    ['2e, Game end: any three piles', '2e', 4, { emptyPiles: 3 }],
    ['2e, 5-6 player rules: any four piles', '2e', 5, { emptyPiles: 4 }],
    ['2e, 5-6 player rules: any four piles', '2e', 6, { emptyPiles: 4 }],
    ['1e, Victory cards: eight for two', '1e', 2, { provinces: 8 }],
    ['1e, Victory cards: twelve for three or four', '1e', 3, { provinces: 12 }],
    ['2e, Preparation: twelve for three or four', '2e', 4, { provinces: 12 }],
    ['2e, 5-6 player rules: fifteen for five', '2e', 5, { provinces: 15 }],
    ['2e, 5-6 player rules: eighteen for six', '2e', 6, { provinces: 18 }],
  ])('%s', (_, edition, players, rules) => {
    expect(rulesOf(edition, players)).toMatchObject(rules)
    expect(checkOptions({ edition, players }).rules).toEqual(rulesOf(edition, players))
  })

  test('each can be chosen against the edition, the others stay', () => {
    const sheet = { provinces: 12, covered: 'lost', shuffle: 'whenUsedUp' } // as the symbol sheet has it
    expect(checkOptions({ players: 6, rules: sheet }).rules).toEqual({
      shuffle: 'whenUsedUp',
      covered: 'lost',
      tiedStart: 'anyone',
      emptyPiles: 4,
      provinces: 12,
      printing: 'newest',
      counts: 'open',
    })
  })

  test('the printing is the newest, but for what was agreed before one could choose it', () => {
    const { printing, counts: _, ...before } = rulesOf('2e', 2)
    expect(printing).toBe('newest')
    expect(checkOptions({ rules: before }).rules.printing).toBe('first')
    expect(checkOptions({ rules: { ...before, printing: 'newest' } }).rules.printing).toBe('newest')
    expect(checkOptions({ kingdom: 'EP5W-VVMU-YH4' }).rules.printing).toBe('first') // a code of that time
    expect(checkOptions({ kingdom: 'EP5W-VVMU-YH4', rules: { printing: 'newest' } }).rules.printing).toBe('newest')
  })
})

describe('a preset', () => {
  test.each<[string, Preset, number, Partial<Rules>]>([
    ['1e, counts are nobody’s business, cards as first printed', '1e', 2, { counts: 'hidden', printing: 'first' }],
    ['1e, shuffling', '1e', 2, { shuffle: 'whenUsedUp', covered: 'tracked', tiedStart: 'losers' }],
    ['2e, newest words', '2e', 2, { counts: 'hidden', printing: 'newest', shuffle: 'under', tiedStart: 'anyone' }],
    ['2e, six players', '2e', 6, { emptyPiles: 4, provinces: 18 }],
    ['symbol sheet, Move cards from your deck: all first, then a shuffle', 'symbols', 2, { shuffle: 'whenUsedUp' }],
    ['symbol sheet, Resolving events: what gets covered has moved', 'symbols', 2, { covered: 'lost' }],
    ['symbol sheet, Set-up: eight Provinces for two', 'symbols', 2, { provinces: 8, emptyPiles: 3 }],
    ['symbol sheet, Set-up: twelve Provinces for all others', 'symbols', 6, { provinces: 12 }],
    ['symbol sheet, End of game: four piles for five and six', 'symbols', 5, { emptyPiles: 4 }],
  ])('%s', (_, preset, players, rules) => {
    expect(checkOptions({ players, rules: { preset } }).rules).toMatchObject(rules)
  })

  test('is whichever edition the cards are of, and single rules go before it', () => {
    for (const preset of presets) {
      const rules = (edition: string) => checkOptions({ edition, rules: { preset, provinces: 5 } }).rules
      expect(rules('1e')).toEqual(rules('2e'))
      expect(rules('2e')).toMatchObject({ provinces: 5, counts: 'hidden' })
    }
  })

  test('is not kept: what was agreed on is all in words', () => {
    const { rules } = checkOptions({ rules: { preset: 'symbols' } })
    expect(rules).not.toHaveProperty('preset')
    expect(checkOptions({ rules }).rules).toEqual(rules)
  })
})

describe('the kingdom', () => {
  test('is a recommended set of the edition', () => {
    expect(checkOptions({ kingdom: 'First Game', edition: '1e' }).kingdom).toEqual(firstGame1e)
    expect(checkOptions({ kingdom: 'first  game', edition: '2e' }).kingdom).toEqual(firstGame2e)
  })

  test('brings its edition where none is asked for', () => {
    expect(checkOptions({ kingdom: 'Big Money' })).toMatchObject({ edition: '1e', rules: { shuffle: 'whenUsedUp' } })
    expect(checkOptions({ kingdom: 'Size Distortion' }).edition).toBe('2e')
  })

  test('is ten cards in any order and spelling, expansions among them in either edition', () => {
    const typed = ['SMITHY', ' king’s court', 'band-of  misfits']
    const rest = ['Cellar', 'Moat', 'Village', 'Mine', 'Market', 'Wharf', 'Possession']
    for (const edition of ['1e', '2e']) {
      expect(checkOptions({ kingdom: [...typed, ...rest], edition }).kingdom).toEqual([
        'Cellar',
        'Moat',
        'Village',
        'Smithy',
        'Band of Misfits',
        'Market',
        'Mine',
        'Wharf',
        'Possession',
        "King's Court",
      ])
    }
  })

  test('of the first edition has its cards, of the second its own', () => {
    const with_ = (name: string) => [name, ...seaward.slice(1)]
    expect(checkOptions({ edition: '1e', kingdom: with_('Woodcutter') }).kingdom).toContain('Woodcutter')
    expect(checkOptions({ edition: '1e', kingdom: with_('Masquerade') }).kingdom).toContain('Masquerade')
    expect(checkOptions({ edition: '2e', kingdom: with_('Courtier') }).kingdom).toContain('Courtier')
  })
})

test.each<[string, unknown, string]>([
  ['not an object', 7, 'Dominion options: expected object, received number'],
  [
    'a key that is none',
    { player: 3 },
    'Dominion options: there is no "player"; expected players, edition, kingdom, start, colonies, shelters, bane, blackMarket, landscapes, druid, obelisk, mouse, own, asking, rules',
  ],
  [
    'a rule that is none',
    { rules: { colonies: true } },
    'Dominion options: rules: there is no "colonies"; expected preset, shuffle, covered, tiedStart, emptyPiles, provinces, printing, counts, tracker',
  ],
  ['one player', { players: 1 }, 'Dominion options: players: expected a number of players, 2 to 6'],
  ['seven players', { players: 7 }, 'Dominion options: players: expected a number of players, 2 to 6'],
  ['half a player', { players: 2.5 }, 'Dominion options: players: expected a number of players, 2 to 6'],
  ['players in words', { players: 'two' }, 'Dominion options: players: expected a number of players, 2 to 6'],
  ['an edition that is none', { edition: '3e' }, 'Dominion options: edition: expected "1e" or "2e"'],
  [
    'a rule that goes otherwise',
    { rules: { shuffle: 'never' } },
    'Dominion options: rules.shuffle: expected "whenUsedUp" or "under"',
  ],
  [
    'no Provinces',
    { rules: { provinces: 0 } },
    'Dominion options: rules.provinces: expected a number of Provinces, 1 to 18',
  ],
  [
    'a kingdom that is a number',
    { kingdom: 10 },
    'Dominion options: kingdom: expected ten cards, the name of a recommended set, or a kingdom code',
  ],
  [
    'a card that is none',
    { kingdom: ['Smitty', ...seaward.slice(1)] },
    'Dominion options: kingdom: card 1: there is no card "Smitty" in the 2e; did you mean Smithy?',
  ],
  [
    'nothing like a card',
    { kingdom: [...seaward.slice(1), 'xyzzy plugh'] },
    'Dominion options: kingdom: card 10: there is no card "xyzzy plugh" in the 2e',
  ],
  [
    'a card of the other edition',
    { kingdom: ['woodcutter', ...seaward.slice(1)] },
    'Dominion options: kingdom: card 1: Woodcutter is a card of the 1e, not of the 2e: choose that edition, or another card',
  ],
  [
    'a card of the other edition',
    { edition: '1e', kingdom: [...seaward.slice(1), 'Artisan'] },
    'Dominion options: kingdom: card 10: Artisan is a card of the 2e, not of the 1e: choose that edition, or another card',
  ],
  ...['Gold', 'Potion', 'Madman', 'Survivors'].map((name): [string, unknown, string] => [
    'a card that is no kingdom card',
    { kingdom: [...seaward.slice(1), name] },
    `Dominion options: kingdom: card 10: ${name} is not a kingdom card, it is set out by itself where it is needed: choose another`,
  ]),
  [
    'a card twice',
    { kingdom: [...seaward.slice(1), 'MOAT'] },
    'Dominion options: kingdom: Moat is named twice (cards 5 and 10): put another in its place',
  ],
  ['nine cards', { kingdom: seaward.slice(1) }, 'Dominion options: kingdom: 9 cards, but a kingdom has ten: add 1'],
  [
    'twelve cards',
    { kingdom: [...seaward, 'Chapel', 'Witch'] },
    'Dominion options: kingdom: 12 cards, but a kingdom has ten: take 2 away',
  ],
  [
    'one card',
    { kingdom: 'smithy' },
    'Dominion options: kingdom: "smithy" is one card, but a kingdom has ten: name them with commas between',
  ],
  [
    'a set that is nearly one',
    { kingdom: 'Frist Game' },
    'Dominion options: kingdom: no recommended set is called "Frist Game"; did you mean First Game?',
  ],
  [
    'a set that is none',
    { kingdom: 'Total War' },
    'Dominion options: kingdom: no recommended set is called "Total War"; give ten cards, a recommended set such as First Game, or a kingdom code',
  ],
  [
    'a set of the other edition',
    { kingdom: 'Deck Top', edition: '1e' },
    'Dominion options: kingdom: Deck Top is a set of the 2e, not of the 1e: choose that edition, or another set',
  ],
  ['a seat nobody has', { start: 2 }, 'Dominion options: start: there is no seat 2 among 2 players; seats are 0 to 1'],
  [
    'a winner nobody knows',
    { players: 3, start: { winners: [1, 3] } },
    'Dominion options: start: there is no seat 3 among 3 players; seats are 0 to 2',
  ],
  [
    'a winner twice',
    { players: 3, start: { winners: [1, 1] } },
    'Dominion options: start: seat 1 is named twice; name each winner once',
  ],
  [
    'a game nobody won',
    { start: { winners: [] } },
    'Dominion options: start.winners: expected the seats that won the previous game',
  ],
  [
    'a start that is none',
    { start: 'me' },
    'Dominion options: start: expected "random", a seat from 0, or {"winners": [the seats that won the previous game]}',
  ],
])('%s is refused in one line', (_, options, line) => {
  expect(() => checkOptions(options)).toThrow(expect.objectContaining({ name: 'InputError', message: line }))
})

test('the game after another begins as its winners make it', () => {
  const outcome: Outcome = { places: [2, 1, 1], points: [3, 6, 6], winners: [1, 2], why: 'a tie' }
  expect(checkOptions({ players: 3, start: followingStart(outcome) }).start).toEqual({ winners: [1, 2] })
})

test('the Boons of Druid are those of the set, or those that were named; nobody else has any set aside', () => {
  const boons = ["The Earth's Gift", "The Flame's Gift", "The Forest's Gift"]
  const aside = (options: object) =>
    (dominion.view(dominion.setup(dominion.options(options), 'fast:1'), 'audience').landscapes ?? [])
      .filter(({ lies }) => lies === 'aside')
      .map(({ name }) => name)
  expect(aside({ kingdom: 'Night Shift' })).toEqual(boons)
  const { kingdom } = dominion.options({ kingdom: 'Night Shift' })
  expect(aside({ kingdom, druid: ["the sea's gift", "The Sun's Gift", "The Wind's Gift"] })).toEqual([
    "The Sea's Gift",
    "The Sun's Gift",
    "The Wind's Gift",
  ])
  expect(aside({ kingdom })).toHaveLength(3)
  expect(() => dominion.options({ druid: boons })).toThrow('Boons are set aside for Druid: add that card')
  expect(() => dominion.options({ kingdom, druid: boons.slice(1) })).toThrow('name three, or none')
})
