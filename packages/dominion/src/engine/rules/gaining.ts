/** Operations that gain a card of the supply. */
import { ask, D_GAIN, options } from '../asking/ask.ts'
import { ASK_ALL, F_ACTOR, F_DID, F_PC, L, PILES, PILES_AT, S } from '../memory/layout.ts'
import { code, filterKind, kindPile, pileSupply, SEVERAL_KINDS } from '../memory/lookup.ts'
import { topKind, topOfPile } from '../memory/piles.ts'
import { who } from '../memory/stack.ts'
import { fits } from './evaluate.ts'
import { beginGain } from './procedures.ts'

/** Lists what the gain at `pc` may be of; returns how many there are. */
export function listGains(fp: number, pc: number): number {
  const only = filterKind[code[pc + 1]]
  if (only !== SEVERAL_KINDS) {
    options[0] = only
    return isOnTop(only) ? 1 : 0
  }
  let count = 0
  for (let pile = 0; pile < L[PILES]; pile++) {
    if (!pileSupply[pile] || S[L[PILES_AT] + pile] === 0) continue
    const kind = topKind(pile)
    if (fits(code[pc + 1], kind, fp)) options[count++] = kind
  }
  return count
}

/** Whether a card of the kind lies on top of its pile in the supply. */
function isOnTop(kind: number): boolean {
  const pile = kind < 0 ? -1 : kindPile[kind]
  return pile >= 0 && pileSupply[pile] === 1 && S[L[PILES_AT] + pile] > 0 && topKind(pile) === kind
}

export function chooseGain(fp: number, pc: number): boolean {
  const count = listGains(fp, pc)
  S[fp + F_DID] = 0
  if (count > 1 || (count === 1 && L[ASK_ALL])) {
    ask(D_GAIN, who(fp, code[pc + 3]), 1, 1, code[pc + 5], count)
    return false
  }
  S[fp + F_PC] = pc + 6
  if (count === 1) gainKind(fp, pc, options[0])
  return true
}

export function gainKind(fp: number, pc: number, kind: number): void {
  if (isOnTop(kind)) beginGain(S[fp + F_ACTOR], topOfPile(kindPile[kind]), code[pc + 2], code[pc + 4])
}
