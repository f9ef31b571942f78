/** Shows how cards moved, from the difference between two views. Nothing waits for it, and the next move ends it. */

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { getSettings } from '../../base/settings.ts'
import type { FullView } from '../table/full-view.ts'
import styles from './flights.module.css'
import { type Flight, flightsBetween, type PlaceId } from './flights.ts'

const durations = { off: 0, fast: 130, normal: 210, slow: 420 } as const
const STAGGER = 0.18 // of the duration, between cards of one move
const MOST = 14

type Rects = Map<string, DOMRect>

const quoted = (text: string) => CSS.escape(text)

/** Where everything lies now: places, and cards within them. */
function measure(root: HTMLElement): Rects {
  const rects: Rects = new Map()
  for (const place of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const id = place.dataset.place ?? ''
    if (place.offsetParent === null || rects.has(id)) continue
    rects.set(id, place.getBoundingClientRect())
    for (const card of place.querySelectorAll<HTMLElement>('[data-card]')) {
      rects.set(`${id} ${card.dataset.card}`, card.getBoundingClientRect())
    }
  }
  return rects
}

const rectOf = (rects: Rects, place: PlaceId, card: string | null): DOMRect | undefined =>
  rects.get(`${place} ${card}`) ?? rects.get(place)

export function useFlights(root: RefObject<HTMLElement | null>, before: FullView | undefined, view: FullView): void {
  const last = useRef<{ view: FullView; rects: Rects } | undefined>(undefined)
  const layer = useRef<HTMLElement | undefined>(undefined)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const was = last.current
    const rects = measure(element)
    last.current = { view, rects }
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : durations[getSettings().speed]
    if (!was || was.view === view || duration === 0 || before === undefined || document.visibilityState === 'hidden')
      return
    layer.current?.remove() // what was still under way has arrived
    layer.current = undefined
    const flights = flightsBetween(was.view, view)
    if (flights.length > 0) layer.current = fly(element, flights, was.rects, rects, duration)
    slide(element, was.rects, duration)
  }, [root, before, view])
  useLayoutEffect(() => () => layer.current?.remove(), [])
}

/** Cards on their way, in a layer above the table. */
function fly(root: HTMLElement, flights: readonly Flight[], from: Rects, to: Rects, duration: number) {
  const layer = document.createElement('div')
  layer.className = styles.layer
  layer.setAttribute('aria-hidden', 'true')
  document.body.append(layer)
  const singles = flights.flatMap(({ count, ...flight }) => Array.from({ length: Math.min(count, 4) }, () => flight))
  const animations: Animation[] = []
  singles.slice(0, MOST).forEach((flight, i) => {
    const start = rectOf(from, flight.from, flight.card)
    const end = rectOf(to, flight.to, flight.card)
    if (!start || !end || start.width === 0 || end.width === 0) return
    const delay = i * duration * STAGGER
    animations.push(...animate(root, layer, flight, start, end, { duration, delay }))
  })
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => layer.remove())
  return layer
}

const WIDTH = 96
const HEIGHT = 108

function animate(
  root: HTMLElement,
  layer: HTMLElement,
  { card, to }: Omit<Flight, 'count'>,
  start: DOMRect,
  end: DOMRect,
  { duration, delay }: { readonly duration: number; readonly delay: number },
): Animation[] {
  const ghost = document.createElement('div')
  ghost.className = styles.ghost
  layer.append(ghost)
  // Every card on the table lies somewhere as a tile: a copy of that costs nothing to draw.
  const tile = card === null ? null : root.querySelector(`[data-tile="${quoted(card)}"]`)
  if (tile) ghost.append(tile.cloneNode(true))
  else ghost.classList.add(styles.back)
  const at = (rect: DOMRect) => {
    const scale = Math.min(1.25, Math.max(0.2, Math.min(rect.width / WIDTH, rect.height / HEIGHT)))
    const x = rect.left + rect.width / 2 - WIDTH / 2
    const y = rect.top + rect.height / 2 - HEIGHT / 2
    return `translate(${x}px, ${y}px) scale(${scale})`
  }
  const timing = { duration, delay, easing: 'cubic-bezier(.3,.1,.25,1)', fill: 'both' as const }
  const flight = ghost.animate(
    [
      { transform: at(start), opacity: 0.4 },
      { opacity: 1, offset: 0.2 },
      { transform: at(end), opacity: 1 },
    ],
    timing,
  )
  void flight.finished.catch(() => undefined).then(() => ghost.remove())
  // A card that is new where it arrives is not there before it arrives.
  const target = card === null ? null : root.querySelector(`[data-place="${quoted(to)}"] [data-card="${quoted(card)}"]`)
  const isNew = target instanceof HTMLElement && !target.dataset.seen
  if (!isNew) return [flight]
  return [
    flight,
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: duration + delay }),
  ]
}

/** Cards that stay move aside smoothly. */
function slide(root: HTMLElement, from: Rects, duration: number): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-place]')) {
    for (const card of place.querySelectorAll<HTMLElement>('[data-card]')) {
      const was = from.get(`${place.dataset.place} ${card.dataset.card}`)
      if (was) card.dataset.seen = 'true'
      if (!was || place.querySelectorAll(`[data-card="${quoted(card.dataset.card ?? '')}"]`).length > 1) continue
      const { left, top } = card.getBoundingClientRect()
      const [dx, dy] = [was.left - left, was.top - top]
      if (Math.abs(dx) + Math.abs(dy) < 2) continue
      card.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration,
        easing: 'ease-out',
      })
    }
  }
}
