/** The end of the game: areas, cults, and what is left in the chests. */
import { COINS_PER_POINT } from '../data/actions.ts'
import { AREA_POINTS, CULT_POINTS } from '../data/tiles.ts'
import { CULTS, type FinalTile, SANCTUARY, STRONGHOLD } from '../types.ts'
import { change } from './gain.ts'
import {
  BOWL1,
  BOWL2,
  BOWL3,
  BRIDGE,
  BRIDGES,
  buildingOn,
  COINS,
  CULT,
  HEX,
  HEXES,
  opponentSeat,
  ownerOf,
  PRIESTS,
  rulesOf,
  SHIPPING,
  type State,
  seatAt,
  TELEPORT_RANGE,
  VP,
  WORKERS,
} from './state.ts'
import { banksJoinedBy } from './towns.ts'

/** Groups of the seat's buildings, joined by land, bridges, ships, tunnels or flight. */
function networks(s: State, seat: number): number[][] {
  const { board } = s.table
  const { w } = s
  const at = seatAt(seat)
  const { data } = rulesOf(s, seat)
  const { opponent } = s.table
  const ships = opponent?.seat === seat ? opponent.endShipping : data.shipping ? w[at + SHIPPING] : 0
  const range = data.teleport ? w[at + TELEPORT_RANGE] + 1 : 1
  const hexes = Array.from({ length: w[at + HEXES] }, (_, i) => w[at + HEX + i])
  const bridged = (a: number, b: number) => {
    for (let i = 0; i < w[at + BRIDGES]; i++) {
      const [x, y] = board.bridges[w[at + BRIDGE + i] - 1]
      if ((x === a && y === b) || (x === b && y === a)) return true
    }
    return false
  }
  const joined = (a: number, b: number) =>
    board.distance[a * board.size + b] <= range || board.shipping[a * board.size + b] <= ships || bridged(a, b)
  const groups: number[][] = []
  const left = new Set(hexes)
  for (const start of hexes) {
    if (!left.delete(start)) continue
    const group = [start]
    for (const hex of group) {
      for (const other of left) {
        if (!joined(hex, other)) continue
        left.delete(other)
        group.push(other)
      }
    }
    groups.push(group)
  }
  return groups
}

/** Settlements: buildings that touch by land or bridge, or across a river hex that a town was founded over. */
function clusters(s: State, seat: number, group: readonly number[]): number {
  const { board } = s.table
  const at = seatAt(seat)
  const left = new Set(group)
  let count = 0
  for (const start of group) {
    if (!left.delete(start)) continue
    count++
    const found = [start]
    for (const hex of found) {
      const touching = [...board.neighbours[hex]]
      if (!s.table.begunUnder) for (const n of board.neighbours[hex]) touching.push(...banksJoinedBy(s, seat, n))
      for (let i = 0; i < s.w[at + BRIDGES]; i++) {
        const [x, y] = board.bridges[s.w[at + BRIDGE + i] - 1]
        if (x === hex) touching.push(y)
        if (y === hex) touching.push(x)
      }
      for (const n of touching) {
        if (ownerOf(s, n) !== seat || !left.delete(n)) continue
        found.push(n)
      }
    }
  }
  return count
}

function furthest(s: State, group: readonly number[], counts: (hex: number) => boolean): number {
  const { board } = s.table
  const hexes = group.filter(counts)
  let most = 0
  for (const a of hexes) for (const b of hexes) most = Math.max(most, board.distance[a * board.size + b])
  return most
}

/** What a seat's area is worth for a final tile. */
export function areaValue(s: State, seat: number, kind: FinalTile | 'network'): number {
  const { opponent } = s.table
  if (seat !== opponent?.seat) return bestNetwork(s, seat, kind)
  return opponent.areaValue(kind, (other) => bestNetwork(s, seat, other))
}

