/** Every word that a game can need is there, in both languages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TableState } from '@freehold/server/protocol'
import {
  AUTOMA_FACTION_IDS,
  BONUS_CARDS,
  BUILDINGS,
  CARD_IDS,
  CONDITIONS,
  FACTION_IDS,
  FAVOR_TILES,
  FINAL_TILES,
  type Goal,
  goalText,
  HOUSE_REASONS,
  LEVELS,
  MAP_IDS,
  OPTION_SETS,
  POWER_ACTIONS,
  ROUND_TILES,
  TIE_BREAKS,
  TOWN_TILES,
  type Wanted,
} from '@freehold/terra-mystica'
import i18next from 'i18next'
import { beforeEach, describe, expect, test } from 'vitest'
import { goalWords } from './automa/goal-words.ts'
import { playedMoves } from './games.fixture.ts'
import { tell } from './log/tell.ts'
import { tileWords } from './tiles/tile.tsx'
import { eventsOf } from './view.ts'
import { whyWords } from './why-words.ts'
import { causeWords, choiceWords, commandWords, sayNow, sourceWords } from './words.ts'

const RULES_WORDS = ['trading', 'house', 'dwelling', 'step', 'pass', 'end', 'card', 'power', 'tile']
const GOALS: readonly Goal[] = [
  ...BUILDINGS.flatMap((built) => [1, 3].map((count) => ({ built, count }))),
  { structures: 8 },
  { joined: true },
  { area: 6 },
  { edge: 4 },
  ...[1, 2, 4].map((tracks) => ({ cult: 7, tracks })),
  { favors: 1 },
  { favors: 2 },
  { priests: 1 },
  { priests: 3 },
]

const texts = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `locales/${language}/terra-mystica.json`), 'utf8')) as object

/** Words of the rules that would have come through as they are. */
const ENGLISH = new RegExp(`(?<!\\p{L})(the|of|and|from|at|her|with|is|are|${RULES_WORDS.join('|')})(?!\\p{L})`, 'iu')

let missing: string[] = []
beforeEach(async () => {
  missing = []
  await i18next.init({
    lng: 'en',
    resources: { en: { 'terra-mystica': texts('en') }, de: { 'terra-mystica': texts('de') } },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _area, key) => missing.push(key),
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0])
})

