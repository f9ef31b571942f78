/** From turn to turn. */
import * as op from '../compile/code.ts'
import { letKnow, reference, showTop, UNTIL_TURN_END } from '../memory/knowledge.ts'
import { forgetUse } from '../memory/landscapes.ts'
import {
  ACTIONS,
  ACTIONS_PLAYED,
  ASIDE_END,
  BETWEEN,
  BOUGHT,
  BUYS,
  CHEAPER,
  CLEANING,
  COINS,
  COUNTED_KINDS,
  DECIDER,
  EMPTY,
  EMPTY_TO_END,
  END_PILE,
  ENDING,
  EXTRA,
  F_ACTOR,
  HAND_DRAW,
  HAND_END,
  IN_A_ROW,
  L,
  LANDSCAPES,
  LAST_NORMAL,
  LISTENING,
  META_AT,
  MOST_TURNS,
  P_OVER,
  P_START,
  PHASE,
  PLAY_END,
  PLAYED_AT,
  POTIONS,
  R_DATA,
  R_EVENT,
  R_KIND,
  R_LIFE,
  R_NAME,
  R_PC,
  R_SERIAL,
  R_SUBJECT,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  STATES,
  TALLIES,
  TREASURES,
  TURN,
  TURN_NUMBER,
  TURNS,
  W,
  WAITING,
  Z_ASIDE,
} from '../memory/layout.ts'
import { countedKind, waited } from '../memory/lookup.ts'
import { arenaOf, leftOf, seatAt } from '../memory/seats.ts'
import { pushFrame, removeRecord, removeWithCards } from '../memory/stack.ts'
import { forgetTurn } from '../memory/tables.ts'
import { intoDiscard, take } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { hasLost } from './hearing.ts'
import { FINAL } from './lasting.ts'
import { openForAll } from './opening.ts'
import { putKeptAway } from './receiving.ts'
import { retype } from './retyping.ts'

/** How far Clean-up has come: so many players more have done what waits for the end of the turn. */
export const HAND_DRAWN = 2

export function isGameEnd(): boolean {
  return S[END_PILE] !== 0 || S[EMPTY] >= L[EMPTY_TO_END] || S[TURN_NUMBER] >= L[MOST_TURNS]
}

/** What lasted until now ends, and the next turn begins, or the game is over. */
export function endTurn(): void {
  if (S[BETWEEN] === 0) {
    S[BETWEEN] = 1
    if (L[LANDSCAPES] > 0) putKeptAway()
    if (waited[op.E_EXTRA_TURN]) returnCards()
    if (S[DECIDER] >= 0) showHand(S[TURN], 1 << S[DECIDER])
    S[DECIDER] = -1
    if (W[WAITING] & (1 << op.E_AFTER_TURN)) {
      forgetTurnRecords(true)
      if (!isGameEnd() && openForAll(op.E_AFTER_TURN, S[TURN])) return
    }
  }
  forgetTurnRecords(false)
  if (isGameEnd() || S[ENDING] > 0) {
    if (goesOnAfterEnd()) return
    S[PHASE] = P_OVER
    if (L[LISTENING]) emit({ type: 'ended', seat: S[TURN] })
    return
  }
  if (S[RECORDS] > 0 && takeExtraTurn()) return
  const left = S[LAST_NORMAL] + 1
  beginTurn(left === L[SEATS] ? 0 : left, false, -1)
}

/** What was set up for the turn is over, but for what comes between the turns if that is still to come. */
function forgetTurnRecords(butAfterTurn: boolean): void {
  for (let i = S[RECORDS] - 1; i >= 0; i--) {
    const r = L[RECORDS_AT] + i * RECORD
    if (op.lifeOf(S[r + R_LIFE]) !== op.LIFE_TURN || (butAfterTurn && comesAfterTurn(S[r + R_SERIAL]))) continue
    removeRecord(i)
  }
}

/** Whether the record, or the one that it belongs to, waits for what comes between the turns. */
function comesAfterTurn(serial: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_AFTER_TURN && S[r + R_SERIAL] === serial) return true
  return false
}

/** Extra turns that are given when the game has ended, from the next player on. Others come between, but none after the last. */
function goesOnAfterEnd(): boolean {
  if (S[ENDING] === 0 && waited[op.E_GAME_END]) {
    S[ENDING] = 1
    if (openForAll(op.E_GAME_END, leftOf(S[TURN], 1))) return true
  }
  if (S[ENDING] === 0) return false
  S[ENDING] = 2
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_EXTRA_TURN && S[r + R_NAME] === FINAL) return takeExtraTurn()
  return false
}