/** What a seat's best network is worth for a final tile, or for plain size. */
function bestNetwork(s: State, seat: number, kind: FinalTile | 'network'): number {
  const value = (group: number[]): number => {
    if (kind === 'network') return group.length
    if (kind === 'building-on-edge') return group.filter((hex) => s.table.board.edge[hex]).length
    if (kind === 'connected-clusters') return clusters(s, seat, group)
    if (kind === 'connected-distance') return furthest(s, group, () => true)
    return furthest(s, group, (hex) => buildingOn(s, hex) === STRONGHOLD || buildingOn(s, hex) === SANCTUARY)
  }
  return Math.max(0, ...networks(s, seat).map(value))
}

/** Buildings of the seat's largest area. */
export function largestArea(s: State, seat: number): number {
  return bestNetwork(s, seat, 'network')
}

/** Points by seat: the tied share the points of their places. */
function sharePoints(values: readonly number[], points: readonly number[]): number[] {
  return values.map((value) => {
    if (value <= 0) return 0
    const above = values.filter((v) => v > value).length
    const tied = values.filter((v) => v === value).length
    let sum = 0
    for (let place = above; place < above + tied; place++) sum += points[place] ?? 0
    return Math.floor(sum / tied)
  })
}

export interface FinalScore {
  readonly source: string
  readonly vp: readonly number[] // by seat
}

/** Everything but resources, in the order it is scored. */
export function finalScores(s: State): FinalScore[] {
  const seats = Array.from({ length: s.table.seats }, (_, i) => i)
  const area = (kind: FinalTile | 'network'): FinalScore => ({
    source: kind,
    vp: sharePoints(
      seats.map((seat) => areaValue(s, seat, kind)),
      AREA_POINTS,
    ),
  })
  const cults = CULTS.map((cult, i) => ({
    source: cult.toUpperCase(),
    vp: sharePoints(
      seats.map((seat) => s.w[seatAt(seat) + CULT + i]),
      CULT_POINTS,
    ),
  }))
  const { opponent } = s.table
  const own = opponent && {
    source: opponent.endSource,
    vp: seats.map((seat) => (seat === opponent.seat ? opponent.endPoints(s) : 0)),
  }
  return [...(s.table.finalTile ? [area(s.table.finalTile)] : []), ...cults, area('network'), ...(own ? [own] : [])]
}

/** Coins if everything that can be is changed into coins. */
export function worthInCoins(s: State, seat: number): number {
  if (seat === opponentSeat(s)) return 0
  const at = seatAt(seat)
  const { w } = s
  const power = w[at + BOWL3] + Math.floor(w[at + BOWL2] / 2)
  return power + w[at + PRIESTS] + w[at + WORKERS] + w[at + COINS]
}

export function coinsPerPoint(s: State, seat: number): number {
  const better = rulesOf(s, seat).data.exchange.find((e) => e.from === 'coins' && e.to === 'vp')
  return better?.rate ?? COINS_PER_POINT
}

export function finalScoring(s: State): void {
  for (const { source, vp } of finalScores(s)) {
    vp.forEach((points, seat) => {
      if (points === 0) return
      change(s, seat, VP, points, source)
      s.sink?.row(seat, `+${points}vp for ${source}`)
    })
  }
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (seat === opponentSeat(s)) continue
    const at = seatAt(seat)
    const { w } = s
    const burnt = Math.floor(w[at + BOWL2] / 2)
    const spent = w[at + BOWL3] + burnt
    const coins = worthInCoins(s, seat)
    change(s, seat, BOWL2, -2 * burnt, 'end of the game')
    change(s, seat, BOWL3, burnt - spent, 'end of the game')
    change(s, seat, BOWL1, spent, 'end of the game')
    change(s, seat, PRIESTS, -w[at + PRIESTS], 'end of the game')
    change(s, seat, WORKERS, -w[at + WORKERS], 'end of the game')
    const rate = coinsPerPoint(s, seat)
    change(s, seat, COINS, (coins % rate) - w[at + COINS], 'end of the game')
    change(s, seat, VP, Math.floor(coins / rate), 'resources')
    s.sink?.row(seat, 'score_resources')
  }
}
