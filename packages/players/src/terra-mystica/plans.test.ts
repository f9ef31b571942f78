import { FACTION_IDS, terraMystica } from '@freehold/terra-mystica'
import { ASK_ACTION, type Ask, ask, cloneState, type State, settle, verbs, words } from '@freehold/terra-mystica/fast'
import { expect, test } from 'vitest'
import { Allowance } from './allowance.ts'
import { turnAfter } from './between.ts'
import { carryOut } from './carry-out.ts'
import { firstSight, type Judged, Mind } from './mind.ts'
import { follow, Planning, type Plans } from './plans.ts'
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

const within = (looks: number) => ({ most: 8, allowance: Allowance.of({ looks }, () => mind.looks, 1) })
const planned = (turns: readonly Judged[], seat: number, looks = 1e6): Plans =>
  new Planning(mind, turns, seat, 1).ofRound(within(looks))

test('a plan goes on until the seat passes, and promises no less than passing at once', () => {
  const { s, asked, turns } = beginningOfRound(2)
  const before = s.w.slice()
  const plans = planned(turns, asked.seat)
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
  const plans = planned(passing, asked.seat)
  const [{ points }] = plans.values()
  const end = cloneState(passing[[...plans.keys()][0]].after)
  for (let other = 0; other < end.table.seats; other++) end.w[words.seatAt(other) + words.PASSED] = 1
  settle(end)
  expect(end.w[words.PHASE]).toBe(words.OVER)
  expect(points).toBe(end.w[words.seatAt(asked.seat) + words.VP])
  expect(s.w[words.PHASE]).toBe(words.ACTION)
})

test('the next round is planned with everybody in the order of turns, where that is the order of passing', () => {
  const {
    s,
    asked: first,
    turns: begun,
  } = beginningOfRound(4, { players: 4, fireAndIce: false, variableTurnOrder: true })
  carryOut(s, first.seat, firstSight(begun).commands)
  settle(s)
  let asked = ask(s) as Ask
  for (; asked.kind !== ASK_ACTION; asked = ask(s) as Ask) {
    carryOut(s, asked.seat, mind.best(s, asked))
    settle(s)
  }
  const orders = new Set<string>()
  const watching = new Mind(ourNetwork())
  const { options } = watching
  watching.options = (moment, ...rest) => {
    if (moment.w[words.ROUND] === 5) orders.add([...moment.w.subarray(words.ORDER, words.ORDER + 4)].sort().join())
    return options.call(watching, moment, ...rest)
  }
  const planning = new Planning(watching, mind.options(s, asked), asked.seat, 1)
  planning.ofRound(within(1e6))
  planning.ofNextRound(within(1e6), 4)
  expect(asked.seat).not.toBe(first.seat)
  expect([...orders]).toEqual(['0,1,2,3'])
})

test('the next round is planned in the same way, to the end of the game where it is the last', () => {
  const { s, asked, turns } = beginningOfRound(5)
  const before = s.w.slice()
  const planning = new Planning(mind, turns, asked.seat, 1)
  const plans = planning.ofRound(within(1e6))
  const further = planning.ofNextRound(within(1e6), 8)
  expect(s.w).toEqual(before)
  expect(further.size).toBeGreaterThan(0)
  for (const [first, { points, turns: rest }] of further) {
    // Points by the end are whole where they are counted, not foretold; the turns are those of this round alone.
    expect(Number.isInteger(points)).toBe(true)
    const passes = rest.filter((commands) => commands.some(({ verb }) => verb === verbs.PASS))
    const passedAtOnce = turns[first].after.w[words.seatAt(asked.seat) + words.PASSED] === 1
    expect(passes).toHaveLength(passedAtOnce ? 0 : 1)
  }
  expect([...plans.values()].every(({ points }) => Number.isInteger(points))).toBe(false)
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
        const planning = new Planning(mind, mind.options(mine), seat, 1)
        expect(planning.ofRound(within(1)).size).toBeGreaterThan(0)
        expect(planning.ofNextRound(within(1), 3).size).toBeGreaterThan(0)
      }
    }
  },
  120_000,
)

