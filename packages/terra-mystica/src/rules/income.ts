/** What a round brings: income, and the bonus of the cults at its end. */
import { BONUS_CARDS, ROUND_TILES } from '../data/tiles.ts'
import { CULTS, RESOURCES } from '../types.ts'
import { BONUS_INCOME, FAVOR_INCOME } from './effects.ts'
import { change, gain, gainPower, gainPriests } from './gain.ts'
import {
  automaSeat,
  BONUS,
  BUILT,
  COINS,
  CULT,
  FAVORS,
  PRIEST_SPACE,
  ROUND,
  rulesOf,
  type State,
  seatAt,
  WORKERS,
} from './state.ts'

/** How often a seat gets the bonus of this round's tile, as the cults stand now. */
export function cultBonusTimes(s: State, seat: number): number {
  if (seat === automaSeat(s)) return 0
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

/** What the next income phase brings, without the bonus of the cults. */
export function incomeOf(s: State, seat: number): { coins: number; workers: number; priests: number; power: number } {
  const at = seatAt(seat)
  const { w } = s
  const rules = rulesOf(s, seat)
  const total = [0, 0, 0, 0]
  if (seat === automaSeat(s)) return { coins: 0, workers: 0, priests: 0, power: 0 }
  for (let type = 1; type <= 5; type++) {
    const row = rules.income[type][w[at + BUILT + type]]
    for (let i = 0; i < 4; i++) total[i] += row[i]
  }
  const add = (effect: readonly number[]) => {
    for (let i = 0; i < effect.length; i += 2) total[INCOME_OF.indexOf(RESOURCES[effect[i]])] += effect[i + 1]
  }
  if (w[at + BONUS] >= 0) add(BONUS_INCOME[w[at + BONUS]])
  for (let i = 0; i < FAVOR_INCOME.length; i++) if (w[at + FAVORS] & (1 << i)) add(FAVOR_INCOME[i])
  const [coins, workers, priests, power] = total
  return { coins, workers, priests, power }
}

/** The income of a seat. */
export function takeIncome(s: State, seat: number): void {
  if (seat === automaSeat(s)) return
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
