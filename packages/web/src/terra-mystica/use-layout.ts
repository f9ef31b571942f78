/** Which arrangement fits the window, and how large everything is drawn. */
import { useSyncExternalStore } from 'react'
import { useTableContext } from '../table/table-context.tsx'

/**
 * `desktop`: map and rail, beside them the others, the cults and the log. `large`: the same with the own board and all tiles
 * laid open. `tall`: a tablet held upright. `phone`: one column with tabs. `lying`: a phone on its side, or a page at twice its size.
 */
type Layout = 'desktop' | 'large' | 'tall' | 'phone' | 'lying'

interface Arrangement {
  readonly layout: Layout
  readonly scale: number // of everything, measured at 1280 × 720
}

const MOST_SCALE = 1.4

export function arrangementFor(width: number, height: number): Arrangement {
  if (height < 540 && width >= 560) return { layout: 'lying', scale: 1 }
  if (width < 700) return { layout: 'phone', scale: 1 }
  if (width < 1100 && height >= width) return { layout: 'tall', scale: Math.min(width / 820, height / 1180, 1.3) }
  const fit = Math.min(width / 1280, height / 720)
  if (width / MOST_SCALE >= 1780 && height / MOST_SCALE >= 1000) return { layout: 'large', scale: MOST_SCALE }
  return { layout: 'desktop', scale: Math.min(fit, MOST_SCALE) }
}

/** The controls of a replay lie above the table; its page has the same numbers (`--table-height`). */
const controlsOfReplay = (): number => (window.innerWidth < 900 ? 146 : 104)

/** What fits now; the same object until that changes. */
function watched(above: () => number): () => Arrangement {
  let known: Arrangement | undefined
  return () => {
    const next = arrangementFor(window.innerWidth, window.innerHeight - above())
    if (known?.layout !== next.layout || known.scale !== next.scale) known = next
    return known
  }
}

const wholeWindow = watched(() => 0)
const belowControls = watched(controlsOfReplay)

function subscribe(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

export function useArrangement(): Arrangement {
  const { replayed } = useTableContext()
  return useSyncExternalStore(subscribe, replayed ? belowControls : wholeWindow)
}
