import type { Building, Cult, Gain } from '../types.ts'

/** Points for what stands on the map when a player passes. */
export interface PassPoints {
  readonly each: Building | 'shipping'
  readonly vp: readonly number[] // by how many, or by level
}

export interface BonusCard {
  readonly id: string
  readonly name: string
  readonly income: Gain
  readonly pass: readonly PassPoints[]
  readonly shipping: number // while held
  readonly action: boolean // carries a special action of its own name
  readonly expansion?: 'shipping-bonus'
}

const bonus = (id: string, name: string, income: Gain, rest: Partial<BonusCard> = {}): BonusCard => ({
  id,
  name,
  income,
  pass: [],
  shipping: 0,
  action: false,
  ...rest,
})

export const BONUS_CARDS: readonly BonusCard[] = [
  bonus('BON1', 'spade and 2 coins', { coins: 2 }, { action: true }),
  bonus('BON2', 'cult step and 4 coins', { coins: 4 }, { action: true }),
  bonus('BON3', '6 coins', { coins: 6 }),
  bonus('BON4', 'shipping and 3 power', { power: 3 }, { shipping: 1 }),
  bonus('BON5', 'worker and 3 power', { workers: 1, power: 3 }),
  bonus(
    'BON6',
    'stronghold, sanctuary and 2 workers',
    { workers: 2 },
    {
      pass: [
        { each: 'stronghold', vp: [0, 4] },
        { each: 'sanctuary', vp: [0, 4] },
      ],
    },
  ),
  bonus(
    'BON7',
    'trading houses and a worker',
    { workers: 1 },
    { pass: [{ each: 'tradingHouse', vp: [0, 2, 4, 6, 8] }] },
  ),
  bonus('BON8', 'priest', { priests: 1 }),
  bonus(
    'BON9',
    'dwellings and 2 coins',
    { coins: 2 },
    { pass: [{ each: 'dwelling', vp: [0, 1, 2, 3, 4, 5, 6, 7, 8] }] },
  ),
  bonus(
    'BON10',
    'shipping points and 3 power',
    { power: 3 },
    { pass: [{ each: 'shipping', vp: [0, 3, 6, 9, 12, 15] }], expansion: 'shipping-bonus' },
  ),
]

export interface FavorTile {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly gain: Gain
  readonly income: Gain
  readonly built?: { readonly building: Building; readonly vp: number } // each time one is built
  readonly pass?: PassPoints
  readonly smallerTowns?: true
  readonly action?: true
}

export const FAVOR_TILES: readonly FavorTile[] = [
  { id: 'FAV1', name: '3 fire', count: 1, gain: { fire: 3 }, income: {} },
  { id: 'FAV2', name: '3 water', count: 1, gain: { water: 3 }, income: {} },
  { id: 'FAV3', name: '3 earth', count: 1, gain: { earth: 3 }, income: {} },
  { id: 'FAV4', name: '3 air', count: 1, gain: { air: 3 }, income: {} },
  { id: 'FAV5', name: '2 fire, towns of 6', count: 3, gain: { fire: 2 }, income: {}, smallerTowns: true },
  { id: 'FAV6', name: '2 water, cult action', count: 3, gain: { water: 2 }, income: {}, action: true },
  { id: 'FAV7', name: '2 earth, worker and power', count: 3, gain: { earth: 2 }, income: { workers: 1, power: 1 } },
  { id: 'FAV8', name: '2 air, 4 power', count: 3, gain: { air: 2 }, income: { power: 4 } },
  { id: 'FAV9', name: '1 fire, 3 coins', count: 3, gain: { fire: 1 }, income: { coins: 3 } },
  {
    id: 'FAV10',
    name: '1 water, 3 points a trading house built',
    count: 3,
    gain: { water: 1 },
    income: {},
    built: { building: 'tradingHouse', vp: 3 },
  },
  {
    id: 'FAV11',
    name: '1 earth, 2 points a dwelling built',
    count: 3,
    gain: { earth: 1 },
    income: {},
    built: { building: 'dwelling', vp: 2 },
  },
  {
    id: 'FAV12',
    name: '1 air, points for trading houses when passing',
    count: 3,
    gain: { air: 1 },
    income: {},
    pass: { each: 'tradingHouse', vp: [0, 2, 3, 3, 4] },
  },
]

