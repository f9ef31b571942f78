/** Buying Events and Projects, and doing what landscapes say. */

import { ST_ALSO, stateBit } from '../compile/nodes.ts'
import { countUse, give, holds, usesThisTurn } from '../memory/landscapes.ts'
import { BUYS, COINS, KINDS, L, LANDSCAPES, LISTENING, P_BUY, PHASE, S, STATES, TURN } from '../memory/layout.ts'
import { kindCoins, kindDebt, kindPlay, setting } from '../memory/lookup.ts'
import { pushFrame } from '../memory/stack.ts'
import { emit } from '../seen/events.ts'
import { takeDebt } from './debt.ts'
import { retype } from './retyping.ts'

const CUBES = 2 // of each player, to have as many Projects

const landscapeOf = (kind: number) => setting.landscapes[kind - L[KINDS]]

/** Whether the player of the turn may buy it with what there is; a Buy is not asked for here. */
export function mayBuyLandscape(kind: number): boolean {
  const { cost, limit, type } = landscapeOf(kind)
  if (!cost || kindCoins[kind] > S[COINS]) return false // debt that it costs is taken, not paid
  if (limit === 'oncePerTurn') return usesThisTurn(kind) === 0
  if (limit === 'oncePerGame') return !holds(S[TURN], kind)
  return type !== 'Project' || (!holds(S[TURN], kind) && projectsOf(S[TURN]) < CUBES)
}

function projectsOf(seat: number): number {
  let n = 0
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
    if (landscapeOf(kind).type === 'Project' && holds(seat, kind)) n++
  return n
}

export function canBuyLandscape(): boolean {
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++) if (mayBuyLandscape(kind)) return true
  return false
}

/** Pays for an Event and does what it says, or for a Project and has it from now on. */
export function buyLandscape(kind: number): void {
  const seat = S[TURN]
  const { limit, type } = landscapeOf(kind)
  S[BUYS]--
  S[PHASE] = P_BUY
  S[COINS] -= kindCoins[kind]
  countUse(kind)
  if (type === 'Project' || limit === 'oncePerGame') give(seat, kind)
  if (L[STATES] & stateBit(ST_ALSO)) retype()
  if (L[LISTENING]) emit({ type: 'bought', seat, kind, what: 'landscape' })
  if (kindDebt[kind] > 0) takeDebt(seat, kindDebt[kind])
  follow(seat, kind)
}

/** Does what a landscape says when it is bought or received. */
export function follow(seat: number, kind: number): void {
  if (kindPlay[kind] > 0) pushFrame(kindPlay[kind], seat, kind)
}
