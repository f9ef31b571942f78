/**
 * What a seat looks at: a moment as a row of numbers of about the size of 1, for the network that foretells points. All of
 * it is open to everybody at the table. The order of the numbers belongs to the weights: whoever changes it trains anew.
 */
import { BONUS_CARDS, boardOf, FAVOR_TILES, FINAL_TILES, MAP_IDS } from '@freehold/terra-mystica'
import {
  incomeOf,
  PRIEST_SPACES,
  passScores,
  priestSpace,
  ROUNDS,
  rulesOfSeat,
  type State,
  type Table,
  words,
} from '@freehold/terra-mystica/fast'
import {
  GROUND_FEATURES,
  GROUP_FEATURES,
  putAreas,
  putGroups,
  putOffers,
  putOthers,
  putSurroundings,
} from './map-features.ts'
import { mapNumber } from './mix.ts'
import { Others, orderOf } from './others.ts'
import { putBonuses, putRounds, ROUND_FEATURES } from './rounds.ts'
import { CULT_POINTS, clip, putBits, putOneOf, shareOf } from './row.ts'
import { type Surroundings, surroundings } from './surroundings.ts'

const S = words
const { seatAt } = words

/** How many numbers there are. */
export const FEATURES = 426
/** … and how many of them in the parts that often stay as they are. */
const TABLE_FEATURES = 7 + 4 + MAP_IDS.length + FINAL_TILES.length + 2
const FACTIONS_OF_PEOPLE = 20
const MOST_PARTS = 8

/** Fills `f` with what a seat sees; returns how many numbers were written. */
export function look(s: State, seat: number, f: Float32Array): number {
  return new Sight(f).look(s, seat)
}

/** A row of numbers, and what of it can be other than in the look before: where each such part begins and where it ends. */
export interface Seen {
  readonly row: Float32Array
  readonly parts: Int16Array
  readonly partsEnd: number
}

/**
 * What a seat sees, kept from one look to the next. Parts of it are left as they are while all that they tell of is the same;
 * the others are written anew.
 */
export class Sight implements Seen {
  readonly row: Float32Array
  readonly parts = new Int16Array(2 * MOST_PARTS)
  partsEnd = 0
  readonly #others = new Others()
  #table: Table | undefined
  #seat = -1
  #round = -1
  #phase = -1
  #faction = -1
  #passed = false
  #seen: Surroundings | undefined

  constructor(row: Float32Array = new Float32Array(FEATURES)) {
    this.row = row
  }

  /** Looks at a moment, whose map has that number; returns how many numbers there are. */
  look(s: State, seat: number, map = mapNumber(s)): number {
    const { w, table } = s
    const f = this.row
    const at = seatAt(seat)
    const round = w[S.ROUND]
    const phase = w[S.PHASE]
    const faction = w[at + S.FACTION]
    const left = ROUNDS - round
    const passed = w[at + S.PASSED] === 1 || w[at + S.DROPPED] === 1
    const isNew = table !== this.#table || seat !== this.#seat || round !== this.#round || faction !== this.#faction
    const seen = surroundings(s, seat, map)
    const isElsewhere = isNew || seen !== this.#seen
    const othersMoved = this.#others.look(s, seat, isNew)
    const others = this.#others

    let k = 0
    this.partsEnd = 0
    this.parts[this.partsEnd++] = 0
    if (isNew) k = putTable(s, f, k)
    else k = this.#leave(k, TABLE_FEATURES)
    k = putMoment(s, seat, passed, f, k)
    if (isNew || phase !== this.#phase || passed !== this.#passed) k = putRounds(s, passed, f, k)
    else k = this.#leave(k, ROUND_FEATURES)
    k = putBonuses(s, seat, f, k)
    if (isNew) k = putOneOf(f, k, FACTIONS_OF_PEOPLE, faction)
    else k = this.#leave(k, FACTIONS_OF_PEOPLE)
    k = putOwned(s, seat, passed, f, k)
    k = putBuilt(s, seat, left, f, k)
    k = putTiles(s, seat, left, passed, f, k)
    k = putCults(s, seat, others, f, k)
    k = putAreas(seen, others, table.finalTile !== null, f, k)
    if (isElsewhere) k = putSurroundings(seen, round === 0 ? 6 : left, f, k)
    else k = this.#leave(k, GROUND_FEATURES)
    f[k++] = w[at + S.BRIDGES] / 3
    k = putOthers(s, seat, others, !othersMoved, f, k)
    k = putOffers(s, seat, passed, f, k)
    if (isElsewhere) k = putGroups(seen, f, k)
    else k = this.#leave(k, GROUP_FEATURES)
    this.parts[this.partsEnd++] = k

    this.#table = table
    this.#seat = seat
    this.#round = round
    this.#phase = phase
    this.#faction = faction
    this.#passed = passed
    this.#seen = seen
    return k
  }

  /** So many numbers stay as they are. */
  #leave(k: number, size: number): number {
    this.parts[this.partsEnd++] = k
    this.parts[this.partsEnd++] = k + size
    return k + size
  }
}

