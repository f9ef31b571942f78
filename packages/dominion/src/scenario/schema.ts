/** What a scenario file may say. docs/scenarios.md explains it to people. */
import { InputError, parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { editions } from '../language/types.ts'

export const seatNames = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type SeatName = (typeof seatNames)[number]

const seat = z.enum(seatNames, { error: 'expected a seat, A to F' })
/** `"Copper"`, or `"5 Copper"` for five of them. */
const cards = z.array(z.string())
const count = z.number().int().min(0)

const zonesGiven = z
  .strictObject({
    hand: cards,
    deck: cards,
    discard: cards,
    play: cards,
    aside: cards,
    turns: count, // taken so far, this one included
    tokens: count, // victory points
  })
  .partial()

const given = z
  .strictObject({
    fresh: z.boolean(), // a game as it is set up, instead of what lies where
    previousWinners: z.array(seat), // of the game before, for a fresh one
    turn: seat,
    phase: z.enum(['action', 'buy']),
    actions: count,
    buys: count,
    coins: count,
    potions: count,
    bought: count,
    extraTurn: z.boolean(), // the present turn follows another of the same player
    supply: z.record(z.string(), count),
    trash: cards,
    A: zonesGiven,
    B: zonesGiven,
    C: zonesGiven,
    D: zonesGiven,
    E: zonesGiven,
    F: zonesGiven,
  })
  .partial()

const zonesExpected = z
  .strictObject({
    hand: z.union([cards, count]),
    deck: z.union([cards, count]),
    discard: z.union([cards, count]),
    play: z.union([cards, count]),
    aside: z.union([cards, count]),
    has: z.record(z.enum(['hand', 'deck', 'discard', 'play', 'aside']), cards), // these among others
    turns: count,
    tokens: count,
    score: z.number().int(),
    owns: z.record(z.string(), count), // in all zones together
  })
  .partial()

const pending = z
  .strictObject({
    seat,
    actor: seat,
    kind: z.string(),
    by: z.string(), // the card that asks
    options: z.array(z.string()), // all keys on offer, in any order
    offers: z.array(z.string()), // these keys among others
    lacks: z.array(z.string()), // not these
    min: count,
    max: count,
  })
  .partial()

const expected = z
  .strictObject({
    turn: seat,
    phase: z.enum(['start', 'action', 'buy', 'cleanup', 'over']),
    actions: count,
    buys: count,
    coins: count,
    potions: count,
    supply: z.record(z.string(), count),
    trash: z.union([cards, count]),
    costs: z.record(z.string(), count),
    A: zonesExpected,
    B: zonesExpected,
    C: zonesExpected,
    D: zonesExpected,
    E: zonesExpected,
    F: zonesExpected,
    pending,
    over: z.boolean(),
    winners: z.array(seat),
    startPlayer: z.array(seat), // one of these
    happened: z.record(z.string(), count), // events since the beginning, by type
    /** `{ "B": { "A.hand": 5, "A.deck": ["Gold", "?"], "A.discard": ["Copper"] } }`: a number where only that is known. */
    sees: z.record(z.union([seat, z.literal('audience')]), z.record(z.string(), z.union([cards, count]))),
  })
  .partial()

export type Expected = z.infer<typeof expected>
export type ExpectedZones = z.infer<typeof zonesExpected>
export type Given = z.infer<typeof given>
export type GivenZones = z.infer<typeof zonesGiven>
export type ExpectedPending = z.infer<typeof pending>

/** An answer: one option's key, or several. */
const answer = z.union([z.string(), cards])
export type Answer = z.infer<typeof answer>

const stepObject = z.strictObject({
  ...Object.fromEntries(seatNames.map((name) => [name, answer.optional()])),
  refused: answer.optional(), // must not be possible here
  then: expected.optional(), // what holds at this point
})

const scenario = z.strictObject({
  title: z.string().min(1),
  source: z.string().optional(),
  edition: z.union([z.enum(editions), z.array(z.enum(editions)).min(1)]).default(['1e', '2e']),
  players: z.number().int().min(2).max(6).default(2),
  kingdom: z.union([z.string(), cards]).default([]), // more cards than those mentioned
  asking: z.enum(['all', 'secret', 'open']).default('open'),
  rules: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  given: given.default({}),
  when: z.array(z.union([answer, stepObject])).default([]),
  then: expected,
})
export type Scenario = z.infer<typeof scenario>

/** The scenarios of a file: one, or a list of them. Throws `InputError` that names the place. */
export function parseScenarios(input: unknown, file: string): Scenario[] {
  const list = Array.isArray(input) ? input : [input]
  if (list.length === 0) throw new InputError(`${file}: there is no scenario in it`)
  return list.map((entry, i) =>
    parseInput(scenario, entry, list.length === 1 ? file : `${file}[${i}]${titleOf(entry)}`),
  )
}

const titleOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'title' in entry && typeof entry.title === 'string'
    ? ` (${entry.title})`
    : ''

/** `["Copper", "2 Estate"]` as `["Copper", "Estate", "Estate"]`. */
export function expand(list: readonly string[]): string[] {
  return list.flatMap((entry) => {
    const many = /^(\d+) (.+)$/.exec(entry)
    return many ? Array<string>(Number(many[1])).fill(many[2]) : [entry]
  })
}
