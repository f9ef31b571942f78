import type { GameLog } from '@freehold/kernel'
import { useEffect, useState } from 'react'
import type { ChancesAsked } from './chances-worker.ts'

/** Games played on from each turn. */
export const PLAYOUTS = 200

/** By turn, then by seat. */
export type Chances = readonly (readonly number[])[]

/** The chances of winning as far as they are worked out; null where that failed. Given up when the page is left. */
export function useChances(log: GameLog): Chances | null {
  const [chances, setChances] = useState<Chances | null>([])
  useEffect(() => {
    setChances([])
    const worker = new Worker(new URL('./chances-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<readonly number[]>) => setChances((known) => known && [...known, data])
    worker.onerror = () => setChances(null)
    worker.postMessage({ log, playouts: PLAYOUTS } satisfies ChancesAsked)
    return () => worker.terminate()
  }, [log])
  return chances
}
