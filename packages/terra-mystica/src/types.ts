/** The words of the game. Everything else in this package is written in them. */

/** The terrain wheel: neighbours in this list (and the two ends) are one spade apart. */
export const TERRAINS = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const
export type Terrain = (typeof TERRAINS)[number]

/** Colour names of the terrains, in the order of the wheel; recorded games name terrains by colour. */
export const COLOURS = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'] as const

export const ICE = 7
export const VOLCANO = 8
export const RIVER = 9
/** Every ground a hex can have, by number: the wheel, then ice, volcano and river. */
export const GROUNDS = [...TERRAINS, 'ice', 'volcano', 'river'] as const
export type Ground = (typeof GROUNDS)[number]
export const GROUND_COLOURS = [...COLOURS, 'ice', 'volcano', 'river'] as const

export const CULTS = ['fire', 'water', 'earth', 'air'] as const
export type Cult = (typeof CULTS)[number]

/** Buildings by number from 1; 0 is an empty hex. */
export const BUILDINGS = ['dwelling', 'tradingHouse', 'temple', 'stronghold', 'sanctuary'] as const
export type Building = (typeof BUILDINGS)[number]
export const DWELLING = 1
export const TRADING_HOUSE = 2
export const TEMPLE = 3
export const STRONGHOLD = 4
export const SANCTUARY = 5

export const BUILDING_NAMES: Record<Building, string> = {
  dwelling: 'dwelling',
  tradingHouse: 'trading house',
  temple: 'temple',
  stronghold: 'stronghold',
  sanctuary: 'sanctuary',
}

/**
 * What an effect can give or take. The first dozen are things a player owns; the rest are rights that become a
 * pending decision or change a track.
 */
export const RESOURCES = [
  'vp',
  'coins',
  'workers',
  'priests',
  'bowl1',
  'bowl2',
  'bowl3',
  'fire',
  'water',
  'earth',
  'air',
  'keys',
  'power', // moved through the bowls
  'spades',
  'cultSteps', // one step each, on tracks of choice
  'cultStepsTogether', // all on one track of choice
  'favors',
  'bridges',
  'shippingSteps', // up the shipping track, or carpet range for those who fly
  'sandstorms', // turn one hex next door into home ground
  'freeDwellings', // on any free hex of home ground
  'freeTradingHouses',
  'extraActions',
  'workersToPriests',
  'newColours',
  'tokensPerPlayer', // into bowl 1
  'teleportSteps',
  'tokensForVp', // a token in bowl 3 for a point, or nothing
] as const
export type Resource = (typeof RESOURCES)[number]

/** An effect: how much of what. */
export type Gain = { readonly [R in Resource]?: number }

/** What something costs. */
export type Cost = {
  readonly [R in 'coins' | 'workers' | 'priests' | 'power' | 'tokens' | 'vp']?: number
}

export const FACTION_IDS = [
  'alchemists',
  'auren',
  'chaosmagicians',
  'cultists',
  'darklings',
  'dwarves',
  'engineers',
  'fakirs',
  'giants',
  'halflings',
  'mermaids',
  'nomads',
  'swarmlings',
  'witches',
  'icemaidens',
  'yetis',
  'acolytes',
  'dragonlords',
  'riverwalkers',
  'shapeshifters',
] as const
export type FactionId = (typeof FACTION_IDS)[number]

/** Special actions, each once a round unless said otherwise; the number is the bit that marks it used. */
export const SPECIAL_ACTIONS = [
  'ACTA',
  'ACTC',
  'ACTE',
  'ACTG',
  'ACTN',
  'ACTS',
  'ACTW',
  'ACTH5',
  'ACTH6',
  'BON1',
  'BON2',
  'FAV6',
] as const
export type SpecialActionId = (typeof SPECIAL_ACTIONS)[number]

export const POWER_ACTIONS = ['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6'] as const
export type PowerActionId = (typeof POWER_ACTIONS)[number]

export const FINAL_TILES = [
  'building-on-edge',
  'connected-clusters',
  'connected-distance',
  'connected-sa-sh-distance',
] as const
export type FinalTile = (typeof FINAL_TILES)[number]

/** Where a word stands in a list of names; -1 where it does not. */
export const indexIn = (names: readonly string[], word: string | undefined): number =>
  word === undefined ? -1 : names.indexOf(word)
