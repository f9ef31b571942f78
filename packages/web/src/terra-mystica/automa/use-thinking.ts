import type { Happening, TableState } from '@freehold/server/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Frame } from '../../client/table-store.ts'
import { viewOf } from '../view.ts'
import { type Beat, type Thinking, thinkingOf } from './thinking.ts'

const NOTHING: Thinking = { events: [], lines: [], beats: [], until: 0 }
const KEY = 'freehold.automa-at-once'

const wantsAtOnce = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export interface Watching {
  readonly beat: Beat | undefined // undefined: nothing is being watched
  readonly number: number
  readonly count: number
  readonly thinking: Thinking
  readonly before: Frame | undefined // the table before she moved
  readonly atOnce: boolean
  next(): void
  back(): void
  finish(): void
  again(): void // her last turn once more
  setAtOnce(wanted: boolean): void
}

/** Walks along what she did since the moment before, at the player's pace. */
export function useThinking(
  state: TableState,
  before: Frame | undefined,
  happened: readonly Happening[],
  live: boolean, // it happens now: it is shown by itself
): Watching {
  const her = viewOf(state)?.automa?.seat
  const [kept, setKept] = useState<{ thinking: Thinking; before: Frame }>()
  const [at, setAt] = useState<number>() // undefined: not watching
  const [atOnce, setAtOnce] = useState(wantsAtOnce)
  const fresh = useMemo(() => thinkingOf(happened, her), [happened, her])
  const shown = useRef<Thinking>(undefined)
  // Only what happens while one looks on is shown by itself; not what was done before the page was opened.
  useEffect(() => {
    if (shown.current === fresh) return
    shown.current = fresh
    if (fresh.beats.length > 0 && before?.state.view) {
      setKept({ thinking: fresh, before })
      setAt(live && !wantsAtOnce() ? 0 : undefined)
    } else if (!live) {
      setKept(undefined)
      setAt(undefined)
    }
  }, [fresh, before, live])

  const thinking = kept?.thinking ?? NOTHING
  const count = thinking.beats.length
  return {
    beat: at === undefined ? undefined : thinking.beats[at],
    number: at ?? count,
    count,
    thinking,
    before: kept?.before,
    atOnce,
    next: () => setAt(at !== undefined && at + 1 < count ? at + 1 : undefined),
    back: () => setAt(at !== undefined && at > 0 ? at - 1 : at),
    finish: () => setAt(undefined),
    again: () => count > 0 && setAt(0),
    setAtOnce(wanted) {
      setAtOnce(wanted)
      try {
        localStorage.setItem(KEY, wanted ? 'yes' : 'no')
      } catch {
        // kept for this page only
      }
      if (wanted) setAt(undefined)
    },
  }
}
