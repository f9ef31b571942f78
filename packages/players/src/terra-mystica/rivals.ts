/**
 * The races that are decided at the end, for cults and the largest area. A plan in which nobody else moves would win them too
 * easily: it is measured by where the others would stand if everybody played on at first sight, give or take a step.
 */
import { POINT_SOURCES } from '@freehold/terra-mystica'
import { areaValue, type State, words } from '@freehold/terra-mystica/fast'
import { AREA_POINTS, CULT_POINTS, shareOf } from './row.ts'

/** Where the others will stand. */
export interface Rivals {
  readonly cults: readonly (readonly number[])[]
  readonly areas: readonly number[]
}

export function rivalsOf(end: State, seat: number): Rivals {
  const others = Array.from({ length: end.table.seats }, (_, other) => other).filter((other) => other !== seat)
  return {
    cults: [0, 1, 2, 3].map((cult) => others.map((other) => cultOf(end, other, cult))),
    areas: others.map((other) => areaValue(end, other, 'network')),
  }
}

const RACES = ['cults', 'largest area'] as const
const SOURCES = RACES.map((race) => POINT_SOURCES.indexOf(race))

/** By how many points the races go otherwise against them than they were counted at this end of the game. */
export function againstRivals(end: State, seat: number, { cults, areas }: Rivals): number {
  let points = about(areaValue(end, seat, 'network'), areas, AREA_POINTS)
  for (let cult = 0; cult < 4; cult++) points += about(cultOf(end, seat, cult), cults[cult], CULT_POINTS)
  for (const source of SOURCES) points -= end.w[words.seatAt(seat) + words.POINTS_FROM + source]
  return points
}

const cultOf = ({ w }: State, seat: number, cult: number) => w[words.seatAt(seat) + words.CULT + cult]

const about = (mine: number, theirs: readonly number[], points: readonly number[]) =>
  (shareOf(mine - 1, theirs, points) + 2 * shareOf(mine, theirs, points) + shareOf(mine + 1, theirs, points)) / 4
