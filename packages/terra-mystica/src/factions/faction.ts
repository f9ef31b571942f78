/**
 * The language factions are written in: what they begin with, what their buildings cost and bring, and which of the
 * named mechanisms of the game they use. The rules read these fields and never ask which faction it is.
 */
import type { AutomaFactionId } from '../automa/words.ts'
import type { Building, Cost, FactionId, Gain, SpecialActionId, Terrain } from '../types.ts'
import { BUILDINGS } from '../types.ts'

/** Total income of a building type with 0, 1, 2, … of it on the map. */
export type Income = { readonly [R in 'coins' | 'workers' | 'priests' | 'power']?: readonly number[] }

export interface BuildingData {
  readonly count: number
  readonly cost: Cost
  readonly income: Income
  readonly built: Gain // at once, each time
}

export interface Shipping {
  readonly start: number
  readonly max: number
  readonly cost: Cost | null // null: the track is fixed
  readonly vp: readonly number[] // for the first step, the second, …
}

export interface Digging {
  readonly costs: readonly Cost[] // of a spade, by level
  readonly upgrade?: Cost
  readonly upgradeVp?: readonly number[]
  readonly vpPerSpade?: number // for spades that were paid for
}

/** Something that comes with every spade, priest or town gained. */
export interface Trigger {
  readonly each: 'spades' | 'towns'
  readonly gain: Gain
  readonly needsStronghold?: true
  readonly instead?: true // the thing itself is not gained
}

/** Reaching past hexes without ships. */
export interface Teleport {
  readonly name: string
  readonly range: number // hexes skipped
  readonly costs: readonly Cost[] // before and after the stronghold
  readonly vp: number
  readonly longer: number // by which the stronghold lengthens the range
  readonly maxRange: number
}

export interface Exchange {
  readonly from: 'vp' | 'coins'
  readonly to: 'coins' | 'vp'
  readonly rate: number // so many of the first for one of the second
}

export interface Faction {
  readonly id: FactionId | AutomaFactionId
  readonly name: string
  /** Home ground. Ice, volcano and variable factions pick a terrain of the wheel besides. */
  readonly ground: Terrain | 'ice' | 'volcano' | 'variable'
  readonly start: {
    readonly coins: number
    readonly workers: number
    readonly priests: number
    readonly bowls: readonly [number, number, number]
    readonly cults: readonly [number, number, number, number]
  }
  readonly startVp2017: number
  readonly startGain: Gain
  readonly startDwellings: number
  readonly placesLast: boolean
  readonly priestSupply: number
  readonly shipping: Shipping | null
  readonly digging: Digging | null
  readonly buildings: Record<Building, BuildingData>
  readonly strength: Record<Building, number>
  readonly actions: readonly SpecialActionId[]
  readonly strongholdActions: readonly SpecialActionId[]
  readonly exchange: readonly Exchange[]
  readonly triggers: readonly Trigger[]
  /** When others answer to its buildings; beside the Automa, who takes none, a card of hers decides or a gain follows. */
  readonly leech: { readonly taken: Gain; readonly declined: Gain; readonly besideAutoma: 'card' | Gain } | null
  readonly teleport: Teleport | null
  readonly pass: { readonly perBridge?: number; readonly perTemple?: number } | null // with the stronghold
  readonly flatSpades: number // spades for any hex, where that is fixed
  readonly powerDiscount: number
  readonly reusesPowerActions: boolean // with the stronghold
  readonly townsAcrossRiver: boolean
  readonly extraPriestStep: boolean // with the stronghold
  readonly volcano: { readonly lose: 'cultSteps' | 'tokens'; readonly usual: number; readonly home: number } | null
  readonly riverbound: { readonly unlock: number; readonly unlockHome: number } | null // coins to unlock a terrain
  readonly about: { readonly ability: string; readonly stronghold: string }
}

export const STANDARD_DIGGING: Digging = {
  costs: [{ workers: 3 }, { workers: 2 }, { workers: 1 }],
  upgrade: { coins: 5, workers: 2, priests: 1 },
  upgradeVp: [6, 6],
}

/** Those who live on ice improve their digging for a worker less. */
export const ICE_DIGGING: Digging = { ...STANDARD_DIGGING, upgrade: { coins: 5, workers: 1, priests: 1 } }

const STANDARD_BUILDINGS: Record<Building, BuildingData> = {
  dwelling: {
    count: 8,
    cost: { coins: 2, workers: 1 },
    income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 8] },
    built: {},
  },
  tradingHouse: {
    count: 4,
    cost: { coins: 3, workers: 2 }, // twice the coins without a neighbour
    income: { coins: [0, 2, 4, 6, 8], power: [0, 1, 2, 4, 6] },
    built: {},
  },
  temple: { count: 3, cost: { coins: 5, workers: 2 }, income: { priests: [0, 1, 2, 3] }, built: { favors: 1 } },
  stronghold: { count: 1, cost: { coins: 6, workers: 4 }, income: { power: [0, 2] }, built: {} },
  sanctuary: { count: 1, cost: { coins: 6, workers: 4 }, income: { priests: [0, 1] }, built: { favors: 1 } },
}

/** A faction as written in its file: only what differs from the rest. */
type FactionText = Partial<Omit<Faction, 'start' | 'buildings' | 'strength'>> &
  Pick<Faction, 'id' | 'name' | 'ground' | 'startVp2017' | 'about'> & {
    readonly start: Partial<Faction['start']> & Pick<Faction['start'], 'cults'>
    readonly buildings?: { readonly [B in Building]?: Partial<BuildingData> }
    readonly strength?: { readonly [B in Building]?: number }
  }

export function defineFaction(text: FactionText): Faction {
  const buildings = Object.fromEntries(
    BUILDINGS.map((b) => [b, { ...STANDARD_BUILDINGS[b], ...text.buildings?.[b] }]),
  ) as Record<Building, BuildingData>
  return {
    startGain: {},
    startDwellings: 2,
    placesLast: false,
    priestSupply: 7,
    shipping: { start: 0, max: 3, cost: { coins: 4, priests: 1 }, vp: [2, 3, 4] },
    digging: STANDARD_DIGGING,
    actions: [],
    strongholdActions: [],
    exchange: [],
    triggers: [],
    leech: null,
    teleport: null,
    pass: null,
    flatSpades: 0,
    powerDiscount: 0,
    reusesPowerActions: false,
    townsAcrossRiver: false,
    extraPriestStep: false,
    volcano: null,
    riverbound: null,
    ...text,
    start: { coins: 15, workers: 3, priests: 0, bowls: [5, 7, 0], ...text.start },
    buildings,
    strength: { dwelling: 1, tradingHouse: 2, temple: 2, stronghold: 3, sanctuary: 3, ...text.strength },
  }
}
