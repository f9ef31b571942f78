import { terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, type Ask, ask, cloneState, type State, settle, verbs, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { carryOut } from './carry-out.ts'
import { firstSight, type Judged, Mind } from './mind.ts'
import { follow, type Plan, planTurns } from './plans.ts'
import { ourNetwork } from './strengths.ts'

const mind = new Mind(ourNetwork())

/** The first turn of a round of a game that everybody plays at first sight. */
function beginningOfRound(
  round: number,
  options: object = { players: 3, fireAndIce: false },
): { readonly s: State; readonly asked: Ask; readonly turns: Judged[] } {
  const s = terraMystica.setup(terraMystica.options(options), 'fast:plans') as State
  for (let asked = ask(s); asked; asked = ask(s)) {
    if (s.w[words.ROUND] === round && asked.kind === ASK_ACTION) return { s, asked, turns: mind.options(s, asked) }
    carryOut(s, asked.seat, firstSight(mind.options(s, asked)).commands)
    settle(s)
  }
  throw new Error(`there was no round ${round}`)
}

const width = { atFirst: 8, later: 4 }

test('a plan goes on until the seat passes, and promises no less than passing at once', () => {
  const { s, asked, turns } = beginningOfRound(2)
  const before = s.w.slice()
  const plans = planTurns(mind, turns, asked.seat, width, () => false) as Map<number, Plan>
  expect(s.w).toEqual(before)
  expect(plans.size).toBeGreaterThan(3)
  const hasPassed = ({ after }: Judged) => after.w[words.seatAt(asked.seat) + words.PASSED] === 1
  const best = [...plans.entries()].reduce((a, b) => (b[1].points > a[1].points ? b : a))
  const [first, { points, turns: rest }] = best
  expect(points).toBeGreaterThanOrEqual(firstSight(turns.filter(hasPassed)).points)
  expect(rest.length).toBeGreaterThan(0)

  // Played one after the other, as if nobody else moved, the turns are possible, and the last of them passes.
  let { after } = turns[first]
  const left = [...rest]
  while (left.length > 0) {
    while (after.w[words.QUEUED] > 0) words.dropEntry(after, words.QUEUE_AT)
    Object.assign(after.w, { [words.ACTIVE]: asked.seat, [words.TURN_OPEN]: 1, [words.ACTIONS]: 1 })
    const count = left.length
    const next = follow(mind.options(after), left)
    expect(left).toHaveLength(count - 1)
    if (!next) throw new Error('a turn of the plan is not possible')
    after = next.after
  }
  expect(after.w[words.seatAt(asked.seat) + words.PASSED]).toBe(1)
})

test('a plan of the last round promises the points that the game would end with if nobody else moved', () => {
  const { s, asked, turns } = beginningOfRound(6)
  const passing = turns.filter(({ after }) => after.w[words.seatAt(asked.seat) + words.PASSED] === 1)
  const plans = planTurns(mind, passing, asked.seat, width, () => false) as Map<number, Plan>
  const [{ points }] = plans.values()
  const end = cloneState(passing[[...plans.keys()][0]].after)
  for (let other = 0; other < end.table.seats; other++) end.w[words.seatAt(other) + words.PASSED] = 1
  settle(end)
  expect(end.w[words.PHASE]).toBe(words.OVER)
  expect(points).toBe(end.w[words.seatAt(asked.seat) + words.VP])
  expect(s.w[words.PHASE]).toBe(words.ACTION)
})

test('the next round is planned in the same way, to the end of the game where it is the last', () => {
  const { s, asked, turns } = beginningOfRound(5)
  const before = s.w.slice()
  const plan = (rounds: number) =>
    planTurns(mind, turns, asked.seat, { ...width, rounds }, () => false) as Map<number, Plan>
  const further = plan(1)
  expect(s.w).toEqual(before)
  expect(further.size).toBeGreaterThan(0)
  for (const [first, { points, turns: rest }] of further) {
    // Points by the end are whole where they are counted, not foretold; the turns are those of this round alone.
    expect(Number.isInteger(points)).toBe(true)
    const passes = rest.filter((commands) => commands.some(({ verb }) => verb === verbs.PASS))
    const passedAtOnce = turns[first].after.w[words.seatAt(asked.seat) + words.PASSED] === 1
    expect(passes).toHaveLength(passedAtOnce ? 0 : 1)
  }
  expect([...plan(0).values()].every(({ points }) => Number.isInteger(points))).toBe(false)
})

const tables: readonly [string, object][] = [
  ['rivers and volcanoes', { factions: ['riverwalkers', 'dragonlords', 'darklings'] }],
  ['fire and ice', { factions: ['acolytes', 'yetis', 'shapeshifters'], map: 'fireAndIce1' }],
  ['the Automa', { players: 2, automa: { level: 'automa' } }],
]

test.each(tables)(
  'every seat can plan the next round: %s',
  (_, options) => {
    for (const round of [4, 5]) {
      const { s } = beginningOfRound(round, options)
      const seats = s.table.opponent ? s.table.seats - 1 : s.table.seats
      for (let seat = 0; seat < seats; seat++) {
        const mine = cloneState(s)
        mine.w[words.ACTIVE] = seat
        const plans = planTurns(mind, mind.options(mine), seat, { atFirst: 3, later: 2, rounds: 1 }, () => false)
        expect(plans?.size).toBeGreaterThan(0)
      }
    }
  },
  120_000,
)

test('where time is up there is no plan', () => {
  const { asked, turns } = beginningOfRound(2)
  let nodes = 0
  expect(planTurns(mind, turns, asked.seat, width, () => nodes++ > 3)).toBeUndefined()
})

test('what somebody else has taken is left out of a plan', () => {
  const all = beginningOfRound(2).turns
  // money that is changed on the way is no part of what is planned
  const turns = all.filter(({ commands }) => commands[0].verb !== verbs.CONVERT && commands[0].verb !== verbs.BURN)
  const sameDeed = (a: Judged, b: Judged) =>
    a.commands[0].verb === b.commands[0].verb && a.commands[0].a === b.commands[0].a
  const gone = turns[0]
  const other = turns.find((turn) => !sameDeed(turn, gone)) as Judged
  const left = [gone.commands, other.commands]
  const possible = turns.filter((turn) => !sameDeed(turn, gone))
  expect(follow(possible, left)?.commands[0]).toEqual(other.commands[0])
  expect(left).toEqual([])
  expect(follow(possible, [gone.commands])).toBeUndefined()
})
