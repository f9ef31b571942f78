/** Effects and costs as the engine reads them: flat lists of numbers, made once from the data. */

import { POWER_ACTION, SPECIAL_ACTION } from '../data/actions.ts'
import { BONUS_CARDS, FAVOR_TILES, ROUND_TILES, TOWN_TILES } from '../data/tiles.ts'
import { EVERYONE } from '../factions/everyone.ts'
import type { Faction, Trigger } from '../factions/faction.ts'
import { BUILDINGS, type Cost, type Gain, POWER_ACTIONS, RESOURCES, type Resource, SPECIAL_ACTIONS } from '../types.ts'

/** Pairs: number of a resource in `RESOURCES`, amount. */
export type Effect = readonly number[]

export function effect(gain: Gain): Effect {
  return RESOURCES.flatMap((resource, i) => (gain[resource] ? [i, gain[resource]] : [])).filter(
    (n): n is number => n !== undefined,
  )
}

/** Keys come before the cult steps of the same tile, so that a marker can use them. */
function keysFirst(pairs: Effect): Effect {
  const key = resourceNumber('keys')
  const keys: number[] = []
  const rest: number[] = []
  for (let i = 0; i < pairs.length; i += 2) (pairs[i] === key ? keys : rest).push(pairs[i], pairs[i + 1])
  return [...keys, ...rest]
}

export function resourceNumber(resource: Resource): number {
  return RESOURCES.indexOf(resource)
}

/** A cost with every field filled in. */
export interface Price {
  readonly coins: number
  readonly workers: number
  readonly priests: number
  readonly power: number
  readonly tokens: number
}

function price(cost: Cost): Price {
  return {
    coins: cost.coins ?? 0,
    workers: cost.workers ?? 0,
    priests: cost.priests ?? 0,
    power: cost.power ?? 0,
    tokens: cost.tokens ?? 0,
  }
}

export const FREE = price({})

/** A faction as the engine reads it. Building types are numbered from 1. */
export interface FactionRules {
  readonly data: Faction
  readonly cost: readonly Price[]
  readonly count: readonly number[]
  readonly built: readonly Effect[]
  readonly strength: readonly number[]
  /** Income by building type and number built: coins, workers, priests, power. */
  readonly income: readonly (readonly (readonly [number, number, number, number])[])[]
  readonly spadeTriggers: readonly CompiledTrigger[]
  readonly townTriggers: readonly CompiledTrigger[]
  readonly spadesReplaced: boolean
  readonly spade: readonly Price[]
  readonly digUpgrade: Price | null
  readonly shipUpgrade: Price | null
  readonly teleport: readonly Price[]
  readonly startGain: Effect
  readonly taken: Effect
  readonly declined: Effect
}

export interface CompiledTrigger {
  readonly needsStronghold: boolean
  readonly instead: boolean
  readonly gain: Effect
}

const NONE: Effect = []

function compile(data: Faction): FactionRules {
  const buildings = [undefined, ...BUILDINGS.map((b) => data.buildings[b])]
  const triggers = (each: Trigger['each']): CompiledTrigger[] =>
    data.triggers
      .filter((t) => t.each === each)
      .map((t) => ({ needsStronghold: t.needsStronghold ?? false, instead: t.instead ?? false, gain: effect(t.gain) }))
  return {
    data,
    cost: buildings.map((b) => price(b?.cost ?? {})),
    count: buildings.map((b) => b?.count ?? 0),
    built: buildings.map((b) => effect(b?.built ?? {})),
    strength: [0, ...BUILDINGS.map((b) => data.strength[b])],
    income: buildings.map((b) =>
      Array.from({ length: (b?.count ?? 0) + 1 }, (_, n): [number, number, number, number] => [
        b?.income.coins?.[n] ?? 0,
        b?.income.workers?.[n] ?? 0,
        b?.income.priests?.[n] ?? 0,
        b?.income.power?.[n] ?? 0,
      ]),
    ),
    spadeTriggers: triggers('spades'),
    townTriggers: triggers('towns'),
    spadesReplaced: data.riverbound !== null || data.triggers.some((t) => t.each === 'spades' && t.instead),
    spade: data.digging?.costs.map(price) ?? [],
    digUpgrade: data.digging?.upgrade ? price(data.digging.upgrade) : null,
    shipUpgrade: data.shipping?.cost ? price(data.shipping.cost) : null,
    teleport: data.teleport?.costs.map(price) ?? [],
    startGain: effect(data.startGain),
    taken: data.leech ? effect(data.leech.taken) : NONE,
    declined: data.leech ? effect(data.leech.declined) : NONE,
  }
}

/** By the number of a faction among everyone. */
export const FACTION_RULES: readonly FactionRules[] = EVERYONE.map(compile)

export const BONUS_INCOME: readonly Effect[] = BONUS_CARDS.map((b) => effect(b.income))
export const FAVOR_GAIN: readonly Effect[] = FAVOR_TILES.map((f) => effect(f.gain))
export const FAVOR_INCOME: readonly Effect[] = FAVOR_TILES.map((f) => effect(f.income))
export const TOWN_GAIN: readonly Effect[] = TOWN_TILES.map((t) => keysFirst(effect(t.gain)))
/** The same without keys, and the keys. */
export const TOWN_GAIN_BUT_KEYS: readonly Effect[] = TOWN_TILES.map((t) => effect({ ...t.gain, keys: 0 }))
export const TOWN_KEYS: readonly number[] = TOWN_TILES.map((t) => t.gain.keys ?? 0)
export const ROUND_BONUS: readonly Effect[] = ROUND_TILES.map((t) => effect(t.bonus.gain))
export const POWER_GAIN: readonly Effect[] = POWER_ACTIONS.map((a) => effect(POWER_ACTION[a].gain))
export const POWER_COST: readonly number[] = POWER_ACTIONS.map((a) => POWER_ACTION[a].power)
export const SPECIAL_GAIN: readonly Effect[] = SPECIAL_ACTIONS.map((a) => effect(SPECIAL_ACTION[a].gain))
export const SPECIAL_COST: readonly Price[] = SPECIAL_ACTIONS.map((a) => price(SPECIAL_ACTION[a].cost))
export const SPECIAL_REPEATS: readonly boolean[] = SPECIAL_ACTIONS.map((a) => SPECIAL_ACTION[a].repeatable ?? false)
/** Actions that give spades: nothing for those who use none. */
export const POWER_GIVES_SPADES: readonly boolean[] = POWER_ACTIONS.map(
  (a) => POWER_ACTION[a].gain.spades !== undefined,
)
export const SPECIAL_GIVES_SPADES: readonly boolean[] = SPECIAL_ACTIONS.map(
  (a) => SPECIAL_ACTION[a].gain.spades !== undefined,
)

/** Actions that end in a new home terrain. */
export const SPECIAL_GIVES_COLOUR: readonly boolean[] = SPECIAL_ACTIONS.map(
  (a) => SPECIAL_ACTION[a].gain.newColours !== undefined,
)

/** Points of the round tile for a building type (by number). */
export const ROUND_BUILDING_VP: readonly (readonly number[])[] = ROUND_TILES.map((t) => [
  0,
  ...BUILDINGS.map((b) => (t.scores.includes(b) ? t.vp : 0)),
])
export const ROUND_SPADE_VP: readonly number[] = ROUND_TILES.map((t) => (t.scores.includes('spade') ? t.vp : 0))
export const ROUND_TOWN_VP: readonly number[] = ROUND_TILES.map((t) => (t.scores.includes('town') ? t.vp : 0))
