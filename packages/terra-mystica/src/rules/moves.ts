/** Actions that are not building, and the small decisions that follow from actions. */
import { COINS_PER_POINT, PRIEST_SPACES } from '../data/actions.ts'
import { BONUS_CARDS, FAVOR_TILES, TOWN_TILES } from '../data/tiles.ts'
import { BUILDINGS, COLOURS, CULTS, POWER_ACTIONS, SPECIAL_ACTIONS, STRONGHOLD } from '../types.ts'
import {
  FAVOR_GAIN,
  POWER_COST,
  POWER_GAIN,
  ROUND_TOWN_VP,
  SPECIAL_COST,
  SPECIAL_GAIN,
  SPECIAL_REPEATS,
  TOWN_GAIN,
} from './effects.ts'
import { change, gain, gainPower, pay, refuse, spendPower, stepCult } from './gain.ts'
import { isSomeonesColour, isSomeonesHome } from './reach.ts'
import {
  ACTION,
  ACTIONS_OWNED,
  ACTIONS_USED,
  BOWL1,
  BOWL2,
  BOWL3,
  BRIDGE,
  BRIDGES,
  BUILDING_AT,
  BUILT,
  COINS,
  COLOUR,
  CULT,
  CULT_STEP,
  DIGGING,
  dropEntry,
  FAVORS,
  FAVORS_LEFT,
  findEntry,
  GROUND,
  GROUND_AT,
  HEX,
  HEXES,
  LOSE_CULT,
  ownerOf,
  PHASE,
  PICK_COLOUR,
  POWER_USED,
  PRIEST_LIMIT,
  PRIEST_SPACE,
  PRIESTS,
  ROUND,
  rulesOf,
  SHIPPING,
  type State,
  seatAt,
  TAKE_FAVOR,
  TAKE_TOWN,
  TO_PRIESTS,
  TOKEN_FOR_VP,
  TOWNS,
  TOWNS_LEFT,
  takeFrom,
  UNLOCK,
  UNLOCKED,
  VP,
  WORKERS,
} from './state.ts'
import { lookForTownsEverywhere } from './towns.ts'

// ---- actions

export function powerActionCost(s: State, seat: number, action: number): number {
  return POWER_COST[action] - rulesOf(s, seat).data.powerDiscount
}

export function powerActionOpen(s: State, seat: number, action: number): boolean {
  if (!(s.w[POWER_USED] & (1 << action))) return true
  return rulesOf(s, seat).data.reusesPowerActions && s.w[seatAt(seat) + BUILT + STRONGHOLD] > 0
}

export function powerAction(s: State, seat: number, action: number): void {
  const name = POWER_ACTIONS[action]
  if (!powerActionOpen(s, seat, action)) refuse(`action ${name}: taken already this round`)
  spendPower(s, seat, powerActionCost(s, seat, action), name)
  s.w[POWER_USED] |= 1 << action
  gain(s, seat, POWER_GAIN[action], name)
}

export function specialActionOpen(s: State, seat: number, action: number): boolean {
  const at = seatAt(seat)
  const bit = 1 << action
  return (s.w[at + ACTIONS_OWNED] & bit) !== 0 && (SPECIAL_REPEATS[action] || !(s.w[at + ACTIONS_USED] & bit))
}

export function specialAction(s: State, seat: number, action: number): void {
  const name = SPECIAL_ACTIONS[action]
  const at = seatAt(seat)
  if (!(s.w[at + ACTIONS_OWNED] & (1 << action))) refuse(`action ${name}: not owned`)
  if (!specialActionOpen(s, seat, action)) refuse(`action ${name}: used already this round`)
  pay(s, seat, SPECIAL_COST[action], name)
  s.w[at + ACTIONS_USED] |= 1 << action
  gain(s, seat, SPECIAL_GAIN[action], name)
}

