/** What would come: for the table, for people who plan, and for players that search. */

import { ROUNDS, TOWN_BUILDINGS } from '../data/actions.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import { cultBonusTimes } from '../rules/income.ts'
import { leechAmount, powerAround } from '../rules/leech.ts'
import { passScores } from '../rules/passing.ts'
import { coinsPerPoint, finalScores, worthInCoins } from '../rules/scoring.ts'
import * as S from '../rules/state.ts'
import { groupAround, townPowerNeeded } from '../rules/towns.ts'
import type { Gain } from '../types.ts'

export { incomeFrom, incomeOf } from '../rules/income.ts'

/** What the cults bring at the end of this round, as they stand now. */
export function cultBonusOf(s: S.State, seat: number): Gain {
  const round = s.w[S.ROUND]
  if (round === 0 || round === ROUNDS) return {}
  const times = cultBonusTimes(s, seat)
  const { gain } = ROUND_TILES[s.table.roundTiles[round - 1]].bonus
  return times === 0 ? {} : Object.fromEntries(Object.entries(gain).map(([what, n]) => [what, n * times]))
}

export type PointsMore = Readonly<Record<string, number>>

/** What every seat would score besides, by source, if all passed now and the game ended. */
export function pointsToCome(s: S.State): PointsMore[] {
  const more = Array.from({ length: s.table.seats }, (): Record<string, number> => ({}))
  if (s.w[S.PHASE] === S.OVER || s.w[S.PHASE] === S.CHOOSING) return more
  const add = (seat: number, source: string, vp: number) => {
    if (vp > 0) more[seat][source] = (more[seat][source] ?? 0) + vp
  }
  for (const { source, vp } of finalScores(s)) for (const [seat, points] of vp.entries()) add(seat, source, points)
  for (let seat = 0; seat < s.table.seats; seat++) {
    const at = S.seatAt(seat)
    add(seat, 'resources', Math.floor(worthInCoins(s, seat) / coinsPerPoint(s, seat)))
    if (s.w[at + S.PASSED] || s.w[S.PHASE] !== S.ACTION) continue
    for (const { source, vp } of passScores(s, seat, s.w[at + S.BONUS])) add(seat, source, vp)
  }
  return more
}

/** Points of every seat if all passed now and the game ended. */
export function pointsIfOver(s: S.State): number[] {
  return pointsToCome(s).map((more, seat) => {
    const now = s.w[S.seatAt(seat) + S.VP]
    return Object.values(more).reduce((sum, points) => sum + points, now)
  })
}

export interface BuildForecast {
  readonly power: readonly number[] // that each seat could take of it: as its bowls and points allow
  readonly town: boolean // a town is founded
}

/** What a building of that type on the hex would bring about. */
export function ifBuilt(s: S.State, seat: number, hex: number, type: number): BuildForecast {
  const offered = Array.from(powerAround(s, seat, hex).subarray(0, s.table.seats))
  const power = offered.map((n, other) => (takesPower(s, other) ? leechAmount(s, other, n) : 0))
  const before = s.w[S.BUILDING_AT + hex]
  s.w[S.BUILDING_AT + hex] = (seat + 1) * 8 + type
  const group = groupAround(s, seat, hex)
  s.w[S.BUILDING_AT + hex] = before
  const town = !group.town && group.buildings >= TOWN_BUILDINGS && group.power >= townPowerNeeded(s, seat)
  return { power, town }
}

/** The Automa has no bowls, and whoever left takes nothing any more. */
const takesPower = (s: S.State, seat: number) => seat !== S.opponentSeat(s) && s.w[S.seatAt(seat) + S.DROPPED] === 0
