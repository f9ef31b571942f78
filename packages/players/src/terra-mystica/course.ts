/**
 * What the others will probably do: their turns if everybody goes by first sight from now on, in the order in which they come
 * between the turns of the seat that thinks. A plan of its turns that lets them move in between loses the power actions, spaces and
 * cards that they take first, and gets the power of their buildings.
 */
import { IllegalMove } from '@freehold/kernel'
import { BONUS_CARDS } from '@freehold/terra-mystica'
import {
  ASK_ACTION,
  type Ask,
  ask,
  type Command,
  cardFree,
  cloneState,
  command,
  perform,
  type State,
  settle,
  verbs,
  words,
} from '@freehold/terra-mystica/fast'
import type { Allowance } from './allowance.ts'
import { copyOf, drop } from './copies.ts'
import type { Mind } from './mind.ts'

interface Deed {
  readonly seat: number
  readonly isTurn: boolean
  readonly commands: readonly Command[]
}

/** What happens from the beginning of a round to the next one, from the point of view of a seat. */
class Round {
  /** Before the seat's first turn that is still to come, after that turn, and so on. */
  readonly between: Deed[][] = [[]]
  /** What others do with the bonus of the cults when the round is over. */
  readonly bonus: Deed[] = []
  #moved = 0 // bits of the others that have moved since the seat's last turn

  add(s: State, deed: Deed, isOwn: boolean): void {
    if (s.w[words.PHASE] === words.CULT_INCOME) {
      if (!isOwn) this.bonus.push(deed)
      return
    }
    const bit = 1 << deed.seat
    if (deed.isTurn && (isOwn || this.#moved & bit)) {
      this.between.push([])
      this.#moved = 0
    }
    if (isOwn) return
    if (deed.isTurn) this.#moved |= bit
    this.between[this.between.length - 1].push(deed)
  }
}

/** A game that lasts longer is left. */
const MOST_STEPS = 600

/** Plays on, everybody at first sight, until the game is over or whoever asks has seen enough: each step before it is done. */
export function* playedOn(
  mind: Mind,
  s: State,
): Generator<{ readonly asked: Ask; readonly commands: readonly Command[] }> {
  settle(s)
  for (let step = 0; step < MOST_STEPS; step++) {
    const asked = ask(s)
    if (!asked) return
    const commands = mind.best(s, asked)
    yield { asked, commands }
    for (const each of commands) perform(s, asked.seat, each)
    settle(s)
  }
}

export class Course {
  readonly #rounds = new Map<number, Round>()
  /** How the game ends, if it was followed so far. */
  readonly end: State | undefined

  /** Follows the game as the seat sees it until that round is over, or the time is. */
  constructor(mind: Mind, from: State, seat: number, last: number, allowance?: Allowance) {
    const s = cloneState(from)
    let turn = -1
    for (const { asked, commands } of playedOn(mind, s)) {
      if (s.w[words.ROUND] > last) return
      if (allowance?.isSpent) {
        if (s.w[words.ROUND] > from.w[words.ROUND]) this.#rounds.delete(s.w[words.ROUND]) // half of it tells nothing of the rest
        return
      }
      const isTurn = asked.kind === ASK_ACTION && s.w[words.TURN] !== turn // some have two actions in a turn
      if (isTurn) turn = s.w[words.TURN]
      this.#roundOf(s).add(s, { seat: asked.seat, isTurn, commands }, asked.seat === seat)
    }
    this.end = s
  }

  #roundOf({ w }: State): Round {
    const number = w[words.ROUND]
    let round = this.#rounds.get(number)
    if (!round) {
      round = new Round()
      this.#rounds.set(number, round)
    }
    return round
  }

  /** Whether it was followed through that round, or at least into it where it is the first. */
  knows(round: number): boolean {
    return this.#rounds.has(round)
  }

  /** The others move after so many turns of the seat; what it is offered by them it has to answer. */
  play(s: State, turns: number, answer: (s: State) => void): void {
    this.#perform(s, this.#rounds.get(s.w[words.ROUND])?.between[turns] ?? [], answer)
  }

  /** … and all that they still do in the round. */
  playRest(s: State, turns: number, answer: (s: State) => void): void {
    const rest = this.#rounds.get(s.w[words.ROUND])?.between.slice(turns) ?? []
    for (const deeds of rest) this.#perform(s, deeds, answer)
  }

  /** The others use the bonus of the cults. */
  playBonus(s: State): void {
    for (const deed of this.#rounds.get(s.w[words.ROUND])?.bonus ?? []) attempt(s, deed)
  }

  #perform(s: State, deeds: readonly Deed[], answer: (s: State) => void): void {
    const { w } = s
    for (const deed of deeds) {
      if (deed.isTurn) {
        if (w[words.seatAt(deed.seat) + words.PASSED]) continue
        w[words.TURN_OPEN] = 0
        answer(s)
        w[words.ACTIVE] = deed.seat
        w[words.TURN]++
        w[words.TURN_OPEN] = 1
        w[words.ACTIONS] = 1
      }
      attempt(s, deed)
    }
    w[words.TURN_OPEN] = 0
    w[words.ACTIONS] = 0
    answer(s)
  }
}

/** That card, or else the one with most coins. */
function freeCardLike(s: State, card: number): number {
  if (card < 0 || cardFree(s, card)) return card
  let best = card
  for (let other = 0; other < BONUS_CARDS.length; other++)
    if (cardFree(s, other) && (best === card || s.w[words.BONUS_COINS + other] > s.w[words.BONUS_COINS + best]))
      best = other
  return best
}

/**
 * Does it where it is still possible, as a whole or not at all; who passes takes another card where that one is taken. Others who
 * cannot do what they wanted do nothing in that turn: what they would do instead is not worth the time that it takes to find out.
 */
function attempt(s: State, { seat, commands }: Deed): void {
  const before = copyOf(s)
  try {
    for (const each of commands)
      perform(s, seat, each.verb === verbs.PASS ? command(verbs.PASS, freeCardLike(s, each.a)) : each)
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error
    s.w.set(before.w)
  }
  drop(before)
}
