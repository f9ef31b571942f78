/** What effects that wait carry along: cards, Boons and Hexes. */
import { E_CARRIED } from '../compile/effects.ts'
import { SHEET } from '../compile/operations.ts'
import { L, R_CARD, R_EVENT, R_SERIAL, RECORD, RECORDS, RECORDS_AT, S } from './layout.ts'
import { idKind, kindCalled } from './lookup.ts'

/** The kinds of what a record carries along. */
export function* carriedKinds(serial: number): Generator<number> {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_EVENT] !== E_CARRIED || S[r + R_SERIAL] !== serial) continue
    yield S[r + R_CARD] >= SHEET ? S[r + R_CARD] - SHEET : idKind[S[r + R_CARD]]
  }
}

/** Whether a record carries one of the kind along. */
export function carriesKind(serial: number, kind: number): boolean {
  for (const carried of carriedKinds(serial)) if (kindCalled[carried] === kindCalled[kind]) return true
  return false
}
