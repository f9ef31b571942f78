import type { Cost, Gain, PowerActionId, SpecialActionId } from '../types.ts'

export interface PowerAction {
  readonly name: string
  readonly power: number
  readonly gain: Gain
}

export const POWER_ACTION: Record<PowerActionId, PowerAction> = {
  ACT1: { name: 'bridge', power: 3, gain: { bridges: 1 } },
  ACT2: { name: 'priest', power: 3, gain: { priests: 1 } },
  ACT3: { name: '2 workers', power: 4, gain: { workers: 2 } },
  ACT4: { name: '7 coins', power: 4, gain: { coins: 7 } },
  ACT5: { name: 'spade', power: 4, gain: { spades: 1 } },
  ACT6: { name: '2 spades', power: 6, gain: { spades: 2 } },
}

export interface SpecialAction {
  readonly name: string
  readonly cost: Cost
  readonly gain: Gain
  readonly repeatable?: true // more than once a round
}

export const SPECIAL_ACTION: Record<SpecialActionId, SpecialAction> = {
  ACTA: { name: '2 steps in one cult', cost: {}, gain: { cultStepsTogether: 2 } },
  ACTC: { name: 'two actions in a row', cost: {}, gain: { extraActions: 2 } },
  ACTE: { name: 'bridge for 2 workers', cost: { workers: 2 }, gain: { bridges: 1 }, repeatable: true },
  ACTG: { name: '2 spades', cost: {}, gain: { spades: 2 } },
  ACTN: { name: 'sandstorm', cost: {}, gain: { sandstorms: 1 } },
  ACTS: { name: 'free trading house', cost: {}, gain: { freeTradingHouses: 1 } },
  ACTW: { name: "witches' ride", cost: {}, gain: { freeDwellings: 1 } },
  ACTH5: { name: 'new home terrain for 5 power', cost: { power: 5 }, gain: { newColours: 1 }, repeatable: true },
  ACTH6: { name: 'new home terrain for 5 tokens', cost: { tokens: 5 }, gain: { newColours: 1 }, repeatable: true },
  BON1: { name: 'spade of the bonus card', cost: {}, gain: { spades: 1 } },
  BON2: { name: 'cult step of the bonus card', cost: {}, gain: { cultSteps: 1 } },
  FAV6: { name: 'cult step of the favor tile', cost: {}, gain: { cultSteps: 1 } },
}

/** Power gained on reaching a step of a cult track. */
export const CULT_POWER: readonly (readonly [step: number, power: number])[] = [
  [3, 1],
  [5, 2],
  [7, 2],
  [10, 3],
]
/** Steps for a priest on each of the four spaces of a cult; one who is returned to the supply gives 1. */
export const PRIEST_SPACES = [3, 2, 2, 2] as const

export const POWER_PER_COIN = 1
export const POWER_PER_WORKER = 3
export const POWER_PER_PRIEST = 5
export const COINS_PER_POINT = 3
export const ROUNDS = 6
export const BRIDGES_EACH = 3
export const TOWN_BUILDINGS = 4
export const TOWN_POWER = 7
