/** Spades, dwellings, upgrades and bridges. */
import { BRIDGES_EACH } from '../data/actions.ts'
import { FAVOR_TILES } from '../data/tiles.ts'
import {
  BUILDING_NAMES,
  BUILDINGS,
  DWELLING,
  SANCTUARY,
  SPECIAL_ACTIONS,
  STRONGHOLD,
  TEMPLE,
  TERRAINS,
  TRADING_HOUSE,
  VOLCANO,
} from '../types.ts'
import { FACTION_RULES, FREE, type Price, ROUND_BUILDING_VP } from './effects.ts'
import { canPay, change, gain, loseTokens, pay, refuse } from './gain.ts'
import { hasNeighbour, offerPower } from './leech.ts'
import {
  BY_TELEPORT,
  besideOwn,
  colourName,
  isFreeLand,
  isHome,
  isSoft,
  OUT_OF_REACH,
  reach,
  spadesFor,
  volcanoCost,
} from './reach.ts'
import {
  ACTIONS_OWNED,
  BOWL1,
  BOWL2,
  BOWL3,
  BRIDGE,
  BRIDGES,
  BUILDING_AT,
  BUILT,
  buildingOn,
  COLOUR,
  CULT,
  DIGGING,
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
  LOSE_CULT,
  MAY_BUILD,
  ownerOf,
  PLACE,
  PLACE_BRIDGE,
  push,
  ROUND,
  rulesOf,
  SANDSTORM,
  SPADES,
  type State,
  seatAt,
  TELEPORT_LEVEL,
  TELEPORTED,
  takeFrom,
  UNLOCKED,
  VP,
} from './state.ts'
import { lookForTown } from './towns.ts'

const nameOf = (s: State, hex: number) => s.table.board.names[hex]

// ---- spades

export function dig(s: State, seat: number, n: number): void {
  const rules = rulesOf(s, seat)
  if (rules.data.volcano) {
    s.w[MAY_BUILD] = 1
    push(s, SPADES, seat, 1, 1)
    return
  }
  const { digging } = rules.data
  if (!digging) refuse(`dig: ${rules.data.name} have no spades`)
  pay(s, seat, rules.spade[s.w[seatAt(seat) + DIGGING]], 'digging', n)
  change(s, seat, VP, n * (digging.vpPerSpade ?? 0), rules.data.name)
  gain(s, seat, SPADE, 'digging', n)
}
const SPADE = [13, 1]

export function digPrice(s: State, seat: number): Price | undefined {
  const rules = rulesOf(s, seat)
  return rules.data.volcano ? FREE : rules.spade[s.w[seatAt(seat) + DIGGING]]
}

/** Transforms a hex with the spades, or the sandstorm, that the seat has in hand. */
export function transform(s: State, seat: number, hex: number, ground: number): void {
  const storm = findEntry(s, SANDSTORM, seat)
  if (storm && ground === s.w[seatAt(seat) + GROUND]) {
    if (!canStorm(s, seat, hex)) refuse(`transform ${nameOf(s, hex)}: the sandstorm takes a free hex next door`)
    dropEntry(s, storm)
    s.w[MAY_BUILD] = 1
    setGround(s, seat, hex, ground)
    return
  }
  const at = findEntry(s, SPADES, seat)
  if (!at) refuse(`transform ${nameOf(s, hex)}: no spades in hand; dig first`)
  const spades = s.w[at + 2]
  const why = cannotTransform(s, seat, hex, ground, spades)
  if (why) refuse(`transform ${nameOf(s, hex)} to ${colourName(ground)}: ${why}`)
  travel(s, seat, hex)
  if (ground === VOLCANO) {
    payVolcano(s, seat, hex)
    takeFrom(s, at, spades)
  } else {
    takeFrom(s, at, spadesFor(s, seat, hex, ground))
  }
  setGround(s, seat, hex, ground)
}

/** Home ground, or as far on the way to it as the spades in hand lead. */
export function towardsHome(s: State, seat: number, hex: number): number {
  const at = seatAt(seat)
  const home = s.w[at + GROUND]
  const spades = s.w[findEntry(s, SPADES, seat) + 2]
  const from = s.w[GROUND_AT + hex]
  if (home === VOLCANO || findEntry(s, SANDSTORM, seat) || spadesFor(s, seat, hex, home) <= spades) return home
  const wheel = TERRAINS.length
  const ahead = (s.w[at + COLOUR] - from + wheel) % wheel
  return (from + (ahead <= wheel / 2 ? spades : wheel - spades)) % wheel
}

/** Why the hex cannot be so transformed; empty where it can. */
export function cannotTransform(s: State, seat: number, hex: number, ground: number, spades: number): string {
  if (!isSoft(s, hex)) return 'the ground there cannot change'
  const { data } = rulesOf(s, seat)
  if (data.volcano) {
    if (ground !== VOLCANO) return `${data.name} make volcanoes only`
    const cost = volcanoCost(s, seat, hex)
    const at = seatAt(seat)
    const w = s.w
    if (data.volcano.lose === 'tokens') {
      if (w[at + BOWL1] + w[at + BOWL2] + w[at + BOWL3] < cost) return `costs ${cost} power tokens`
    } else if (Math.max(w[at + CULT], w[at + CULT + 1], w[at + CULT + 2], w[at + CULT + 3]) < cost) {
      return `costs ${cost} steps in one cult`
    }
  } else {
    const needed = spadesFor(s, seat, hex, ground)
    if (needed === 0) return 'not possible with spades'
    if (needed > spades) return `takes ${needed} spades, ${spades} in hand`
  }
  return cannotGet(s, seat, hex)
}

