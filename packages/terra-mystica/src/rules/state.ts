/**
 * The whole of a game in one array of words, so that a moment is copied in a microsecond. What a word means is written
 * here and nowhere else. What does not change during a game (the board, the options) is beside it in `Table`.
 */
import type { Board } from '../board/board.ts'
import type { Sink } from '../told/sink.ts'
import type { FinalTile } from '../types.ts'
import { FACTION_RULES, type FactionRules } from './effects.ts'
import type { Opponent } from './opponent.ts'

/** Versions of the rules that games were begun under and go on under. */
export type EarlierRules = 1 | 2

/** What was agreed before the game. */
export interface Table {
  readonly board: Board
  readonly seats: number
  readonly roundTiles: readonly number[] // numbers in ROUND_TILES, rounds 1 to 6
  readonly finalTile: FinalTile | null
  readonly variableOrder: boolean // the order of passing is the order of the next round
  readonly cultistPower: boolean // power for the builder when all decline
  readonly points2017: boolean // factions begin with points of their own
  readonly factionPool: readonly number[] // for picking and bidding
  readonly auction: boolean
  readonly choosesKeys: boolean // with too few keys the player says which marker goes up, not the order of the cults
  readonly begunUnder?: EarlierRules // see EARLIER in game.ts
  readonly opponent?: Opponent // in the last seat
  readonly key: string // tells tables apart
}

export interface State {
  readonly table: Table
  readonly w: Int16Array
  sink: Sink | undefined // only while a move is played
}

// ---- header
export const ROUND = 0 // 0 while the table is set up
export const PHASE = 1
export const ACTIVE = 2 // the seat whose turn it is, or was last
export const TURN_OPEN = 3 // 1 while that seat may still do something in this turn
export const ACTIONS = 4 // actions it may still begin in this turn
export const QUEUED = 5 // pending decisions
export const PASSES = 6 // how many have passed this round
export const POWER_USED = 7 // bits of the power actions taken this round
export const BUILD_COUNT = 8 // numbers the buildings that were offered for power, so that answers can be matched
export const MAY_BUILD = 9 // 1 while the present action allows a dwelling on a hex it transformed
export const DUG = 10 // how many hexes the present action transformed to home ground
export const DUG_HEX = 11 // … and which (4 words)
export const TOP_OWNER = 15 // three bits for each cult: 1 + the seat that reached its top, for good
export const TURN = 16 // turns begun this round
export const SPADE_STATE = 17 // what the present action has done with spades: see below
export const ORDER = 18 // seats in the order of this round
export const NEXT_ORDER = 23 // … and of passing
export const FAVORS_LEFT = 28 // 12
export const TOWNS_LEFT = 40 // 8
export const BONUS_COINS = 48 // 10; -1: not in this game
export const PRIEST_SPACE = 58 // 4 for each cult: 1 + seat
export const NOMINATED = 74 // 1 + faction, in the order of nomination (5)
export const BID_POINTS = 79 // the highest bid on each
export const BIDDER = 84 // … and 1 + the seat that made it
const HEADER = 90

// ---- seats
const SEAT_WORDS = 82
export const FACTION = 0
export const VP = 1
export const COINS = 2
export const WORKERS = 3
export const PRIESTS = 4
export const BOWL1 = 5
export const BOWL2 = 6
export const BOWL3 = 7
export const CULT = 8 // 4
export const KEYS = 12
export const SHIPPING = 13
export const DIGGING = 14
export const TELEPORT_LEVEL = 15
export const TELEPORT_RANGE = 16
export const BUILT = 17 // 17 + building type: 18 to 22
export const FAVORS = 23 // bits
export const BONUS = 24 // number of the bonus card, -1 without
export const PASSED = 25
export const PRIEST_LIMIT = 26 // priests the seat may still own
export const COLOUR = 27 // home terrain of the wheel, -1 before it is picked
export const GROUND = 28 // ground its buildings stand on
export const BRIDGES = 29 // how many are built
export const BRIDGE = 30 // 1 + number of the bridge (3)
export const ACTIONS_OWNED = 33 // bits of special actions
export const ACTIONS_USED = 34
export const BLOCKED = 35 // bits of cults whose marker waits at 9 for a key of this turn
export const UNLOCKED = 36 // bits of terrains the riverbound may build on
export const DROPPED = 37
export const TOWNS = 38 // how many of each town tile (8)
export const TELEPORTED = 46 // 1 + the hex that a tunnel or flight was paid to, in the present action or cult bonus
export const HEXES = 48 // how many hexes it has built on
export const HEX = 49 // … and which, at most 17
export const POINTS_FROM = 67 // points by where they came from: see POINT_SOURCES

