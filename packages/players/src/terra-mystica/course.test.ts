import { terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, ask, cloneState, ROUNDS, type State, settle, verbs, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { Allowance } from './allowance.ts'
import { nextRound, turnAfter } from './between.ts'
import { carryOut } from './carry-out.ts'
import { Course } from './course.ts'
import { firstSight, Mind } from './mind.ts'
import { ourNetwork } from './strengths.ts'

const mind = new Mind(ourNetwork())

const begun = (options: object = {}): State =>
  terraMystica.setup(terraMystica.options({ players: 4, fireAndIce: false, ...options }), 'fast:course') as State

function goOn(s: State): void {
  const asked = ask(s)
  if (!asked) throw new Error('the game is over')
  carryOut(s, asked.seat, mind.best(s, asked))
  settle(s)
}

const isItsTurn = (s: State, seat: number): boolean => {
  const asked = ask(s)
  return asked?.seat === seat && asked.kind === ASK_ACTION
}

test.each([
  ['four by lot', {}],
  ['passing gives the order', { variableTurnOrder: true }],
  ['other factions', { factions: ['witches', 'chaosmagicians', 'darklings', 'engineers'] }],
] as const)('whoever goes by first sight meets exactly what was foreseen: %s', (_, options) => {
  const s = begun(options)
  const seat = 1
  let course: Course | undefined
  let after: State | undefined
  let turns = 0
  let met = 0
  while (s.w[words.PHASE] !== words.OVER) {
    const isTurn = isItsTurn(s, seat)
    if (isTurn && s.w[words.TURN_OPEN] && after?.w[words.TURN_OPEN] !== 1) {
      if (course && after) {
        const isNew = after.w[words.ROUND] < s.w[words.ROUND]
        const from = isNew ? nextRound(mind, after, seat, { course, turns }) : after
        const [again] = turnAfter(mind, from, seat, { course, turns: isNew ? 0 : turns })
        expect(again.w).toEqual(s.w)
        met++
        if (isNew) course = undefined
      }
      if (!course) {
        course = new Course(mind, s, seat, s.w[words.ROUND] + 1)
        turns = 0
      }
      turns++
    }
    if (isTurn) after = cloneState(firstSight(mind.options(s)).after)
    goOn(s)
  }
  expect(met).toBeGreaterThan(20)
})

test('what the seat has taken first is left out, and all else is still done', () => {
  const s = begun()
  let tried = 0
  while (s.w[words.ROUND] < ROUNDS) {
    const asked = ask(s)
    if (asked?.kind === ASK_ACTION) {
      const { seat } = asked
      const course = new Course(mind, s, seat, s.w[words.ROUND])
      const without = cloneState(firstSight(mind.options(s)).after)
      course.play(without, 1, () => {})
      const taken = without.w[words.POWER_USED] & ~firstSight(mind.options(s)).after.w[words.POWER_USED]
      const first = mind.options(s).find(({ after }) => after.w[words.POWER_USED] & taken)
      if (first) {
        const [again] = turnAfter(mind, first.after, seat, { course, turns: 1 })
        expect(again.w[words.POWER_USED] & taken).toBe(taken)
        expect(again.w[words.ACTIVE]).toBe(seat)
        expect(again.w[words.TURN]).toBeGreaterThan(first.after.w[words.TURN])
        tried++
      }
    }
    goOn(s)
  }
  expect(tried).toBeGreaterThan(3)
})

test('whoever passes where the card is gone takes another one', () => {
  const s = begun()
  while (s.w[words.ROUND] < 3) goOn(s)
  const seat = ask(s)?.seat as number
  const course = new Course(mind, s, seat, 3)
  const cardOf = (at: State, other: number) => at.w[words.seatAt(other) + words.BONUS]
  const planned = cloneState(s)
  course.playRest(planned, 0, () => {})
  const passed = [0, 1, 2, 3].find((other) => other !== seat && planned.w[words.seatAt(other) + words.PASSED]) as number
  const wanted = cardOf(planned, passed)
  const taken = mind
    .options(s)
    .find(({ commands }) => commands.some(({ verb, a }) => verb === verbs.PASS && a === wanted))
  if (!taken) throw new Error('the seat cannot take the card')
  const now = cloneState(taken.after)
  course.playRest(now, 1, () => {})
  expect(cardOf(now, seat)).toBe(wanted)
  expect(now.w[words.seatAt(passed) + words.PASSED]).toBe(1)
  expect(new Set([0, 1, 2, 3].map((other) => cardOf(now, other))).size).toBe(4)
})

test('where the course has ended, nothing more happens between turns, and nothing is left open', () => {
  const s = begun()
  while (s.w[words.ROUND] < 4) goOn(s)
  const seat = ask(s)?.seat as number
  const course = new Course(mind, s, seat, 4)
  const offering = mind.options(s).find(({ after: { w } }) => w[words.QUEUED] > 0 && !w[words.TURN_OPEN])
  if (!offering) throw new Error('nothing can be built beside others')
  const { after } = offering
  const [again] = turnAfter(mind, after, seat, { course, turns: 12 })
  expect(again.w[words.QUEUED]).toBe(0)
  expect(again.w[words.ACTIVE]).toBe(seat)
  expect(again.w[words.TURN]).toBe(after.w[words.TURN] + 1)
})

test('a course ends with the round it was asked for, or when its time is over, and leaves the moment as it was', () => {
  const s = begun()
  while (s.w[words.ROUND] < 4) goOn(s)
  const before = s.w.slice()
  const within = (looks: number) => Allowance.of({ looks }, () => mind.looks, 1)
  const whole = new Course(mind, s, 0, ROUNDS)
  const oneRound = new Course(mind, s, 0, 4)
  const stopped = new Course(mind, s, 0, ROUNDS, within(4000)) // somewhere within round 5 or 6
  expect(s.w).toEqual(before)
  expect(whole.end?.w[words.PHASE]).toBe(words.OVER)
  const known = [whole, oneRound, stopped].map((course) => [4, 5, 6].filter((round) => course.knows(round)))
  expect(known.slice(0, 2)).toEqual([[4, 5, 6], [4]])
  expect(known[2].length).toBeLessThan(3)
  expect(oneRound.end).toBeUndefined()
  expect(stopped.end).toBeUndefined()
})
