/** Rules on which editions, the symbol sheet and habits disagree, and whole sets of them that have a name. */
import type { z } from 'zod'
import { USUAL_PRINTING } from '../cards/printing.ts'
import { type Edition, type Printing, printings } from '../language/types.ts'
import { oneOf, only, whole } from './schemas.ts'

/** What each rule may say, but for the two that are numbers. */
export const ruleValues = {
  shuffle: ['whenUsedUp', 'under'],
  covered: ['tracked', 'lost'],
  tiedStart: ['losers', 'anyone'],
  counts: ['open', 'hidden'],
  tracker: ['points', 'decks'],
  printing: printings,
} as const
type Value<Rule extends keyof typeof ruleValues> = (typeof ruleValues)[Rule][number]

/** What is left out is decided by the preset, and without one by the edition. */
export interface Rules {
  readonly shuffle: Value<'shuffle'> // when a deck is too short: the discard pile is shuffled later, or put under it first
  readonly covered: Value<'covered'> // a card that another was put upon in a discard pile
  readonly tiedStart: Value<'tiedStart'> // among whom the start player is drawn after a tie
  readonly emptyPiles: number // that end the game
  readonly provinces: number
  readonly counts: Value<'counts'> // of discard piles and of others' decks: open is a house rule, the rulebooks hide them
  readonly tracker?: Value<'tracker'> // a house rule: everybody is told everybody's points, or all cards too
  readonly printing: Printing // of cards that behave otherwise in a later printing of their edition
}

/** What a rulebook or the symbol sheet says, without habits of online tables. */
export const presets = ['1e', '2e', 'symbols'] as const
export type Preset = (typeof presets)[number]

export const MOST_PLAYERS = 6
export const MOST_PILES_TO_END = 17
export const MOST_PROVINCES = 3 * MOST_PLAYERS

export const rulesSchema = only({
  preset: oneOf(presets).optional(),
  shuffle: oneOf(ruleValues.shuffle).optional(),
  covered: oneOf(ruleValues.covered).optional(),
  tiedStart: oneOf(ruleValues.tiedStart).optional(),
  emptyPiles: whole(1, MOST_PILES_TO_END, 'a number of piles').optional(),
  provinces: whole(1, MOST_PROVINCES, 'a number of Provinces').optional(),
  printing: oneOf(ruleValues.printing).optional(),
  counts: oneOf(ruleValues.counts).optional(),
  tracker: oneOf(ruleValues.tracker).optional(),
}).default({})

type AskedRules = z.infer<typeof rulesSchema>

/** The edition's own rules for so many players, with counts open as most online tables have them. */
export const rulesOf = (edition: Edition, players: number): Rules => ({
  ...ofBook(edition, players),
  printing: USUAL_PRINTING,
  counts: 'open',
})

/** Where the first rulebook knows only four players, five and six play with the piles of the second. */
const ofBook = (edition: Edition, players: number): Omit<Rules, 'printing' | 'counts'> => ({
  shuffle: edition === '1e' ? 'whenUsedUp' : 'under',
  covered: 'tracked',
  tiedStart: edition === '1e' ? 'losers' : 'anyone',
  emptyPiles: edition === '2e' && players > 4 ? 4 : 3,
  provinces: players === 2 ? 8 : players <= 4 ? 12 : 3 * players,
})

/** All rules of a preset. Where the symbol sheet is silent, the first edition speaks, whose cards it draws. */
export function presetRules(preset: Preset, players: number): Rules {
  if (preset === '2e') return { ...ofBook('2e', players), printing: USUAL_PRINTING, counts: 'hidden' }
  const first: Rules = { ...ofBook('1e', players), printing: 'first', counts: 'hidden' }
  if (preset === '1e') return first
  return { ...first, covered: 'lost', emptyPiles: players > 4 ? 4 : 3, provinces: players === 2 ? 8 : 12 }
}

/** The rules there were before cards had printings: options that were completed then say all of them and mean the first. */
const EARLIER_RULES = ['shuffle', 'covered', 'tiedStart', 'emptyPiles', 'provinces'] as const

/** All that holds at a table that asked for these; `coded` is the printing that a kingdom code brings. */
export function agreedRules(asked: AskedRules, edition: Edition, players: number, coded?: Printing): Rules {
  const { preset, ...single } = asked
  const said = Object.fromEntries(Object.entries(single).filter(([, rule]) => rule !== undefined))
  const isEarlier = EARLIER_RULES.every((rule) => single[rule] !== undefined)
  return {
    ...(preset ? presetRules(preset, players) : rulesOf(edition, players)),
    ...(!preset && isEarlier && { printing: 'first' }),
    ...(coded && { printing: coded }),
    ...said,
  }
}
