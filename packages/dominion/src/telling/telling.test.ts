import { eventsFor, type Viewer } from '@freehold/kernel'
import { createInstance } from 'i18next'
import { describe, expect, it, test } from 'vitest'
import { type DominionEvent, type EventType, eventTypes } from '../engine/seen/events.ts'
import { dominion } from '../game.ts'
import { german } from '../words/german/index.ts'
import texts from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import { englishSpeech } from './english.ts'
import { type PlayedGame, playEagerly } from './games.fixture.ts'
import { tellResult } from './result.ts'
import type { Speech, Table } from './speech.ts'
import { tell, toldText } from './tell.ts'

const inEnglish = englishSpeech()

const games = {
  'first-game': playEagerly('first game', {}),
  'attacks-and-reactions': playEagerly('attacks', {
    edition: '1e',
    players: 3,
    kingdom: 'Militia,Moat,Spy,Thief,Witch,Throne Room,Bureaucrat,Library,Village,Cellar'.split(','),
  }),
  'long-memory': playEagerly('long memory', {
    players: 3,
    rules: { provinces: 2, emptyPiles: 1, printing: 'first' },
    kingdom:
      'Possession,Outpost,Tactician,Masquerade,Watchtower,Trader,Band of Misfits,Hermit,Scheme,Wishing Well'.split(','),
  }),
  'journey-and-tokens': playEagerly('journey', {
    kingdom: 'Ranger,Giant,Relic,Bridge Troll,Guide,Duplicate,Peasant,Caravan Guard,Militia,Miser'.split(','),
  }),
  'mats-and-tokens': playEagerly('mats', {
    kingdom: 'Embargo,Island,Native Village,Pirate Ship,Pearl Diver,Vineyard,Gardens,Duke,Silk Road,Feodum'.split(','),
  }),
  'boons-and-hexes': playEagerly('boons', {
    players: 3,
    kingdom: 'Fool,Skulk,Bard,Leprechaun,Vampire,Idol,Druid,Pixie,Cursed Village,Blessed Village'.split(','),
  }),
  auction: playEagerly('auction', { players: 3, landscapes: ['Mountain Pass'] }),
  'tokens-spent': playEagerly('overpaying', {
    kingdom: 'Candlestick Maker,Butcher,Masterpiece,Stonemason,Doctor,Herald,Merchant Guild,Baker,Plaza,Familiar'.split(
      ',',
    ),
  }),
}

function toldFor(game: PlayedGame, viewer: Viewer, events = game.events): string {
  const table: Table = { names: game.names, viewer }
  const outcome = game.playthrough.outcome()
  if (!outcome) throw new Error('The game is not over')
  const result = tellResult(outcome, game.playthrough.view(viewer), table)
  return `${toldText(tell(eventsFor(dominion, events, viewer), table, inEnglish))}\n\n${result.join('\n')}\n`
}

describe('whole games read as the files beside this one', () => {
  test.each<[keyof typeof games, Viewer]>([
    ['first-game', 0],
    ['first-game', 1],
    ['attacks-and-reactions', 2],
    ['long-memory', 0],
    ['long-memory', 'audience'],
    ['mats-and-tokens', 0],
    ['journey-and-tokens', 0],
    ['tokens-spent', 0],
    ['boons-and-hexes', 0],
    ['auction', 'audience'],
  ])('%s, seen by %s', async (name, viewer) => {
    const file = `./golden/${name}.${viewer === 'audience' ? viewer : games[name].names[viewer].toLowerCase()}.txt`
    await expect(toldFor(games[name], viewer)).toMatchFileSnapshot(file)
  })
})

describe('what is told depends only on what the viewer may know', () => {
  const MASK = 'Masked Card'

  test.each(Object.entries(games))('%s', (_, game) => {
    for (const viewer of ['audience', ...game.names.keys()] as Viewer[]) {
      const masked = game.events.map((event) => {
        const hidden = event.seenBy && (viewer === 'audience' || !event.seenBy.includes(viewer))
        return hidden && event.cards ? { ...event, cards: event.cards.map(() => MASK) } : event
      })
      expect(masked.some(({ cards }) => cards?.includes(MASK))).toBe(true)
      expect(toldFor(game, viewer, masked)).toBe(toldFor(game, viewer))
    }
  })

  test('so that nobody reads what another drew', () => {
    const told = toldFor(games['first-game'], 'audience')
    expect(told).toMatch(/Ada draws 5 cards for the next turn/)
    expect(told).not.toMatch(/\b[Yy]ou\b/)
  })
})