const isOfferedBy = (seat: number, { w }: State) =>
  Array.from({ length: w[words.QUEUED] }, (_, i) => words.QUEUE_AT + i * words.ENTRY_WORDS).some(
    (at) => w[at] === words.LEECH && w[at + 2] === seat,
  )
const stepsOf = ({ w }: State, seat: number) =>
  [0, 1, 2, 3].reduce((sum, cult) => sum + w[words.seatAt(seat) + words.CULT + cult], 0)

test.each([
  ['cultists', 1],
  ['witches', 0],
] as const)('in a plan others take the power of a building, by which %s gain %i step', (faction, gained) => {
  const options = { factions: [faction, 'darklings', 'engineers'] }
  const s = terraMystica.setup(terraMystica.options(options), 'fast:taken') as State
  let found = 0
  for (let asked = ask(s); asked && s.w[words.ROUND] < 4; asked = ask(s)) {
    const { seat } = asked
    const options = mind.options(s, asked)
    if (FACTION_IDS[s.w[words.seatAt(seat)]] === faction && asked.kind === ASK_ACTION)
      for (const { after } of options) {
        if (after.w[words.TURN_OPEN] || !isOfferedBy(seat, after) || stepsOf(after, seat) > 20) continue
        const [again] = turnAfter(mind, after, seat)
        expect(stepsOf(again, seat) - stepsOf(after, seat)).toBe(gained)
        expect(again.w[words.QUEUED]).toBe(0)
        found++
      }
    carryOut(s, seat, firstSight(options).commands)
    settle(s)
  }
  expect(found).toBeGreaterThan(0)
})

test('what is built in another order is the same moment', () => {
  let same = 0
  for (const round of [2, 3, 4]) {
    const { s, asked } = beginningOfRound(round, { factions: ['witches', 'darklings', 'engineers'] })
    const { seat } = asked
    for (const owned of [words.COINS, words.WORKERS, words.PRIESTS]) s.w[words.seatAt(seat) + owned] = 7
    const built = mind.options(s).filter(({ commands: [{ verb }] }) => verb === verbs.DIG || verb === verbs.BUILD)
    const both = (one: Judged, other: Judged) =>
      mind
        .options(...turnAfter(mind, one.after, seat))
        .find(({ commands }) => JSON.stringify(commands) === JSON.stringify(other.commands))
    const housed = ({ w }: State) => w[words.seatAt(seat) + words.HEXES]
    for (const [i, one] of built.entries())
      for (const other of built.slice(i + 1)) {
        const [oneWay, otherWay] = [both(one, other), both(other, one)]
        if (!oneWay || !otherWay || housed(oneWay.after) !== housed(s) + 2) continue
        expect(oneWay.hash).toBe(otherWay.hash)
        expect(oneWay.hash).not.toBe(one.hash)
        same++
      }
  }
  expect(same).toBeGreaterThan(0)
})

test('a plan goes to the end of the round in any time; more time makes it no worse, and is kept', () => {
  const { asked, turns } = beginningOfRound(3)
  const best = (looks: number) => {
    const before = mind.looks
    const plans = planned(turns, asked.seat, looks)
    return { points: Math.max(...[...plans.values()].map(({ points }) => points)), looks: mind.looks - before }
  }
  const [none, some, many] = [0, 3000, 1e6].map(best)
  expect(none.looks).toBeGreaterThan(0)
  expect(some.looks).toBeGreaterThan(none.looks)
  expect(some.looks).toBeLessThan(3600) // what was begun is ended
  expect(many.points).toBeGreaterThanOrEqual(some.points)
  expect(some.points).toBeGreaterThanOrEqual(none.points)
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
