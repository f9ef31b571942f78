/** Which cards stay in play at the end of a turn: those that still have something to do, and those that played them again. */
import * as op from '../compile/code.ts'
import { isThere } from '../memory/knowledge.ts'
import { L, R_LIFE, R_THIS, R_THIS_REF, R_VIA, R_VIA_REF, RECORD, RECORDS, RECORDS_AT, S } from '../memory/layout.ts'
import { kindTypes } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { hasLost } from './hearing.ts'

const DURATION = op.typeBit('Duration')

/** Whether anything waits for longer than the turn. */
export function isAnythingLeft(): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (op.lifeOf(S[r + R_LIFE]) !== op.LIFE_TURN) return true
  return false
}

export function staysInPlay(id: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (op.lifeOf(S[r + R_LIFE]) === op.LIFE_TURN || hasLost(r)) continue
    if (
      (S[r + R_VIA] === id && isThere(id, S[r + R_VIA_REF])) ||
      (S[r + R_THIS] === id && isThere(id, S[r + R_THIS_REF]) && kindTypes[kindOf(id)] & DURATION)
    )
      return true
  }
  return false
}
