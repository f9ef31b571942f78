/**
 * Decides for a seat: judges all turns by the network and plans the own turns that would follow in the round. Late in the game
 * it plans those of the next round, too, and goes by that. Before, it plays the best on in its mind by that plan, everybody else
 * taking what the network likes best, and judges again when the round is over.
 */
import { belowFrom } from '@freehold/kernel'
import {
  ASK_ACTION,
  type Ask,
  asKnown,
  ask,
  type Command,
  cloneState,
  perform,
  ROUNDS,
  type State,
  settle,
  words,
} from '@freehold/terra-mystica/fast'
import { Allowance, type Budget } from './allowance.ts'
import { turnAfter } from './between.ts'
import { drop } from './copies.ts'
import { Course, playedOn } from './course.ts'
import { chooseFaction } from './factions.ts'
import { dropAll, firstSight, type Judged, Mind } from './mind.ts'
import type { Network } from './network.ts'
import { follow, type Plan, Planning } from './plans.ts'
import { rivalsOf } from './rivals.ts'

export interface Temper {
  /** Without one it takes what looks best at first sight. */
  readonly budget?: Budget
  /** How far it looks: to the end of its plans, or early in the game then also to the end of the round, everybody playing on. */
  readonly ahead?: 'own' | 'round'
  /** Points by which it misjudges turns, now and then. */
  readonly error?: number
}

/** A turn that was thought through. */
export interface Thought extends Judged {
  /** Points by the end after playing on in the mind; the first sight where that was all. */
  readonly expected: number
}

/** How far the best turns are looked into, and how much of what was thought before still counts then. */
interface Stage {
  readonly most: number // turns
  readonly margin: number // points behind the best
  readonly before: number
}

/** The others are first followed to the end of what is planned, for at most this share of the time. */
const FOR_COURSE = 0.25
/** The round is planned until this share of the time is gone; of the last round that is all there is to do … */
const FOR_PLANS = 0.6
/** … and of those before it, the next round is planned, too, from where the best plans end. */
const FOR_PLANS_IF_LATE = 0.5
const LATE = 4
const MOST_FOLLOWED = 160
const MOST_ENDS = 16
const PLANNING: Stage = { most: 40, margin: 12, before: 0.4 }
/** In the last round a plan tells the points themselves. */
const PLANNING_LAST: Stage = { ...PLANNING, before: 0.1 }
const PLANNING_NEXT: Stage = { most: Number.POSITIVE_INFINITY, margin: 30, before: 0.1 }
const PLAYING_ON: Stage = { most: 12, margin: 8, before: 0.3 }
/** Turns that were not looked into further are trusted a little less. */
const NOT_TRIED = 0.5
/** Decisions that are thought about further. */
const WORTH_THOUGHT: ReadonlySet<number> = new Set([ASK_ACTION, words.LEECH])
/** A round that lasts longer is judged where it stands. */
const MOST_STEPS = 60

export class Thinker {
  readonly #mind: Mind
  readonly #temper: Temper
  /** The share of its budget that it may use. */
  haste = 1

  constructor(network: Network, temper: Temper) {
    this.#mind = new Mind(network)
    this.#temper = temper
  }

  /** Moments looked at so far. */
  get looks(): number {
    return this.#mind.looks
  }

  /** What to do now: everything to the end of the turn. */
  decide(s: State, asked: Ask, seed: string): readonly Command[] {
    const { seat, kind } = asked
    if (kind === words.CHOOSE_FACTION || kind === words.BID) return chooseFaction(s, asked)
    const { error } = this.#temper
    const thoughts = this.think(s, asked)
    if (!error) return best(thoughts).commands
    // The same seed misjudges the same moment in the same way.
    const below = belowFrom(`fast:${seed} ${s.w[words.ROUND]} ${s.w[words.TURN]} ${seat} ${kind} ${thoughts.length}`)
    const misjudged = thoughts.map((thought) => {
      const lot = (below(1 << 20) + 0.5) / (1 << 20)
      return { ...thought, expected: thought.expected - error * Math.log(-Math.log(lot)) }
    })
    return best(misjudged).commands
  }

