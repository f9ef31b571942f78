/** What holds for a kind now because states say so, above all what it costs: asked for, never stored. */
import * as op from '../compile/code.ts'
import { holds } from '../memory/landscapes.ts'
import {
  CHEAPER,
  COST_TOKEN,
  DISCARD_END,
  HAND_END,
  KINDS,
  L,
  LANDSCAPES,
  PLAY_END,
  R_DATA,
  R_EVENT,
  R_NAME,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  STATES,
  TURN,
} from '../memory/layout.ts'
import {
  code,
  idKind,
  kindBeside,
  kindCoins,
  kindDebt,
  kindPayment,
  kindPotion,
  plainCoins,
  setting,
} from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { hasToken } from './holdings.ts'
import { fits, holdsTrue, value } from './judging.ts'
import { firstKind } from './sifting.ts'

/** The kind that says what a kind costs now: itself, but for cards that cost what another does. */
const priced = (kind: number): number => (L[STATES] & COSTS ? pricedAs(kind) : kind)
const COSTS = op.stateBit(op.ST_COSTS)

function pricedAs(kind: number): number {
  if (kind >= L[KINDS]) return kind // a landscape
  for (const state of setting.code.gameStates) {
    const { what, n, filter, guard } = setting.code.states[state]
    if (what !== op.ST_COSTS || !fits(filter, kind, 0) || (guard >= 0 && !holdsTrue(guard, 0, S[TURN]))) continue
    const other = firstKind(n, 0, S[TURN])
    if (other >= 0) return other
  }
  return kind
}

/** What a cost has beside its coins. */
export const potionsOf = (kind: number): number => kindPotion[priced(kind)]
export const debtOf = (kind: number): number => kindDebt[priced(kind)]
export const besideOf = (kind: number): number => kindBeside[priced(kind)]

/** What a kind costs now, in coins. */
export function cost(of: number): number {
  const kind = priced(of)
  const coins = kindCoins[kind] - S[CHEAPER] - (L[STATES] & op.stateBit(op.ST_LESS) ? said(op.ST_LESS, kind) : 0)
  const less = L[COST_TOKEN] > 0 && hasToken(S[TURN], L[COST_TOKEN] - 1, kind) ? COST_TOKEN_LESS : 0
  return coins > less ? coins - less : 0
}

const COST_TOKEN_LESS = 2

/** Adds up what states of a sort say about a kind, for the player whose turn it is. */
export function said(what: number, kind: number): number {
  const seat = S[TURN]
  const { states, kinds, gameStates } = setting.code
  const says = (state: op.StateNode): number =>
    state.what === what &&
    (state.guard < 0 || holdsTrue(state.guard, 0, seat)) &&
    (state.filter < 0 || fits(state.filter, kind, 0))
      ? value(state.n, 0, seat)
      : 0
  let all = 0
  for (const state of gameStates) all += says(states[state])
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
    if (kinds[kind].states.length > 0 && holds(seat, kind))
      for (const state of kinds[kind].states) all += says(states[state])
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  for (let i = S[at + DISCARD_END]; i < S[at + PLAY_END]; i++)
    for (const state of kinds[kindOf(S[arena + i])].states) all += says(states[state])
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_EVENT] !== op.E_STATE || S[r + R_YOU] !== seat) continue
    speaking.named = S[r + R_NAME]
    all += says(states[S[r + R_DATA]])
  }
  speaking.named = -1
  return all
}

/** The coins that a kind makes when it is played: what it says, unless a state says otherwise. */
export const coinsMade = (kind: number): number =>
  L[STATES] & MAKES && S[RECORDS] > 0
    ? (said(op.ST_MAKES, kind) || plainCoins[kind]) + said(op.ST_MAKES_MORE, kind)
    : plainCoins[kind]
const MAKES = op.stateBit(op.ST_MAKES) | op.stateBit(op.ST_MAKES_MORE)

/** The kind that a state speaks of as the named one. */
export const speaking = { named: -1 }

/** Whether the player of the turn holds what a card can be paid with instead of coins. */
export const mayPayOtherwise = (kind: number): boolean =>
  kindPayment[kind] > 0 && holdsFitting(S[TURN], code[kindPayment[kind] + 1])

function holdsFitting(seat: number, filter: number): boolean {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) if (fits(filter, idKind[S[arena + i]], 0)) return true
  return false
}