const maps = MAP_IDS.map(boardOf)

function putTable({ w, table }: State, f: Float32Array, from: number): number {
  let k = putOneOf(f, from, 7, w[S.ROUND])
  k = putOneOf(f, k, 4, table.seats - 2)
  k = putOneOf(f, k, MAP_IDS.length, maps.indexOf(table.board))
  k = putOneOf(f, k, FINAL_TILES.length, table.finalTile ? FINAL_TILES.indexOf(table.finalTile) : -1)
  f[k++] = table.variableOrder ? 1 : 0
  f[k++] = table.opponent ? 1 : 0
  return k
}

function putMoment(s: State, seat: number, passed: boolean, f: Float32Array, from: number): number {
  const { w, table } = s
  let k = from
  f[k++] = w[S.PASSES] / table.seats
  f[k++] = passed ? 1 : 0
  f[k++] = w[S.PHASE] === S.CULT_INCOME ? 1 : 0
  f[k++] = w[S.TURN] / table.seats / 8
  let before = 0
  if (passed) while (before < table.seats && w[S.NEXT_ORDER + before] !== seat) before++
  f[k++] = passed ? 1 / (before + 1) : 0
  f[k++] = orderOf(s, seat) / table.seats
  f[k++] = w[S.TURN_OPEN] && w[S.ACTIVE] === seat ? w[S.ACTIONS] : 0
  f[k++] = (ROUNDS - w[S.ROUND]) / 6
  return k
}

/** What the faction owns. */
function putOwned(s: State, seat: number, passed: boolean, f: Float32Array, from: number): number {
  const { w } = s
  const at = seatAt(seat)
  const { cost } = rulesOfSeat(s, seat)
  const coins = w[at + S.COINS]
  const workers = w[at + S.WORKERS]
  const priests = w[at + S.PRIESTS]
  const b1 = w[at + S.BOWL1]
  const b2 = w[at + S.BOWL2]
  const b3 = w[at + S.BOWL3]
  const power = b3 + (b2 >> 1)
  let k = from
  f[k++] = coins / 12
  f[k++] = Math.min(coins, 5) / 5
  f[k++] = workers / 8
  f[k++] = Math.min(workers, 3) / 3
  f[k++] = priests / 4
  f[k++] = priests > 0 ? 1 : 0
  f[k++] = b1 / 10
  f[k++] = b2 / 10
  f[k++] = b3 / 8
  f[k++] = (b1 + b2 + b3) / 12
  f[k++] = Math.min(power, 12) / 8
  f[k++] = power >= 3 ? 1 : 0
  f[k++] = power >= 4 ? 1 : 0
  f[k++] = power >= 6 ? 1 : 0
  f[k++] = (2 * b1 + b2) / 16
  f[k++] = w[at + S.PRIEST_LIMIT] / 7
  for (let type = 1; type <= 5; type++)
    f[k++] = !passed && coins >= cost[type].coins && workers >= cost[type].workers ? 1 : 0
  f[k++] = w[at + S.KEYS] / 2
  f[k++] = w[at + S.SHIPPING] / 3
  f[k++] = w[at + S.DIGGING] / 2
  f[k++] = w[at + S.TELEPORT_RANGE] / 2
  f[k++] = w[at + S.VP] < 5 ? 1 : 0
  return k
}

