/** Dwellings, upgrades and bridges. */
import { BRIDGES_EACH } from '../data/actions.ts'
import { FAVOR_TILES } from '../data/tiles.ts'
import {
  BUILDING_NAMES,
  BUILDINGS,
  DWELLING,
  GROUNDS,
  RIVER,
  SANCTUARY,
  SPECIAL_ACTIONS,
  STRONGHOLD,
  TEMPLE,
  TRADING_HOUSE,
} from '../types.ts'
import { FACTION_RULES, type Price, ROUND_BUILDING_VP } from './effects.ts'
import { change, gain, refuse } from './gain.ts'
import { hasNeighbour, offerPower } from './leech.ts'
import { canPay, pay } from './pay.ts'
import { BY_TELEPORT, colourName, isFreeLand, isHome, reach } from './reach.ts'
import { cannotGet, transform, travel } from './spades.ts'
import {
  ACTIONS_OWNED,
  BRIDGE,
  BRIDGES,
  BUILDING_AT,
  BUILT,
  buildingOn,
  COLOUR,
  DUG,
  DUG_HEX,
  dropEntry,
  FAVORS,
  FREE_DWELLING,
  FREE_TRADING_HOUSE,
  findEntry,
  GROUND,
  GROUND_AT,
  HEX,
  HEXES,
  MAY_BUILD,
  ownerOf,
  PLACE,
  PLACE_BRIDGE,
  ROUND,
  rulesOf,
  SANDSTORM,
  SPADES,
  type State,
  seatAt,
  TELEPORT_LEVEL,
  TELEPORTED,
  takeFrom,
  VP,
} from './state.ts'
import { lookForTown } from './towns.ts'

const nameOf = (s: State, hex: number) => s.table.board.names[hex]

// ---- dwellings

export function place(s: State, seat: number, hex: number): void {
  const at = findEntry(s, PLACE, seat)
  if (!canPlace(s, seat, hex)) {
    refuse(`build ${nameOf(s, hex)}: a first dwelling stands on a free hex of home terrain${riverWords(s, seat)}`)
  }
  dropEntry(s, at)
  s.w[GROUND_AT + hex] = s.w[seatAt(seat) + GROUND]
  raise(s, seat, hex, DWELLING)
}

const riverWords = (s: State, seat: number) => (rulesOf(s, seat).data.riverbound ? ' beside a river' : '')

export function canPlace(s: State, seat: number, hex: number): boolean {
  const { board } = s.table
  if (s.w[BUILDING_AT + hex] !== 0 || s.w[GROUND_AT + hex] !== s.w[seatAt(seat) + COLOUR]) return false
  return !rulesOf(s, seat).data.riverbound || board.neighbours[hex].some((n) => board.ground[n] === RIVER)
}

/** The hex may get the dwelling that belongs to the present action. */
export function mayFollow(s: State, seat: number, hex: number): boolean {
  if (!s.w[MAY_BUILD]) return false
  for (let i = 0; i < s.w[DUG]; i++) if (s.w[DUG_HEX + i] === hex) return isHome(s, seat, hex)
  return false
}

/** `build` belongs to an action that is going on: spades in hand, a sandstorm, a ride, or a hex just transformed. */
export function buildContinues(s: State, seat: number, hex: number): boolean {
  if (findEntry(s, FREE_DWELLING, seat)) return true
  if (findEntry(s, SANDSTORM, seat)) return !isHome(s, seat, hex)
  if (mayFollow(s, seat, hex)) return true
  return s.w[MAY_BUILD] === 1 && findEntry(s, SPADES, seat) > 0 && !isHome(s, seat, hex)
}

/** A dwelling within an action that is going on. */
export function buildOn(s: State, seat: number, hex: number): void {
  const ride = findEntry(s, FREE_DWELLING, seat)
  if (ride) {
    if (!canRide(s, seat, hex)) refuse(`build ${nameOf(s, hex)}: the ride goes to a free hex of home terrain`)
    dropEntry(s, ride)
    raise(s, seat, hex, DWELLING)
    return
  }
  if (!mayFollow(s, seat, hex)) transform(s, seat, hex, s.w[seatAt(seat) + GROUND])
  const left = findEntry(s, SPADES, seat)
  if (left) refuse(`build ${nameOf(s, hex)}: ${s.w[left + 2]} spades in hand; use them or give them up first`)
  dwell(s, seat, hex)
  s.w[MAY_BUILD] = 0
}

export function canRide(s: State, seat: number, hex: number): boolean {
  return isFreeLand(s, hex) && isHome(s, seat, hex) && dwellingsLeft(s, seat)
}

function dwellingsLeft(s: State, seat: number): boolean {
  return s.w[seatAt(seat) + BUILT + DWELLING] < rulesOf(s, seat).count[DWELLING]
}

/** A dwelling on home ground within reach, paid for. */
export function dwell(s: State, seat: number, hex: number): void {
  const why = cannotDwell(s, seat, hex)
  if (why) refuse(`build ${nameOf(s, hex)}: ${why}`)
  travel(s, seat, hex)
  pay(s, seat, rulesOf(s, seat).cost[DWELLING], BUILDINGS[DWELLING - 1])
  raise(s, seat, hex, DWELLING)
}

