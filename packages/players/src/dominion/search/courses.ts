/** How the deck of somebody who follows a policy looks from turn to turn, from a few games among such. */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import { answeringSeat } from '@freehold/dominion/sight'
import { fastPlayer } from '../fast-player.ts'
import type { Strategy } from '../strategy/strategy.ts'

/** Turns that are looked at; what comes later is compared with the last of them. */
const TURNS = 16
/** Decks that are seen of each turn, unless a game ended before. */
const DECKS = 8
/** The least that a count is taken to vary. */
const LEAST_VARIANCE = 0.3

/**
 * What everybody sees of what a seat did: what it has gained and not trashed, by kind, and the Curses that others have instead of its own,
 * which are their doing. So not only purchases tell something: who never plays a trasher has all Estates still.
 */
export function seenOf(setting: Setting, seat: number): Int16Array {
  const { kinds, players } = setting
  const counts = new Int16Array(kinds.length)
  game.countOwned(seat, counts)
  const curse = kinds.findIndex(({ name }) => name === 'Curse')
  counts[curse] = 0
  for (let other = 0; other < players; other++) if (other !== seat) counts[curse] += game.owned(other, curse)
  return counts
}

class Course {
  readonly #means: readonly Float64Array[] // by turn, from the first
  readonly #variances: readonly Float64Array[]

  /** Plays in the working memory. */
  constructor(setting: Setting, policy: Strategy) {
    const decks = playedBy(setting, policy)
    const numbers = setting.kinds.length
    const mean = (of: (turn: number, number: number) => (seen: Int16Array) => number) =>
      decks.map((seen, turn) =>
        Float64Array.from(
          { length: numbers },
          (_, i) => seen.map(of(turn, i)).reduce((a, b) => a + b, 0) / seen.length,
        ),
      )
    this.#means = mean((_, i) => (seen) => seen[i])
    this.#variances = mean((turn, i) => (seen) => (seen[i] - this.#means[turn][i]) ** 2)
  }

  /** The logarithm of how likely it is that whoever follows the policy looks so after that turn; an odd count is not taken for impossible. */
  likelihood(turn: number, seen: Int16Array): number {
    const at = Math.min(turn, this.#means.length) - 1
    if (at < 0) return 0
    let sum = 0
    for (let i = 0; i < seen.length; i++) {
      const variance = this.#variances[at][i] + LEAST_VARIANCE
      sum -= Math.log(1 + (seen[i] - this.#means[at][i]) ** 2 / (2 * variance)) + Math.log(variance) / 2
    }
    return sum
  }
}

/** By turn, from the first, what was seen of the seats at its end. */
function playedBy(setting: Setting, policy: Strategy): Int16Array[][] {
  const player = fastPlayer(setting, policy)
  const { players } = setting
  const decks: Int16Array[][] = []
  for (let number = 0; number * players < DECKS; number++) {
    game.seedGames(`fast:course ${number}`)
    game.startGame(setting, 0)
    let [seat, turn] = [0, 1]
    try {
      while (game.asked() !== game.ASKED.over && game.turnsOf(answeringSeat()) <= TURNS) {
        player.decide()
        if (game.turnSeat() === seat && game.turnsOf(seat) === turn) continue
        if (turn === decks.length + 1) decks.push([])
        decks[turn - 1]?.push(seenOf(setting, seat))
        seat = game.turnSeat()
        turn = game.turnsOf(seat)
      }
    } catch (error) {
      if (!(error instanceof game.NoRoom)) throw error // what was seen until then was seen
    }
  }
  return decks
}

const known = new WeakMap<Setting, WeakMap<Strategy, Course>>()

/** The course of a policy at a table. Overwrites the working memory where it is not known yet. */
export function courseOf(setting: Setting, policy: Strategy): Course {
  const courses = known.get(setting) ?? new WeakMap<Strategy, Course>()
  known.set(setting, courses)
  const course = courses.get(policy) ?? new Course(setting, policy)
  courses.set(policy, course)
  return course
}
