/** The words her cards are written in: conditions, sets of options, tie-breaks, actions. */
import type { Building, Cult, Terrain } from '../types.ts'

export const LEVELS = ['automalein', 'automa', 'automaechtig', 'ultoma', 'alptrauma'] as const
export type LevelId = (typeof LEVELS)[number]

export const AUTOMA_FACTION_IDS = [
  'simpletons',
  'kuddlers',
  'druids',
  'racelings',
  'wanderers',
  'mimics',
  'powermongers',
  'symbionts',
  'blight',
  'gognomes',
] as const
export type AutomaFactionId = (typeof AUTOMA_FACTION_IDS)[number]

/** Base cards by number; the first five begin in her deck. */
export const CARD_IDS = ['*1', '*2', '*3', '*4', '*5', '6', '7', '8', '9', '10', '11', '12', '13'] as const
export type CardId = (typeof CARD_IDS)[number]
export const STARTERS = 5

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Letter = (typeof LETTERS)[number]

/** What has to hold before an action is tried, and what is said where it does not. */
export const CONDITIONS = {
  'power action open': 'every power action is taken',
  'cult open': 'every cult has a marker at the top',
  'upgrade possible': 'nothing of hers can be upgraded',
  'dwelling left': 'no dwelling is left',
  'late enough': 'not yet in this round',
} as const
export type Condition = keyof typeof CONDITIONS

/** What there is to choose from, always listed in reading order. */
export const OPTION_SETS = [
  'open power actions',
  'open cults',
  'upgradable structures',
  'favors of open cults',
  'spaces in range of the cluster',
  'all free spaces',
  'free spaces nearest the cluster',
  'fallow spaces',
  'free spaces beside humans',
  'human structures by a river',
] as const
export type OptionSet = (typeof OPTION_SETS)[number]

/** Each keeps some of the options, or all where it cannot decide. */
export const TIE_BREAKS = {
  reaching: 'brings her two clusters closer together',
  'own terrain priority': 'first in her terrain priority',
  'human terrain priority': "first in the terrain priority of the human's home",
  'youth terrain priority': 'first in the terrain priority of her youth card',
  'closest to humans': 'closest to a human structure',
  'furthest from her own': 'furthest from her own structures',
  'most power to humans': 'gives the humans the most power',
  'dwellings beside humans': 'dwellings beside a human structure, while a trading house is left',
  'least power to humans': 'gives the humans the least power',
  'cult of the scoring tile': 'the cult on the scoring tile',
  'her marker at 0': 'her marker is at 0',
  'nearest human marker': 'her marker is nearest to the human one',
  'strongest structure': 'structures of the highest power value',
  directional: 'directional selection',
} as const
export type TieBreak = keyof typeof TIE_BREAKS

export interface Procedure {
  readonly condition: Condition
  readonly options: OptionSet
  readonly tieBreaks: readonly TieBreak[]
}

export type CardAction =
  | { readonly do: 'faction action' }
  | { readonly do: 'block power action' }
  | { readonly do: 'gain points'; readonly amount: number | 'X' }
  | {
      readonly do: 'advance cult'
      readonly catchUp?: true // whatever the support card says
      readonly steps?: number // so many without a priest, instead of by priest
    }
  | { readonly do: 'upgrade' }
  | { readonly do: 'take favor'; readonly fromRound: number }
  | {
      readonly do: 'build'
      readonly first?: readonly TieBreak[] // tie-breaks of the faction, before the general ones
      readonly anywhere?: true // range and clusters do not matter
      readonly shipping?: number // for this action, instead of her own
    }
  | { readonly do: 'place cube' }
  | { readonly do: 'blight'; readonly times: number }
  | { readonly do: 'trade'; readonly fromRound: number }

/** The left column of a card: what the action of the card beside it is decided by. */
export interface Support {
  readonly cluster: 'marked' | 'unmarked'
  readonly reaching: boolean
  readonly row: 'A' | 'B' // of the terrain priority
  readonly direction: 'forward' | 'reverse'
  readonly count: number
  readonly cult: 'scoring tile' | 'catch-up'
  readonly bonusCard: 'left' | 'middle' | 'right'
}

export interface DecisionCard {
  readonly id: CardId
  readonly marked: Letter // where her first dwellings stand
  readonly unmarked: Letter
  readonly passIcon: boolean
  readonly actions: readonly CardAction[]
  readonly support: Support
}

export interface Level {
  readonly id: LevelId
  readonly name: string
  readonly shipping: readonly number[] // by round
  readonly x: readonly number[] // points of an X, by round
  readonly endShipping: number // of area scoring
  readonly without?: CardId // from the first deck to the top of the reserve
  readonly more: number // cards of the reserve in the first deck
}

/** What becomes of her faction besides its action. */
export interface AutomaFaction {
  readonly id: AutomaFactionId
  readonly name: string
  readonly cults: readonly [fire: number, water: number, earth: number, air: number]
  readonly action: readonly CardAction[]
  readonly tilePointsAgainWhenFirst?: true
  readonly pointsPerStructureAtEnd?: number
  readonly stepWhenHumanTakes?: number // that much power from one of her structures
  readonly achievements?: { readonly drawn: number; readonly points: readonly number[] }
  readonly hasYouth?: true
  readonly bars?: readonly string[] // human factions that cannot play against it
  readonly about: string
}

export interface TileAddition {
  readonly cult: Cult
  readonly early: number // points when she passes in rounds 1 to 3
  readonly late: number
}

export interface Priority {
  readonly A: readonly Terrain[]
  readonly B: readonly Terrain[]
}

/** What an achievement of the Gognomes can ask for. */
export type Goal =
  | { readonly built: Building; readonly count: number } // so many of that building stand
  | { readonly structures: number } // so many of whatever kind
  | { readonly joined: true } // her marked and unmarked structures touch, directly or indirectly
  | { readonly area: number } // structures of her largest area
  | { readonly edge: number } // structures on the edge of the map
  | { readonly cult: number; readonly tracks: number } // so many markers at that step or higher
  | { readonly favors: number }
  | { readonly priests: number } // sent to the cults
