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
  /** How far it looks: to its own next turn, as if nobody else moved, or then also to the end of the round. */
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
const GOING_AGAIN: Stage = { most: 25, margin: 12, before: 0.4 }
const PLAYING_ON: Stage = { most: 12, margin: 8, before: 0.3 }
/** Turns that were not looked into further are trusted a little less. */
const NOT_TRIED = 0.5
/** A round that lasts longer is judged where it stands, and a game that lasts longer is left. */
const MOST_STEPS = 60
const MOST_STEPS_OF_A_GAME = 600

export class Thinker {
  readonly #mind: Mind
  readonly #temper: Temper
  /** The share of its budget that it may use. */
  haste = 1

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
    const thoughts: Thought[] = mind.options(s, asked).map((each) => ({ ...each, expected: each.points }))
    const { budget, ahead = 'round' } = this.#temper
    if (!budget || thoughts.length < 2 || asked.kind !== ASK_ACTION) return thoughts
    const isSpent = spending(budget, this.haste, mind)
    const { seat } = asked
    this.#lookInto(thoughts, GOING_AGAIN, isSpent, (after) => this.#goAgain(cloneState(after), seat))
    if (ahead === 'round') this.#lookInto(thoughts, PLAYING_ON, isSpent, (after) => this.#playOn(after, seat, isSpent))
    return thoughts
  }

  /** Replaces what is expected of the best turns by what is found further on, mixed with what was thought before. */
  #lookInto(
    thoughts: Thought[],
    { most, margin, before }: Stage,
    isSpent: () => boolean,
    find: (after: State) => number | undefined,
  ): void {
    const ranked = thoughts.map((_, i) => i).sort((a, b) => thoughts[b].expected - thoughts[a].expected)
    const top = thoughts[ranked[0]].expected
    let tried = 0
    let change = 0 // by looking further, whatever the turn: those not tried are measured by it
    for (const i of ranked.slice(0, most)) {
      const thought = thoughts[i]
      if (thought.expected < top - margin || isSpent()) break
      const found = find(thought.after)
      if (found === undefined) break
      const expected = before * thought.expected + (1 - before) * found
      change += expected - thought.expected
      tried++
      thoughts[i] = { ...thought, expected }
    }
    if (tried === 0) return
    for (const i of ranked.slice(tried))
      thoughts[i] = { ...thoughts[i], expected: thoughts[i].expected + change / tried - NOT_TRIED }
  }

  /** Points foretold further on; undefined where there was no time to get there. */
  #playOn(after: State, seat: number, isSpent: () => boolean): number | undefined {
    const s = cloneState(after)
    const round = s.w[words.ROUND]
    settle(s)
    for (let step = 0; step < MOST_STEPS; step++) {
      const asked = ask(s)
      if (!asked || s.w[words.ROUND] !== round) break
      if (isSpent()) return undefined
      const { commands } = firstSight(this.#mind.options(s, asked))
      for (const command of commands) perform(s, asked.seat, command)
      settle(s)
    }
    if (s.w[words.PHASE] === words.OVER) return s.w[words.seatAt(seat) + words.VP]
    return this.#mind.points(s, seat)
  }

  /** How the game would end if everybody took what looks best at first sight from now on. */
  playOut(from: State): State {
    const s = cloneState(from)
    settle(s)
    for (let step = 0; step < MOST_STEPS_OF_A_GAME; step++) {
      const asked = ask(s)
      if (!asked) break
      for (const command of firstSight(this.#mind.options(s, asked)).commands) perform(s, asked.seat, command)
      settle(s)
    }
    return s
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

function spending(budget: Budget, share: number, mind: Mind): () => boolean {
  if ('looks' in budget) {
    const last = mind.looks + budget.looks * share
    return () => mind.looks >= last
  }
  const end = performance.now() + budget.milliseconds * share
  return () => performance.now() >= end
}
