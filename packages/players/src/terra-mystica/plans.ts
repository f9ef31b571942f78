/**
 * Plans of the own turns that are left in a round, and of the rounds after it, the others moving in between as far as it is known
 * what they will do: the most promising moments after each number of turns are followed, those that are reached in another order
 * only once, until the seat passes.
 */
import { type Command, endRound, ROUNDS, type State, verbs, words } from '@freehold/terra-mystica/fast'
import type { Allowance } from './allowance.ts'
import { dropQueue, isOpen, type Known, nextRound, turnAfter } from './between.ts'
import { copyOf, drop } from './copies.ts'
import type { Course } from './course.ts'
import { dropAll, firstSight, type Judged, type Mind } from './mind.ts'
import { againstRivals, type Rivals } from './rivals.ts'
import { Way } from './way.ts'

export interface Plan {
  /** Points by the end, foretold when the seat has passed. */
  readonly points: number
  /** The turns of this round after the first, the last of them passing. */
  readonly turns: readonly (readonly Command[])[]
}

/** What a search for plans may take, and what it measures the end of the game by. */
export interface Limits {
  readonly most: number // moments followed after each turn
  readonly allowance: Allowance
  readonly rivals?: Rivals | undefined
  readonly course?: Course | undefined
}

/** So many moments are followed after each turn, however little time there is. */
const LEAST = 2
const MOST_TURNS = 12
const MARGIN = 12

export type Plans = ReadonlyMap<number, Plan>

/** Plans of the turns of a seat (by their numbers) that were looked into. */
export class Planning {
  readonly #mind: Mind
  readonly #seat: number
  readonly #given: ReadonlySet<State>
  #ways: readonly Way[]

  /** `before` is how many turns of the seat lie before what follows these. */
  constructor(mind: Mind, turns: readonly Judged[], seat: number, before: number) {
    this.#mind = mind
    this.#seat = seat
    this.#given = new Set(turns.map(({ after }) => after))
    this.#ways = turns.map(({ after, points }, i) => new Way(after, points, before, new Map([[i, []]])))
  }

  /** The best plan found for each of them to the end of the round. */
  ofRound(limits: Limits): Plans {
    this.#ways = untilPassing(this.#mind, this.#ways, this.#seat, limits, true)
    return bestOf(this.#ways)
  }

  /** The same, planned on through the round after it from so many of the ends that were found. */
  ofNextRound(limits: Limits, ends: number): Plans {
    const goOn = chosen(this.#ways, ends).map(
      (way) => new Way(nextRound(this.#mind, way.s, this.#seat, known(way, limits)), way.points, 0, way.firsts),
    )
    const passed = untilPassing(this.#mind, goOn, this.#seat, limits, false)
    for (const { s } of [...goOn, ...passed]) drop(s)
    return bestOf(passed)
  }

  /** Nothing more is planned. */
  end(): void {
    for (const { s } of this.#ways) if (!this.#given.has(s)) drop(s)
    this.#ways = []
  }
}

/** The best ways, half of the room left for first turns that are not among the others. */
function chosen(passed: readonly Way[], most: number): Way[] {
  const covered = new Set<number>()
  const taken: Way[] = []
  for (const way of passed.toSorted((a, b) => b.points - a.points)) {
    if (taken.length >= most) break
    const isNew = [...way.firsts.keys()].some((first) => !covered.has(first))
    if (!isNew && taken.length >= most / 2) continue
    for (const first of way.firsts.keys()) covered.add(first)
    taken.push(way)
  }
  return taken
}

function bestOf(passed: readonly Way[]): Plans {
  const plans = new Map<number, Plan>()
  for (const way of passed) {
    const { points } = way
    way.each((first, before, turn) => {
      if (points > (plans.get(first)?.points ?? Number.NEGATIVE_INFINITY))
        plans.set(first, { points, turns: turn ? [...before, turn] : before })
    })
  }
  return plans
}

/**
 * Follows the ways to the end of the seat's turns in the round: after each turn as many as their share of the time allows, so that
 * the end is always reached.
 */
function untilPassing(mind: Mind, from: readonly Way[], seat: number, limits: Limits, keepsTurns: boolean): Way[] {
  const { most, allowance, rivals } = limits
  const passed: Way[] = []
  const length = turnsLeft(mind, from, seat)
  let ways = [...from]
  for (let depth = 0; depth < MOST_TURNS && ways.length > 0; depth++) {
    ways.sort((a, b) => b.points - a.points)
    const top = ways[0].points
    const next = new Map<number, Way>()
    const here = allowance.part(1 / Math.max(2, length - depth))
    let followed = 0
    for (const way of ways.slice(0, most)) {
      if (way.points < top - MARGIN) break
      if (way.s.w[words.seatAt(seat) + words.PASSED]) {
        judgeAtTheEnd(way, seat, rivals)
        passed.push(way)
        continue
      }
      if (followed >= LEAST && here.isSpent) break
      followed++
      const [again, asked] = turnAfter(mind, way.s, seat, known(way, limits))
      const turns = way.turns + (isOpen(way.s, seat) ? 0 : 1)
      for (const { commands, after, points, hash } of mind.options(again, asked)) {
        let reached = next.get(hash)
        if (reached) drop(after)
        else {
          reached = new Way(after, points, turns)
          next.set(hash, reached)
        }
        reached.comesFrom(way, keepsTurns ? commands : undefined)
      }
      drop(again)
    }
    if (depth > 0) for (const { s } of ways) drop(s)
    ways = []
    for (const way of next.values()) {
      if (way.s.w[words.seatAt(seat) + words.PASSED]) {
        judgeAtTheEnd(way, seat, rivals)
        passed.push(way)
      } else ways.push(way)
    }
  }
  return passed
}

const known = ({ turns }: Pick<Way, 'turns'>, { course }: Limits): Known | undefined => course && { course, turns }

/** How many turns the seat would take until it passes, going by first sight from the best way. */
function turnsLeft(mind: Mind, ways: readonly Way[], seat: number): number {
  const { s } = ways.reduce((a, b) => (b.points > a.points ? b : a))
  let now = copyOf(s)
  let turns = 1
  for (; turns < MOST_TURNS && !now.w[words.seatAt(seat) + words.PASSED]; turns++) {
    const [again, asked] = turnAfter(mind, now, seat)
    const options = mind.options(again, asked)
    drop(again)
    drop(now)
    now = copyOf(firstSight(options).after)
    dropAll(options)
  }
  drop(now)
  return turns
}

/** Who has passed in the last round has the points that the game would end with: the network would only guess them. */
function judgeAtTheEnd(way: Way, seat: number, rivals: Rivals | undefined): void {
  if (way.s.w[words.ROUND] !== ROUNDS) return
  const s = copyOf(way.s)
  dropQueue(s)
  endRound(s)
  way.points = s.w[words.seatAt(seat) + words.VP] + (rivals ? againstRivals(s, seat, rivals) : 0)
  drop(s)
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
