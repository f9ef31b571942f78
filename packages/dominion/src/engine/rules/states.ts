/**
 * What holds without anyone doing anything: what cards cost, what may be bought, whom attacks do not touch. It is asked for,
 * never stored. States come from cards in play, from cards whose pile is in the game, and from programs that said so for the
 * turn (records).
 */
import * as op from '../compile/code.ts'
import {
  BETWEEN,
  CHEAPER,
  COINS,
  DISCARD_END,
  L,
  PILES,
  PILES_AT,
  PLAY_END,
  POTIONS,
  R_DATA,
  R_EVENT,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  STATES,
  TURN,
} from '../memory/layout.ts'
import { kindPayment, pilePrice, pileSupply, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { topKind } from '../memory/piles.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { cost, mayPayOtherwise, potionsOf, said } from './evaluate.ts'

export function mayBuy(pile: number): boolean {
  const price = pilePrice[pile]
  if (price > S[COINS] + S[CHEAPER]) return false // the commonest reason, and the cheapest to look up
  if (S[L[PILES_AT] + pile] === 0) return false
  if (price >= 0) return true
  if (!pileSupply[pile]) return false
  const kind = topKind(pile)
  return (mayPay(kind) || mayPayOtherwise(kind)) && !(L[STATES] & op.stateBit(op.ST_CANNOT_BUY) && isForbidden(kind))
}

/** Whether any pile has a card that may be bought. */
export function canBuyCard(): boolean {
  for (let pile = 0; pile < L[PILES]; pile++) if (mayBuy(pile)) return true
  return false
}

/** Whether there is a card that one may pay for with a card of the hand, whatever the hand holds. */
export function mightPayOtherwise(): boolean {
  for (let pile = 0; pile < L[PILES]; pile++)
    if (pileSupply[pile] && S[L[PILES_AT] + pile] > 0 && kindPayment[topKind(pile)] > 0) return true
  return false
}

/** Whether the coins and Potions that are there are enough. */
export const mayPay = (kind: number): boolean => cost(kind) <= S[COINS] && potionsOf(kind) <= S[POTIONS]

const isForbidden = (kind: number): boolean => said(op.ST_CANNOT_BUY, kind) > 0

/** The seats that attacks of a player do not affect, as bits. */
export function protectedFrom(attacker: number): number {
  let seats = 0
  if (L[STATES] & op.stateBit(op.ST_UNAFFECTED))
    for (let seat = 0; seat < L[SEATS]; seat++) if (seat !== attacker && isProtected(seat)) seats |= 1 << seat
  return seats
}

/** Whether +Actions are ignored for the rest of the turn. */
export const ignoresActions = (): boolean =>
  (L[STATES] & op.stateBit(op.ST_NO_ACTIONS)) !== 0 && said(op.ST_NO_ACTIONS, -1) > 0

/** Who gets tokens that a player would get: somebody else where that was said for the player's turn. */
export function whoGetsTokens(seat: number): number {
  if (L[STATES] & op.stateBit(op.ST_TOKENS) && seat === S[TURN] && S[BETWEEN] === 0)
    for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
      if (S[r + R_EVENT] === op.E_STATE && setting.code.states[S[r + R_DATA]].what === op.ST_TOKENS) return S[r + R_YOU]
  return seat
}

function isProtected(seat: number): boolean {
  const { states, kinds } = setting.code
  const at = seatAt(seat)
  for (let i = S[at + DISCARD_END]; i < S[at + PLAY_END]; i++)
    for (const state of kinds[kindOf(S[arenaOf(seat) + i])].states)
      if (states[state].what === op.ST_UNAFFECTED) return true
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_STATE && S[r + R_YOU] === seat && states[S[r + R_DATA]].what === op.ST_UNAFFECTED)
      return true
  return false
}
