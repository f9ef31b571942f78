/** What the map means to a seat: groups that could become towns, ground within reach, neighbours. */
import {
  areaValue,
  isHome,
  rulesOfSeat,
  words as S,
  type State,
  type Table,
  townPowerNeeded,
} from '@freehold/terra-mystica/fast'
import { Mix, mapNumber } from './mix.ts'

export interface Cluster {
  power: number
  buildings: number
  dwellings: number
  tradingHouses: number
  readonly room: number[] // free spaces in reach beside it, by spades needed: none, one, more
}

export interface Surroundings {
  readonly area: number // buildings of the largest area
  readonly worth: number // of its areas for the final tile
  /** Groups outside towns, the strongest first. */
  readonly clusters: readonly Cluster[]
  readonly needed: number // power of a town
  readonly joining: number // free spaces in reach that touch two such groups
  readonly near: readonly number[] // free spaces in reach, by spades needed: 0 to 3
  readonly sailing: readonly number[] // those that one step of shipping would add
  readonly around: readonly number[] // those two steps away over land, out of reach
  readonly nearOthers: number // spaces in reach beside a neighbour's building
  readonly touched: number // own buildings beside a neighbour's
  readonly contacts: number // power of own buildings for each building of others beside them
  readonly contested: number // spaces in reach on which a neighbour of the map could live for less
}

const CLUSTERS = 3
const group = new Int16Array(128)
const stack = new Int16Array(128)
const rows = new Int32Array(32) // of distances from each building
const newCluster = (): Cluster => ({ power: 0, buildings: 0, dwellings: 0, tradingHouses: 0, room: [0, 0, 0] })

interface Travel {
  readonly ships: number
  readonly range: number // of flights and tunnels
}

function travelOf(s: State, seat: number): Travel {
  const { data } = rulesOfSeat(s, seat)
  const at = S.seatAt(seat)
  return {
    ships: data.shipping ? s.w[at + S.SHIPPING] : 0,
    range: data.teleport ? s.w[at + S.TELEPORT_RANGE] + 1 : 1,
  }
}

/** Buildings of the largest area of a seat. */
export function areaOf(s: State, seat: number): number {
  const { ships, range } = travelOf(s, seat)
  return largest(s, seat, ships, range)
}

/** What a seat owns that its surroundings depend on, beside its buildings and bridges. */
const OWNED = [S.FACTION, S.SHIPPING, S.TELEPORT_RANGE, S.FAVORS, S.GROUND, S.UNLOCKED]

const mix = new Mix()

function keyOf({ w, table }: State, seat: number, map: number): number {
  const at = S.seatAt(seat)
  mix.begin(seat)
  for (let i = 0; i < OWNED.length; i++) mix.add(w[at + OWNED[i]])
  mix.addWords(w, at + S.BRIDGES, at + S.BRIDGE + w[at + S.BRIDGES])
  mix.addWords(w, at + S.HEX, at + S.HEX + w[at + S.HEXES])
  for (let each = 0; each < table.seats; each++) mix.add(w[S.seatAt(each) + S.COLOUR])
  mix.addNumber(map)
  return mix.number
}

/** Plans come back again and again to the same map with other money: what was seen there is remembered. */
const remembered = new Map<number, Surroundings>()
const MOST_REMEMBERED = 4096
let rememberedOn: Table | undefined

export function surroundings(s: State, seat: number, map = mapNumber(s)): Surroundings {
  if (rememberedOn !== s.table || remembered.size >= MOST_REMEMBERED) remembered.clear()
  rememberedOn = s.table
  const key = keyOf(s, seat, map)
  let seen = remembered.get(key)
  if (!seen) {
    seen = lookAround(s, seat)
    remembered.set(key, seen)
  }
  return seen
}

