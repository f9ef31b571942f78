/**
 * The commonest turn of all: in a game without tokens, landscapes, Nights and the like, while nobody listens and nothing waits but
 * what this turn's own cards set up for the cards played in it, a turn is nothing but its phases, and from the end of one to the first
 * decision of the next nothing can come between. It is the same as what `phases.ts` does, with one question for all that such games do not have.
 */
import { ask, D_ACTION, D_BUY, D_OVER } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { draw } from '../memory/drawing.ts'
import {
  ACTIONS,
  BETWEEN,
  BUYS,
  CLEANING,
  HAND_DRAW,
  HELD_ACTION,
  HELD_TREASURE,
  L,
  LAST_NORMAL,
  LISTENING,
  OVERLAYS,
  P_ACTION,
  P_BUY,
  P_OVER,
  P_TREASURE,
  PHASE,
  PLAIN,
  RECORDS,
  S,
  SEATS,
  TREASURES,
  TURN,
  W,
  WAITING,
} from '../memory/layout.ts'
import { holds } from '../memory/seats.ts'
import { discardRest } from './clean-up.ts'
import { canBuyCard } from './states.ts'
import { isAnythingLeft } from './staying.ts'
import { playNextTreasure } from './treasures.ts'
import { HAND_DRAWN, isGameEnd, startTurn } from './turns.ts'

/** What can be waited for between the phases, as bits. */
const MOMENTS =
  (1 << op.E_TURN_START) |
  (1 << op.E_BUY_START) |
  (1 << op.E_BUY_END) |
  (1 << op.E_CLEAN_UP) |
  (1 << op.E_DISCARDED) |
  (1 << op.E_TURN_END) |
  (1 << op.E_AFTER_TURN)

export const isPlain = (): boolean =>
  (L[PLAIN] & ~L[LISTENING]) === 1 &&
  (S[OVERLAYS] | S[CLEANING] | (W[WAITING] & MOMENTS)) === 0 &&
  (S[RECORDS] === 0 || !isAnythingLeft()) &&
  S[PHASE] !== P_OVER

/** Goes on with the turn as `phaseStep` does. */
export function plainStep(): boolean {
  for (;;) {
    const seat = S[TURN]
    if (S[PHASE] <= P_ACTION && S[ACTIONS] > 0 && holds(seat, HELD_ACTION)) {
      S[PHASE] = P_ACTION
      ask(D_ACTION, seat, 1, 1, -1, 0)
      return false
    }
    if (S[PHASE] <= P_BUY) {
      if (S[PHASE] !== P_BUY) S[PHASE] = P_TREASURE
      if (S[TREASURES] && !playNextTreasure(seat)) return true
      if ((S[BUYS] > 0 && canBuyCard()) || (S[PHASE] === P_TREASURE && holds(seat, HELD_TREASURE))) {
        ask(D_BUY, seat, 1, 1, -1, 0)
        return false
      }
    }
    discardRest(seat, 0)
    draw(seat, S[HAND_DRAW])
    S[RECORDS] = 0 // what was set up for the turn
    if (isGameEnd()) {
      S[CLEANING] = HAND_DRAWN
      S[BETWEEN] = 1
      S[PHASE] = P_OVER
      ask(D_OVER, seat, 1, 1, -1, 0)
      return false
    }
    const left = S[LAST_NORMAL] + 1
    startTurn(left === L[SEATS] ? 0 : left, false, -1)
  }
}