  /** All turns with what they lead to, in the order in which they were found. */
  think(now: State, asked: Ask): Thought[] {
    const mind = this.#mind
    const s = asKnown(now)
    const thoughts: Thought[] = mind.options(s, asked).map((each) => ({ ...each, expected: each.points }))
    const { budget, ahead = 'round' } = this.#temper
    if (!budget || thoughts.length < 2 || !WORTH_THOUGHT.has(asked.kind)) return thoughts
    const { seat } = asked
    const round = s.w[words.ROUND]
    const until = (share: number) => Allowance.of(budget, () => mind.looks, this.haste * share)
    const all = until(1)
    const forPlans = round === ROUNDS ? all : until(round < LATE ? FOR_PLANS : FOR_PLANS_IF_LATE)
    const course = this.#course(s, seat, until(FOR_COURSE))
    const rivals = course?.end && rivalsOf(s, course.end, seat)
    const followed = { most: MOST_FOLLOWED, rivals, course: s.table.opponent ? undefined : course }
    const planning = new Planning(mind, thoughts, seat, asked.kind === ASK_ACTION ? 1 : 0)
    const plans = planning.ofRound({ ...followed, allowance: forPlans })
    lookInto(thoughts, round < ROUNDS ? PLANNING : PLANNING_LAST, (i) => plans.get(i)?.points)
    if (round >= LATE && round < ROUNDS && !all.isSpent) {
      const further = planning.ofNextRound({ ...followed, allowance: all }, MOST_ENDS)
      lookInto(thoughts, PLANNING_NEXT, (i) => further.get(i)?.points)
    }
    planning.end()
    if (ahead === 'round' && round < LATE)
      lookInto(thoughts, PLAYING_ON, (i) => {
        const end = this.#playOn(thoughts[i].after, seat, plans.get(i), all)
        return end && this.#worth(end, seat)
      })
    return thoughts
  }

  /** The end of the round; undefined where there was no time to get there. */
  #playOn(after: State, seat: number, plan: Plan | undefined, allowance: Allowance): State | undefined {
    if (allowance.isSpent) return undefined
    const s = cloneState(after)
    const round = s.w[words.ROUND]
    const intended = [...(plan?.turns ?? [])]
    settle(s)
    for (let step = 0; step < MOST_STEPS; step++) {
      const asked = ask(s)
      if (!asked || s.w[words.ROUND] !== round) break
      if (allowance.isSpent) return undefined
      const options = this.#mind.options(s, asked)
      const planned = asked.seat === seat && asked.kind === ASK_ACTION ? follow(options, intended) : undefined
      const { commands } = planned ?? firstSight(options)
      dropAll(options)
      for (const command of commands) perform(s, asked.seat, command)
      settle(s)
    }
    return s
  }

  /**
   * Points at the end of the game as foretold after the best turn that the seat could take: before a turn, as when a
   * round begins, the network knows less of what is to come.
   */
  #worth(s: State, seat: number): number {
    if (s.w[words.seatAt(seat) + words.PASSED]) return this.#mind.points(s, seat)
    const [again, asked] = turnAfter(this.#mind, s, seat)
    const options = this.#mind.options(again, asked)
    drop(again)
    dropAll(options)
    return firstSight(options).points
  }

  /** What the others will do in the rounds that are planned: all of them late in the game, when the races are decided. */
  #course(s: State, seat: number, allowance: Allowance): Course | undefined {
    const round = s.w[words.ROUND]
    if (isAlone(s, seat) || (s.table.opponent && round <= LATE)) return undefined // her cards are not known
    const last = round < LATE ? round : round === LATE ? round + 1 : ROUNDS
    return new Course(this.#mind, s, seat, last, allowance)
  }

  /** How the game would end if everybody took what looks best at first sight from now on. */
  playOut(from: State): State {
    const s = cloneState(from)
    for (const _ of playedOn(this.#mind, s));
    return s
  }
}

/** Nobody else moves any more. */
function isAlone({ w, table }: State, seat: number): boolean {
  if (w[words.ROUND] < ROUNDS) return false
  for (let other = 0; other < table.seats; other++) {
    const at = words.seatAt(other)
    if (other !== seat && !w[at + words.PASSED] && !w[at + words.DROPPED]) return false
  }
  return true
}

function best(thoughts: readonly Thought[]): Thought {
  return thoughts.reduce((a, b) => (b.expected > a.expected ? b : a))
}

/** Replaces what is expected of the best turns by what is found further on, mixed with what was thought before. */
function lookInto(
  thoughts: Thought[],
  { most, margin, before }: Stage,
  find: (thought: number) => number | undefined,
): void {
  const ranked = thoughts.map((_, i) => i).sort((a, b) => thoughts[b].expected - thoughts[a].expected)
  const least = thoughts[ranked[0]].expected - margin
  const tried = new Set<number>()
  let change = 0 // by looking further, whatever the turn: those not tried are measured by it
  for (const i of ranked.slice(0, most).filter((i) => thoughts[i].expected >= least)) {
    const thought = thoughts[i]
    const found = find(i)
    if (found === undefined) continue
    const expected = before * thought.expected + (1 - before) * found
    change += expected - thought.expected
    tried.add(i)
    thoughts[i] = { ...thought, expected }
  }
  if (tried.size === 0) return
  for (const i of ranked)
    if (!tried.has(i))
      thoughts[i] = { ...thoughts[i], expected: thoughts[i].expected + change / tried.size - NOT_TRIED }
}