test('every kind of event happens in these games', () => {
  const happened = new Set<EventType>(Object.values(games).flatMap(({ events }) => events.map(({ type }) => type)))
  expect([...happened].sort()).toEqual([...eventTypes].sort())
})

/** Events as the rules give them, with little to write. */
const turn = { seat: 0, source: 'turn' }
const did = (type: EventType, more: Partial<DominionEvent> = {}): DominionEvent => {
  const count = more.cards && { count: more.cards.length }
  return { type, seat: 0, cause: turn, depth: 0, ...count, ...more }
}
const caused = (source: string, seat = 0) => ({ cause: { seat, source }, depth: 1 })
const told = (viewer: Viewer, ...events: DominionEvent[]): string =>
  toldText(tell(events, { names: ['Ada', 'Bob'], viewer }, inEnglish))

describe('one speaks to the reader and of the others', () => {
  const village = [
    did('played', { cards: ['Village'] }),
    did('drew', { cards: ['Copper'], ...caused('Village') }),
    did('got', { what: 'actions', count: 2, ...caused('Village') }),
  ]
  const { cards: _, ...unseen } = village[1]

  it('says you', () => {
    expect(told(0, ...village)).toBe('You play Village. You draw a Copper and get +2 Actions.')
  })

  it('says a name, and counts what is hidden', () => {
    expect(told(1, village[0], unseen, village[2])).toBe('Ada plays Village. They draw a card and get +2 Actions.')
  })
})

describe('what belongs together is told in one breath', () => {
  const pays = (card: string, count: number) => [
    did('played', { cards: [card] }),
    did('got', { what: 'coins', count, ...caused(card) }),
  ]

  it('adds up Treasures', () => {
    expect(told(0, ...pays('Copper', 1), ...pays('Copper', 1), ...pays('Copper', 1), ...pays('Silver', 2))).toBe(
      'You play 3 Coppers and a Silver for 5 coins.',
    )
  })

  it('adds up purchases, and does not tell that they arrive', () => {
    const buy = (card: string) => [
      did('bought', { cards: [card] }),
      did('gained', { cards: [card], from: 'supply', to: 'discard' }),
    ]
    expect(told(1, ...buy('Silver'), ...buy('Estate'))).toBe('Ada buys a Silver and an Estate.')
  })

  it('calls cards that were just shown it or them', () => {
    const shown = { cards: ['Estate'], seat: 1, ...caused('Spy') }
    expect(told(0, did('revealed', { ...shown, from: 'deck' }), did('discarded', { ...shown, from: 'aside' }))).toBe(
      '  Bob reveals an Estate and discards it.',
    )
  })

  it('keeps lists apart from what follows them', () => {
    expect(
      told(
        0,
        did('discarded', { cards: ['Estate', 'Estate', 'Copper', 'Curse'], from: 'hand', ...caused('Cellar') }),
        did('drew', { cards: ['Gold'], ...caused('Cellar') }),
      ),
    ).toBe('  You discard 2 Estates, a Copper, and a Curse, then draw a Gold.')
  })
})

