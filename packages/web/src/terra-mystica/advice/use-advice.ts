import type { Advice } from '@freehold/players/terra-mystica/advice'
import type { TerraMysticaView } from '@freehold/terra-mystica'
import { useEffect, useState } from 'react'
import type { AdviceAsked } from './advice-worker.ts'

/** The best turns of the moment shown; undefined while it thinks, null where that failed. Given up when the table goes on. */
export function useAdvice(options: unknown, view: TerraMysticaView): readonly Advice[] | null | undefined {
  const [advice, setAdvice] = useState<readonly Advice[] | null>()
  const { moment } = view
  useEffect(() => {
    setAdvice(undefined)
    const worker = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<readonly Advice[]>) => setAdvice(data)
    worker.onerror = () => setAdvice(null)
    worker.postMessage({ options, view } satisfies AdviceAsked)
    return () => worker.terminate()
  }, [moment])
  return advice
}
