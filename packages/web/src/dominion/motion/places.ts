/** Where everything lies on the page: places, and the cards within them. */
import type { PlaceId } from './flights.ts'

export interface Places {
  readonly rects: ReadonlyMap<string, DOMRect> // by `place` and by `place card`
  readonly tops: ReadonlyMap<PlaceId, string> // the card that lies on top of a discard pile
}

export function measure(root: HTMLElement): Places {
  const rects = new Map<string, DOMRect>()
  const tops = new Map<PlaceId, string>()
  for (const place of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const id = place.dataset.place ?? ''
    if (place.offsetParent === null || rects.has(id)) continue
    rects.set(id, place.getBoundingClientRect())
    for (const card of place.querySelectorAll<HTMLElement>('[data-card]'))
      rects.set(`${id} ${card.dataset.card}`, card.getBoundingClientRect())
    const top = id.startsWith('discard:') ? place.querySelector<HTMLElement>('[data-tile]') : null
    if (top) tops.set(id, top.dataset.tile ?? '')
  }
  return { rects, tops }
}

export const rectOf = ({ rects }: Places, place: PlaceId, card: string | null): DOMRect | undefined => {
  const rect = rects.get(`${place} ${card}`) ?? rects.get(place)
  return rect && rect.width > 0 ? rect : undefined
}

export const quoted = (text: string): string => CSS.escape(text)

/** The card as it lies at a place. */
export function cardAt(root: HTMLElement, place: PlaceId, card: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${quoted(place)}"] [data-card="${quoted(card)}"]`)
}
