/** What a table may ask for, checked and completed. */
import { InputError, parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { type Asking, askings } from '../engine/setting.ts'
import { type Edition, editions } from '../language/types.ts'
import { kingdomCards } from './kingdom.ts'

export interface DominionOptions {
  readonly players: number
  readonly edition: Edition
  readonly kingdom: readonly string[] // ten cards, by cost and name
  readonly start: Start
  readonly asking: Asking
  readonly rules: Rules
}

/** Who begins: drawn by lot, a seat, or as the winners of the previous game make it. */
export type Start = 'random' | number | { readonly winners: readonly number[] }

/** Rules on which the editions and the symbol sheet disagree; what is left out is decided by the edition. */
export interface Rules {
  readonly shuffle: 'whenUsedUp' | 'under' // when a deck is too short: the discard pile is shuffled later, or put under it first
  readonly covered: 'tracked' | 'lost' // a card that another was put upon in a discard pile
  readonly emptyPiles: number // that end the game
  readonly provinces: number
}

const whole = (from: number, to: number, what: string) =>
  z
    .number({ error: `expected ${what}, ${from} to ${to}` })
    .int()
    .min(from, `expected ${what}, ${from} to ${to}`)
    .max(to, `expected ${what}, ${from} to ${to}`)

const schema = z.strictObject({
  players: whole(2, 6, 'a number of players').default(2),
  edition: z.enum(editions).default('2e'),
  kingdom: z.union([z.string(), z.array(z.string())]).default('First Game'),
  start: z
    .union([
      z.literal('random'),
      whole(0, 5, 'a seat'),
      z.strictObject({ winners: z.array(whole(0, 5, 'a seat')).min(1) }),
    ])
    .default('random'),
  asking: z.enum(askings).default('secret'),
  rules: z
    .strictObject({
      shuffle: z.enum(['whenUsedUp', 'under']),
      covered: z.enum(['tracked', 'lost']),
      emptyPiles: whole(1, 17, 'a number of piles'),
      provinces: whole(1, 18, 'a number of Provinces'),
    })
    .partial()
    .default({}),
})

/** Throws `InputError`. `kingdom` is ten names, the name of a recommended set, or a kingdom code. */
export function checkOptions(input: unknown): DominionOptions {
  const asked = parseInput(schema, input ?? {}, 'Dominion options')
  const { players, edition, start } = asked
  const seats = typeof start === 'number' ? [start] : start === 'random' ? [] : start.winners
  const absent = seats.find((seat) => seat >= players)
  if (absent !== undefined)
    throw new InputError(
      `Dominion options: start: there is no seat ${absent} among ${players} players; seats are 0 to ${players - 1}`,
    )
  return {
    ...asked,
    kingdom: kingdomCards(asked.kingdom, edition),
    rules: { ...rulesOf(edition, players), ...asked.rules },
  }
}

/** The edition's own rules for so many players. */
export function rulesOf(edition: Edition, players: number): Rules {
  return {
    shuffle: edition === '1e' ? 'whenUsedUp' : 'under',
    covered: 'tracked',
    emptyPiles: edition === '2e' && players > 4 ? 4 : 3,
    provinces: players === 2 ? 8 : players <= 4 ? 12 : 3 * players,
  }
}
