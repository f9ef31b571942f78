/** What a scenario file may say. docs/scenarios.md explains it to people. */
import { InputError, parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { askings } from '../engine/memory/setting.ts'
import { editions, type PileToken, pileTokens as piledTokens } from '../language/types.ts'
import { cards, cardsOrCount, count, fields, listOf, lowerCase, nest, strayField, text } from './shapes.ts'

export const seatNames = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type SeatName = (typeof seatNames)[number]
export const zoneNames = ['hand', 'deck', 'discard', 'play', 'aside'] as const
export type ZoneName = (typeof zoneNames)[number]
export const counterNames = ['actions', 'buys', 'coins', 'potions'] as const
/**
 * Tokens on piles and landscapes, and tokens of players beside victory points: what a scenario calls them, and the card they are
 * of, where only one card has such.
 */
export const pileTokens = { embargo: 'Embargo', tradeRoute: 'Trade Route', points: undefined } as const
export const ownTokens = {
  pirateShip: 'Pirate Ship',
  coffers: undefined,
  villagers: undefined,
  debt: undefined,
} as const
export const pileTokenNames = Object.keys(pileTokens) as (keyof typeof pileTokens)[]
/** In place of the pile where a token lies. */
export const NO_PILE = 'none'
/** Tokens of which each player has one, and has it or not. */
export const takenTokenNames = ['minusCard', 'minusCoin'] as const
export const ownTokenNames = Object.keys(ownTokens) as (keyof typeof ownTokens)[]

const seat = z.preprocess(
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  z.enum(seatNames, { error: 'expected a seat, "A" to "F"' }),
)
const seats = listOf(seat)
const phase = <const Phase extends string>(phases: readonly Phase[]) =>
  z.preprocess(lowerCase, z.enum(phases, { error: 'expected a phase: "action", "buy", "night" or "over"' }))

const counters = { actions: count, buys: count, coins: count, potions: count }

const ownTokenCounts = {
  pirateShip: count,
  coffers: count,
  villagers: count,
  debt: count,
  minusCard: count,
  minusCoin: count,
  journey: z.preprocess(lowerCase, z.enum(['up', 'down'], { error: 'expected the side of the token, "up" or "down"' })),
  // The pile where the player's token lies
  ...(Object.fromEntries(piledTokens.map((token) => [token, text])) as Record<PileToken, typeof text>),
}
const onPiles = z.record(z.string(), count)
const pileTokenCounts = { embargo: onPiles, tradeRoute: onPiles, points: onPiles }

/** Boons and Hexes: the tops of their decks, their discards, and what lies aside for Druid. */
export const landscapeListNames = ['boons', 'hexes', 'boonDiscards', 'hexDiscards', 'druid'] as const
const landscapeLists = { boons: cards, hexes: cards, boonDiscards: cards, hexDiscards: cards, druid: cards }

const zonesGiven = fields({
  hand: cards,
  deck: cards,
  discard: cards,
  play: cards,
  aside: cards,
  mats: z.record(z.string(), cards), // by the card whose mat it is
  exile: cards,
  landscapes: cards, // those that the player has: Projects, States, Artifacts, what was bought and can be bought once a game
  turns: count, // taken so far, this one included
  tokens: count, // victory points
  ...ownTokenCounts,
  ...counters, // of the player whose turn it is
})

const givenFields = fields({
  fresh: z.boolean(), // a game as it is set up, instead of what lies where
  previousWinners: seats, // of the game before, for a fresh one
  turn: seat,
  phase: phase(['action', 'buy', 'night', 'over']),
  ...counters,
  bought: count,
  extraTurn: z.boolean(), // the present turn follows another of the same player
  supply: z.record(z.string(), cardsOrCount), // a list, top first, for a pile of different cards
  ...pileTokenCounts,
  trash: cards,
  blackMarket: cards, // the deck, top first
  ...landscapeLists,
  A: zonesGiven,
  B: zonesGiven,
  C: zonesGiven,
  D: zonesGiven,
  E: zonesGiven,
  F: zonesGiven,
})

const given = z.preprocess(nest, givenFields)

const zonesExpected = fields({
  hand: cardsOrCount,
  deck: cardsOrCount,
  discard: cardsOrCount,
  play: cardsOrCount,
  aside: cardsOrCount,
  mats: z.record(z.string(), cardsOrCount),
  exile: cardsOrCount,
  landscapes: cardsOrCount,
  has: fields({ hand: cards, deck: cards, discard: cards, play: cards, aside: cards }), // these among others
  lacks: fields({ hand: cards, deck: cards, discard: cards, play: cards, aside: cards }), // none of these
  top: cards, // of the deck, whatever lies below
  turns: count,
  tokens: count,
  ...ownTokenCounts,
  score: z.number({ error: 'expected a whole number' }).int(),
  owns: z.record(z.string(), count), // in all zones together
  ...counters, // it must be this player's turn
})

const pending = fields({
  seat,
  actor: seat,
  kind: text,
  by: text, // the card that asks
  options: listOf(text), // all keys on offer, in any order
  offers: listOf(text), // these keys among others
  lacks: listOf(text), // not these
  min: count,
  max: count,
})

const expectedFields = fields({
  turn: seat,
  phase: phase(['start', 'action', 'buy', 'night', 'cleanup', 'over']),
  ...counters,
  supply: z.record(z.string(), count),
  ...pileTokenCounts,
  trash: cardsOrCount,
  blackMarket: cardsOrCount,
  ...landscapeLists,
  costs: z.record(z.string(), count),
  A: zonesExpected,
  B: zonesExpected,
  C: zonesExpected,
  D: zonesExpected,
  E: zonesExpected,
  F: zonesExpected,
  pending,
  over: z.boolean(),
  winners: seats,
  startPlayer: seats, // of a fresh game: every one of these by some seed, nobody else by any
  happened: z.record(z.string(), count), // since the beginning: `shuffled`, `B gained Curse`
  sequence: listOf(text), // the same, in this order, others between them or not
  /** `{ "B": { "A.hand": 5, "A.deck": ["Gold", "?"], "A.discard": ["Copper"] } }`: a number where only that is known. */
  sees: z.record(z.string(), z.record(z.string(), cardsOrCount)),
})

const expected = z.preprocess(nest, expectedFields)

export type Expected = z.infer<typeof expected>
export type ExpectedZones = z.infer<typeof zonesExpected>
export type Given = z.infer<typeof given>
export type GivenZones = z.infer<typeof zonesGiven>
export type ExpectedPending = z.infer<typeof pending>

/** An answer: what is chosen, as one text or several. */
const answer = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.union([z.string(), z.array(z.string())], { error: 'expected an answer: a text, or a list of texts' }),
)
export type Answer = z.infer<typeof answer>

