/**
 * A map ready for play: hexes numbered row by row, with every distance the rules ask for worked out once. Nothing here
 * changes during a game; one board serves every game on its map.
 */
import { MAP_LETTERS } from '../data/maps.ts'
import { RIVER } from '../types.ts'

/** No path, or too far to matter. */
const FAR = 99

export interface Board {
  readonly rows: readonly string[]
  readonly size: number // number of hexes
  readonly names: readonly string[] // `A1`, `r0`
  readonly row: readonly number[]
  readonly col: readonly number[]
  readonly ground: Int16Array // as printed
  readonly neighbours: readonly (readonly number[])[]
  /** Steps between two hexes, by `a * size + b`. */
  readonly distance: Uint8Array
  /** River hexes crossed between two land hexes, by `a * size + b`; 0 for the hex itself, FAR where no river leads. */
  readonly shipping: Uint8Array
  readonly bridges: readonly (readonly [number, number])[]
  /** Bridge numbers that end at a hex. */
  readonly bridgesAt: readonly (readonly number[])[]
  readonly edge: Uint8Array
  readonly byName: ReadonlyMap<string, number> // names in lower case
}

export function makeBoard(rows: readonly string[]): Board {
  // Rows are lettered so that those of 13 have even numbers; a map that begins with a row of 12 begins at B.
  const firstRow = rows[0].length === 13 ? 0 : 1
  const names: string[] = []
  const row: number[] = []
  const col: number[] = []
  const ground: number[] = []
  const at = new Map<number, number>()
  let rivers = 0
  rows.forEach((letters, i) => {
    let lands = 0
    for (let c = 0; c < letters.length; c++) {
      const wheel = MAP_LETTERS.indexOf(letters[c])
      at.set((i + firstRow) * 100 + c, names.length)
      names.push(wheel < 0 ? `r${rivers++}` : `${String.fromCharCode(65 + i + firstRow)}${++lands}`)
      row.push(i + firstRow)
      col.push(c)
      ground.push(wheel < 0 ? RIVER : wheel)
    }
  })
  const size = names.length
  const hexAt = (r: number, c: number) => at.get(r * 100 + c)
  const neighbours = names.map((_, h) => around(row[h], col[h]).flatMap(([r, c]) => hexAt(r, c) ?? []))
  const distance = new Uint8Array(size * size).fill(FAR)
  const shipping = new Uint8Array(size * size).fill(FAR)
  for (let h = 0; h < size; h++) {
    walk(h, distance, size, neighbours, () => true)
    if (ground[h] !== RIVER) walkRivers(h, shipping, size, neighbours, ground)
  }
  const bridges = findBridges(names.map((_, h) => ({ row: row[h], col: col[h], river: ground[h] === RIVER })))
  return {
    rows,
    size,
    names,
    row,
    col,
    ground: Int16Array.from(ground),
    neighbours,
    distance,
    shipping,
    bridges,
    bridgesAt: names.map((_, h) => bridges.flatMap(([a, b], i) => (a === h || b === h ? [i] : []))),
    edge: Uint8Array.from(neighbours, (n) => (n.length < 6 ? 1 : 0)),
    byName: new Map(names.map((name, h) => [name.toLowerCase(), h])),
  }
}

function around(r: number, c: number): [number, number][] {
  const left = r % 2 === 0 ? c - 1 : c
  return [
    [r, c - 1],
    [r, c + 1],
    [r - 1, left],
    [r - 1, left + 1],
    [r + 1, left],
    [r + 1, left + 1],
  ]
}

function walk(
  from: number,
  into: Uint8Array,
  size: number,
  neighbours: readonly (readonly number[])[],
  passable: (hex: number) => boolean,
): void {
  into[from * size + from] = 0
  let ring = [from]
  for (let d = 1; ring.length > 0; d++) {
    const next: number[] = []
    for (const hex of ring) {
      for (const n of neighbours[hex]) {
        if (into[from * size + n] !== FAR || !passable(n)) continue
        into[from * size + n] = d
        next.push(n)
      }
    }
    ring = next
  }
}

/** Sails from a land hex: the number of river hexes between it and every other coast. */
function walkRivers(
  from: number,
  into: Uint8Array,
  size: number,
  neighbours: readonly (readonly number[])[],
  ground: readonly number[],
): void {
  const water = new Uint8Array(size * size).fill(FAR)
  walk(from, water, size, neighbours, (hex) => ground[hex] === RIVER)
  into[from * size + from] = 0
  for (let hex = 0; hex < size; hex++) {
    const sailed = water[from * size + hex]
    if (ground[hex] !== RIVER || sailed === FAR) continue
    for (const coast of neighbours[hex]) {
      if (ground[coast] === RIVER || coast === from) continue
      into[from * size + coast] = Math.min(into[from * size + coast], sailed)
    }
  }
}

interface Spot {
  readonly row: number
  readonly col: number
  readonly river: boolean
}

/** A bridge spans two land hexes that face each other over the edge between two hexes of river, or of river and void. */
export function findBridges(spots: readonly Spot[]): [number, number][] {
  const at = new Map(spots.map(({ row, col }, spot) => [row * 100 + col, spot]))
  const spotAt = ([r, c]: readonly [number, number]) => at.get(r * 100 + c)
  const found: [number, number][] = []
  spots.forEach(({ row, col, river }, a) => {
    if (river) return
    const reach = around(row, col)
    // Of the six hexes a bridge can lead to, those right of or below `a`: each pair is found once.
    const facing: [number, number][] = [
      [row + 2, col],
      [row + 1, col + (row % 2 === 0 ? 1 : 2)],
      [row + 1, col - (row % 2 === 0 ? 2 : 1)],
    ]
    for (const [r, c] of facing) {
      const b = spotAt([r, c])
      if (b === undefined || spots[b].river) continue
      const between = around(r, c).filter(([r2, c2]) => reach.some(([r1, c1]) => r1 === r2 && c1 === c2))
      const hexes = between.flatMap((place) => spotAt(place) ?? [])
      if (hexes.length > 0 && hexes.every((hex) => spots[hex].river)) found.push([a, b])
    }
  })
  return found
}