export interface TownTile {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly gain: Gain
  readonly expansion?: 'mini-expansion-1'
}

export const TOWN_TILES: readonly TownTile[] = [
  { id: 'TW1', name: '5 points, 6 coins', count: 2, gain: { keys: 1, vp: 5, coins: 6 } },
  { id: 'TW2', name: '7 points, 2 workers', count: 2, gain: { keys: 1, vp: 7, workers: 2 } },
  { id: 'TW3', name: '9 points, priest', count: 2, gain: { keys: 1, vp: 9, priests: 1 } },
  { id: 'TW4', name: '6 points, 8 power', count: 2, gain: { keys: 1, vp: 6, power: 8 } },
  {
    id: 'TW5',
    name: '8 points, 1 step in each cult',
    count: 2,
    gain: { keys: 1, vp: 8, fire: 1, water: 1, earth: 1, air: 1 },
  },
  {
    id: 'TW6',
    name: '2 points, 2 keys, 2 steps in each cult',
    count: 1,
    gain: { keys: 2, vp: 2, fire: 2, water: 2, earth: 2, air: 2 },
    expansion: 'mini-expansion-1',
  },
  {
    id: 'TW7',
    name: '4 points, shipping',
    count: 2,
    gain: { keys: 1, vp: 4, shippingSteps: 1 },
    expansion: 'mini-expansion-1',
  },
  { id: 'TW8', name: '11 points', count: 1, gain: { keys: 1, vp: 11 }, expansion: 'mini-expansion-1' },
]

export interface RoundTile {
  readonly id: string
  readonly name: string
  readonly scores: readonly (Building | 'spade' | 'town')[]
  readonly vp: number
  /** At the end of the round, for every so many steps in the cult, or for every priest on the cult board. */
  readonly bonus: { readonly cult: Cult | 'priests'; readonly steps: number; readonly gain: Gain }
  readonly notInLastRounds?: true
  readonly expansion?: 'temple-scoring-tile'
}

const round = (
  number: number,
  name: string,
  scores: RoundTile['scores'],
  vp: number,
  cult: RoundTile['bonus']['cult'],
  steps: number,
  gain: Gain,
  rest: Partial<RoundTile> = {},
): RoundTile => ({ id: `SCORE${number}`, name, scores, vp, bonus: { cult, steps, gain }, ...rest })

export const ROUND_TILES: readonly RoundTile[] = [
  round(1, 'spades', ['spade'], 2, 'earth', 1, { coins: 1 }, { notInLastRounds: true }),
  round(2, 'towns', ['town'], 5, 'earth', 4, { spades: 1 }),
  round(3, 'dwellings', ['dwelling'], 2, 'water', 4, { priests: 1 }),
  round(4, 'strongholds and sanctuaries', ['stronghold', 'sanctuary'], 5, 'fire', 2, { workers: 1 }),
  round(5, 'dwellings', ['dwelling'], 2, 'fire', 4, { power: 4 }),
  round(6, 'trading houses', ['tradingHouse'], 3, 'water', 4, { spades: 1 }),
  round(7, 'strongholds and sanctuaries', ['stronghold', 'sanctuary'], 5, 'air', 2, { workers: 1 }),
  round(8, 'trading houses', ['tradingHouse'], 3, 'air', 4, { spades: 1 }),
  round(9, 'temples', ['temple'], 4, 'priests', 1, { coins: 2 }, { expansion: 'temple-scoring-tile' }),
]

/** What the tied places are worth together is shared, rounded down; nothing is given for a value of nothing. */
export const CULT_POINTS = [8, 4, 2] as const
export const AREA_POINTS = [18, 12, 6] as const
