/** The small decisions that follow from actions: tiles, cults, colours. */
import { FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { COLOURS, CULTS, SPECIAL_ACTIONS, TERRAINS } from '../types.ts'
import { FAVOR_GAIN, ROUND_TOWN_VP, TOWN_GAIN, TOWN_GAIN_BUT_KEYS, TOWN_KEYS } from './effects.ts'
import { change, gain, leaveTop, refuse, stepCult } from './gain.ts'
import { isSomeonesColour, isSomeonesHome } from './reach.ts'
import {
  ACTION,
  ACTIONS_OWNED,
  BLOCKED,
  BOWL3,
  COINS,
  COLOUR,
  CULT,
  CULT_STEP,
  dropEntry,
  FAVORS,
  FAVORS_LEFT,
  findEntry,
  GROUND,
  GROUND_AT,
  HEX,
  HEXES,
  KEYS,
  LOSE_CULT,
  PHASE,
  PICK_COLOUR,
  PRIEST_LIMIT,
  PRIESTS,
  push,
  ROUND,
  rulesOf,
  type State,
  seatAt,
  TAKE_FAVOR,
  TAKE_TOWN,
  TOKEN_FOR_VP,
  TOWNS,
  TOWNS_LEFT,
  takeFrom,
  UNLOCK,
  UNLOCKED,
  USE_KEY,
  VP,
} from './state.ts'
import { lookForTownsEverywhere } from './towns.ts'

export function takeFavor(s: State, seat: number, tile: number): void {
  const at = findEntry(s, TAKE_FAVOR, seat)
  const { id } = FAVOR_TILES[tile]
  if (!at) refuse(`+${id}: no favor tile to take`)
  if (!canTakeFavor(s, seat, tile)) refuse(`+${id}: ${s.w[FAVORS_LEFT + tile] ? 'owned already' : 'none left'}`)
  takeFrom(s, at, 1)
  const seatWords = seatAt(seat)
  s.w[FAVORS_LEFT + tile]--
  s.w[seatWords + FAVORS] |= 1 << tile
  if (FAVOR_TILES[tile].action) s.w[seatWords + ACTIONS_OWNED] |= 1 << SPECIAL_ACTIONS.indexOf('FAV6')
  s.sink?.note(seat, { type: 'took', tile: id })
  gain(s, seat, FAVOR_GAIN[tile], id)
  if (FAVOR_TILES[tile].smallerTowns) lookForTownsEverywhere(s, seat)
}

export function canTakeFavor(s: State, seat: number, tile: number): boolean {
  return s.w[FAVORS_LEFT + tile] > 0 && !(s.w[seatAt(seat) + FAVORS] & (1 << tile))
}

export function takeTown(s: State, seat: number, tile: number): void {
  const at = findEntry(s, TAKE_TOWN, seat)
  const { id } = TOWN_TILES[tile]
  if (!at) refuse(`+${id}: no town was founded`)
  if (s.w[TOWNS_LEFT + tile] === 0) refuse(`+${id}: none left`)
  takeFrom(s, at, 1)
  s.w[TOWNS_LEFT + tile]--
  s.w[seatAt(seat) + TOWNS + tile]++
  s.sink?.note(seat, { type: 'took', tile: id })
  if (s.w[PHASE] === ACTION) change(s, seat, VP, ROUND_TOWN_VP[s.table.roundTiles[s.w[ROUND] - 1]], 'round tile')
  if (s.table.choosesKeys) gainWithKeys(s, seat, tile)
  else gain(s, seat, TOWN_GAIN[tile], id)
  const rules = rulesOf(s, seat)
  for (const trigger of rules.townTriggers) gain(s, seat, trigger.gain, rules.data.id)
}

/** Every marker stops before the top; then the keys are used, by choice where there are too few. */
function gainWithKeys(s: State, seat: number, tile: number): void {
  const at = seatAt(seat)
  const { id } = TOWN_TILES[tile]
  const aside = s.w[at + KEYS]
  s.w[at + KEYS] = 0
  gain(s, seat, TOWN_GAIN_BUT_KEYS[tile], id)
  s.w[at + KEYS] = aside
  change(s, seat, KEYS, TOWN_KEYS[tile], id)
  const waiting = CULTS.map((_, cult) => cult).filter((cult) => s.w[at + BLOCKED] & (1 << cult))
  if (waiting.length > s.w[at + KEYS]) push(s, USE_KEY, seat, s.w[at + KEYS])
  else for (const cult of waiting) useKey(s, seat, cult)
}

export function useKey(s: State, seat: number, cult: number): void {
  s.w[seatAt(seat) + BLOCKED] &= ~(1 << cult)
  stepCult(s, seat, cult, 1, 'key')
}

/** Steps in a cult that the seat may choose. */
export function chooseCult(s: State, seat: number, cult: number, steps: number): void {
  const key = findEntry(s, USE_KEY, seat)
  const at = findEntry(s, CULT_STEP, seat)
  const keyFirst = key > 0 && (at === 0 || key < at) // what was asked for first is answered first
  if (keyFirst) {
    if (!(s.w[seatAt(seat) + BLOCKED] & (1 << cult))) refuse(`+${CULTS[cult]}: that marker does not wait for a key`)
    takeFrom(s, key, 1)
    useKey(s, seat, cult)
    return
  }
  if (!at) refuse(`+${CULTS[cult]}: no step to take`)
  const together = s.w[at + 3] === 1
  if (steps > s.w[at + 2] || (together && steps !== s.w[at + 2])) {
    refuse(`+${steps}${CULTS[cult]}: ${s.w[at + 2]} steps to take${together ? ', all on one track' : ''}`)
  }
  takeFrom(s, at, steps)
  stepCult(s, seat, cult, steps, 'cult step')
}

export function loseCult(s: State, seat: number, cult: number, steps: number): void {
  const at = findEntry(s, LOSE_CULT, seat)
  if (!at) refuse(`-${steps}${CULTS[cult]}: nothing to lose`)
  const cost = s.w[at + 2]
  if (steps !== cost) refuse(`-${steps}${CULTS[cult]}: ${cost} steps are to be lost, on one track`)
  if (s.w[seatAt(seat) + CULT + cult] < cost) refuse(`-${steps}${CULTS[cult]}: not so far up that track`)
  dropEntry(s, at)
  if (s.w[seatAt(seat) + CULT + cult] === 10 && s.table.begunUnder !== 1) leaveTop(s, seat, cult)
  change(s, seat, CULT + cult, -cost, 'volcano')
}

export function unlock(s: State, seat: number, terrain: number): void {
  const at = findEntry(s, UNLOCK, seat)
  const { riverbound } = rulesOf(s, seat).data
  if (!at || !riverbound) refuse('unlock-terrain: nothing to unlock')
  const seatWords = seatAt(seat)
  if (terrain < 0) {
    takeFrom(s, at, 1)
    if (s.w[seatWords + PRIESTS] < s.w[seatWords + PRIEST_LIMIT]) change(s, seat, PRIESTS, 1, 'priest')
    return
  }
  const cost = unlockCost(s, seat, terrain)
  if (s.w[seatWords + UNLOCKED] & (1 << terrain)) refuse(`unlock-terrain ${COLOURS[terrain]}: unlocked already`)
  if (s.w[seatWords + COINS] < cost) refuse(`unlock-terrain ${COLOURS[terrain]}: costs ${cost} coins`)
  takeFrom(s, at, 1)
  change(s, seat, COINS, -cost, 'unlocking')
  s.w[seatWords + UNLOCKED] |= 1 << terrain
  s.w[seatWords + PRIEST_LIMIT]++
  s.sink?.note(seat, { type: 'unlocked', terrain: TERRAINS[terrain] })
}

export function unlockCost(s: State, seat: number, terrain: number): number {
  const { riverbound } = rulesOf(s, seat).data
  if (!riverbound) return 0
  return isSomeonesHome(s, terrain) ? riverbound.unlockHome : riverbound.unlock
}

/** A home terrain of the wheel: at the start, or a new one, which the ground under all buildings follows. */
export function pickColour(s: State, seat: number, terrain: number): void {
  const at = findEntry(s, PICK_COLOUR, seat)
  if (!at) refuse(`pick-color ${COLOURS[terrain]}: nothing to pick`)
  if (!canPickColour(s, seat, terrain)) refuse(`pick-color ${COLOURS[terrain]}: somebody's home`)
  dropEntry(s, at)
  const seatWords = seatAt(seat)
  const { data } = rulesOf(s, seat)
  s.w[seatWords + COLOUR] = terrain
  s.sink?.note(seat, { type: 'picked', terrain: TERRAINS[terrain] })
  if (data.riverbound) {
    s.w[seatWords + UNLOCKED] = 1 << terrain
    s.sink?.note(seat, { type: 'unlocked', terrain: TERRAINS[terrain] })
  }
  if (data.ground !== 'variable') return
  s.w[seatWords + GROUND] = terrain
  for (let i = 0; i < s.w[seatWords + HEXES]; i++) {
    const hex = s.w[seatWords + HEX + i]
    s.w[GROUND_AT + hex] = terrain
    s.sink?.note(seat, { type: 'transformed', hex: s.table.board.names[hex], ground: TERRAINS[terrain] })
  }
}

/** At the start every terrain that nobody has; later, every one that nobody else lives on. */
export function canPickColour(s: State, seat: number, terrain: number): boolean {
  const own = s.w[seatAt(seat) + COLOUR]
  return own < 0 ? !isSomeonesColour(s, terrain) : own !== terrain && !isSomeonesHome(s, terrain)
}

export function takeToken(s: State, seat: number): void {
  const at = findEntry(s, TOKEN_FOR_VP, seat)
  if (!at) refuse('gain P3 for VP: not offered')
  if (s.w[seatAt(seat) + VP] < 1) refuse('gain P3 for VP: no point to pay with')
  dropEntry(s, at)
  change(s, seat, VP, -1, rulesOf(s, seat).data.id)
  change(s, seat, BOWL3, 1, rulesOf(s, seat).data.id)
}
