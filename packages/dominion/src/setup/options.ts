/** What a table may ask for, checked and completed. */
import { InputError, type Outcome, parseInput, type Seed } from '@freehold/kernel'
import { z } from 'zod'
import { type Asking, askings } from '../engine/memory/setting.ts'
import { type Edition, editions } from '../language/types.ts'
import type { OwnDefinition } from '../own/as-card.ts'
import { checkOwn } from '../own/definitions.ts'
import { type Beside, checkBeside, type Drawn, drawLots } from './beside.ts'
import { findKingdom } from './find-kingdom.ts'
import { within } from './kingdom.ts'
import { LOT } from './lot.ts'
import { agreedRules, MOST_PLAYERS, type Rules, rulesSchema } from './rules.ts'
import { oneOf, only, whole } from './schemas.ts'

export interface DominionOptions extends Beside {
  readonly own?: readonly OwnDefinition[] // cards that somebody wrote: piles beside those of the kingdom
  readonly players: number
  readonly edition: Edition
  readonly kingdom: readonly string[] // ten cards, by cost and name
  readonly start: Start
  readonly asking: Asking
  readonly rules: Rules
}

/** Who begins: drawn by lot, a seat, or as the winners of the previous game make it. */
export type Start = 'random' | number | { readonly winners: readonly number[] }

const FEWEST_PLAYERS = 2

const seat = whole(0, MOST_PLAYERS - 1, 'a seat')
/** Refused is the same as left out. */
const choice = z.union([z.boolean(), z.literal(LOT)], { error: 'expected true, false or "lot"' })
const schema = only({
  players: whole(FEWEST_PLAYERS, MOST_PLAYERS, 'a number of players').default(FEWEST_PLAYERS),
  edition: oneOf(editions).optional(),
  kingdom: z
    .union([z.string(), z.array(z.string())], {
      error: 'expected ten cards, the name of a recommended set, or a kingdom code',
    })
    .default('First Game'),
  start: z
    .union(
      [
        z.literal('random'),
        seat,
        z.strictObject({ winners: z.array(seat).min(1, 'expected the seats that won the previous game') }),
      ],
      {
        error: `expected "random", a seat from 0, or {"winners": [the seats that won the previous game]}`,
      },
    )
    .default('random'),
  colonies: choice.optional(),
  shelters: choice.optional(),
  bane: z.string({ error: 'expected a card that costs two or three coins, or "lot"' }).optional(),
  blackMarket: z
    .union([z.literal(LOT), z.array(z.string()).min(1)], { error: 'expected the cards of the deck, or "lot"' })
    .optional(),
  landscapes: z
    .union([z.literal(LOT), z.array(z.string())], {
      error: 'expected Events, Landmarks, Projects and Ways by name, or "lot"',
    })
    .optional(),
  druid: z.array(z.string(), { error: 'expected the three Boons of Druid' }).optional(),
  obelisk: z.string({ error: 'expected an Action pile, or "lot"' }).optional(),
  mouse: z.string({ error: 'expected an Action for two or three coins, or "lot"' }).optional(),
  own: z.array(z.unknown(), { error: 'expected cards of one’s own' }).optional(),
  asking: oneOf(askings).default('secret'),
  rules: rulesSchema,
})

/**
 * Throws `InputError`. `kingdom` is ten names, the name of a recommended set, or a kingdom code; the two latter bring
 * their edition where none is given.
 */
export function checkOptions(input: unknown): DominionOptions {
  const asked = parseInput(schema, input ?? {}, WHAT)
  const { players, start, asking, rules } = asked
  checkStart(start, players)
  const own = within(`${WHAT}: own`, () => checkOwn(asked.own ?? []))
  const kingdom = within(`${WHAT}: kingdom`, () => findKingdom(asked.kingdom, asked.edition, own.length))
  const { edition, cards } = kingdom
  const beside = within(WHAT, () => checkBeside(kingdom, { ...kingdom.beside, ...besideOf(asked) }))
  return {
    players,
    edition,
    kingdom: cards,
    ...(own.length > 0 && { own }),
    ...beside,
    start,
    asking,
    rules: agreedRules(rules, edition, players, kingdom.printing),
  }
}

/** What is asked for beside the ten; what is refused takes away what the kingdom would bring. */
function besideOf(asked: z.infer<typeof schema>): Beside {
  const { colonies, shelters, bane, blackMarket, landscapes, obelisk, mouse, druid } = asked
  return {
    ...(colonies !== undefined && { colonies: colonies || undefined }),
    ...(shelters !== undefined && { shelters: shelters || undefined }),
    ...(bane !== undefined && { bane }),
    ...(blackMarket !== undefined && { blackMarket }),
    ...(landscapes !== undefined && { landscapes }),
    ...(obelisk !== undefined && { obelisk }),
    ...(druid !== undefined && { druid }),
    ...(mouse !== undefined && { mouse }),
  }
}

/** Options with nothing left to chance but what the deal decides. */
export interface DrawnOptions extends Omit<DominionOptions, keyof Beside>, Drawn {}

/** Draws what is left to lots, as the seed will have it. */
export function drawnOptions(options: DominionOptions, seed: Seed): DrawnOptions {
  const { players, edition, kingdom, own, start, asking, rules } = options
  const fixed = { players, edition, kingdom, ...(own && { own }), start, asking, rules }
  return { ...fixed, ...drawLots({ edition: options.edition, cards: options.kingdom }, options, seed) }
}

const WHAT = 'Dominion options'

function checkStart(start: Start, players: number): void {
  const seats = typeof start === 'number' ? [start] : start === 'random' ? [] : start.winners
  const absent = seats.find((seat) => seat >= players)
  if (absent !== undefined)
    throw new InputError(
      `${WHAT}: start: there is no seat ${absent} among ${players} players; seats are 0 to ${players - 1}`,
    )
  const twice = seats.find((seat, i) => seats.indexOf(seat) < i)
  if (twice !== undefined) throw new InputError(`${WHAT}: start: seat ${twice} is named twice; name each winner once`)
}

/** Who begins the game that follows one of this outcome. */
export const followingStart = ({ winners }: Outcome): Start => ({ winners })
