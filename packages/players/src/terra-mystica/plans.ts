/**
 * Plans of the own turns that are left in a round, as if nobody else moved: the most promising moments after each number
 * of turns are followed, those that are reached in another order only once, until the seat passes.
 */
import { type Ask, ask, type Command, cloneState, type State, verbs, words } from '@freehold/terra-mystica/fast'
import { hashOf } from './candidates.ts'
import type { Judged, Mind } from './mind.ts'

export interface Plan {
  /** Points by the end, foretold when the seat has passed. */
  readonly points: number
  /** The turns after the first, the last of them passing. */
  readonly turns: readonly (readonly Command[])[]
}

/** A moment on the way, with the turns that lead there: by which first turns it can be reached, and one way to go on from each. */
interface Way {
  readonly s: State
  readonly points: number
  readonly firsts: Map<number, readonly (readonly Command[])[]>
}

/** How many moments are followed: after the first turn, and after each of the others. */
export interface Width {
  readonly atFirst: number
  readonly later: number
}

const MOST_TURNS = 12
const MARGIN = 12

/** The best plan found for each of the turns (by its number) that were looked into; undefined where time was up. */
export function planRound(
  mind: Mind,
  turns: readonly Judged[],
  seat: number,
  { atFirst, later }: Width,
  isSpent: () => boolean,
): Map<number, Plan> | undefined {
  const plans = new Map<number, Plan>()
  const finish = ({ points, firsts }: Way) => {
    for (const [first, way] of firsts)
      if (points > (plans.get(first)?.points ?? Number.NEGATIVE_INFINITY)) plans.set(first, { points, turns: way })
  }
  let ways: Way[] = turns.map(({ after, points }, i) => ({ s: after, points, firsts: new Map([[i, []]]) }))
  for (let depth = 0; depth < MOST_TURNS && ways.length > 0; depth++) {
    ways.sort((a, b) => b.points - a.points)
    const top = ways[0].points
    const next = new Map<number, Way>()
    for (const way of ways.slice(0, depth === 0 ? atFirst : later)) {
      if (way.points < top - MARGIN) break
      if (way.s.w[words.seatAt(seat) + words.PASSED]) {
        finish(way)
        continue
      }
      if (isSpent()) return undefined
      for (const { commands, after, points } of mind.options(...turnAgain(way.s, seat))) {
        const hash = hashOf(after)
        let reached = next.get(hash)
        if (!reached) {
          reached = { s: after, points, firsts: new Map() }
          next.set(hash, reached)
        }
        for (const [first, before] of way.firsts)
          if (!reached.firsts.has(first)) reached.firsts.set(first, [...before, commands])
      }
    }
    ways = []
    for (const way of next.values()) {
      if (way.s.w[words.seatAt(seat) + words.PASSED]) finish(way)
      else ways.push(way)
    }
  }
  return plans
}

/** The moment in which the seat moves again at once. */
function turnAgain(after: State, seat: number): [State, Ask] {
  const s = cloneState(after)
  const { w } = s
  if (!w[words.TURN_OPEN] || w[words.ACTIVE] !== seat) {
    while (w[words.QUEUED] > 0) words.dropEntry(s, words.QUEUE_AT)
    w[words.ACTIVE] = seat
    w[words.TURN_OPEN] = 1
    w[words.ACTIONS] = 1
  }
  return [s, ask(s) as Ask]
}

const MONEY: ReadonlySet<number> = new Set([verbs.CONVERT, verbs.BURN, verbs.END_TURN])
const deedOf = (commands: readonly Command[]) =>
  commands
    .filter(({ verb }) => !MONEY.has(verb))
    .map(({ verb, a, b, c }) => `${verb} ${a} ${b} ${c}`)
    .join()

/** The next turn of a plan that can still be played, which is taken from it with what could not. */
export function follow(options: readonly Judged[], plan: (readonly Command[])[]): Judged | undefined {
  while (plan.length > 0) {
    const deed = deedOf(plan.shift() as readonly Command[])
    let best: Judged | undefined
    for (const option of options)
      if (deedOf(option.commands) === deed && (!best || option.points > best.points)) best = option
    if (best) return best
  }
  return undefined
}
