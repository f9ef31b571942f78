/** Gaining and paying. Every change of a number goes through here and names its source. */
import { IllegalMove } from '@freehold/kernel'
import { CULT_POWER } from '../data/actions.ts'
import { FAVOR_TILES } from '../data/tiles.ts'
import type { Source } from '../told/happened.ts'
import { CULTS, RESOURCES, STRONGHOLD } from '../types.ts'
import type { Effect } from './effects.ts'
import { ROUND_SPADE_VP, resourceNumber } from './effects.ts'
import { pointSource } from './point-sources.ts'
import {
  ACTION,
  ACTIONS,
  BLOCKED,
  BOWL1,
  BOWL2,
  BOWL3,
  BUILT,
  CULT,
  CULT_STEP,
  DROPPED,
  FAVORS,
  FAVORS_LEFT,
  FREE_DWELLING,
  FREE_TRADING_HOUSE,
  findEntry,
  KEYS,
  MAY_BUILD,
  PHASE,
  PICK_COLOUR,
  PLACE_BRIDGE,
  POINTS_FROM,
  PRIEST_LIMIT,
  PRIESTS,
  push,
  ROUND,
  rulesOf,
  SANDSTORM,
  SHIPPING,
  SPADES,
  type State,
  seatAt,
  TAKE_FAVOR,
  TELEPORT_LEVEL,
  TELEPORT_RANGE,
  TO_PRIESTS,
  TOKEN_FOR_VP,
  TOP_OWNER,
  UNLOCK,
  VP,
} from './state.ts'

const R_PRIESTS = resourceNumber('priests')
const R_FIRE = resourceNumber('fire')
const R_AIR = resourceNumber('air')
const R_KEYS = resourceNumber('keys')
const R_POWER = resourceNumber('power')
const R_SPADES = resourceNumber('spades')
const R_CULT_STEPS = resourceNumber('cultSteps')
const R_CULT_STEPS_TOGETHER = resourceNumber('cultStepsTogether')
const R_FAVORS = resourceNumber('favors')
const R_BRIDGES = resourceNumber('bridges')
const R_SHIPPING = resourceNumber('shippingSteps')
const R_SANDSTORMS = resourceNumber('sandstorms')
const R_FREE_DWELLINGS = resourceNumber('freeDwellings')
const R_FREE_TRADING_HOUSES = resourceNumber('freeTradingHouses')
const R_EXTRA_ACTIONS = resourceNumber('extraActions')
const R_TO_PRIESTS = resourceNumber('workersToPriests')
const R_NEW_COLOURS = resourceNumber('newColours')
const R_TOKENS_PER_PLAYER = resourceNumber('tokensPerPlayer')
const R_TELEPORT = resourceNumber('teleportSteps')

/** Ends a move that the rules do not allow. */
export function refuse(message: string): never {
  throw new IllegalMove(message)
}

/** Adds to a word of a seat. */
export function change(s: State, seat: number, word: number, amount: number, source: Source): void {
  if (amount === 0) return
  s.w[seatAt(seat) + word] += amount
  if (word === VP) s.w[seatAt(seat) + POINTS_FROM + pointSource(source)] += amount
  s.sink?.change(seat, RESOURCES[word - 1], amount, source)
}

export function gain(s: State, seat: number, effect: Effect, source: Source, times = 1): void {
  for (let i = 0; i < effect.length; i += 2) gainOne(s, seat, effect[i], effect[i + 1] * times, source)
}

