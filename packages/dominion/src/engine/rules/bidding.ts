/** Auctions: each player bids once, the one who holds it last, and the highest bidder gets what is offered. */
import { ask, D_AMOUNT, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { F_ACTOR, F_LOOP, F_PC, F_YOU, FP, L, LISTENING, S, SEATS } from '../memory/layout.ts'
import { code } from '../memory/lookup.ts'
import { leftOf } from '../memory/seats.ts'
import { forgetTag, numberUnder, remember } from '../memory/stack.ts'
import { emit } from '../seen/events.ts'

/** Asks the next player for a bid, which is nothing or more than was bid before; false where it waits for the answer. */
export function askBid(fp: number, pc: number): boolean {
  const highest = numberUnder(fp, op.BID)
  const most = code[pc + 1]
  if (S[fp + F_LOOP] < L[SEATS] && highest < most) {
    S[fp + F_ACTOR] = leftOf(S[fp + F_YOU], S[fp + F_LOOP] + 1)
    let count = 0
    options[count++] = 0
    for (let bid = highest + 1; bid <= most; bid++) options[count++] = bid
    ask(D_AMOUNT, S[fp + F_ACTOR], 1, 1, code[pc + 2], count)
    return false
  }
  S[fp + F_ACTOR] = numberUnder(fp, op.BIDDER)
  S[fp + F_PC] = highest > 0 ? pc + 4 : code[pc + 3]
  return true
}

export function answerBid(bid: number): void {
  const fp = S[FP]
  S[fp + F_LOOP]++
  if (bid > 0) {
    forgetTag(op.BID)
    forgetTag(op.BIDDER)
    remember(op.BID, -1, bid)
    remember(op.BIDDER, -1, S[fp + F_ACTOR])
  }
  if (L[LISTENING]) emit({ type: 'bid', seat: S[fp + F_ACTOR], count: bid })
}
