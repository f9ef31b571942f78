import { POINT_SOURCES, type PointSource, terraMystica } from '@freehold/terra-mystica'
import { ask, type State, settle, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { carryOut } from './carry-out.ts'
import { firstSight, Mind } from './mind.ts'
import { againstRivals, rivalsOf } from './rivals.ts'
import { ourNetwork } from './strengths.ts'

const SEAT = 0

function endOfAGame(): State {
  const mind = new Mind(ourNetwork())
  const s = terraMystica.setup(terraMystica.options({ players: 3, fireAndIce: false }), 'fast:rivals') as State
  for (let asked = ask(s); asked; asked = ask(s)) {
    carryOut(s, asked.seat, firstSight(mind.options(s, asked)).commands)
    settle(s)
  }
  return s
}

test('races are measured by where the others will stand, not by where they were counted', () => {
  const end = endOfAGame()
  const from = (source: PointSource) => end.w[words.seatAt(SEAT) + words.POINTS_FROM + POINT_SOURCES.indexOf(source)]
  const counted = from('cults') + from('largest area')
  const cults = [7, 3, 1, 0]
  for (const [i, steps] of cults.entries()) end.w[words.seatAt(SEAT) + words.CULT + i] = steps

  // Nobody near: every race is won in which there is a step to spare; the last step may be missing, the first may be taken yet.
  const far = { cults: cults.map(() => [0, 0]), areas: [0, 0] }
  expect(againstRivals(end, SEAT, far)).toBe(18 + 8 + 8 + (3 * 8) / 4 + 8 / 4 - counted)

  // Level with one rival on the first track: won, shared or lost by a step.
  const level = { ...far, cults: [[7, 0], ...far.cults.slice(1)] }
  expect(againstRivals(end, SEAT, far) - againstRivals(end, SEAT, level)).toBe(8 - (8 + 2 * 6 + 4) / 4)
})

test('rivals are all the others, at the end as it is', () => {
  const end = endOfAGame()
  const { cults, areas } = rivalsOf(end, SEAT)
  expect(areas).toHaveLength(2)
  expect(cults[2]).toEqual([1, 2].map((other) => end.w[words.seatAt(other) + words.CULT + 2]))
})