export function cannotDwell(s: State, seat: number, hex: number): string {
  if (!isFreeLand(s, hex)) return 'the hex is not free land'
  if (!isHome(s, seat, hex)) return `the ground is ${colourName(s.w[GROUND_AT + hex])}, not home terrain`
  if (!dwellingsLeft(s, seat)) return 'all dwellings are built'
  const cost = rulesOf(s, seat).cost[DWELLING]
  const at = seatAt(seat)
  if (reach(s, seat, hex) === BY_TELEPORT && s.w[seatAt(seat) + TELEPORTED] !== hex + 1) {
    const fare = rulesOf(s, seat).teleport[s.w[at + TELEPORT_LEVEL]]
    const both = { ...cost, workers: cost.workers + fare.workers, priests: cost.priests + fare.priests }
    if (!canPay(s, seat, both)) return 'too dear'
  } else if (!canPay(s, seat, cost)) {
    return `costs ${cost.coins} coins and ${cost.workers} workers`
  }
  return cannotGet(s, seat, hex)
}

// ---- upgrades

/** What a building can become. */
export const UPGRADES: readonly (readonly number[])[] = [[], [TRADING_HOUSE], [TEMPLE, STRONGHOLD], [SANCTUARY], [], []]

export function upgradePrice(s: State, seat: number, hex: number, type: number): Price {
  const cost = rulesOf(s, seat).cost[type]
  if (type !== TRADING_HOUSE || hasNeighbour(s, seat, hex)) return cost
  return { ...cost, coins: cost.coins * 2 }
}

export function cannotUpgrade(s: State, seat: number, hex: number, type: number): string {
  if (ownerOf(s, hex) !== seat) return 'no building of its own there'
  const from = buildingOn(s, hex)
  if (!UPGRADES[from].includes(type)) {
    return `a ${BUILDING_NAMES[BUILDINGS[from - 1]]} does not become a ${BUILDING_NAMES[BUILDINGS[type - 1]]}`
  }
  if (s.w[seatAt(seat) + BUILT + type] >= rulesOf(s, seat).count[type]) return 'all of them are built'
  return ''
}

export function upgrade(s: State, seat: number, hex: number, type: number): void {
  const why = cannotUpgrade(s, seat, hex, type)
  if (why) refuse(`upgrade ${nameOf(s, hex)}: ${why}`)
  const free = type === TRADING_HOUSE ? findEntry(s, FREE_TRADING_HOUSE, seat) : 0
  if (free) dropEntry(s, free)
  else pay(s, seat, upgradePrice(s, seat, hex, type), BUILDINGS[type - 1])
  s.w[seatAt(seat) + BUILT + buildingOn(s, hex)]--
  raise(s, seat, hex, type)
}

export function noteBuilt(s: State, seat: number, hex: number, type: number): void {
  const building = BUILDINGS[type - 1]
  s.sink?.note(seat, { type: 'built', hex: nameOf(s, hex), building, ground: GROUNDS[s.w[GROUND_AT + hex]] })
}

/** The building stands: points, gifts, towns, and power for the neighbours. */
function raise(s: State, seat: number, hex: number, type: number): void {
  const w = s.w
  const at = seatAt(seat)
  const rules = FACTION_RULES[w[at]]
  if (w[BUILDING_AT + hex] === 0) w[at + HEX + w[at + HEXES]++] = hex
  w[BUILDING_AT + hex] = (seat + 1) * 8 + type
  w[at + BUILT + type]++
  noteBuilt(s, seat, hex, type)
  s.table.opponent?.built(s, hex)
  if (w[ROUND] === 0) return
  change(s, seat, VP, ROUND_BUILDING_VP[s.table.roundTiles[w[ROUND] - 1]][type], 'round tile')
  for (let i = 0; i < FAVOR_TILES.length; i++) {
    const { built } = FAVOR_TILES[i]
    if (built && w[at + FAVORS] & (1 << i) && BUILDINGS[type - 1] === built.building) {
      change(s, seat, VP, built.vp, FAVOR_TILES[i].id)
    }
  }
  if (type === STRONGHOLD) {
    for (const action of rules.data.strongholdActions) w[at + ACTIONS_OWNED] |= 1 << SPECIAL_ACTIONS.indexOf(action)
  }
  gain(s, seat, rules.built[type], BUILDINGS[type - 1])
  lookForTown(s, seat, hex)
  offerPower(s, seat, hex)
}

// ---- bridges

export function canBridge(s: State, seat: number, bridge: number): boolean {
  const [a, b] = s.table.board.bridges[bridge]
  if (s.w[seatAt(seat) + BRIDGES] >= BRIDGES_EACH) return false
  if (ownerOf(s, a) !== seat && ownerOf(s, b) !== seat) return false
  for (let other = 0; other < s.table.seats; other++) {
    for (let i = 0; i < s.w[seatAt(other) + BRIDGES]; i++) {
      if (s.w[seatAt(other) + BRIDGE + i] === bridge + 1) return false
    }
  }
  return true
}

export function layBridge(s: State, seat: number, bridge: number): void {
  const { board } = s.table
  const [a, b] = board.bridges[bridge]
  const at = findEntry(s, PLACE_BRIDGE, seat)
  const name = `bridge ${board.names[a]}:${board.names[b]}`
  if (!at) refuse(`${name}: no bridge to place`)
  if (!canBridge(s, seat, bridge)) refuse(`${name}: not possible; a bridge begins at an own building, three at most`)
  takeFrom(s, at, 1)
  const seatWords = seatAt(seat)
  s.w[seatWords + BRIDGE + s.w[seatWords + BRIDGES]++] = bridge + 1
  s.sink?.note(seat, { type: 'bridged', from: board.names[a], to: board.names[b] })
  if (ownerOf(s, a) === seat && ownerOf(s, b) === seat) lookForTown(s, seat, a)
}