describe.each(['en', 'de'])('in %s', (language) => {
  beforeEach(async () => void (await i18next.changeLanguage(language)))

  test('all that is offered and all that happens in random games can be said', () => {
    let lines = 0
    for (let i = 0; i < 20; i++) {
      const options =
        i % 2
          ? { factions: [FACTION_IDS[i]], automa: { faction: AUTOMA_FACTION_IDS[(i >> 1) % 10] } }
          : { players: 2, factions: i % 4 ? 'pick' : 'auction', finalTile: 'random' }
      for (const { keys, kind, happened, after } of playedMoves(options, `fast:texts ${i}`)) {
        for (const key of keys) expect(choiceWords(sayNow, key)).not.toBe('')
        sayNow(`ask.${kind}`, { power: 1, from: '', count: 1 })
        for (const event of eventsOf(happened.kind === 'moved' ? happened.events : [])) {
          if (language === 'de') expect(causeWords(sayNow, event)).not.toMatch(ENGLISH)
        }
        const told = tell([happened], { view: after, you: 0 } as unknown as TableState, ['Ann', 'Bob'])
        for (const { text } of told) {
          expect(text).not.toMatch(/undefined|\{\{|NaN/)
          if (language === 'de') expect(text).not.toMatch(ENGLISH)
        }
        lines += told.length
      }
    }
    expect(missing).toEqual([])
    expect(lines).toBeGreaterThan(2000)
  })

  test('every reason why something is greyed can be said', () => {
    const view = [...playedMoves({ players: 2, factions: ['mermaids', 'fakirs'] }, 'fast:why')].at(-1)?.after
    if (!view) throw new Error('nothing was played')
    const all: readonly Wanted[] = [
      ...POWER_ACTIONS.map((action) => ({ do: 'power action', action }) as const),
      ...(['shipping', 'digging', 'priest', 'burn', 'bridge', 'lay bridge'] as const).map((what) => ({ do: what })),
      ...(['tradingHouse', 'temple', 'stronghold', 'sanctuary'] as const).map((to) => ({ do: 'upgrade', to }) as const),
      ...BONUS_CARDS.map(({ id }) => ({ do: 'pass', card: id }) as const),
      { do: 'convert', from: 'power', to: 'priests' },
    ]
    for (const seat of [0, 1])
      for (const wanted of all) {
        const words = whyWords(sayNow, view, seat, wanted, ['Ann', 'Bob'])
        expect(words).not.toMatch(/undefined|\{\{|why\./)
      }
    const codes = Object.keys((texts(language) as { why: object }).why)
    for (const code of [
      'taken',
      'used',
      'noSpades',
      'never',
      'endOfTrack',
      'noPriest',
      'noneLeft',
      'noPriestLeft',
      'lastRound',
      'bridgesBuilt',
      'nowhereToBridge',
    ])
      expect(codes).toContain(code)
    expect(missing).toEqual([])
  })

  test('every name has its word', () => {
    for (const id of [...FACTION_IDS, ...AUTOMA_FACTION_IDS]) sayNow(`faction.${id}`) && sayNow(`ability.${id}`)
    for (const id of FACTION_IDS) sayNow(`strongholdAbility.${id}`)
    for (const { id } of [...BONUS_CARDS, ...FAVOR_TILES, ...TOWN_TILES]) {
      sayNow(`tile.${id}`)
      expect(tileWords(sayNow, id).length).toBeGreaterThan(0)
      expect(sourceWords(sayNow, id)).toBe(sayNow(`tile.${id}`))
    }
    for (const id of MAP_IDS) sayNow(`map.${id}`)
    for (const id of LEVELS) sayNow(`level.${id}`) && sayNow(`levelAbout.${id}`)
    for (const id of FINAL_TILES) sayNow(`final.${id}`)
    for (const id of Object.keys(CONDITIONS)) sayNow(`condition.${id}`)
    for (const id of Object.keys(HOUSE_REASONS)) sayNow(`house.${id}`)
    for (const goal of GOALS) {
      expect(goalWords(sayNow, goal)).not.toMatch(/undefined|\{\{/)
      if (language === 'en' && !('built' in goal)) expect(goalWords(sayNow, goal)).toBe(goalText(goal))
    }
    for (const id of OPTION_SETS) sayNow(`from.${id}`, { cluster: '' })
    for (const id of Object.keys(TIE_BREAKS)) sayNow(`tieBreak.${id}`, { row: '', terrain: '', with: '' })
    for (const { scores, bonus } of ROUND_TILES) {
      sayNow(`scores.${scores[0]}`)
      sayNow(`cult.${bonus.cult}`)
    }
    expect(CARD_IDS.length).toBe(13)
    expect(missing).toEqual([])
  })
})

test('commands are said as people say them', async () => {
  await i18next.changeLanguage('en')
  expect(choiceWords(sayNow, 'dig 2. transform E5 to red')).toBe('dig 2 spades, E5 becomes wasteland')
  expect(choiceWords(sayNow, 'burn 3. action ACT4')).toBe('burn 3 power, 7 coins for power')
  expect(commandWords(sayNow, 'upgrade E5 to TP')).toBe('E5 becomes a trading house')
  expect(commandWords(sayNow, 'convert 3PW to 1W')).toBe('3 power for 1 worker')
  expect(commandWords(sayNow, 'convert 1VP to 1C')).toBe('1 point for 1 coin')
  expect(commandWords(sayNow, 'send p to FIRE for 2')).toBe('a priest to fire for 2 steps')
  expect(commandWords(sayNow, '+2WATER')).toBe('2 steps in water')
  expect(commandWords(sayNow, '-3EARTH')).toBe('3 steps down in earth')
  expect(commandWords(sayNow, '+FAV11')).toBe('take “Dwelling points”')
  expect(commandWords(sayNow, '-2SPADE')).toBe('do without 2 spades')
  expect(commandWords(sayNow, 'pass BON3', true)).toBe('take “6 coins”')
})
