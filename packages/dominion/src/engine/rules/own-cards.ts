/**
 * Cards that somebody wrote may go on for ever, and the host must not. Everything they do passes here (`O_TICK`), counted in what is
 * done and never by the clock, so that a game goes the same way everywhere. What is too much for any game breaks it off, and it is
 * over as it stands.
 */
import {
  FP,
  L,
  LISTENING,
  P_OVER,
  PHASE,
  RECORDS,
  S,
  SP,
  STACK_AT,
  TICK_TURN,
  TICKS,
  TURN,
  TURN_NUMBER,
} from '../memory/layout.ts'
import { emit } from '../seen/events.ts'

const most = {
  ticks: 1000, // programs and rounds in a turn
  stack: 6000, // words of what is half done
  records: 300, // effects that wait
}

/** More rounds than break a game off are never begun, nor so many cards gained: a number may be as large as somebody writes it. */
export const MOST_ROUNDS = most.ticks + 1

export function isTooMuch(): boolean {
  if (S[TICK_TURN] !== S[TURN_NUMBER]) {
    S[TICK_TURN] = S[TURN_NUMBER]
    S[TICKS] = 0
  }
  return ++S[TICKS] > most.ticks || S[SP] - L[STACK_AT] > most.stack || S[RECORDS] > most.records
}

/** Lets go of all that is half done; the game is over. */
export function breakOff(): true {
  S[FP] = 0
  S[SP] = L[STACK_AT]
  S[PHASE] = P_OVER
  if (L[LISTENING]) emit({ type: 'ended', seat: S[TURN] })
  return true
}
