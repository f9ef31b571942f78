/** Where a note about a space lies: beside it, on land and water that nobody needs just now. */
import type { Layout, Point } from '../map/geometry.ts'
import { RADIUS } from '../map/geometry.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Placed {
  readonly row: number
  readonly col: number
}

interface Wanted<Hex extends Placed> {
  readonly layout: Layout
  readonly about: Hex
  readonly avoid: readonly Hex[] // where something can be done
  readonly rather: readonly Hex[] // where something stands
  readonly size: Pick<Box, 'width' | 'height'> // in the units of the map
  readonly beside?: number // what is free left and right of the map
}

const STEP = 14
const MARGIN = 4

/** How far apart box and point are; nothing where the point is within. */
function distance({ x, y, width, height }: Box, to: Point): number {
  const dx = Math.max(x - to.x, 0, to.x - x - width)
  const dy = Math.max(y - to.y, 0, to.y - y - height)
  return Math.hypot(dx, dy)
}

/** Covers as little as possible of what is needed, of that nothing of the space itself and its neighbours, and lies near. */
export function placeNote<Hex extends Placed>({ layout, about, avoid, rather, size, beside = 0 }: Wanted<Hex>): Box {
  const centre = layout.at(about)
  const needed = avoid.map((hex) => layout.at(hex))
  const stood = rather.map((hex) => layout.at(hex))
  let best: Box | undefined
  let least = Number.POSITIVE_INFINITY
  for (let y = MARGIN; y + size.height <= layout.height - MARGIN + 1; y += STEP)
    for (let x = MARGIN - beside; x + size.width <= layout.width - MARGIN + beside + 1; x += STEP) {
      const box = { x, y, ...size }
      const near = distance(box, centre)
      const covers = (points: readonly Point[], reach: number) =>
        points.reduce((sum, point) => sum + (distance(box, point) < reach ? 1 : 0), 0)
      const cost =
        near +
        (near < RADIUS * 2.7 ? 4000 : 0) + // the space and those beside it
        1500 * covers(needed, RADIUS) +
        220 * covers(stood, RADIUS * 0.7)
      if (cost < least) {
        least = cost
        best = box
      }
    }
  return best ?? { x: MARGIN, y: MARGIN, ...size }
}

/** The line that joins a note to its space: from the nearest point of the note to the edge of the hex. */
export function joint(box: Box, to: Point): { readonly from: Point; readonly to: Point } {
  const from = {
    x: Math.min(Math.max(to.x, box.x), box.x + box.width),
    y: Math.min(Math.max(to.y, box.y), box.y + box.height),
  }
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const part = Math.max(0, far - RADIUS * 0.88) / far
  return { from, to: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part } }
}
