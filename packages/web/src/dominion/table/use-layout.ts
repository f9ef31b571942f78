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

/** So large that piles have room for their words. */
const LARGE = '(min-width: 2200px) and (min-height: 1200px)'

const current = (): Layout => queries.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'desktop'

function subscribe(changed: () => void): () => void {
  const lists = [...queries.map(([, query]) => query), LOW, LARGE].map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', changed)
  return () => {
    for (const list of lists) list.removeEventListener('change', changed)
  }
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, current)
export const useLargeWindow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(LARGE).matches)
export const useLowWindow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(LOW).matches)

/** The least that words on a card in the hand may measure, in pixels. */
const READABLE = 10
const FACE = 128 // units that a face is wide

/** How wide a card of the hand is shown, as the styles have it; on a tablet held upright those of a full hand. */
function handCardWidth(besideHint: boolean): number {
  const { innerWidth: width, innerHeight: height } = window
  const between = (least: number, n: number, most: number) => Math.min(most, Math.max(least, n))
  switch (current()) {
    case 'desktop':
      return FACE * between(0.75, Math.min(width / 1280, height / 720), 3)
    case 'tall':
      return 105 * between(0.85, Math.min(width / 820, height / 1180), 1.7)
    case 'phone':
    case 'lying':
      return between(80, Math.min(0.31 * width, 0.134 * height) - (besideHint ? 17 : 0), 124)
  }
}

function subscribeToSize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** Words of a card in the hand below this size, in units of its face, could not be read. In steps, so that few faces are drawn anew. */
export const useLeastWords = (besideHint: boolean): number =>
  useSyncExternalStore(subscribeToSize, () => Math.ceil((READABLE * FACE * 2) / handCardWidth(besideHint)) / 2)
