/** Where hexes lie on the page: pointed at the top, odd rows half a hex to the right. */
import type { HexView } from '@freehold/terra-mystica'

export const RADIUS = 34
const WIDTH = 58.89 // from hex to hex in a row
const HEIGHT = 51 // from row to row
const MARGIN_X = 32.4
const MARGIN_Y = 37

export interface Point {
  readonly x: number
  readonly y: number
}

type Placed = Pick<HexView, 'row' | 'col'>

const centre = ({ row, col }: Placed, firstRow: number): Point => ({
  x: MARGIN_X + WIDTH * (col + (row % 2 === 0 ? 0 : 0.5)),
  y: MARGIN_Y + HEIGHT * (row - firstRow),
})

/** Corners of a hex for `<polygon points>`. */
export function corners({ x, y }: Point, radius: number): string {
  const half = (radius * Math.sqrt(3)) / 2
  return [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ]
    .map(([dx, dy]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`)
    .join(' ')
}

export interface Layout {
  readonly width: number
  readonly height: number
  at(hex: Placed): Point
}

export function layoutOf(hexes: readonly Placed[]): Layout {
  const firstRow = Math.min(...hexes.map(({ row }) => row))
  const rows = Math.max(...hexes.map(({ row }) => row)) - firstRow + 1
  const points = hexes.map((hex) => centre(hex, firstRow))
  return {
    width: Math.max(...points.map(({ x }) => x)) + MARGIN_X,
    height: MARGIN_Y * 2 + HEIGHT * (rows - 1),
    at: (hex) => centre(hex, firstRow),
  }
}

/** The hex that an arrow key leads to: the nearest of those that lie mostly that way. */
export function towards<Hex extends Placed>(
  layout: Layout,
  from: Placed,
  key: string,
  among: readonly Hex[],
): Hex | undefined {
  const here = layout.at(from)
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  if (!way) return undefined
  const [dx, dy] = way
  let best: Hex | undefined
  let least = Number.POSITIVE_INFINITY
  for (const hex of among) {
    const { x, y } = layout.at(hex)
    const along = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    if (along <= 1 || aside > along) continue
    const cost = along + 2 * aside
    if (cost < least) {
      least = cost
      best = hex
    }
  }
  return best
}
