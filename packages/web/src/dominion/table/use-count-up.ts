import { useEffect, useState } from 'react'
import { getSettings } from '../../base/settings.ts'

const LONGEST_MS = 2000

const isStill = (): boolean => getSettings().speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Runs up to the number as a count at a table does; any key or click ends it, and nothing waits for it. */
export function useCountUp(to: number): number {
  const [shown, setShown] = useState(() => (isStill() ? to : 0))
  useEffect(() => {
    if (isStill()) {
      setShown(to)
      return
    }
    const began = performance.now()
    let frame = 0
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / LONGEST_MS)
      setShown(Math.round(to * part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    const end = () => {
      cancelAnimationFrame(frame)
      setShown(to)
    }
    window.addEventListener('pointerdown', end, { capture: true })
    window.addEventListener('keydown', end, { capture: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointerdown', end, { capture: true })
      window.removeEventListener('keydown', end, { capture: true })
    }
  }, [to])
  return shown
}