describe('what happens because of something stands under it', () => {
  it('puts the others’ part of an attack below the attack', () => {
    expect(
      told(
        1,
        did('played', { cards: ['Militia'] }),
        did('reacted', { seat: 1, cards: ['Moat'] }),
        did('got', { what: 'coins', count: 2, ...caused('Militia') }),
      ),
    ).toBe('Ada plays Militia.\n  You reveal Moat.\n  Ada gets +2 Coins.')
  })

  it('shows the top of what was discarded unseen', () => {
    const discard = did('discarded', { seat: 1, count: 2, top: 'Estate', from: 'hand', ...caused('Militia') })
    expect(told(0, did('played', { cards: ['Militia'] }), discard)).toBe(
      'You play Militia.\n  Bob discards 2 cards, an Estate on top.',
    )
  })

  it('tells a card that is played several times by the card that plays it', () => {
    const smithy = (depth: number) => ({ cause: { seat: 0, source: 'Smithy' }, depth })
    expect(
      told(
        1,
        did('played', { cards: ['Throne Room'] }),
        did('played', { cards: ['Smithy'], ...caused('Throne Room') }),
        did('drew', { count: 3, ...smithy(2) }),
        did('played', { cards: ['Smithy'], what: 'again', ...caused('Throne Room') }),
        did('drew', { count: 3, ...smithy(2) }),
      ),
    ).toBe('Ada plays Throne Room on Smithy.\n  Ada draws 3 cards.\n  Ada plays Smithy again. They draw 3 cards.')
  })

  it('names the card where the line above does not', () => {
    const put = did('put', { cards: ['Gold'], from: 'discard', to: 'deck', ...caused('Royal Seal') })
    expect(told(0, did('bought', { cards: ['Gold'] }), did('gained', { cards: ['Gold'], to: 'discard' }), put)).toBe(
      'You buy a Gold.\n  You put a Gold on top of your deck (Royal Seal).',
    )
  })
})

describe('turns', () => {
  it('have headings, and say where nothing was bought', () => {
    expect(
      told(0, did('began', { seat: 1, count: 3 }), did('cleaned', { seat: 1 }), did('drew', { seat: 1, count: 5 })),
    ).toBe('Bob’s turn 3\nBob buys nothing.\nBob draws 5 cards for the next turn.')
    expect(told(0, did('cleaned'), did('drew', { count: 5 }), did('ended'))).toBe('') // no turn comes for which one draws
    expect(told(0, did('began', { count: 3, what: 'possessed', other: 1 }))).toBe('Your extra turn, decided by Bob')
  })
})

describe('the result', () => {
  const game = games['first-game']
  const view = game.playthrough.view(0)
  const outcome = { places: [1, 2], points: [7, 7], winners: [0], why: '' }
  const table = { names: ['Ada', 'Bob'], viewer: 0 }

  it('tells why it ended, who won by what, and where the points come from', () => {
    const seats = [
      {
        ...view.seats[0],
        points: 7,
        turns: 9,
        scoring: [
          { card: 'Province', copies: 1, points: 6 },
          { card: 'Estate', copies: 1, points: 1 },
        ],
      },
      { ...view.seats[1], points: 7, turns: 10, scoring: [{ card: 'Estate', copies: 7, points: 7 }] },
    ]
    const piles = view.piles.map((pile) => ({ ...pile, count: pile.pile === 'Province' ? 0 : 5 }))
    expect(tellResult(outcome, { ...view, seats, piles }, table)).toEqual([
      'The game ends: the last Province is gone.',
      'You win: 7 points like Bob, but in fewer turns (9 turns).',
      '  1. You: 7 points in 9 turns (6 from a Province, 1 from an Estate)',
      '  2. Bob: 7 points in 10 turns (7 from 7 Estates)',
    ])
    expect(tellResult({ ...outcome, places: [1, 1], winners: [0, 1] }, { ...view, seats, piles }, table)[1]).toBe(
      'You and Bob share the victory with 7 points in 9 turns each.',
    )
  })
})

describe('languages', () => {
  /** Without the endings by which a language tells persons and numbers apart. */
  const phrases = (texts: object, before = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [before + key.replace(/(_(you|name|they))?(_(zero|one|other))?$/, '')]
        : phrases(text, `${before}${key}.`),
    )

  it('a whole game is told in German', async () => {
    const i18n = createInstance({ lng: 'de', resources: { de: { translation: texts } }, initAsync: false })
    void i18n.init({ interpolation: { escapeValue: false } })
    const inGerman: Speech = { tongue: german, say: (key, values) => i18n.t(key, { ...values }) }
    for (const [name, { names, events }] of Object.entries(games)) {
      const told = toldText(tell(eventsFor(dominion, events, 0), { names, viewer: 0 }, inGerman))
      await expect(`${told}\n`).toMatchFileSnapshot(`./golden/${name}.ada.de.txt`)
    }
  })

  it('German has a phrase for everything that English has one for', () => {
    expect(new Set(phrases(texts))).toEqual(new Set(phrases(english)))
  })
})
