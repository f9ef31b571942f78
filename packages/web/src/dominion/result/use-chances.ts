import type { GameLog } from '@freehold/kernel'
import { useEffect, useState } from 'react'
import type { ChancesAsked, ChancesTold } from './chances-worker.ts'
import type { Estimator } from './estimators.ts'

/** Games played on from each turn. */
export const PLAYOUTS = 200

/** By turn, then by seat. */
export type Chances = readonly (readonly number[])[]

/** The best estimate there is, and by whom: that of the strong player takes the place of the quick one as a whole. */
export interface Estimate {
  readonly by: Estimator
  readonly chances: Chances // as far as they are worked out
  readonly isLast: boolean // nobody looks again
}

const NONE: Readonly<Record<Estimator, Chances>> = { money: [], chamberlain: [] }

/** The chances of winning at so many moments; null where that failed. Given up when the page is left. */
export function useChances(log: GameLog, moments: number): Estimate | null {
  const [told, setTold] = useState(NONE)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    setTold(NONE)
    setFailed(false)
    const worker = new Worker(new URL('./chances-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data: { by, shares } }: MessageEvent<ChancesTold>) =>
      setTold((known) => ({ ...known, [by]: [...known[by], shares] }))
    worker.onerror = () => setFailed(true)
    worker.postMessage({ log, playouts: PLAYOUTS } satisfies ChancesAsked)
    return () => worker.terminate()
  }, [log])
  const by = told.chamberlain.length === moments ? 'chamberlain' : 'money'
  if (failed && told.money.length < moments) return null
  return { by, chances: told[by], isLast: failed || by === 'chamberlain' }
}