// ---- hexes and queue
const SEATS_AT = HEADER
const MAX_SEATS = 5
const MAX_HEXES = 120
export const GROUND_AT = HEADER + MAX_SEATS * SEAT_WORDS
export const BUILDING_AT = GROUND_AT + MAX_HEXES // (1 + seat) * 8 + building type, 0 for none
export const TOWN_AT = BUILDING_AT + MAX_HEXES
export const QUEUE_AT = TOWN_AT + MAX_HEXES
export const ENTRY_WORDS = 5
const MAX_QUEUE = 40
const WORDS = QUEUE_AT + ENTRY_WORDS * MAX_QUEUE
/** Words of the opponent, only at tables with one; even, so that a generator can lie there. */
export const OPPONENT_AT = WORDS

// ---- phases
export const SETUP = 0
export const CULT_INCOME = 1 // spades of the cult bonus are being used
export const ACTION = 2
export const OVER = 3
export const CHOOSING = 4 // factions are picked or bid for

// ---- bits of SPADE_STATE
export const HAS_DUG = 1 // spades were paid for: all in hand go into one hex
export const HAS_TRANSFORMED = 2 // no more can be dug for
export const HOME_NEXT = 4 // a hex was left short of home terrain: the next one must reach it

// ---- pending decisions: kind, seat, and up to three numbers
export const PICK_COLOUR = 1
export const PLACE = 2 // a dwelling at the start
export const TAKE_BONUS = 3
export const LEECH = 4 // from seat, amount, building number with a bit for "somebody took"
export const CULT_STEP = 5 // steps left, 1 if they must be on one track
export const TAKE_FAVOR = 6
export const TAKE_TOWN = 7
export const SPADES = 8 // spades left, 1 if a dwelling may follow
export const PLACE_BRIDGE = 9
export const SANDSTORM = 10
export const FREE_DWELLING = 11
export const FREE_TRADING_HOUSE = 12
export const LOSE_CULT = 13 // steps
export const UNLOCK = 14
export const TO_PRIESTS = 15 // workers that may still become priests
export const TOKEN_FOR_VP = 16
export const CHOOSE_FACTION = 17
export const BID = 18
export const USE_KEY = 19 // keys, for markers that wait at 9
export const OPPONENT_PLACES = 20 // its first dwellings, which nobody is asked about; from 21 on its own kinds

export function makeState(table: Table): State {
  return { table, w: new Int16Array(WORDS + (table.opponent?.words ?? 0)), sink: undefined }
}

export function cloneState(state: State): State {
  return { table: state.table, w: state.w.slice(), sink: undefined }
}

/** The seat that nobody answers for; -1 where there is none. */
export function opponentSeat(s: State): number {
  return s.table.opponent ? s.table.opponent.seat : -1
}

/** Where the words of a seat begin. */
export function seatAt(seat: number): number {
  return SEATS_AT + seat * SEAT_WORDS
}

export function rulesOf(s: State, seat: number): FactionRules {
  return FACTION_RULES[s.w[seatAt(seat) + FACTION]]
}

export function ownerOf(s: State, hex: number): number {
  return (s.w[BUILDING_AT + hex] >> 3) - 1
}

export function buildingOn(s: State, hex: number): number {
  return s.w[BUILDING_AT + hex] & 7
}

// ---- the queue

/** Somebody is to be asked; who has left is asked nothing. */
export function push(s: State, kind: number, seat: number, a = 0, b = 0, c = 0): void {
  const w = s.w
  if (w[seatAt(seat) + DROPPED]) return
  const at = QUEUE_AT + w[QUEUED]++ * ENTRY_WORDS
  if (w[QUEUED] > MAX_QUEUE) throw new Error('too many pending decisions')
  w[at] = kind
  w[at + 1] = seat
  w[at + 2] = a
  w[at + 3] = b
  w[at + 4] = c
}

/** Where the first pending decision of that kind and seat is; 0 where there is none. */
export function findEntry(s: State, kind: number, seat: number): number {
  const w = s.w
  const end = QUEUE_AT + w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) if (w[at] === kind && w[at + 1] === seat) return at
  return 0
}

/** Where the first pending decision of a seat is; 0 where there is none. */
export function firstEntryOf(s: State, seat: number): number {
  const w = s.w
  const end = QUEUE_AT + w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) if (w[at + 1] === seat) return at
  return 0
}

export function dropEntry(s: State, at: number): void {
  const w = s.w
  const end = QUEUE_AT + w[QUEUED]-- * ENTRY_WORDS
  w.copyWithin(at, at + ENTRY_WORDS, end)
  w.fill(0, end - ENTRY_WORDS, end) // equal moments have equal words
}

/** Uses up `n` of a counted decision. */
export function takeFrom(s: State, at: number, n: number): void {
  s.w[at + 2] -= n
  if (s.w[at + 2] <= 0) dropEntry(s, at)
}