/** Why the seat cannot get to the hex; empty where it can. */
export function cannotGet(s: State, seat: number, hex: number): string {
  const way = reach(s, seat, hex)
  if (way === OUT_OF_REACH) return 'out of reach'
  if (way !== BY_TELEPORT || s.w[TELEPORTED] === hex + 1) return ''
  if (s.w[TELEPORTED] > 0) return 'only one hex can be reached that way in an action'
  const rules = rulesOf(s, seat)
  if (!canPay(s, seat, rules.teleport[s.w[seatAt(seat) + TELEPORT_LEVEL]]))
    return `${rules.data.teleport?.name} is too dear`
  return ''
}

/** Pays for the way to a hex, once in an action. */
function travel(s: State, seat: number, hex: number): void {
  if (reach(s, seat, hex) !== BY_TELEPORT || s.w[TELEPORTED] === hex + 1) return
  const rules = rulesOf(s, seat)
  const { teleport } = rules.data
  if (!teleport) return
  pay(s, seat, rules.teleport[s.w[seatAt(seat) + TELEPORT_LEVEL]], teleport.name)
  change(s, seat, VP, teleport.vp, teleport.name)
  s.w[TELEPORTED] = hex + 1
}

function payVolcano(s: State, seat: number, hex: number): void {
  const { volcano } = rulesOf(s, seat).data
  const cost = volcanoCost(s, seat, hex)
  if (volcano?.lose === 'tokens') loseTokens(s, seat, cost, 'volcano')
  else push(s, LOSE_CULT, seat, cost)
}

export function canStorm(s: State, seat: number, hex: number): boolean {
  return isSoft(s, hex) && !isHome(s, seat, hex) && besideOwn(s, seat, hex)
}

function setGround(s: State, seat: number, hex: number, ground: number): void {
  s.w[GROUND_AT + hex] = ground
  if (ground === s.w[seatAt(seat) + GROUND] && s.w[DUG] < 4) s.w[DUG_HEX + s.w[DUG]++] = hex
  s.sink?.note(seat, 'transformed', `${nameOf(s, hex)} to ${colourName(ground)}`, 'spades')
}

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
  return !rulesOf(s, seat).data.riverbound || board.neighbours[hex].some((n) => board.ground[n] === 9)
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
  dwell(s, seat, hex)
  s.w[MAY_BUILD] = 0
}

export function canRide(s: State, seat: number, hex: number): boolean {
  return isFreeLand(s, hex) && isHome(s, seat, hex) && dwellingsLeft(s, seat)
}

export function dwellingsLeft(s: State, seat: number): boolean {
  return s.w[seatAt(seat) + BUILT + DWELLING] < rulesOf(s, seat).count[DWELLING]
}

/** A dwelling on home ground within reach, paid for. */
export function dwell(s: State, seat: number, hex: number): void {
  const why = cannotDwell(s, seat, hex)
  if (why) refuse(`build ${nameOf(s, hex)}: ${why}`)
  travel(s, seat, hex)
  pay(s, seat, rulesOf(s, seat).cost[DWELLING], `dwelling on ${nameOf(s, hex)}`)
  raise(s, seat, hex, DWELLING)
}

export function cannotDwell(s: State, seat: number, hex: number): string {
  if (!isFreeLand(s, hex)) return 'the hex is not free land'
  if (!isHome(s, seat, hex)) return `the ground is ${colourName(s.w[GROUND_AT + hex])}, not home terrain`
  if (!dwellingsLeft(s, seat)) return 'all dwellings are built'
  const cost = rulesOf(s, seat).cost[DWELLING]
  const at = seatAt(seat)
  if (reach(s, seat, hex) === BY_TELEPORT && s.w[TELEPORTED] !== hex + 1) {
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
  else pay(s, seat, upgradePrice(s, seat, hex, type), `${BUILDING_NAMES[BUILDINGS[type - 1]]} on ${nameOf(s, hex)}`)
  s.w[seatAt(seat) + BUILT + buildingOn(s, hex)]--
  raise(s, seat, hex, type)
}

/** The building stands: points, gifts, towns, and power for the neighbours. */
function raise(s: State, seat: number, hex: number, type: number): void {
  const w = s.w
  const at = seatAt(seat)
  const rules = FACTION_RULES[w[at]]
  if (w[BUILDING_AT + hex] === 0) w[at + HEX + w[at + HEXES]++] = hex
  w[BUILDING_AT + hex] = (seat + 1) * 8 + type
  w[at + BUILT + type]++
  s.sink?.note(seat, 'built', `${BUILDING_NAMES[BUILDINGS[type - 1]]} on ${nameOf(s, hex)}`, rules.data.name)
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
  gain(s, seat, rules.built[type], BUILDING_NAMES[BUILDINGS[type - 1]])
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
  s.sink?.note(seat, 'bridged', `${board.names[a]}:${board.names[b]}`, 'bridge')
  if (ownerOf(s, a) === seat && ownerOf(s, b) === seat) lookForTown(s, seat, a)
}

/** The riverbound may build on a terrain once it is unlocked. */
export function unlockTerrain(s: State, seat: number, terrain: number): void {
  s.w[seatAt(seat) + UNLOCKED] |= 1 << terrain
}