/** The space a priest would take on a cult: 0 to 3; 4 where the priest goes back to the supply. */
export function priestSpace(s: State, cult: number, steps: number): number {
  for (let i = 0; i < PRIEST_SPACES.length; i++) {
    if (s.w[PRIEST_SPACE + cult * 4 + i] === 0 && (steps === 0 || PRIEST_SPACES[i] === steps)) return i
  }
  return steps <= 1 ? 4 : -1
}

/** A priest to a cult; `steps` 0 means the best space there is. */
export function sendPriest(s: State, seat: number, cult: number, steps: number): void {
  const at = seatAt(seat)
  if (s.w[at + PRIESTS] === 0) refuse(`send p to ${CULTS[cult]}: no priest`)
  const space = steps === 1 ? 4 : priestSpace(s, cult, steps)
  if (space < 0) refuse(`send p to ${CULTS[cult]} for ${steps}: no such space left`)
  change(s, seat, PRIESTS, -1, CULTS[cult])
  if (space < 4) {
    s.w[PRIEST_SPACE + cult * 4 + space] = seat + 1
    s.w[at + PRIEST_LIMIT]--
  }
  const extra = rulesOf(s, seat).data.extraPriestStep && s.w[at + BUILT + STRONGHOLD] > 0 ? 1 : 0
  stepCult(s, seat, cult, (PRIEST_SPACES[space] ?? 1) + extra, 'priest')
}

export function advanceShipping(s: State, seat: number): void {
  const rules = rulesOf(s, seat)
  const at = seatAt(seat)
  const { shipping } = rules.data
  if (!shipping || !rules.shipUpgrade) refuse(`advance ship: ${rules.data.name} cannot`)
  if (s.w[at + SHIPPING] >= shipping.max) refuse('advance ship: at the end of the track')
  pay(s, seat, rules.shipUpgrade, 'shipping')
  s.w[at + SHIPPING]++
  change(s, seat, VP, shipping.vp[s.w[at + SHIPPING] - shipping.start - 1], 'shipping')
}

export function advanceDigging(s: State, seat: number): void {
  const rules = rulesOf(s, seat)
  const at = seatAt(seat)
  if (!rules.digUpgrade) refuse(`advance dig: ${rules.data.name} cannot`)
  if (s.w[at + DIGGING] >= rules.spade.length - 1) refuse('advance dig: at the end of the track')
  pay(s, seat, rules.digUpgrade, 'digging')
  s.w[at + DIGGING]++
  change(s, seat, VP, rules.data.digging?.upgradeVp?.[s.w[at + DIGGING] - 1] ?? 0, 'digging')
}

// ---- conversions

export function burn(s: State, seat: number, n: number): void {
  const at = seatAt(seat)
  if (s.w[at + BOWL2] < 2 * n) refuse(`burn ${n}: takes ${2 * n} in the second bowl, there is ${s.w[at + BOWL2]}`)
  change(s, seat, BOWL2, -2 * n, 'burning')
  change(s, seat, BOWL3, n, 'burning')
}

export const MONEY = ['power', 'priests', 'workers', 'coins', 'vp'] as const
const MONEY_WORD = [BOWL3, PRIESTS, WORKERS, COINS, VP] as const
const POWER = 0
export const PRIEST = 1
export const WORKER = 2
export const COIN = 3
export const POINT = 4

/** How many of one are given for one of the other; 0 where there is no such exchange. */
export function rate(s: State, seat: number, from: number, to: number): number {
  if (from === POWER) return to === COIN ? 1 : to === WORKER ? 3 : to === PRIEST ? 5 : 0
  if (from === PRIEST) return to === WORKER || to === COIN ? 1 : 0
  if (from === WORKER && to === COIN) return 1
  if (from === WORKER && to === PRIEST) return findEntry(s, TO_PRIESTS, seat) ? 1 : 0
  for (const exchange of rulesOf(s, seat).data.exchange) {
    if (exchange.from === MONEY[from] && exchange.to === MONEY[to]) return exchange.rate
  }
  return from === COIN && to === POINT && s.w[ROUND] === 6 ? COINS_PER_POINT : 0
}

