/** Cards on their way: opaque from the first moment, in the air as one card and nowhere else, face up where they may be seen. */
import type { FullView } from '../table/full-view.ts'
import type { Flight, PlaceId } from './flights.ts'
import styles from './motion.module.css'
import { cardAt, quoted, rectOf } from './places.ts'
import type { Scene } from './table-motion.ts'

const STAGGER = 0.18 // of the duration, between cards of one move
const MOST = 14
const MOST_OF_ONE = 4
const WIDTH = 96
const HEIGHT = 108
const LIFT = 16

interface Told {
  readonly before: FullView
  readonly after: FullView
  readonly dealt: ReadonlyMap<PlaceId, number> // decks that are being shuffled, and when they lie there again
}

export function fly(scene: Scene, flights: readonly Flight[], { before, after, dealt }: Told): void {
  const singles = flights.flatMap(({ count, ...flight }) =>
    Array.from({ length: Math.min(count, MOST_OF_ONE) }, () => flight),
  )
  const sent = new Map<number, number>() // how many have left at each beginning
  for (const flight of singles.slice(0, MOST)) {
    const begins = dealt.get(flight.from) ?? 0
    const nth = sent.get(begins) ?? 0
    const open = [liesOpen(before, flight.from), liesOpen(after, flight.to)] as const
    if (flyOne(scene, flight, open, begins + nth * scene.duration * STAGGER)) sent.set(begins, nth + 1)
  }
}

/** Whether cards of a place lie face up for this viewer. */
function liesOpen({ seats }: FullView, place: PlaceId): boolean {
  const [kind, seat] = place.split(':')
  return kind === 'hand' ? seats[Number(seat)].hand.cards !== undefined : kind !== 'deck'
}

/** Where a card of the layer's size stands to cover the box. */
export function over(rect: DOMRect, lifted = 0): string {
  const scale = Math.min(1.25, Math.max(0.2, Math.min(rect.width / WIDTH, rect.height / HEIGHT)))
  const x = rect.left + rect.width / 2 - WIDTH / 2
  const y = rect.top + rect.height / 2 - HEIGHT / 2 - lifted * LIFT
  return `translate(${x}px, ${y}px) scale(${scale * (1 + lifted * 0.1)})`
}

const between = (a: DOMRect, b: DOMRect, part: number): DOMRect =>
  new DOMRect(
    a.x + (b.x - a.x) * part,
    a.y + (b.y - a.y) * part,
    a.width + (b.width - a.width) * part,
    a.height + (b.height - a.height) * part,
  )

type Single = Omit<Flight, 'count'>

function flyOne(scene: Scene, flight: Single, [shownFirst, shownLast]: readonly [boolean, boolean], delay: number) {
  const { layer, duration, run } = scene
  const start = rectOf(scene.before, flight.from, flight.card)
  const end = rectOf(scene.after, flight.to, flight.card)
  if (!start || !end) return false
  const card = document.createElement('div')
  card.className = styles.card
  card.dataset.flight = `${flight.card ?? ''} ${flight.from} ${flight.to}`
  const sides = document.createElement('div')
  sides.className = styles.sides
  const tile = flight.card === null ? undefined : tileOf(scene.root, flight.card)
  const back = document.createElement('div')
  back.className = styles.back
  if (tile) {
    const face = document.createElement('div')
    face.className = styles.face
    face.append(tile)
    sides.append(face)
  }
  if (!tile || !shownFirst || !shownLast) sides.append(back)
  card.append(sides)
  layer.append(card)
  const timing = { duration, delay, fill: 'both' as const }
  const way = run(
    card,
    [
      { transform: over(start), easing: 'cubic-bezier(.3,0,.5,1)' },
      { transform: over(between(start, end, 0.3), 1), offset: 0.35, easing: 'cubic-bezier(.4,0,.3,1)' },
      { transform: over(end) },
    ],
    timing,
  )
  way.finished.then(
    () => card.remove(),
    () => undefined,
  )
  const turn = (shown: boolean) => (shown ? 'none' : 'rotateY(180deg)')
  if (tile && shownFirst !== shownLast) {
    card.dataset.turns = 'true'
    const turned = [
      { transform: turn(shownFirst) },
      { transform: turn(shownFirst), offset: 0.2 },
      { transform: turn(shownLast), offset: 0.8 },
      { transform: turn(shownLast) },
    ]
    run(sides, turned, timing)
  }
  arrive(scene, flight, duration + delay)
  return true
}

/** Every card on the table lies somewhere as a tile: a copy of that, without what is told there of a pile, costs nothing to draw. */
function tileOf(root: HTMLElement, card: string): Node | undefined {
  const tile = root.querySelector(`[data-tile="${quoted(card)}"]`)?.cloneNode(true) as Element | undefined
  for (const told of tile?.querySelectorAll('[data-figure], [data-of-pile], [data-key-hint]') ?? []) told.remove()
  return tile
}

/** A card is not where it arrives before it arrives; until then there lies what lay there. */
function arrive({ root, before, layer, run }: Scene, { card, to }: Single, at: number): void {
  if (card === null) return
  const away = [{ opacity: 0 }, { opacity: 0 }]
  const target = cardAt(root, to, card)
  if (target && !before.rects.has(`${to} ${card}`)) run(target, away, { duration: at })
  if (!to.startsWith('discard:')) return
  const top = root.querySelector(`[data-place="${quoted(to)}"] [data-tile]`)
  if (!top) return
  const was = before.tops.get(to)
  const cover = was === undefined ? undefined : tileOf(root, was)
  if (!cover) {
    run(top, away, { duration: at })
    return
  }
  const { left, top: y, width, height } = top.getBoundingClientRect()
  const box = document.createElement('div')
  box.className = styles.cover
  Object.assign(box.style, { left: `${left}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  box.append(cover)
  layer.prepend(box)
  run(box, [{ opacity: 1 }, { opacity: 1 }], { duration: at }).finished.then(
    () => box.remove(),
    () => undefined,
  )
}
