import type { OwnDefinition } from '@freehold/dominion/own-cards'
import type { CardFigures } from '@freehold/lab/card/verdict'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { MeasureAsked, MeasureTold } from './measure-worker.ts'

/** Milliseconds after which a card that is not done with, such as one whose games hardly end, is left as it stands. */
const LONGEST = { usual: 60_000, longer: 300_000 } as const

export interface Measuring {
  readonly figures?: CardFigures // as far as they are
  readonly state: 'going' | 'done' | 'stopped' | 'out of time' | 'failed'
}

/** Begins at once, and anew with another card; given up when the page is left. */
export function useMeasuring(card: OwnDefinition | undefined): Measuring & { stop(): void; goLonger(): void } {
  const [measuring, setMeasuring] = useState<Measuring>({ state: 'going' })
  const [longer, setLonger] = useState(false)
  const end = useRef<() => void>(undefined)
  const asked = card && JSON.stringify(card)
  useEffect(() => {
    if (asked === undefined) return
    const worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' })
    const finish = (state: Measuring['state']) => {
      worker.terminate()
      clearTimeout(late)
      setMeasuring((before) => ({ ...before, state }))
    }
    const late = setTimeout(() => finish('out of time'), longer ? LONGEST.longer : LONGEST.usual)
    setMeasuring({ state: 'going' })
    worker.onmessage = ({ data: { figures, done } }: MessageEvent<MeasureTold>) => {
      setMeasuring({ figures, state: 'going' })
      if (done) finish('done')
    }
    worker.onerror = () => finish('failed')
    worker.postMessage({ card: JSON.parse(asked) as OwnDefinition, longer } satisfies MeasureAsked)
    end.current = () => finish('stopped')
    return () => {
      worker.terminate()
      clearTimeout(late)
    }
  }, [asked, longer])
  const stop = useCallback(() => end.current?.(), [])
  const goLonger = useCallback(() => setLonger(true), [])
  return { ...measuring, stop, goLonger }
}
