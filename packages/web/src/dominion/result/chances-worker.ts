/** Works out the chances apart from the page, so that the page never stands still: a log comes in, shares go out. */
import type { GameLog } from '@freehold/kernel'
import { chancesOf } from './chances.ts'

export interface ChancesAsked {
  readonly log: GameLog
  readonly playouts: number
}

addEventListener('message', ({ data: { log, playouts } }: MessageEvent<ChancesAsked>) => {
  for (const shares of chancesOf(log, playouts)) postMessage(shares)
})
