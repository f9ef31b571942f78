/**
 * Effects that wait for a card to be played and only add coins to it, such as the first Silver of a turn: nobody is asked anything,
 * and nothing else can come of them. While nobody listens they need no window, where they would be resolved one by one.
 */
import * as op from '../compile/code.ts'
import {
  COINS,
  L,
  LISTENING,
  R_CARD,
  R_COUNT,
  R_DATA,
  R_EVENT,
  R_LIFE,
  R_PC,
  R_SUBJECT,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  TURN,
} from '../memory/layout.ts'
import { code, fixedCondition, fixedNumber, kindPlain, kindTypes, setting, VARIES, waited } from '../memory/lookup.ts'
import { fits, holdsTrue } from './evaluate.ts'
import { isResolvedHeard } from './hearing.ts'
import { toGet } from './own-tokens.ts'

const ATTACK = op.typeBit('Attack')

/** Whether all that waits for a play of the kind, which only adds numbers itself, are effects that add coins. */
export function addsNumbers(seat: number, kind: number): boolean {
  if (L[LISTENING] || !kindPlain[kind] || kindTypes[kind] & ATTACK || isResolvedHeard(kind) || seat !== S[TURN])
    return false
  if (waited[op.E_FOLLOW] || waited[op.E_PLAYED] & ~op.waitBits(op.AT_RECORD)) return false
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_PLAYED && S[r + R_SUBJECT] === seat && !addsCoins(r)) return false
  return true
}

/** Whether an effect that waits until the end of the turn adds coins, always or under a condition on what was played. */
export function addsCoins(r: number): boolean {
  const pc = adding(S[r + R_PC])
  if (S[r + R_LIFE] !== op.LIFE_TURN || S[r + R_YOU] !== S[r + R_SUBJECT] || S[r + R_CARD] >= 0) return false
  if (pc !== S[r + R_PC] && (code[pc - 1] !== pc + 3 || !fixedCondition[code[pc - 2]])) return false
  if (code[pc] !== op.O_ADD || code[pc + 1] !== op.COINS_RESOURCE || code[pc + 3] !== op.O_END) return false
  return fixedNumber[code[pc + 2]] !== VARIES && (S[r + R_DATA] < 0 || setting.code.filters[S[r + R_DATA]].fixed)
}

/** Where a program adds something, after the condition that it may begin with. */
const adding = (pc: number): number => (code[pc] === op.O_UNLESS ? pc + 3 : pc)

/** The coins of all of them that hold for a play of the kind, which is counted already. */
export function addWaiting(seat: number, kind: number): void {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_EVENT] !== op.E_PLAYED || S[r + R_SUBJECT] !== seat) continue
    if (S[r + R_DATA] >= 0 && !fits(S[r + R_DATA], kind, 0)) continue
    const pc = adding(S[r + R_PC])
    if (pc !== S[r + R_PC] && !holdsTrue(code[pc - 2], 0, seat)) continue
    for (let n = S[r + R_COUNT]; n > 0; n--) S[COINS] += toGet(seat, fixedNumber[code[pc + 2]])
  }
}
