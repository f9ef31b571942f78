/** What a seat sees of the map, of the others, and of what there is to take, as numbers of a row. */
import { BONUS_CARDS, FAVOR_TILES } from '@freehold/terra-mystica'
import { powerActionOpen, words as S, type State } from '@freehold/terra-mystica/fast'
import { MOST_OTHERS, type Others } from './others.ts'
import { AREA_POINTS, clip, shareOf } from './row.ts'
import type { Surroundings } from './surroundings.ts'

/** How many numbers `putSurroundings` and `putGroups` write. */
export const GROUND_FEATURES = 31
export const GROUP_FEATURES = 15
const OTHER_FEATURES = 16

/** The races for the largest area and, where there is one, for the final tile. */
export function putAreas(
  { area, worth }: Surroundings,
  { areasByRank, worthsByRank }: Others,
  hasFinalTile: boolean,
  f: Float32Array,
  from: number,
): number {
  let k = from
  f[k++] = area / 12
  f[k++] = shareOf(area, areasByRank, AREA_POINTS) / 18
  f[k++] = clip((area - areasByRank[0]) / 5)
  f[k++] = clip((area - areasByRank[1]) / 5)
  f[k++] = clip((area - areasByRank[2]) / 5)
  f[k++] = hasFinalTile ? worth / 8 : 0
  f[k++] = hasFinalTile ? shareOf(worth, worthsByRank, AREA_POINTS) / 18 : 0
  f[k++] = hasFinalTile ? clip((worth - worthsByRank[0]) / 5) : 0
  f[k++] = hasFinalTile ? clip((worth - worthsByRank[1]) / 5) : 0
  return k
}

export function putSurroundings(seen: Surroundings, left: number, f: Float32Array, from: number): number {
  let k = from
  for (const { power, buildings } of seen.clusters) {
    f[k++] = power / 7
    f[k++] = buildings / 4
  }
  const best = seen.clusters[0]
  f[k++] = best.power > 0 ? Math.max(0, seen.needed - best.power) / 7 : 1
  f[k++] = best.power > 0 ? Math.max(0, 4 - best.buildings) / 4 : 1
  f[k++] = seen.joining / 3
  for (const count of seen.near) {
    f[k++] = Math.min(count, 10) / 5
    f[k++] = count > 0 ? 1 : 0
  }
  for (const count of seen.sailing) f[k++] = Math.min(count, 12) / 6
  for (const count of seen.around) f[k++] = Math.min(count, 12) / 6
  f[k++] = seen.nearOthers / 6
  f[k++] = seen.touched / 6
  f[k++] = (seen.touched * left) / 36
  f[k++] = seen.contacts / 12
  f[k++] = (seen.contacts * left) / 72
  f[k++] = seen.contested / 5
  return k
}

/** What groups could grow by. */
export function putGroups(seen: Surroundings, f: Float32Array, from: number): number {
  let k = from
  for (const { dwellings, tradingHouses, room } of seen.clusters) {
    f[k++] = dwellings / 3
    f[k++] = tradingHouses / 2
    for (const spaces of room) f[k++] = Math.min(spaces, 4) / 2
  }
  return k
}

/** The others; where they are as they were, only how the seat compares with them is written. */
export function putOthers(
  { w }: State,
  seat: number,
  { seats, areas }: Others,
  areAsBefore: boolean,
  f: Float32Array,
  from: number,
): number {
  const at = S.seatAt(seat)
  for (let i = 0; i < MOST_OTHERS; i++) {
    let k = from + i * OTHER_FEATURES
    if (i >= seats.length) {
      if (!areAsBefore) f.fill(0, k, k + OTHER_FEATURES)
      continue
    }
    const theirs = S.seatAt(seats[i])
    f[k + 8] = clip((w[at + S.VP] - w[theirs + S.VP]) / 40)
    f[k + 14] = clip(wheel(w[at + S.COLOUR], w[theirs + S.COLOUR]) / 3)
    if (areAsBefore) continue
    f[k++] = 1
    f[k++] = w[theirs + S.PASSED]
    f[k++] = w[theirs + S.COINS] / 12
    f[k++] = w[theirs + S.WORKERS] / 8
    f[k++] = w[theirs + S.PRIESTS] / 4
    f[k++] = (w[theirs + S.BOWL3] + (w[theirs + S.BOWL2] >> 1)) / 8
    f[k++] = w[theirs + S.HEXES] / 12
    f[k++] = areas[i] / 12
    k++
    for (let type = 2; type <= 5; type++) f[k++] = w[theirs + S.BUILT + type] / (type < 4 ? 3 : 1)
    f[k++] = w[theirs + S.SHIPPING] / 3
    k++
    f[k] = w[theirs + S.KEYS] / 2
  }
  return from + MOST_OTHERS * OTHER_FEATURES
}

function wheel(a: number, b: number): number {
  if (a < 0 || b < 0) return 0
  const steps = Math.abs(a - b)
  return Math.min(steps, 7 - steps)
}

/** What there is to take. */
export function putOffers(s: State, seat: number, passed: boolean, f: Float32Array, from: number): number {
  const { w, table } = s
  let k = from
  for (let action = 0; action < 6; action++) f[k++] = !passed && powerActionOpen(s, seat, action) ? 1 : 0
  let taken = 0
  for (let each = 0; each < table.seats; each++) {
    const card = w[S.seatAt(each) + S.BONUS]
    if (card >= 0) taken |= 1 << card
  }
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    const coins = w[S.BONUS_COINS + card]
    const free = coins >= 0 && !(taken & (1 << card))
    f[k++] = free ? 1 : 0
    f[k++] = free && !passed ? coins / 3 : 0
  }
  for (let tile = 4; tile < FAVOR_TILES.length; tile++) f[k++] = w[S.FAVORS_LEFT + tile] / 3
  for (let tile = 0; tile < 8; tile++) f[k++] = w[S.TOWNS_LEFT + tile] / 2
  return k
}
