/** What a round brings: income, and the bonus of the cults at its end. */
import { BONUS_CARDS, FAVOR_TILES, ROUND_TILES } from '../data/tiles.ts'
import { BUILDINGS, CULTS, RESOURCES } from '../types.ts'
import { BONUS_INCOME, type Effect, FAVOR_INCOME } from './effects.ts'
import { change, gain, gainPower, gainPriests } from './gain.ts'
import {
  BONUS,
  BUILT,
  COINS,
  CULT,
  FAVORS,
  opponentSeat,
  PRIEST_SPACE,
  ROUND,
  rulesOf,
  type State,
  seatAt,
  WORKERS,
} from './state.ts'

/** How often a seat gets the bonus of this round's tile, as the cults stand now. */
export function cultBonusTimes(s: State, seat: number): number {
  if (seat === opponentSeat(s)) return 0
  const { cult, steps } = ROUND_TILES[s.table.roundTiles[s.w[ROUND] - 1]].bonus
  const value = cult === 'priests' ? priestsSent(s, seat) : s.w[seatAt(seat) + CULT + CULTS.indexOf(cult)]
  return Math.floor(value / steps)
}

function priestsSent(s: State, seat: number): number {
  let sent = 0
  for (let i = 0; i < 16; i++) if (s.w[PRIEST_SPACE + i] === seat + 1) sent++
  return sent
}

const INCOME_OF: readonly string[] = ['coins', 'workers', 'priests', 'power']

interface Income {
  readonly coins: number
  readonly workers: number
  readonly priests: number
  readonly power: number
}

/** Coins, workers, priests and power of a tile. */
function rowOf(effect: Effect): readonly number[] {
  const row = [0, 0, 0, 0]
  for (let i = 0; i < effect.length; i += 2) row[INCOME_OF.indexOf(RESOURCES[effect[i]])] += effect[i + 1]
  return row
}
const BONUS_ROW = BONUS_INCOME.map(rowOf)
const FAVOR_ROW = FAVOR_INCOME.map(rowOf)

export interface SourcedIncome extends Income {
  readonly source: string // a kind of building, or a tile
}

/** What the next income phase brings from each source, without the bonus of the cults. */
export function incomeFrom(s: State, seat: number): SourcedIncome[] {
  if (seat === opponentSeat(s)) return []
  const at = seatAt(seat)
  const { w } = s
  const rules = rulesOf(s, seat)
  const found: SourcedIncome[] = []
  const add = (source: string, [coins, workers, priests, power]: readonly number[]) => {
    if (coins || workers || priests || power) found.push({ source, coins, workers, priests, power })
  }
  for (let type = 1; type <= 5; type++) add(BUILDINGS[type - 1], rules.income[type][w[at + BUILT + type]])
  if (w[at + BONUS] >= 0) add(BONUS_CARDS[w[at + BONUS]].id, BONUS_ROW[w[at + BONUS]])
  for (let i = 0; i < FAVOR_INCOME.length; i++) {
    if (w[at + FAVORS] & (1 << i)) add(FAVOR_TILES[i].id, FAVOR_ROW[i])
  }
  return found
}

/** What the next income phase brings, without the bonus of the cults. */
export function incomeOf(s: State, seat: number): Income {
  const total = { coins: 0, workers: 0, priests: 0, power: 0 }
  if (seat === opponentSeat(s)) return total
  const at = seatAt(seat)
  const { w } = s
  const add = (row: readonly number[]) => {
    total.coins += row[0]
    total.workers += row[1]
    total.priests += row[2]
    total.power += row[3]
  }
  const { income } = rulesOf(s, seat)
  for (let type = 1; type <= 5; type++) add(income[type][w[at + BUILT + type]])
  if (w[at + BONUS] >= 0) add(BONUS_ROW[w[at + BONUS]])
  for (let i = 0; i < FAVOR_ROW.length; i++) if (w[at + FAVORS] & (1 << i)) add(FAVOR_ROW[i])
  return total
}

/** The income of a seat. */
export function takeIncome(s: State, seat: number): void {
  if (seat === opponentSeat(s)) return
  const at = seatAt(seat)
  const { w } = s
  const rules = rulesOf(s, seat)
  if (w[at + BONUS] >= 0) gain(s, seat, BONUS_INCOME[w[at + BONUS]], BONUS_CARDS[w[at + BONUS]].id)
  for (let type = 1; type <= 5; type++) {
    const [coins, workers, priests, power] = rules.income[type][w[at + BUILT + type]]
    change(s, seat, COINS, coins, 'income')
    change(s, seat, WORKERS, workers, 'income')
    if (priests) gainPriests(s, seat, priests, 'income')
    if (power) gainPower(s, seat, power, 'income')
  }
  for (let i = 0; i < FAVOR_INCOME.length; i++)
    if (w[at + FAVORS] & (1 << i)) gain(s, seat, FAVOR_INCOME[i], `FAV${i + 1}`)
}