/** Its buildings, and what the next income brings. */
function putBuilt(s: State, seat: number, left: number, f: Float32Array, from: number): number {
  const { w } = s
  const at = seatAt(seat)
  const dwellings = w[at + S.BUILT + 1]
  const tradingHouses = w[at + S.BUILT + 2]
  const temples = w[at + S.BUILT + 3]
  const strongholds = w[at + S.BUILT + 4]
  const sanctuaries = w[at + S.BUILT + 5]
  let k = from
  f[k++] = dwellings / 8
  k = putOneOf(f, k, 9, dwellings)
  f[k++] = tradingHouses / 4
  k = putOneOf(f, k, 5, tradingHouses)
  k = putOneOf(f, k, 4, temples)
  f[k++] = temples / 3
  f[k++] = strongholds
  f[k++] = sanctuaries
  f[k++] = (strongholds * left) / 5
  f[k++] = (sanctuaries * left) / 5
  f[k++] = w[at + S.HEXES] / 12
  const { coins, workers, priests, power } = incomeOf(s, seat)
  f[k++] = coins / 12
  f[k++] = (coins / 12) * (left / 5)
  f[k++] = workers / 8
  f[k++] = (workers / 8) * (left / 5)
  f[k++] = priests / 4
  f[k++] = (priests / 4) * (left / 5)
  f[k++] = power / 8
  f[k++] = (power / 8) * (left / 5)
  return k
}

/** Favors, towns, the bonus card, special actions, and what passing would bring. */
function putTiles(s: State, seat: number, left: number, passed: boolean, f: Float32Array, from: number): number {
  const { w } = s
  const at = seatAt(seat)
  const favors = w[at + S.FAVORS]
  let k = putBits(f, from, FAVOR_TILES.length, favors)
  for (let i = 4; i < FAVOR_TILES.length; i++) f[k++] = favors & (1 << i) ? left / 5 : 0
  let towns = 0
  for (let i = 0; i < 8; i++) towns += w[at + S.TOWNS + i]
  f[k++] = towns / 3
  k = putOneOf(f, k, 4, Math.min(3, towns))
  k = putOneOf(f, k, BONUS_CARDS.length, w[at + S.BONUS])
  k = putBits(f, k, 12, passed ? 0 : w[at + S.ACTIONS_OWNED] & ~w[at + S.ACTIONS_USED])
  let passing = 0
  if (w[S.ROUND] > 0) for (const { vp } of passScores(s, seat, w[at + S.BONUS])) passing += vp
  f[k++] = passed ? 0 : passing / 8
  f[k++] = passing / 8
  return k
}

function putCults(s: State, seat: number, others: Others, f: Float32Array, from: number): number {
  const { w } = s
  const at = seatAt(seat)
  let sum = 0
  let k = from
  for (let cult = 0; cult < 4; cult++) {
    const mine = w[at + S.CULT + cult]
    const theirs = others.cults[cult]
    const points = shareOf(mine, theirs, CULT_POINTS)
    sum += points
    f[k++] = mine / 10
    f[k++] = points / 8
    f[k++] = clip((mine - theirs[0]) / 5)
    f[k++] = clip((mine - theirs[1]) / 5)
    f[k++] = clip((mine - theirs[2]) / 5)
    f[k++] = (w[S.TOP_OWNER] >> (3 * cult)) & 7 ? 1 : 0
    f[k++] = (PRIEST_SPACES[priestSpace(s, cult, 0)] ?? 1) / 3
  }
  f[k++] = sum / 16
  return k
}
