/**
 * The races that are decided at the end, for cults and areas. In a plan all others stand where they would if everybody played on at
 * first sight; but they plan, too. So a race is measured by how much further they may come, and how likely that is.
 */
import { POINT_SOURCES } from '@freehold/terra-mystica'
import { areaValue, ROUNDS, type State, words } from '@freehold/terra-mystica/fast'
import { AREA_POINTS, CULT_POINTS } from './row.ts'

/** Points that are to be expected of a race, by where one stands oneself. */
type Expected = readonly number[]
type Area = Parameters<typeof areaValue>[2]

export interface Rivals {
  readonly cults: readonly Expected[]
  readonly areas: readonly { readonly of: Area; readonly points: Expected }[]
}

/**
 * Of a hundred seats of people in recorded games, how many came how much further than at first sight from the beginning of the
 * round, from four steps less on: in the last round, the one before it, the one before that.
 */
const LEAST_FURTHER = -4
type Further = readonly number[]
const CULT_FURTHER: readonly Further[] = [
  [1, 1, 5, 12, 58, 9, 9, 2, 1, 1, 1],
  [2, 4, 7, 11, 40, 14, 10, 5, 2, 2, 2, 1],
  [5, 5, 10, 13, 23, 14, 12, 6, 5, 3, 1, 1, 2],
]
const AREA_FURTHER: readonly Further[] = [
  [1, 1, 1, 7, 43, 26, 7, 3, 3, 5, 1, 0, 1, 1],
  [2, 1, 4, 7, 24, 21, 13, 7, 9, 6, 3, 1, 0, 2],
  [4, 3, 1, 6, 15, 20, 20, 11, 6, 6, 4, 3, 1, 1],
]
/** Who has passed in the last round, or left, stays where they are. */
const NO_FURTHER: Further = [0, 0, 0, 0, 100]

const MOST_STEPS = 10
const LARGEST = 24

/** `end` is how the game would end from `now` on. */
export function rivalsOf(now: State, end: State, seat: number): Rivals {
  const { seats, finalTile } = now.table
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)
  const left = ROUNDS - now.w[words.ROUND]
  const stays = (other: number) => {
    const at = words.seatAt(other)
    return now.w[at + words.DROPPED] === 1 || (left === 0 && now.w[at + words.PASSED] === 1)
  }
  const furtherOf = (by: readonly Further[]) =>
    others.map((other) => (stays(other) ? NO_FURTHER : by[Math.min(left, by.length - 1)]))
  const areas: Area[] = finalTile ? ['network', finalTile] : ['network']
  return {
    cults: [0, 1, 2, 3].map((cult) => {
      const stand = others.map((other) => cultOf(end, other, cult))
      return expected(stand, furtherOf(CULT_FURTHER), CULT_POINTS, MOST_STEPS)
    }),
    areas: areas.map((of) => {
      const stand = others.map((other) => areaValue(end, other, of))
      return { of, points: expected(stand, furtherOf(AREA_FURTHER), AREA_POINTS, LARGEST) }
    }),
  }
}

const SOURCES = (['cults', 'largest area', 'final tile'] as const).map((source) => POINT_SOURCES.indexOf(source))

/** By how many points the races are to be expected to go otherwise than they were counted at this end of the game. */
export function againstRivals(end: State, seat: number, { cults, areas }: Rivals): number {
  let points = 0
  for (let cult = 0; cult < 4; cult++) points += cults[cult][cultOf(end, seat, cult)]
  for (const { of, points: expected } of areas) points += expected[Math.min(LARGEST, areaValue(end, seat, of))]
  for (const source of SOURCES) points -= end.w[words.seatAt(seat) + words.POINTS_FROM + source]
  return points
}

const cultOf = ({ w }: State, seat: number, cult: number) => w[words.seatAt(seat) + words.CULT + cult]

/** The mean of the points of a place for whoever stands at 0, 1 … `most`; at 0 there are none. */
export function expected(
  stand: readonly number[],
  further: readonly Further[],
  points: readonly number[],
  most: number,
): Expected {
  return Array.from({ length: most + 1 }, (_, mine) => {
    if (mine === 0) return 0
    let mean = 0
    /** Goes through the others, so many of them known to be above and beside. */
    const among = (other: number, above: number, beside: number, likely: number): void => {
      if (likely === 0 || above >= points.length) return
      if (other === stand.length) {
        for (let place = above; place <= above + beside; place++) mean += (likely * (points[place] ?? 0)) / (1 + beside)
        return
      }
      const [isAbove, isBeside] = likelihoods(mine - stand[other], further[other])
      among(other + 1, above + 1, beside, likely * isAbove)
      among(other + 1, above, beside + 1, likely * isBeside)
      among(other + 1, above, beside, likely * (1 - isAbove - isBeside))
    }
    among(0, 0, 0, 1)
    return mean
  })
}

/** How likely somebody comes further than by so much, and by just as much. */
function likelihoods(by: number, further: Further): [number, number] {
  let all = 0
  let above = 0
  for (const [i, share] of further.entries()) {
    all += share
    if (i + LEAST_FURTHER > by) above += share
  }
  return [above / all, (further[by - LEAST_FURTHER] ?? 0) / all]
}
