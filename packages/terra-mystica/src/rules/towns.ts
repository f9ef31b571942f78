/** Which buildings hang together, and when they become a town. */
import { TOWN_BUILDINGS, TOWN_POWER } from '../data/actions.ts'
import { FAVOR_TILES } from '../data/tiles.ts'
import { RIVER, SANCTUARY } from '../types.ts'
import { queueCounted, refuse } from './gain.ts'
import {
  BRIDGE,
  BRIDGES,
  BUILDING_AT,
  FAVORS,
  findEntry,
  HEX,
  HEXES,
  ownerOf,
  rulesOf,
  type State,
  seatAt,
  TAKE_TOWN,
  TOWN_AT,
  TOWNS_LEFT,
} from './state.ts'

const SMALLER_TOWNS = FAVOR_TILES.reduce((bits, tile, i) => (tile.smallerTowns ? bits | (1 << i) : bits), 0)

/** Scratch of one search: hexes found so far. Nothing is kept from call to call. */
const found = new Int16Array(32)
const seen = new Uint8Array(128)

/** Fills `found` with the buildings that hang together with those on the starting hexes; returns how many. */
function gather(s: State, seat: number, starts: readonly number[]): number {
  const { board } = s.table
  const w = s.w
  const at = seatAt(seat)
  const { townsAcrossRiver } = rulesOf(s, seat).data
  let count = 0
  for (const hex of starts) {
    if (seen[hex]) continue
    seen[hex] = 1
    found[count++] = hex
  }
  for (let i = 0; i < count; i++) {
    const hex = found[i]
    for (const n of board.neighbours[hex]) {
      if (townsAcrossRiver) {
        for (const bank of banksJoinedBy(s, seat, n)) {
          if (seen[bank] || ownerOf(s, bank) !== seat) continue
          seen[bank] = 1
          found[count++] = bank
        }
      }
      if (seen[n] || w[BUILDING_AT + n] >> 3 !== seat + 1) continue
      seen[n] = 1
      found[count++] = n
    }
    for (let b = 0; b < w[at + BRIDGES]; b++) {
      const [x, y] = board.bridges[w[at + BRIDGE + b] - 1]
      const other = x === hex ? y : y === hex ? x : -1
      if (other < 0 || seen[other] || ownerOf(s, other) !== seat) continue
      seen[other] = 1
      found[count++] = other
    }
  }
  for (let i = 0; i < count; i++) seen[found[i]] = 0
  return count
}

const NONE: readonly number[] = []

/** Over a river hex that a town was founded across, the banks hang together for good. */
export function banksJoinedBy(s: State, seat: number, river: number): readonly number[] {
  const { board } = s.table
  const joined = board.ground[river] === RIVER && s.w[TOWN_AT + river] && rulesOf(s, seat).data.townsAcrossRiver
  return joined ? board.neighbours[river] : NONE
}

export function townPowerNeeded(s: State, seat: number): number {
  return s.w[seatAt(seat) + FAVORS] & SMALLER_TOWNS ? TOWN_POWER - 1 : TOWN_POWER
}

/** The first `count` hexes of `found` are enough for a town. */
function isEnough(s: State, seat: number, count: number): boolean {
  const { strength } = rulesOf(s, seat)
  let power = 0
  let buildings = 0
  for (let i = 0; i < count; i++) {
    const type = s.w[BUILDING_AT + found[i]] & 7
    power += strength[type]
    buildings += type === SANCTUARY ? 2 : 1
  }
  return buildings >= TOWN_BUILDINGS && power >= townPowerNeeded(s, seat)
}

/** After a change around the hex: buildings that touch a town join it, or a new town is founded. */
export function lookForTown(s: State, seat: number, hex: number): void {
  const count = gather(s, seat, [hex])
  settle(s, seat, count)
}