function gainOne(s: State, seat: number, resource: number, n: number, source: Source): void {
  if (n === 0) return
  if (resource === R_PRIESTS) gainPriests(s, seat, n, source)
  else if (resource >= R_FIRE && resource <= R_AIR) stepCult(s, seat, resource - R_FIRE, n, source)
  else if (resource === R_KEYS) gainKeys(s, seat, n, source)
  else if (resource < R_POWER) change(s, seat, resource + 1, n, source)
  else if (resource === R_POWER) gainPower(s, seat, n, source)
  else if (resource === R_SPADES) gainSpades(s, seat, n, source)
  else if (resource === R_CULT_STEPS) queueCultSteps(s, seat, n)
  else if (resource === R_CULT_STEPS_TOGETHER) push(s, CULT_STEP, seat, n, 1)
  else if (resource === R_FAVORS) queueFavors(s, seat, n)
  else if (resource === R_BRIDGES) queueCounted(s, PLACE_BRIDGE, seat, n)
  else if (resource === R_SHIPPING) stepShipping(s, seat, source)
  else if (resource === R_SANDSTORMS) push(s, SANDSTORM, seat)
  else if (resource === R_FREE_DWELLINGS) push(s, FREE_DWELLING, seat)
  else if (resource === R_FREE_TRADING_HOUSES) push(s, FREE_TRADING_HOUSE, seat)
  else if (resource === R_EXTRA_ACTIONS) s.w[ACTIONS] += n
  else if (resource === R_TO_PRIESTS) push(s, TO_PRIESTS, seat, n)
  else if (resource === R_NEW_COLOURS) push(s, PICK_COLOUR, seat)
  else if (resource === R_TOKENS_PER_PLAYER) change(s, seat, BOWL1, s.table.seats, source)
  else if (resource === R_TELEPORT) stepTeleport(s, seat)
  else push(s, TOKEN_FOR_VP, seat)
}

export function queueCounted(s: State, kind: number, seat: number, n: number): void {
  const at = findEntry(s, kind, seat)
  if (at) s.w[at + 2] += n
  else push(s, kind, seat, n)
}

/** As many favor tiles as there are left to take. */
function queueFavors(s: State, seat: number, n: number): void {
  let left = 0
  for (let tile = 0; tile < FAVOR_TILES.length; tile++) {
    if (s.w[FAVORS_LEFT + tile] > 0 && !(s.w[seatAt(seat) + FAVORS] & (1 << tile))) left++
  }
  if (left > 0) queueCounted(s, TAKE_FAVOR, seat, Math.min(n, left))
}

function queueCultSteps(s: State, seat: number, n: number): void {
  const at = findEntry(s, CULT_STEP, seat)
  if (at && s.w[at + 3] === 0) s.w[at + 2] += n
  else push(s, CULT_STEP, seat, n)
}

/** Moves power through the bowls; what finds no place is lost. */
export function gainPower(s: State, seat: number, n: number, source: Source): number {
  const at = seatAt(seat)
  const w = s.w
  const toSecond = Math.min(n, w[at + BOWL1])
  const toThird = Math.min(n - toSecond, w[at + BOWL2] + toSecond)
  if (toSecond + toThird === 0) return 0
  w[at + BOWL1] -= toSecond
  w[at + BOWL2] += toSecond - toThird
  w[at + BOWL3] += toThird
  s.sink?.change(seat, 'power', toSecond + toThird, source)
  return toSecond + toThird
}

export function powerRoom(s: State, seat: number): number {
  const at = seatAt(seat)
  return 2 * s.w[at + BOWL1] + s.w[at + BOWL2]
}

/** Priests as far as the supply goes; the riverbound may unlock a terrain for each instead. */
export function gainPriests(s: State, seat: number, n: number, source: Source): void {
  if (rulesOf(s, seat).data.riverbound) {
    queueCounted(s, UNLOCK, seat, n)
    return
  }
  const at = seatAt(seat)
  change(s, seat, PRIESTS, Math.min(n, s.w[at + PRIEST_LIMIT] - s.w[at + PRIESTS]), source)
}

