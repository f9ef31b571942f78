import { POINT_SOURCES, type PointSource, terraMystica } from '@freehold/terra-mystica'
import { ask, cloneState, ROUNDS, type State, settle, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { carryOut } from './carry-out.ts'
import { firstSight, Mind } from './mind.ts'
import { againstRivals, expected, rivalsOf } from './rivals.ts'
import { CULT_POINTS } from './row.ts'
import { ourNetwork } from './strengths.ts'

const SEAT = 0

/** The beginning of a round, and how the game ends from there at first sight. */
function game(round: number, options: object = {}): { readonly now: State; readonly end: State } {
  const mind = new Mind(ourNetwork())
  const all = terraMystica.options({ players: 3, fireAndIce: false, ...options })
  const s = terraMystica.setup(all, 'fast:rivals') as State
  let now: State | undefined
  for (let asked = ask(s); asked; asked = ask(s)) {
    if (s.w[words.ROUND] === round) now ??= cloneState(s)
    carryOut(s, asked.seat, firstSight(mind.options(s, asked)).commands)
    settle(s)
  }
  return { now: now as State, end: s }
}

const pointsFrom = ({ w }: State, source: PointSource) =>
  w[words.seatAt(SEAT) + words.POINTS_FROM + POINT_SOURCES.indexOf(source)]

const STAYS = [0, 0, 0, 0, 1]
const MAY_COME_FURTHER = [0, 0, 0, 0, 1, 1] // by a step, as likely as not

test('places are shared with whoever stands beside, and nothing is won without a step', () => {
  const sure = expected([7, 3], [STAYS, STAYS], CULT_POINTS, 10)
  expect(sure).toEqual([0, 2, 2, (4 + 2) / 2, 4, 4, 4, (8 + 4) / 2, 8, 8, 8])
  expect(expected([5, 5, 5, 5], [STAYS, STAYS, STAYS, STAYS], CULT_POINTS, 6)[5]).toBeCloseTo(14 / 5)
})

test('where others may come further, a place counts as much as it is likely', () => {
  const [, , , level, above, safe] = expected([3], [MAY_COME_FURTHER], CULT_POINTS, 5)
  expect(level).toBe(((8 + 4) / 2 + 4) / 2)
  expect(above).toBe((8 + (8 + 4) / 2) / 2)
  expect(safe).toBe(8)
  const [, , two] = expected([2, 2], [MAY_COME_FURTHER, MAY_COME_FURTHER], CULT_POINTS, 2)
  expect(two).toBeCloseTo(((8 + 4 + 2) / 3 + 2 * ((4 + 2) / 2) + 2) / 4)
})

test('races are measured by where the others may stand, not by where they were counted', () => {
  const { now, end } = game(ROUNDS)
  for (let other = 1; other < 3; other++) now.w[words.seatAt(other) + words.PASSED] = 1
  const sure = rivalsOf(now, end, SEAT)
  // Shares are rounded down when they are counted.
  expect(Math.abs(againstRivals(end, SEAT, sure))).toBeLessThan(3)
  const counted = pointsFrom(end, 'cults') + pointsFrom(end, 'largest area')
  const none = { cults: sure.cults.map(() => Array(11).fill(0)), areas: [] }
  expect(againstRivals(end, SEAT, none)).toBe(-counted)
})

test('whoever has left comes no further, however many rounds are left', () => {
  const { now, end } = game(4)
  const worth = (at: State) => rivalsOf(at, end, SEAT).cults[0]
  const inTheGame = worth(now)
  const passed = cloneState(now)
  passed.w[words.ROUND] = ROUNDS
  for (let other = 1; other < 3; other++) {
    now.w[words.seatAt(other) + words.DROPPED] = 1
    passed.w[words.seatAt(other) + words.PASSED] = 1
  }
  expect(worth(now)).toEqual(worth(passed))
  expect(worth(now)).not.toEqual(inTheGame)
})

test('the more rounds are left, the less a place is worth that is held by a step', () => {
  const { end } = game(ROUNDS)
  const rest = [0, 0, 0]
  for (let other = 0; other < 3; other++) end.w[words.seatAt(other) + words.CULT] = [5, 4, 3][other]
  const worth = [4, 5, 6].map((round) => rivalsOf(game(round).now, end, SEAT).cults[0][5])
  expect(worth).toEqual(worth.toSorted((a, b) => a - b))
  expect(new Set([...worth, 8, ...rest]).size).toBe(5)
})

test('the second area that counts is a race, too', () => {
  const { now, end } = game(ROUNDS, { fireAndIce: true, finalTile: 'connected-clusters' })
  const { areas } = rivalsOf(now, end, SEAT)
  expect(areas.map(({ of }) => of)).toEqual(['network', 'connected-clusters'])
  expect(areas[1].points[24]).toBeGreaterThan(areas[1].points[1])
})