/** Whoever decided in a turn has seen the new hand too. */
function showHand(seat: number, to: number): void {
  const at = seatAt(seat)
  for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) letKnow(S[arenaOf(seat) + i], to)
}

/** Cards that were set aside for the turn go to their owners' discard piles. */
function returnCards(): void {
  for (let seat = 0; seat < L[SEATS]; seat++) {
    const at = seatAt(seat)
    for (let i = S[at + ASIDE_END] - 1; i >= S[at + HAND_END]; i--) {
      const id = S[arenaOf(seat) + i]
      if (!(S[L[META_AT] + id] & UNTIL_TURN_END)) continue
      S[L[META_AT] + id] &= ~UNTIL_TURN_END
      take(id, reference(id, Z_ASIDE, seat))
      intoDiscard(seat, id, 0)
      if (L[LISTENING]) emit({ type: 'put', seat, ids: [id], from: 'aside', to: 'discard' })
      i = S[at + ASIDE_END] // the cards have shifted: look again from the end
    }
    showTop(seat)
  }
}

/** One's own extra turns come before those that take another player over, and all of them before those after the end. */
function takeExtraTurn(): boolean {
  let next = -1
  for (let i = 0; i < S[RECORDS]; i++) {
    const r = L[RECORDS_AT] + i * RECORD
    if (S[r + R_EVENT] !== op.E_EXTRA_TURN) continue
    if (next < 0 || orderOf(r) < orderOf(L[RECORDS_AT] + next * RECORD)) next = i
  }
  if (next < 0) return false
  const r = L[RECORDS_AT] + next * RECORD
  const [subject, decider, pc, you, kind] = [S[r + R_SUBJECT], S[r + R_DATA], S[r + R_PC], S[r + R_YOU], S[r + R_KIND]]
  removeRecord(next)
  beginTurn(subject, true, decider)
  if (pc > 0) S[pushFrame(pc, you, kind) + F_ACTOR] = you
  return true
}

const orderOf = (r: number): number => (S[r + R_NAME] === FINAL ? 2 : S[r + R_DATA] < 0 ? 0 : 1)

export function beginTurn(seat: number, extra: boolean, decider: number): void {
  for (let i = S[RECORDS] - 1; i >= 0; i--) {
    const r = L[RECORDS_AT] + i * RECORD
    if (op.lifeOf(S[r + R_LIFE]) === op.LIFE_ROUND && S[r + R_YOU] === seat) removeRecord(i)
  }
  for (let i = S[RECORDS] - 1; i >= 0; i--) {
    const r = L[RECORDS_AT] + i * RECORD
    if (S[r + R_YOU] !== seat || !hasLost(r)) continue
    removeWithCards(S[r + R_SERIAL])
    i = S[RECORDS] // the records have shifted: look again from the end
  }
  startTurn(seat, extra, decider)
  if (L[LANDSCAPES] > 0) forgetUse()
  if (L[STATES] & op.stateBit(op.ST_ALSO)) retype()
  if (L[LISTENING])
    emit({
      type: 'began',
      seat,
      count: S[seatAt(seat) + TURNS],
      ...(extra && { what: decider < 0 ? 'extra' : 'possessed' }),
      ...(decider >= 0 && { other: decider }),
    })
}

/** What a turn begins with. */
export function startTurn(seat: number, extra: boolean, decider: number): void {
  S[IN_A_ROW] = S[TURN] === seat && S[TURN_NUMBER] > 0 ? S[IN_A_ROW] + 1 : 1
  S[TURN] = seat
  S[TURN_NUMBER]++
  S[EXTRA] = extra ? 1 : 0
  S[DECIDER] = decider
  if (!extra) {
    S[LAST_NORMAL] = seat
    S[seatAt(seat) + TURNS]++
  }
  S[PHASE] = P_START
  S[ACTIONS] = 1
  S[BUYS] = 1
  S[COINS] = 0
  S[POTIONS] = 0
  S[CHEAPER] = 0
  S[BOUGHT] = 0
  S[ACTIONS_PLAYED] = 0
  S[HAND_DRAW] = 5
  S[CLEANING] = 0
  S[BETWEEN] = 0
  S[TREASURES] = 0
  if (L[TALLIES]) forgetTurn(seat)
  for (let i = 0; i < L[COUNTED_KINDS]; i++) S[L[PLAYED_AT] + countedKind[i]] = 0
}
