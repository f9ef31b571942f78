/**
 * The same engine for simulations: one game in the working memory, decisions as numbers in preallocated arrays, nothing
 * allocated from move to move. Rules, checks and results are those of `game.ts`.
 */
import { seedRng } from '@freehold/kernel'
import { answer, chosen, listOptions } from './engine/answer.ts'
import { D, D_ACTION, D_BUY, D_OVER, KIND, MAX, MIN, options, PLAYER } from './engine/ask.ts'
import { ACTIONS, BUYS, COINS, pilesAt, RNG, S, TURN, TURNS, W } from './engine/memory.ts'
import { answerPhase, BUY, END, mayBuy, PLAY_TREASURES } from './engine/phases.ts'
import { run } from './engine/run.ts'
import { score } from './engine/scoring.ts'
import type { Setting } from './engine/setting.ts'
import { seatAt } from './engine/zones.ts'
import { dealOn } from './setup/deal.ts'

export {
  ACTIONS,
  answer,
  BUY,
  BUYS,
  COINS,
  chosen,
  D,
  D_ACTION,
  D_BUY,
  D_OVER,
  END,
  KIND,
  listOptions,
  MAX,
  MIN,
  options,
  PLAY_TREASURES,
  PLAYER,
  S,
  score,
  TURN,
}

export function seed(text: string): void {
  seedRng(W, RNG, text)
}

export function newGame(of: Setting, start: number): void {
  dealOn(of, start)
}

export function playTreasures(): void {
  answerPhase(PLAY_TREASURES)
  run()
}
export function buyKind(kind: number): void {
  answerPhase(BUY + kind)
  run()
}
export function end(): void {
  answerPhase(END)
  run()
}
export const coins = (): number => S[COINS]
export const pileCount = (pile: number): number => S[pilesAt + pile]
export { mayBuy }
export const turnsOf = (seat: number): number => S[seatAt(seat) + TURNS]
