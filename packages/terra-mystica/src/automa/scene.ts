/** What a choice of hers is made under: the support card, her shipping, the scoring tile. */
import { ROUND, type State } from '../rules/state.ts'
import type { Cult } from '../types.ts'
import { actionCard, supportCard, tableOf } from './state.ts'
import type { Support } from './words.ts'

export interface Scene {
  readonly s: State
  readonly seat: number
  readonly support: Support
  readonly shipping: number // for this action
  readonly fromRound: number // before which the action is not done
}

export function sceneOf(s: State, shipping?: number, fromRound = 1): Scene {
  const { seat, values, level } = tableOf(s)
  const card = supportCard(s) >= 0 ? supportCard(s) : Math.max(0, actionCard(s))
  return {
    s,
    seat,
    support: values.cards[card].support,
    shipping: shipping ?? level.shipping[Math.max(0, s.w[ROUND] - 1)],
    fromRound,
  }
}

export function tileCult(s: State): Cult {
  return tableOf(s).values.tiles[s.table.roundTiles[Math.max(0, s.w[ROUND] - 1)]].cult
}
