/** Her actions as procedures in the words of the cards. */
import type { State } from '../rules/state.ts'
import { tableOf } from './state.ts'
import type { CardAction, Procedure, TieBreak } from './words.ts'

const CATCH_UP: readonly TieBreak[] = ['her marker at 0', 'nearest human marker', 'directional']
const BY_SUPPORT: readonly TieBreak[] = ['cult of the scoring tile', ...CATCH_UP]

export const BLOCK: Procedure = {
  condition: 'power action open',
  options: 'open power actions',
  tieBreaks: ['directional'],
}

export const ADVANCE: Procedure = { condition: 'cult open', options: 'open cults', tieBreaks: BY_SUPPORT }
export const CATCHING_UP: Procedure = { ...ADVANCE, tieBreaks: CATCH_UP }

export const UPGRADE: Procedure = {
  condition: 'upgrade possible',
  options: 'upgradable structures',
  tieBreaks: ['dwellings beside humans', 'least power to humans', 'directional'],
}

export const FAVOR: Procedure = { condition: 'late enough', options: 'favors of open cults', tieBreaks: BY_SUPPORT }

export const CUBE_BESIDE: Procedure = {
  condition: 'late enough',
  options: 'free spaces beside humans',
  tieBreaks: ['youth terrain priority', 'directional'],
}

export const BLIGHT: Procedure = {
  condition: 'late enough',
  options: 'fallow spaces',
  tieBreaks: ['closest to humans', 'directional'],
}

export const TRADE: Procedure = {
  condition: 'late enough',
  options: 'human structures by a river',
  tieBreaks: ['strongest structure', 'directional'],
}

interface Building {
  readonly first: readonly TieBreak[] // of her faction
  readonly anywhere: boolean // range does not matter
  readonly clusters: boolean // but where her clusters are does
  readonly spreads: boolean
}

const building = ({ first, anywhere, clusters, spreads }: Building): Procedure => ({
  condition: 'dwelling left',
  options: !anywhere
    ? 'spaces in range of the cluster'
    : clusters
      ? 'free spaces nearest the cluster'
      : 'all free spaces',
  tieBreaks: [
    ...(clusters ? (['reaching'] as const) : []),
    ...first,
    'own terrain priority',
    spreads ? 'furthest from her own' : 'closest to humans',
    'directional',
  ],
})

/** Two final tiles make her spread out instead of crowding the humans. */
export function buildProcedure(s: State, { first = [], anywhere }: CardAction & { do: 'build' }): Procedure {
  const { finalTile } = s.table
  return building({
    first,
    anywhere: anywhere ?? false,
    clusters: !anywhere || tableOf(s).values.rules.wanderersClusters,
    spreads: finalTile === 'connected-distance' || finalTile === 'connected-sa-sh-distance',
  })
}

/** What she goes by in each action of her cards, for whoever wants to read it. */
export const PROCEDURES = {
  'block power action': BLOCK,
  'advance cult': ADVANCE,
  upgrade: UPGRADE,
  'take favor': FAVOR,
  build: building({ first: [], anywhere: false, clusters: true, spreads: false }),
} as const satisfies Partial<Record<CardAction['do'], Procedure>>