const step = fields({
  A: answer,
  B: answer,
  C: answer,
  D: answer,
  E: answer,
  F: answer,
  refused: answer, // must not be possible here
  then: expected, // what holds at this point
})
export type Step = z.infer<typeof step>

const scenario = z.strictObject(
  {
    title: z.string({ error: 'expected a title' }).min(1, 'expected a title'),
    source: text.optional(),
    note: text.optional(),
    edition: z
      .preprocess(
        (value) => (value === 'any' || value === 'both' ? [...editions] : lowerCase(value)),
        listOf(z.enum(editions, { error: 'expected "1e", "2e" or "any"' })),
      )
      .optional(), // otherwise every one that has all the cards
    players: z
      .number({ error: 'expected 2 to 6 players' })
      .int('expected 2 to 6 players')
      .min(2, 'expected 2 to 6 players')
      .max(6, 'expected 2 to 6 players')
      .default(2),
    kingdom: z.union([z.string(), z.array(z.string())], { error: 'expected cards, or the name of a set' }).default([]),
    landscapes: listOf(text).default([]), // that lie beside the kingdom, too
    obelisk: z.string({ error: 'expected an Action pile' }).optional(),
    mouse: z.string({ error: 'expected an Action that costs two or three coins' }).optional(),
    bane: z.string({ error: 'expected a card that costs two or three coins' }).optional(),
    asking: z.enum(askings, { error: `expected ${askings.map((each) => `"${each}"`).join(', ')}` }).default('open'),
    rules: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
    given: given.default({}),
    when: z.preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(z.unknown(), { error: 'expected a list of answers' }).default([]),
    ),
    then: expected,
  },
  {
    error: (issue) =>
      strayField(issue, [
        'title',
        'source',
        'note',
        'edition',
        'players',
        'kingdom',
        'landscapes',
        'obelisk',
        'mouse',
        'bane',
        'asking',
        'rules',
        'given',
        'when',
        'then',
      ]),
  },
)
type Read = z.infer<typeof scenario>
export interface Scenario extends Omit<Read, 'when'> {
  readonly when: readonly (Answer | Step)[]
}

/** The scenarios of a file: one, or a list of them. Throws `InputError` that names the place. */
export function parseScenarios(input: unknown, file: string): Scenario[] {
  const list = Array.isArray(input) ? input : [input]
  if (list.length === 0) throw new InputError(`${file}: there is no scenario in it`)
  return list.map((entry, i) => parseScenario(entry, list.length === 1 ? file : `${file}[${i}]${titleOf(entry)}`))
}

/** `place` begins the message where something is wrong, unless it is empty. */
export function parseScenario(input: unknown, place: string): Scenario {
  const inPlace = (message: string) => (place === '' ? message : `${place}: ${message}`)
  const read = parseInput(scenario, input, place)
  const when = read.when.map((entry, i) =>
    parseInput<Answer | Step>(
      typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? step : answer,
      entry,
      inPlace(`when[${i}]`),
    ),
  )
  const empty = when.findIndex((entry) => typeof entry === 'object' && Object.keys(entry).length === 0)
  if (empty >= 0 && !Array.isArray(when[empty]))
    throw new InputError(inPlace(`when[${empty}]: nothing in it; expected an answer`))
  if (Object.keys(read.then).length === 0 && !when.some(asserts))
    throw new InputError(inPlace('then: nothing is expected, so nothing would be tested'))
  if (read.edition?.length === 0) throw new InputError(inPlace('edition: expected "1e", "2e" or "any"'))
  return { ...read, when }
}

const asserts = (entry: Answer | Step): boolean =>
  typeof entry === 'object' && ('refused' in entry || ('then' in entry && entry.then !== undefined))

const titleOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'title' in entry && typeof entry.title === 'string'
    ? ` (${entry.title})`
    : ''
