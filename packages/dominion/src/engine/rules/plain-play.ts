/** What of a play is nothing but numbers: that it counts, and the cards, Actions, Buys and coins that a card says at once. */
import * as op from '../compile/code.ts'
import { draw } from '../memory/drawing.ts'
import {
  ACTIONS,
  ACTIONS_PLAYED,
  BUYS,
  COINS,
  L,
  LISTENING,
  MINUS_CARD,
  MINUS_COIN,
  PLAYED_AT,
  S,
  TALLIES,
  TURN,
} from '../memory/layout.ts'
import { kindCounted, kindTypes, plainActions, plainBuys, plainCoins, plainDraw } from '../memory/lookup.ts'
import { popFrame, pushFrame } from '../memory/stack.ts'
import { count, T_PLAYED } from '../memory/tables.ts'
import { emit } from '../seen/events.ts'
import { coinsMade } from './evaluate.ts'
import { toDraw, toGet } from './own-tokens.ts'

const ACTION = op.typeBit('Action')

/** Only what the player of the turn plays counts for it. */
export function countPlay(seat: number, kind: number): void {
  if (seat !== S[TURN]) return
  if (kindTypes[kind] & ACTION) S[ACTIONS_PLAYED]++
  if (kindCounted[kind]) S[L[PLAYED_AT] + kind]++
  if (L[TALLIES]) count(T_PLAYED, seat, kind, seat)
}

/** The numbers with which a card begins what it does; returns how many cards were drawn. */
export function applyOpening(seat: number, kind: number): number {
  const drawn = plainDraw[kind] > 0 ? drawPlain(seat, kind) : 0
  const coins = L[MINUS_COIN] ? toGet(seat, plainCoins[kind]) : plainCoins[kind]
  if (seat !== S[TURN]) return drawn
  S[ACTIONS] += plainActions[kind]
  S[BUYS] += plainBuys[kind]
  S[COINS] += coins
  return drawn
}

const drawPlain = (seat: number, kind: number): number =>
  draw(seat, L[MINUS_CARD] ? toDraw(seat, plainDraw[kind]) : plainDraw[kind])

/** What a card does that only adds numbers. */
export function applyPlain(seat: number, kind: number): void {
  if (plainDraw[kind] > 0) drawPlain(seat, kind)
  const made = coinsMade(kind)
  const coins = L[MINUS_COIN] ? toGet(seat, made) : made
  if (seat !== S[TURN]) return // what one gets in another's turn is of no use
  S[ACTIONS] += plainActions[kind]
  S[BUYS] += plainBuys[kind]
  S[COINS] += coins
  if (L[LISTENING]) {
    if (plainActions[kind]) emit({ type: 'got', seat, count: plainActions[kind], what: 'actions' })
    if (plainBuys[kind]) emit({ type: 'got', seat, count: plainBuys[kind], what: 'buys' })
    if (coins) emit({ type: 'got', seat, count: coins, what: 'coins' })
  }
}

/** The same while somebody listens: what happens has that card as its cause, so it gets a frame. */
export function tellPlain(seat: number, kind: number): void {
  pushFrame(0, seat, kind)
  applyPlain(seat, kind)
  popFrame()
}

export function tellPlay(seat: number, kind: number): void {
  emit({ type: 'played', seat, kind })
  tellPlain(seat, kind)
}
