/** Burning power and changing one thing into another. */
import { COINS_PER_POINT, POWER_PER_COIN, POWER_PER_PRIEST, POWER_PER_WORKER } from '../data/actions.ts'
import { change, gainPriests, refuse } from './gain.ts'
import { spendPower } from './pay.ts'
import {
  BOWL2,
  BOWL3,
  COINS,
  dropEntry,
  findEntry,
  PRIESTS,
  ROUND,
  rulesOf,
  type State,
  seatAt,
  TO_PRIESTS,
  takeFrom,
  VP,
  WORKERS,
} from './state.ts'

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
const COIN = 3
const POINT = 4

/** Power for one priest, worker or coin. */
const POWER_FOR = [0, POWER_PER_PRIEST, POWER_PER_WORKER, POWER_PER_COIN, 0] as const

/** How many of one are given for one of the other; 0 where there is no such exchange. */
export function rate(s: State, seat: number, from: number, to: number): number {
  if (from === POWER) return POWER_FOR[to]
  if (from === PRIEST) return to === WORKER || to === COIN ? 1 : 0
  if (from === WORKER && to === COIN) return 1
  if (from === WORKER && to === PRIEST) return findEntry(s, TO_PRIESTS, seat) ? 1 : 0
  for (const exchange of rulesOf(s, seat).data.exchange) {
    if (exchange.from === MONEY[from] && exchange.to === MONEY[to]) return exchange.rate
  }
  return from === COIN && to === POINT && s.w[ROUND] === 6 ? COINS_PER_POINT : 0
}

/** Workers become priests once, as many as one likes of those that may. */
function ordain(s: State, seat: number, n: number): void {
  const at = findEntry(s, TO_PRIESTS, seat)
  if (n > s.w[at + 2]) refuse(`convert: ${s.w[at + 2]} workers at most become priests`)
  if (s.table.begunUnder) takeFrom(s, at, n)
  else dropEntry(s, at)
}

export function convert(s: State, seat: number, from: number, to: number, n: number, source = 'conversion'): void {
  const each = rate(s, seat, from, to)
  const at = seatAt(seat)
  if (!each) refuse(`convert: ${MONEY[from]} cannot become ${MONEY[to]} now`)
  const have = s.w[at + MONEY_WORD[from]]
  if (have < n * each) refuse(`convert: takes ${n * each} ${MONEY[from]}, there is ${have}`)
  if (from === WORKER && to === PRIEST) ordain(s, seat, n)
  if (from === POWER) spendPower(s, seat, n * each, source)
  else change(s, seat, MONEY_WORD[from], -n * each, source)
  // Priests beyond the supply are lost, and those who unlock terrains may do so instead.
  if (to === PRIEST) gainPriests(s, seat, n, source)
  else change(s, seat, MONEY_WORD[to], n, source)
}
