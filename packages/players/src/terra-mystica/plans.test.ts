import { terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, type Ask, ask, type State, settle, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { carryOut } from './carry-out.ts'
import { firstSight, type Judged, Mind } from './mind.ts'
import { follow, type Plan, planRound } from './plans.ts'
import { ourNetwork } from './strengths.ts'

const mind = new Mind(ourNetwork())

/** The first turn of a round of a game that everybody plays at first sight. */
function beginningOfRound(round: number): { readonly s: State; readonly asked: Ask; readonly turns: Judged[] } {
  const s = terraMystica.setup(terraMystica.options({ players: 3, fireAndIce: false }), 'fast:plans') as State
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
  const plans = planRound(mind, turns, asked.seat, width, () => false) as Map<number, Plan>
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

test('where time is up there is no plan', () => {
  const { asked, turns } = beginningOfRound(2)
  let nodes = 0
  expect(planRound(mind, turns, asked.seat, width, () => nodes++ > 3)).toBeUndefined()
})

test('what somebody else has taken is left out of a plan', () => {
  const { turns } = beginningOfRound(2)
  const [gone, other] = [turns[0], turns.find(({ commands }) => commands[0].a !== turns[0].commands[0].a) as Judged]
  const left = [gone.commands, other.commands]
  const possible = turns.filter(({ commands }) => commands[0].a !== gone.commands[0].a)
  expect(follow(possible, left)?.commands[0]).toEqual(other.commands[0])
  expect(left).toEqual([])
  expect(follow(possible, [gone.commands])).toBeUndefined()
})
