/** Where a faction can get to, and what the ground there costs it. */
import { BONUS_CARDS } from '../data/tiles.ts'
import { COLOURS, ICE, RIVER, TERRAINS, VOLCANO } from '../types.ts'
import {
  ACTION,
  BONUS,
  BRIDGE,
  BRIDGES,
  BUILDING_AT,
  COLOUR,
  GROUND,
  GROUND_AT,
  HEX,
  HEXES,
  ownerOf,
  PHASE,
  rulesOf,
  SHIPPING,
  type State,
  seatAt,
  TELEPORT_RANGE,
  UNLOCKED,
} from './state.ts'

export const OUT_OF_REACH = 0
const NEAR = 1
export const BY_TELEPORT = 2

/** Levels of shipping in use: the track, and the bonus card while actions are taken. */
function shippingRange(s: State, seat: number): number {
  if (!rulesOf(s, seat).data.shipping) return 0
  const at = seatAt(seat)
  const card = s.w[at + BONUS]
  return s.w[at + SHIPPING] + (card >= 0 && s.w[PHASE] === ACTION ? BONUS_CARDS[card].shipping : 0)
}

/** How a hex is reached from the buildings of a seat. */
export function reach(s: State, seat: number, hex: number): number {
  const { board } = s.table
  const w = s.w
  const at = seatAt(seat)
  const { data } = rulesOf(s, seat)
  const ships = shippingRange(s, seat)
  const direct = data.riverbound === null
  // Tunnels and flights belong to an action: spades of the cult bonus do not travel.
  const travels = data.teleport && (w[PHASE] === ACTION || s.table.begunUnder === 1)
  const range = travels ? w[at + TELEPORT_RANGE] + 1 : 0
  const count = w[at + HEXES]
  let found = OUT_OF_REACH
  for (let i = 0; i < count; i++) {
    const pair = w[at + HEX + i] * board.size + hex
    const steps = board.distance[pair]
    if (steps === 0) return OUT_OF_REACH
    if (direct && steps === 1) return NEAR
    if (board.shipping[pair] <= ships) return NEAR
    if (steps <= range) found = BY_TELEPORT
  }
  for (let i = 0; i < w[at + BRIDGES]; i++) {
    const [a, b] = board.bridges[w[at + BRIDGE + i] - 1]
    if ((a === hex && ownerOf(s, b) === seat) || (b === hex && ownerOf(s, a) === seat)) return NEAR
  }
  return found
}

/** Next door over land, bridges left out. */
export function besideOwn(s: State, seat: number, hex: number): boolean {
  return s.table.board.neighbours[hex].some((n) => ownerOf(s, n) === seat)
}

/** The hex could still change: land, empty, and neither ice nor volcano. */
export function isSoft(s: State, hex: number): boolean {
  return s.w[BUILDING_AT + hex] === 0 && s.w[GROUND_AT + hex] < ICE
}

export function isFreeLand(s: State, hex: number): boolean {
  return s.w[BUILDING_AT + hex] === 0 && s.w[GROUND_AT + hex] !== RIVER
}

/**
 * Spades to turn a soft hex into a ground; 0 where it cannot be done or need not. The short way round the wheel counts,
 * unless it would pass home terrain: one digs to home, not beyond. To and from home the long way is taken where the
 * spades in hand are just enough for it.
 */
export function spadesFor(s: State, seat: number, hex: number, ground: number, inHand = 0): number {
  const more = s.table.opponent ? s.table.opponent.moreSpades(s, hex) : 0
  const needed = spadesOnWheel(s, seat, hex, ground, inHand - more)
  return needed === 0 ? 0 : needed + more
}

function spadesOnWheel(s: State, seat: number, hex: number, ground: number, inHand: number): number {
  const at = seatAt(seat)
  const from = s.w[GROUND_AT + hex]
  const home = s.w[at + COLOUR]
  const { flatSpades } = rulesOf(s, seat).data
  if (flatSpades) return ground === s.w[at + GROUND] && from !== ground ? flatSpades : 0
  if (ground === ICE) return s.w[at + GROUND] === ICE ? Math.max(1, Math.abs(turn(from, home))) : 0
  if (ground === VOLCANO || ground === from) return 0
  const steps = turn(from, ground)
  const short = Math.abs(steps)
  const long = TERRAINS.length - short
  if (ground === home || from === home) return inHand === long ? long : short
  const homeward = turn(from, home)
  const passesHome = Math.sign(homeward) === Math.sign(steps) && Math.abs(homeward) < short
  return passesHome ? long : short
}

/** Steps on the wheel from one terrain to another, the short way; below nothing against the order of the wheel. */
function turn(from: number, to: number): number {
  const steps = (to - from + TERRAINS.length) % TERRAINS.length
  return steps > TERRAINS.length / 2 ? steps - TERRAINS.length : steps
}

/** A dwelling of the seat may stand on this ground. */
export function isHome(s: State, seat: number, hex: number): boolean {
  const at = seatAt(seat)
  const ground = s.w[GROUND_AT + hex]
  return ground === s.w[at + GROUND] || (s.w[at + UNLOCKED] & (1 << ground)) !== 0
}

/** The terrain is picked by, or printed on the board of, somebody in this game. */
export function isSomeonesColour(s: State, terrain: number): boolean {
  for (let seat = 0; seat < s.table.seats; seat++) if (s.w[seatAt(seat) + COLOUR] === terrain) return true
  return false
}

/** The terrain is what somebody in this game builds on; those on ice, volcanoes and rivers do not count. */
export function isSomeonesHome(s: State, terrain: number): boolean {
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (s.w[seatAt(seat) + GROUND] === terrain && !rulesOf(s, seat).data.riverbound) return true
  }
  return false
}

/** What a seat loses for making a volcano of the hex. */
export function volcanoCost(s: State, seat: number, hex: number): number {
  const { volcano } = rulesOf(s, seat).data
  if (!volcano) return 0
  return isSomeonesHome(s, s.w[GROUND_AT + hex]) ? volcano.home : volcano.usual
}

export function colourName(ground: number): string {
  return ground < ICE ? COLOURS[ground] : ground === ICE ? 'ice' : 'volcano'
}
