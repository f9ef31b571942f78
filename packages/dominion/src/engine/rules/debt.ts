/** Debt: taken with what is bought, paid off coin by coin in the Buy phase or where a card says so. */
import { ask, askable, D_AMOUNT, options } from '../asking/ask.ts'
import { inWord } from '../memory/in-word.ts'
import {
  ASK_ALL,
  COINS,
  DEBT,
  F_ACTOR,
  F_DID,
  F_PC,
  FP,
  L,
  LISTENING,
  P_BUY,
  PHASE,
  S,
  TURN,
} from '../memory/layout.ts'
import { code } from '../memory/lookup.ts'
import { counterAt } from '../memory/tables.ts'
import { emit } from '../seen/events.ts'
import { whoGetsTokens } from './states.ts'

/** How much debt a player could pay off now; coins are those of the turn. */
export const payable = (seat: number): number =>
  L[DEBT] < 0 || seat !== S[TURN] ? 0 : askable(Math.min(S[counterAt(seat, L[DEBT])], S[COINS]))

export function takeDebt(seat: number, n: number): void {
  const to = whoGetsTokens(seat)
  const word = counterAt(to, L[DEBT])
  S[word] = inWord(S[word] + n)
  if (L[LISTENING]) emit({ type: 'got', seat: to, count: n, what: 'debt' })
}

function payOff(seat: number, n: number): void {
  S[COINS] -= n
  S[counterAt(seat, L[DEBT])] -= n
  if (L[LISTENING] && n > 0) emit({ type: 'paid', seat, count: n, what: 'debt' })
}

/** In the Buy phase, after which no more Treasures are played. */
export function payOffInBuyPhase(n: number): void {
  S[PHASE] = P_BUY
  payOff(S[TURN], n)
}

/** A card lets its player pay off debt: as much as they like. */
export function askPayOff(fp: number, pc: number): boolean {
  const seat = S[fp + F_ACTOR]
  const most = payable(seat)
  S[fp + F_DID] = 0
  if (most > 0 || L[ASK_ALL]) {
    for (let n = 0; n <= most; n++) options[n] = n
    ask(D_AMOUNT, seat, 1, 1, code[pc + 1], most + 1)
    return false
  }
  S[fp + F_PC] = pc + 2
  return true
}

export function answerPayOff(n: number): void {
  const fp = S[FP]
  payOff(S[fp + F_ACTOR], n)
  S[fp + F_DID] = n
  S[fp + F_PC] += 2
}
