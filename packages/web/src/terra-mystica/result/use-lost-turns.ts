import type { GameLog } from '@freehold/kernel'
import type { LostTurn } from '@freehold/players/terra-mystica/lost-turns'
import { useEffect, useState } from 'react'
import type { LossesAsked } from './lost-turns-worker.ts'

interface Losses {
  readonly found: readonly LostTurn[]
  readonly done: boolean
}

const NONE: Losses = { found: [], done: false }

/** What is found so far; null where that failed. Given up when the page is left. */
export function useLostTurns(log: GameLog, people: readonly number[]): Losses | null {
  const [losses, setLosses] = useState<Losses | null>(NONE)
  useEffect(() => {
    setLosses(NONE)
    const worker = new Worker(new URL('./lost-turns-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<LostTurn | null>) =>
      setLosses((known) => known && (data ? { ...known, found: [...known.found, data] } : { ...known, done: true }))
    worker.onerror = () => setLosses(null)
    worker.postMessage({ log, people } satisfies LossesAsked)
    return () => worker.terminate()
  }, [log, people])
  return losses
}
