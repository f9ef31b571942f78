/**
 * Decides for a seat: judges all turns by the network, then plays the best of them on in its mind, everybody taking what
 * the network likes best, to the end of the round, and judges again there.
 */
import { belowFrom } from '@freehold/kernel'
import {
  ASK_ACTION,
  type Ask,
  ask,
  type Command,
  cloneState,
  perform,
  type State,
  settle,
  words,
} from '@freehold/terra-mystica/fast'
import { chooseFaction } from './factions.ts'
import { type Judged, Mind } from './mind.ts'
import type { Network } from './network.ts'

/** How long it thinks about a turn: so many milliseconds, or moments looked at, which gives the same on every machine. */
export type Budget = { readonly milliseconds: number } | { readonly looks: number }

export interface Temper {
  /** Without one it takes what looks best at first sight. */
  readonly budget?: Budget
  /** How far it plays on: to the end of the round, to its own next turn, or straight on as if nobody else moved. */
  readonly ahead?: 'round' | 'reply' | 'own'
  /** Points by which it misjudges turns, now and then. */
  readonly error?: number
}

/** A turn that was thought through. */
export interface Thought extends Judged {
  /** Points by the end after playing on in the mind; the first sight where that was all. */
  readonly expected: number
}

/** Turns this far behind at first sight are not looked at again. */
const MARGIN = 8
const MOST_TURNS = 12
/** How much the first sight still counts beside what came of playing on. */
const FIRST_SIGHT = 0.3
/** A round that lasts longer is judged where it stands. */
const MOST_STEPS = 60

export class Thinker {
  readonly #mind: Mind
  readonly #temper: Temper

  constructor(network: Network, temper: Temper) {
    this.#mind = new Mind(network)
    this.#temper = temper
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
  think(s: State, asked: Ask): Thought[] {
    const mind = this.#mind
    const judged = mind.options(s, asked)
    const thoughts: Thought[] = judged.map((each) => ({ ...each, expected: each.points }))
    const { budget } = this.#temper
    if (!budget || judged.length < 2 || asked.kind !== ASK_ACTION) return thoughts
    const isSpent = spending(budget, mind)
    const ranked = thoughts.map((_, i) => i).sort((a, b) => thoughts[b].points - thoughts[a].points)
    const top = thoughts[ranked[0]].points
    let tried = 0
    let shift = 0 // what playing on changes by itself: those not played on are measured by it
    for (const i of ranked.slice(0, MOST_TURNS)) {
      if (thoughts[i].points < top - MARGIN || isSpent()) break
      const reached = this.#playOn(thoughts[i].after, asked.seat, isSpent)
      if (reached === undefined && tried > 0) break
      const expected = reached ?? thoughts[i].points
      shift += expected - thoughts[i].points
      tried++
      thoughts[i] = { ...thoughts[i], expected: FIRST_SIGHT * thoughts[i].points + (1 - FIRST_SIGHT) * expected }
    }
    const usual = tried > 0 ? ((1 - FIRST_SIGHT) * shift) / tried : 0
    for (const i of ranked.slice(tried))
      thoughts[i] = { ...thoughts[i], expected: thoughts[i].points + Math.min(0, usual) - 0.5 }
    return thoughts
  }

  /** Points foretold further on; undefined where there was no time to get there. */
  #playOn(after: State, seat: number, isSpent: () => boolean): number | undefined {
    const { ahead = 'round' } = this.#temper
    const s = cloneState(after)
    const round = s.w[words.ROUND]
    if (ahead === 'own') return this.#goAgain(s, seat)
    settle(s)
    for (let step = 0; step < MOST_STEPS; step++) {
      const asked = ask(s)
      if (!asked || s.w[words.ROUND] !== round) break
      if (isSpent()) return undefined
      const found = firstSight(this.#mind.options(s, asked))
      if (ahead === 'reply' && asked.seat === seat && asked.kind === ASK_ACTION) return found.points
      for (const command of found.commands) perform(s, asked.seat, command)
      settle(s)
    }
    if (s.w[words.PHASE] === words.OVER) return s.w[words.seatAt(seat) + words.VP]
    return this.#mind.points(s, seat)
  }

  /** The best of the own next turn, if it came at once. */
  #goAgain(s: State, seat: number): number {
    const { w } = s
    if (w[words.seatAt(seat) + words.PASSED] || w[words.TURN_OPEN]) return this.#mind.points(s, seat)
    while (w[words.QUEUED] > 0) words.dropEntry(s, words.QUEUE_AT)
    w[words.ACTIVE] = seat
    w[words.TURN_OPEN] = 1
    w[words.ACTIONS] = 1
    return firstSight(this.#mind.options(s, ask(s) as Ask)).points
  }
}

function best(thoughts: readonly Thought[]): Thought {
  return thoughts.reduce((a, b) => (b.expected > a.expected ? b : a))
}

function firstSight(judged: readonly Judged[]): Judged {
  return judged.reduce((a, b) => (b.points > a.points ? b : a))
}

function spending(budget: Budget, mind: Mind): () => boolean {
  if ('looks' in budget) {
    const last = mind.looks + budget.looks
    return () => mind.looks >= last
  }
  const end = performance.now() + budget.milliseconds
  return () => performance.now() >= end
}