export function gainSpades(s: State, seat: number, n: number, source: Source): void {
  const rules = rulesOf(s, seat)
  const inAction = s.w[PHASE] === ACTION
  if (inAction) {
    const tile = s.table.roundTiles[s.w[ROUND] - 1]
    change(s, seat, VP, n * ROUND_SPADE_VP[tile], 'round tile')
  }
  for (const trigger of rules.spadeTriggers) {
    if (trigger.needsStronghold && s.w[seatAt(seat) + BUILT + STRONGHOLD] === 0) continue
    gain(s, seat, trigger.gain, rules.data.id, n)
  }
  if (rules.spadesReplaced || s.w[seatAt(seat) + DROPPED]) return
  if (inAction) s.w[MAY_BUILD] = 1
  const at = findEntry(s, SPADES, seat)
  if (at) s.w[at + 2] += n
  else push(s, SPADES, seat, n, inAction ? 1 : 0)
  s.sink?.change(seat, 'spades', n, source)
}

/** Up a cult track: 10 takes a key, and only one faction can stand there. */
export function stepCult(s: State, seat: number, cult: number, n: number, source: Source): void {
  const w = s.w
  const at = seatAt(seat)
  const before = w[at + CULT + cult]
  let after = before + n
  if (after >= 10) {
    if (before === 10) return
    after = 9
    if (!topTaken(s, seat, cult)) {
      if (w[at + KEYS] > 0) {
        after = 10
        w[TOP_OWNER] |= (seat + 1) << (3 * cult)
        change(s, seat, KEYS, -1, CULTS[cult])
      } else {
        w[at + BLOCKED] |= 1 << cult
      }
    }
  }
  if (after === before) return
  change(s, seat, CULT + cult, after - before, source)
  for (const [step, power] of CULT_POWER) {
    if (before < step && after >= step) gainPower(s, seat, power, CULTS[cult])
  }
}

/** Down from the top: the key comes back, and the space is open to everybody again. */
export function leaveTop(s: State, seat: number, cult: number): void {
  s.w[TOP_OWNER] &= ~(7 << (3 * cult))
  change(s, seat, KEYS, 1, CULTS[cult])
}

function topTaken(s: State, seat: number, cult: number): boolean {
  const owner = (s.w[TOP_OWNER] >> (3 * cult)) & 7
  return owner !== 0 && owner !== seat + 1
}

function gainKeys(s: State, seat: number, n: number, source: Source): void {
  const at = seatAt(seat)
  change(s, seat, KEYS, n, source)
  const waiting = CULTS.map((_, cult) => cult).filter((cult) => s.w[at + BLOCKED] & (1 << cult))
  if (waiting.length > s.w[at + KEYS]) return // which of them would be for the player to say
  for (const cult of waiting) {
    s.w[at + BLOCKED] &= ~(1 << cult)
    stepCult(s, seat, cult, 1, source)
  }
}

function stepShipping(s: State, seat: number, source: Source): void {
  const at = seatAt(seat)
  const { shipping, teleport } = rulesOf(s, seat).data
  if (shipping && s.w[at + SHIPPING] < shipping.max) {
    s.w[at + SHIPPING]++
    s.sink?.change(seat, 'shippingSteps', 1, source)
    change(s, seat, VP, shipping.vp[s.w[at + SHIPPING] - shipping.start - 1] ?? 0, 'shipping')
  }
  if (teleport && s.w[at + TELEPORT_RANGE] < teleport.maxRange) reachTo(s, seat, s.w[at + TELEPORT_RANGE] + 1)
}

function stepTeleport(s: State, seat: number): void {
  const at = seatAt(seat)
  const { teleport } = rulesOf(s, seat).data
  if (!teleport) return
  s.w[at + TELEPORT_LEVEL]++
  reachTo(s, seat, Math.min(teleport.maxRange, s.w[at + TELEPORT_RANGE] + teleport.longer))
}

function reachTo(s: State, seat: number, range: number): void {
  s.w[seatAt(seat) + TELEPORT_RANGE] = range
  s.sink?.note(seat, { type: 'improved', track: 'teleport', to: range })
}