export function convert(s: State, seat: number, from: number, to: number, n: number, source = 'conversion'): void {
  const each = rate(s, seat, from, to)
  const at = seatAt(seat)
  if (!each) refuse(`convert: ${MONEY[from]} cannot become ${MONEY[to]} now`)
  const have = s.w[at + MONEY_WORD[from]]
  if (have < n * each) refuse(`convert: takes ${n * each} ${MONEY[from]}, there is ${have}`)
  if (from === POWER) spendPower(s, seat, n * each, source)
  else change(s, seat, MONEY_WORD[from], -n * each, source)
  if (from === WORKER && to === PRIEST) takeFrom(s, findEntry(s, TO_PRIESTS, seat), n)
  // Priests beyond the supply are lost, and those who unlock terrains may do so instead.
  if (to === PRIEST) gain(s, seat, [3, n], source)
  else change(s, seat, MONEY_WORD[to], n, source)
}

// ---- small decisions

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
  s.sink?.note(seat, 'took', id, 'favor')
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
  s.sink?.note(seat, 'took', id, 'town')
  if (s.w[PHASE] === ACTION) change(s, seat, VP, ROUND_TOWN_VP[s.table.roundTiles[s.w[ROUND] - 1]], 'round tile')
  gain(s, seat, TOWN_GAIN[tile], id)
  const rules = rulesOf(s, seat)
  for (const trigger of rules.townTriggers) gain(s, seat, trigger.gain, rules.data.name)
}

/** Steps in a cult that the seat may choose. */
export function chooseCult(s: State, seat: number, cult: number, steps: number): void {
  const at = findEntry(s, CULT_STEP, seat)
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
  if (data.riverbound) s.w[seatWords + UNLOCKED] = 1 << terrain
  if (data.ground === 'variable') {
    s.w[seatWords + GROUND] = terrain
    for (let i = 0; i < s.w[seatWords + HEXES]; i++) s.w[GROUND_AT + s.w[seatWords + HEX + i]] = terrain
  }
  s.sink?.note(seat, 'picked', COLOURS[terrain], data.name)
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
  change(s, seat, VP, -1, rulesOf(s, seat).data.name)
  change(s, seat, BOWL3, 1, rulesOf(s, seat).data.name)
}

// ---- points for passing

export interface PassScore {
  readonly source: string
  readonly vp: number
}

export function passScores(s: State, seat: number, card: number): PassScore[] {
  const at = seatAt(seat)
  const rules = rulesOf(s, seat)
  const scores: PassScore[] = []
  const count = (each: (typeof BUILDINGS)[number] | 'shipping') =>
    each === 'shipping' ? s.w[at + SHIPPING] : s.w[at + BUILT + 1 + BUILDINGS.indexOf(each)]
  if (card >= 0) {
    for (const { each, vp } of BONUS_CARDS[card].pass)
      scores.push({ source: BONUS_CARDS[card].id, vp: vp[count(each)] })
  }
  FAVOR_TILES.forEach((tile, i) => {
    if (tile.pass && s.w[at + FAVORS] & (1 << i))
      scores.push({ source: tile.id, vp: tile.pass.vp[count(tile.pass.each)] })
  })
  const { pass } = rules.data
  if (pass && s.w[at + BUILT + STRONGHOLD] > 0) {
    const vp = (pass.perTemple ?? 0) * count('temple') + (pass.perBridge ?? 0) * bridgesJoining(s, seat)
    scores.push({ source: rules.data.name, vp })
  }
  return scores.filter((score) => score.vp > 0)
}

function bridgesJoining(s: State, seat: number): number {
  const at = seatAt(seat)
  let joining = 0
  for (let i = 0; i < s.w[at + BRIDGES]; i++) {
    const [a, b] = s.table.board.bridges[s.w[at + BRIDGE + i] - 1]
    if (ownerOf(s, a) === seat && ownerOf(s, b) === seat) joining++
  }
  return joining
}
