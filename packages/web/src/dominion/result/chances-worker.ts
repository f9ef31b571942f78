/** Works out the chances apart from the page, so that the page never stands still: a log comes in, shares go out. */
import type { GameLog } from '@freehold/kernel'
import { chancesOf, menuOf } from './chances.ts'
import { type Estimator, estimators } from './estimators.ts'

export interface ChancesAsked {
  readonly log: GameLog
  readonly playouts: number
}

/** By whom, and the next shares of theirs. */
export interface ChancesTold {
  readonly by: Estimator
  readonly shares: readonly number[]
}

addEventListener('message', ({ data: { log, playouts } }: MessageEvent<ChancesAsked>) => {
  for (const by of estimators)
    for (const shares of chancesOf(log, playouts, menuOf(by, log))) postMessage({ by, shares } satisfies ChancesTold)
})
