/** Which moment of the table is shown: now, on the way to now, or one that somebody looks at again. */
import { useEffect, useReducer, useRef, useState } from 'react'
import { getSettings } from '../base/settings.ts'
import type { Frame } from '../client/table-store.ts'

export interface Playback {
  readonly frame: Frame
  readonly before: Frame | undefined // shown just before; moments between may have been left out
  readonly earlier: Frame | undefined // from which what happened in this one led here
  readonly now: boolean // nothing has happened since
  readonly looking: boolean // somebody looks back
  readonly step: number // of the moments one can look back to, counted from 1
  readonly steps: number
  lookBack(): void // to where you last decided
  reaches(version: number): boolean // whether that moment can be looked at
  lookAt(version: number): void // or the first moment after it that is still known
  go(by: number): void
  toNow(): void
}

/** How long a moment is shown before the next; many moments are shown faster. */
const paces = { off: 0, fast: 160, normal: 380, slow: 850 } as const
const MOST_MS = 6000

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the moment came by the viewer's own doing, which is never waited for. */
const isOwn = ({ state, happened }: Frame): boolean =>
  state.you === null ? false : happened.length === 0 || happened[0].seat === state.you || happened[0].kind !== 'moved'

export function usePlayback(frames: readonly Frame[]): Playback {
  const last = frames.length - 1
  const [version, setVersion] = useState(frames[last].state.version)
  const [looking, setLooking] = useState(false)
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const previous = useRef<Frame | undefined>(undefined)
  const found = frames.findIndex(({ state }) => state.version >= version)
  let index = found < 0 ? last : found
  const waiting = last - index
  // One's own move is shown at once, and so is everything while nobody looks.
  if (!looking && waiting > 0 && (isOwn(frames[index + 1]) || paceOf(waiting) === 0)) {
    index = paceOf(waiting) === 0 ? last : index + 1
  }
  const frame = frames[index]
  const show = (at: number) => {
    const to = Math.max(0, Math.min(last, at))
    setVersion(frames[to].state.version)
  }

  useEffect(() => {
    setVersion(frame.state.version)
  }, [frame])

  useEffect(() => {
    if (looking || index >= last) return
    const timer = setTimeout(() => setVersion(frames[index + 1].state.version), paceOf(last - index))
    return () => clearTimeout(timer)
  }, [frames, index, last, looking])

  // Whoever acts does not want to wait.
  useEffect(() => {
    if (looking || index >= last) return
    const hurry = () => setVersion(frames[last].state.version)
    window.addEventListener('pointerdown', hurry, { capture: true })
    window.addEventListener('keydown', hurry, { capture: true })
    document.addEventListener('visibilitychange', hurry)
    return () => {
      window.removeEventListener('pointerdown', hurry, { capture: true })
      window.removeEventListener('keydown', hurry, { capture: true })
      document.removeEventListener('visibilitychange', hurry)
    }
  }, [frames, index, last, looking])

  const before = previous.current
  useEffect(() => {
    previous.current = frame
  }, [frame])

  return {
    frame,
    before: before === frame ? frames[index - 1] : before,
    earlier: frames[index - 1],
    now: index === last && !looking,
    looking,
    step: index + 1,
    steps: last + 1,
    lookBack: () => {
      setLooking(true)
      const yours = frames.findLastIndex((each, i) => i < last && each.state.asked !== null)
      show(yours < 0 ? last - 1 : yours)
    },
    reaches: (wanted) => wanted >= frames[0].state.version,
    lookAt: (wanted) => {
      setLooking(true)
      const at = frames.findIndex(({ state }) => state.version >= wanted)
      show(at < 0 ? last : at)
    },
    go: (by) => {
      setLooking(true)
      show(index + by)
    },
    toNow: () => {
      setLooking(false)
      show(last)
      redraw()
    },
  }
}

function paceOf(waiting: number): number {
  if (document.visibilityState === 'hidden' || prefersStill()) return 0
  return Math.min(paces[getSettings().speed], MOST_MS / waiting)
}