function settle(s: State, seat: number, count: number): void {
  let towns = 0
  for (let i = 0; i < count; i++) towns += s.w[TOWN_AT + found[i]]
  if (towns === count) return
  if (towns === 0) {
    if (!isEnough(s, seat, count) || !townTileLeft(s)) return
    queueCounted(s, TAKE_TOWN, seat, 1)
  }
  for (let i = 0; i < count; i++) s.w[TOWN_AT + found[i]] = 1
  noteJoined(s, seat, found.subarray(0, count))
}

function noteJoined(s: State, seat: number, hexes: ArrayLike<number>): void {
  s.sink?.note(seat, { type: 'joined', hexes: Array.from(hexes, (hex) => s.table.board.names[hex]) })
}

/** A tile remains for every town already promised and one more. */
function townTileLeft(s: State): boolean {
  let left = 0
  for (let i = 0; i < 8; i++) left += s.w[TOWNS_LEFT + i]
  for (let seat = 0; seat < s.table.seats; seat++) {
    const at = findEntry(s, TAKE_TOWN, seat)
    if (at) left -= s.w[at + 2]
  }
  return left > 0
}

/** After the power needed has fallen: every group of buildings is looked at again. */
export function lookForTownsEverywhere(s: State, seat: number): void {
  const at = seatAt(seat)
  for (let i = 0; i < s.w[at + HEXES]; i++) {
    if (!s.w[TOWN_AT + s.w[at + HEX + i]]) lookForTown(s, seat, s.w[at + HEX + i])
  }
}

/** The river hexes over which the seat could found a town now. */
export function townRivers(s: State, seat: number): number[] {
  if (!rulesOf(s, seat).data.townsAcrossRiver) return []
  const { board } = s.table
  const rivers: number[] = []
  for (let hex = 0; hex < board.size; hex++)
    if (board.ground[hex] === RIVER && joinsAcross(s, seat, hex)) rivers.push(hex)
  return rivers
}

function joinsAcross(s: State, seat: number, river: number): boolean {
  const { board } = s.table
  if (board.ground[river] !== RIVER) return false
  let banks = 0
  for (const n of board.neighbours[river]) {
    if (ownerOf(s, n) !== seat) continue
    if (s.w[TOWN_AT + n]) return false
    banks++
  }
  if (banks < 2 || !townTileLeft(s)) return false
  const count = gather(s, seat, coastOf(s, seat, river))
  for (let i = 0; i < count; i++) if (s.w[TOWN_AT + found[i]]) return false
  return isEnough(s, seat, count)
}

/** Where the seat has built beside a river hex. */
const coastOf = (s: State, seat: number, river: number): number[] =>
  s.table.board.neighbours[river].filter((n) => ownerOf(s, n) === seat)

/** Founds a town of buildings on both sides of a river hex. */
export function connectAcross(s: State, seat: number, river: number): void {
  if (!rulesOf(s, seat).data.townsAcrossRiver) refuse('connect: only Mermaids found towns across a river')
  if (!joinsAcross(s, seat, river)) {
    const names = townRivers(s, seat).map((r) => s.table.board.names[r])
    refuse(
      `connect ${s.table.board.names[river]}: no town can be founded there; possible: ${names.join(', ') || 'nowhere'}`,
    )
  }
  settle(s, seat, gather(s, seat, coastOf(s, seat, river)))
  s.w[TOWN_AT + river] = 1
  noteJoined(s, seat, [river])
}

/** How many buildings, and of what power, would hang together with a building of that type on the hex. */
export function groupAround(s: State, seat: number, hex: number): { buildings: number; power: number; town: boolean } {
  const count = gather(s, seat, [hex])
  const { strength } = rulesOf(s, seat)
  let power = 0
  let town = false
  let buildings = 0
  for (let i = 0; i < count; i++) {
    const type = s.w[BUILDING_AT + found[i]] & 7
    power += strength[type]
    buildings += type === SANCTUARY ? 2 : 1
    if (s.w[TOWN_AT + found[i]]) town = true
  }
  return { buildings, power, town }
}
