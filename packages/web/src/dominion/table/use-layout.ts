/** Which of four arrangements fits the window; every part of the table follows the one that is chosen here. */
import { useSyncExternalStore } from 'react'

/**
 * `desktop`: supply and play above a rail, the log beside. `tall`: a tablet held upright. `phone`: one column.
 * `lying`: a phone on its side, or a page at twice its size: hand and decision in a left third.
 */
const layouts = ['desktop', 'tall', 'phone', 'lying'] as const
export type Layout = (typeof layouts)[number]

const queries: readonly (readonly [Layout, string])[] = [
  ['lying', '(max-height: 539px) and (min-width: 560px)'],
  ['phone', '(max-width: 699px)'],
  ['tall', '(max-width: 1099px) and (max-aspect-ratio: 1/1)'],
]

/** So low that a phone shows tiles only and keeps lines short, as one does on which everything is out. */
const LOW = '(max-height: 719px)'

const current = (): Layout => queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'desktop'

function subscribe(changed: () => void): () => void {
  const lists = [...queries.map(([, query]) => query), LOW].map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, current)
export const useLowWindow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(LOW).matches)