function lookAround(s: State, seat: number): Surroundings {
  const { w, table } = s
  const at = S.seatAt(seat)
  const { board } = table
  const rules = rulesOfSeat(s, seat)
  const count = w[at + S.HEXES]
  const { ships, range } = travelOf(s, seat)
  const area = largest(s, seat, ships, range)

  // groups by land and bridge
  group.fill(0, 0, board.size)
  const clusters: Cluster[] = []
  const byGroup: (Cluster | undefined)[] = []
  let groups = 0
  for (let i = 0; i < count; i++) {
    const start = w[at + S.HEX + i]
    if (group[start]) continue
    groups++
    let size = 0
    const cluster = newCluster()
    let town = false
    stack[size++] = start
    group[start] = groups
    for (let j = 0; j < size; j++) {
      const hex = stack[j]
      const type = w[S.BUILDING_AT + hex] & 7
      cluster.power += rules.strength[type]
      cluster.buildings += type === 5 ? 2 : 1
      if (type === 1) cluster.dwellings++
      else if (type === 2) cluster.tradingHouses++
      if (w[S.TOWN_AT + hex]) town = true
      for (const n of board.neighbours[hex]) {
        if (group[n] || w[S.BUILDING_AT + n] >> 3 !== seat + 1) continue
        group[n] = groups
        stack[size++] = n
      }
      for (let b = 0; b < w[at + S.BRIDGES]; b++) {
        const [x, y] = board.bridges[w[at + S.BRIDGE + b] - 1]
        const other = x === hex ? y : y === hex ? x : -1
        if (other < 0 || group[other] || w[S.BUILDING_AT + other] >> 3 !== seat + 1) continue
        group[other] = groups
        stack[size++] = other
      }
    }
    if (town) for (let j = 0; j < size; j++) group[stack[j]] = 100
    else {
      clusters.push(cluster)
      byGroup[groups] = cluster
    }
  }
  clusters.sort((a, b) => b.power + b.buildings - a.power - a.buildings)
  while (clusters.length < CLUSTERS) clusters.push(newCluster())
  clusters.length = CLUSTERS

  const near = [0, 0, 0, 0]
  const sailing = [0, 0, 0, 0]
  const around = [0, 0, 0, 0]
  let joining = 0
  let nearOthers = 0
  let contested = 0
  const colour = w[at + S.COLOUR]
  const flies = rules.data.riverbound !== null ? -1 : rules.data.teleport ? range : 1
  const { distance, shipping } = board
  for (let i = 0; i < count; i++) rows[i] = w[at + S.HEX + i] * board.size
  for (let hex = 0; hex < board.size; hex++) {
    if (w[S.BUILDING_AT + hex] !== 0) continue
    const ground = w[S.GROUND_AT + hex]
    if (ground > 7) {
      if (ground !== 8 || !isHome(s, seat, hex)) continue
    }
    let steps = 99
    let sails = 99
    let reached = false
    for (let i = 0; i < count && !reached; i++) {
      const pair = rows[i] + hex
      if (distance[pair] < steps) steps = distance[pair]
      if (shipping[pair] < sails) sails = shipping[pair]
      reached = steps <= flies || sails <= ships
    }
    if (!reached && w[at + S.BRIDGES] > 0) reached = overBridge(s, at, hex, seat)
    if (!reached && steps > 2 && sails > ships + 1) continue
    const spades = isHome(s, seat, hex)
      ? 0
      : ground > 6
        ? 9
        : rules.data.flatSpades || Math.max(1, wheel(ground, colour))
    if (spades > 3) continue
    if (!reached) {
      if (sails <= ships + 1) sailing[spades]++
      else around[spades]++
      continue
    }
    near[spades]++
    let first = 0
    let joins = false
    let foreign = false
    for (const n of board.neighbours[hex]) {
      const word = w[S.BUILDING_AT + n]
      if (word === 0) continue
      if (word >> 3 === seat + 1) {
        const g = group[n]
        if (g === 100 || g === 0) continue
        if (first !== g && byGroup[g]) byGroup[g].room[Math.min(spades, 2)]++
        if (first === 0) first = g
        else if (first !== g) joins = true
      } else foreign = true
    }
    if (joins) joining++
    if (foreign) nearOthers++
    if (foreign && spades > 0) {
      for (let other = 0; other < table.seats; other++)
        if (other !== seat && wheel(ground, w[S.seatAt(other) + S.COLOUR]) < spades) {
          contested++
          break
        }
    }
  }
  let touched = 0
  let contacts = 0
  for (let i = 0; i < count; i++) {
    const hex = w[at + S.HEX + i]
    let foreign = 0
    for (const n of board.neighbours[hex]) {
      const word = w[S.BUILDING_AT + n]
      if (word !== 0 && word >> 3 !== seat + 1) foreign++
    }
    if (foreign > 0) touched++
    contacts += foreign * rules.strength[w[S.BUILDING_AT + hex] & 7]
  }
  return {
    area,
    worth: table.finalTile ? areaValue(s, seat, table.finalTile) : 0,
    clusters,
    needed: townPowerNeeded(s, seat),
    joining,
    near,
    sailing,
    around,
    nearOthers,
    touched,
    contacts,
    contested,
  }
}

function wheel(a: number, b: number): number {
  if (b < 0 || a < 0) return 9
  const steps = Math.abs(a - b)
  return steps > 3 ? 7 - steps : steps
}

function overBridge({ w, table }: State, at: number, hex: number, seat: number): boolean {
  for (let i = 0; i < w[at + S.BRIDGES]; i++) {
    const [a, b] = table.board.bridges[w[at + S.BRIDGE + i] - 1]
    if (a === hex && w[S.BUILDING_AT + b] >> 3 === seat + 1) return true
    if (b === hex && w[S.BUILDING_AT + a] >> 3 === seat + 1) return true
  }
  return false
}

const waiting = new Int16Array(32)

/** Buildings of the largest area, joined by land, bridge, ship or flight. */
function largest({ w, table }: State, seat: number, ships: number, range: number): number {
  const { board } = table
  const at = S.seatAt(seat)
  const count = w[at + S.HEXES]
  let left = (1 << count) - 1
  let best = 0
  while (left) {
    const start = 31 - Math.clz32(left & -left)
    left &= left - 1
    let size = 0
    waiting[size++] = start
    for (let i = 0; i < size; i++) {
      const from = w[at + S.HEX + waiting[i]]
      for (let rest = left; rest; rest &= rest - 1) {
        const j = 31 - Math.clz32(rest & -rest)
        const to = w[at + S.HEX + j]
        const pair = from * board.size + to
        if (board.distance[pair] > range && board.shipping[pair] > ships && !bridged(w, at, board.bridges, from, to))
          continue
        left &= ~(1 << j)
        waiting[size++] = j
      }
    }
    if (size > best) best = size
  }
  return best
}

function bridged(
  w: Int16Array,
  at: number,
  bridges: readonly (readonly [number, number])[],
  from: number,
  to: number,
): boolean {
  for (let i = 0; i < w[at + S.BRIDGES]; i++) {
    const [x, y] = bridges[w[at + S.BRIDGE + i] - 1]
    if ((x === from && y === to) || (x === to && y === from)) return true
  }
  return false
}
