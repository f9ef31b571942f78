/** Goes through a finished game apart from the page: posts each turn in which something was lost, then null. */
import type { GameLog } from '@freehold/kernel'
import { lostTurns } from '@freehold/players/terra-mystica/lost-turns'

export interface LossesAsked {
  readonly log: GameLog
  readonly people: readonly number[]
}

const BUDGET = { looks: 6000 } // a turn: some thirty milliseconds

addEventListener('message', ({ data: { log, people } }: MessageEvent<LossesAsked>) => {
  for (const turn of lostTurns(log, people, BUDGET)) if (turn) postMessage(turn)
  postMessage(null)
})
