/**
 * Plans of the own turns that are left in a round, and of the rounds after it, as if nobody else moved: the most promising
 * moments after each number of turns are followed, those that are reached in another order only once, until the seat passes.
 */
import {
  type Ask,
  ask,
  beginRound,
  type Command,
  cloneState,
  command,
  endRound,
  leechAmount,
  perform,
  ROUNDS,
  rulesOfSeat,
  type State,
  verbs,
  words,
} from '@freehold/terra-mystica/fast'
import { firstSight, type Judged, type Mind } from './mind.ts'
import { againstRivals, type Rivals } from './rivals.ts'

export interface Plan {
  /** Points by the end, foretold when the seat has passed. */
  readonly points: number
  /** The turns of this round after the first, the last of them passing. */
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

type Plans = Map<number, Plan>

/**
 * The best plan found for each of the turns (by its number) that were looked into, planned on for so many rounds after
 * this one; undefined where time was up.
 */
export function planTurns(
  mind: Mind,
  turns: readonly Judged[],
  seat: number,
  { rounds = 0, rivals, ...width }: Width & { readonly rounds?: number; readonly rivals?: Rivals },
  isSpent: () => boolean,
): Plans | undefined {
  const ways = turns.map(({ after, points }, i) => ({ s: after, points, firsts: new Map([[i, []]]) }))
  let passed = untilPassing(mind, ways, seat, width, isSpent, rivals)
  for (let ahead = 0; passed && ahead < rounds; ahead++) {
    const goOn = chosen(passed, width.atFirst).map((way) => ({ ...way, s: nextRound(mind, way.s, seat) }))
    passed = untilPassing(mind, goOn, seat, width, isSpent, rivals, false)
  }
  return passed && bestOf(passed)
}

/** The best plan found for a round that begins now, with all of its turns; undefined where time was up. */
export function planRound(
  mind: Mind,
  s: State,
  seat: number,
  width: Width & { readonly rivals?: Rivals },
  isSpent: () => boolean,
): Plan | undefined {
  const turns = mind.options(...turnAgain(mind, s, seat))
  const plans = planTurns(mind, turns, seat, width, isSpent)
  if (!plans || plans.size === 0) return undefined
  const [first, { points, turns: rest }] = [...plans].reduce((a, b) => (b[1].points > a[1].points ? b : a))
  return { points, turns: [turns[first].commands, ...rest] }
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
  const plans: Plans = new Map()
  for (const { points, firsts } of passed)
    for (const [first, turns] of firsts)
      if (points > (plans.get(first)?.points ?? Number.NEGATIVE_INFINITY)) plans.set(first, { points, turns })
  return plans
}

/** Follows the ways to the end of the seat's turns in the round; undefined where time was up. */
function untilPassing(
  mind: Mind,
  from: Way[],
  seat: number,
  { atFirst, later }: Width,
  isSpent: () => boolean,
  rivals: Rivals | undefined,
  keepsTurns = true,
): Way[] | undefined {
  const passed: Way[] = []
  let ways = from
  for (let depth = 0; depth < MOST_TURNS && ways.length > 0; depth++) {
    ways.sort((a, b) => b.points - a.points)
    const top = ways[0].points
    const next = new Map<number, Way>()
    for (const way of ways.slice(0, depth === 0 ? atFirst : later)) {
      if (way.points < top - MARGIN) break
      if (way.s.w[words.seatAt(seat) + words.PASSED]) {
        passed.push(judgedAtTheEnd(way, seat, rivals))
        continue
      }
      if (isSpent()) return undefined
      for (const { commands, after, points, hash } of mind.options(...turnAgain(mind, way.s, seat))) {
        let reached = next.get(hash)
        if (!reached) {
          reached = { s: after, points, firsts: new Map() }
          next.set(hash, reached)
        }
        for (const [first, before] of way.firsts)
          if (!reached.firsts.has(first)) reached.firsts.set(first, keepsTurns ? [...before, commands] : before)
      }
    }
    ways = []
    for (const way of next.values()) {
      if (way.s.w[words.seatAt(seat) + words.PASSED]) passed.push(judgedAtTheEnd(way, seat, rivals))
      else ways.push(way)
    }
  }
  return passed
}

/** Who has passed in the last round has the points that the game would end with: the network would only guess them. */
function judgedAtTheEnd(way: Way, seat: number, rivals: Rivals | undefined): Way {
  if (way.s.w[words.ROUND] !== ROUNDS) return way
  const s = cloneState(way.s)
  dropAll(s)
  endRound(s)
  return { ...way, points: s.w[words.seatAt(seat) + words.VP] + (rivals ? againstRivals(s, seat, rivals) : 0) }
}

/** The moment in which the seat moves again at once. */
export function turnAgain(mind: Mind, after: State, seat: number): [State, Ask] {
  const s = cloneState(after)
  const { w } = s
  if (!w[words.TURN_OPEN] || w[words.ACTIVE] !== seat) {
    takenByOthers(mind, s, seat)
    dropAll(s)
    w[words.ACTIVE] = seat
    w[words.TURN_OPEN] = 1
    w[words.ACTIONS] = 1
  }
  return [s, ask(s) as Ask]
}

/** Others take the power that they are offered, where the builder gains by that. */
function takenByOthers(mind: Mind, s: State, seat: number): void {
  if (!rulesOfSeat(s, seat).data.leech) return
  const { w } = s
  for (let n = w[words.QUEUED]; n > 0; n--) {
    const [kind, other, from, amount] = w.subarray(words.QUEUE_AT)
    if (kind === words.LEECH && from === seat && leechAmount(s, other, amount) > 0)
      perform(s, other, command(verbs.TAKE, amount, seat))
    else words.dropEntry(s, words.QUEUE_AT)
  }
  answerAtFirstSight(mind, s, seat)
}

/** The seat answers all that is open for it; what waits for others is left out. */
function answerAtFirstSight(mind: Mind, s: State, seat: number): void {
  while (words.firstEntryOf(s, seat)) {
    while (s.w[words.QUEUE_AT + 1] !== seat) words.dropEntry(s, words.QUEUE_AT)
    const asked = ask(s) as Ask
    for (const each of firstSight(mind.options(s, asked)).commands) perform(s, seat, each)
  }
}

/** What the others own is left as it is, so that they look no richer in a round in which they did not move. */
const OWNED = [words.COINS, words.WORKERS, words.PRIESTS, words.BOWL1, words.BOWL2, words.BOWL3]

/** The beginning of the next round, as if everybody else had passed and kept the bonus card. */
function nextRound(mind: Mind, after: State, seat: number): State {
  const s = cloneState(after)
  const { w, table } = s
  const others = Array.from({ length: table.seats }, (_, other) => other).filter((other) => other !== seat)
  for (const other of others) w[words.seatAt(other) + words.PASSED] = 1
  dropAll(s)
  w[words.TURN_OPEN] = 0
  endRound(s)
  answerAtFirstSight(mind, s, seat)
  dropAll(s)
  beginRound(s)
  for (
    let at = words.QUEUE_AT + (w[words.QUEUED] - 1) * words.ENTRY_WORDS;
    at >= words.QUEUE_AT;
    at -= words.ENTRY_WORDS
  )
    if (w[at + 1] !== seat) words.dropEntry(s, at)
  for (const other of others)
    for (const owned of OWNED) w[words.seatAt(other) + owned] = after.w[words.seatAt(other) + owned]
  w[words.ACTIVE] = seat
  w[words.TURN] = 1
  w[words.TURN_OPEN] = 1
  w[words.ACTIONS] = 1
  return s
}

function dropAll(s: State): void {
  while (s.w[words.QUEUED] > 0) words.dropEntry(s, words.QUEUE_AT)
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
