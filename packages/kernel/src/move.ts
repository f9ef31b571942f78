import { IllegalMove } from './errors.ts'
import type { Decision, Move } from './game.ts'
import { below, RNG_WORDS, seedRng } from './rng.ts'

/** Throws `IllegalMove` unless the move answers the decision: `min` to `max` option numbers, each at most once. */
export function checkMove(decision: Decision | undefined, move: unknown): asserts move is Move {
  if (decision && isMove(move, decision.min, decision.max, decision.options.length)) return
  if (!decision) throw new IllegalMove('move: the game is over, nothing is asked')
  if (!Array.isArray(move)) throw new IllegalMove('move: expected a list of option numbers, such as [0]')
  const { min, max, options } = decision
  if (move.length < min || move.length > max) {
    const count = min === max ? `${min}` : `${min} to ${max}`
    throw new IllegalMove(`move: ${move.length} chosen, choose ${count} (${decision.question.text})`)
  }
  const taken = new Set<number>()
  for (const choice of move as readonly unknown[]) {
    if (typeof choice !== 'number' || !Number.isInteger(choice) || choice < 0 || choice >= options.length) {
      throw new IllegalMove(`move: there is no option ${named(choice)}, only 0 to ${options.length - 1}`)
    }
    if (taken.has(choice)) throw new IllegalMove(`move: option ${choice} is chosen twice`)
    taken.add(choice)
  }
}

/** Whether it is a list of so many different numbers of so many options: a game need not put them into words for this. */
export function isMove(move: unknown, min: number, max: number, options: number): move is Move {
  if (!Array.isArray(move) || move.length < min || move.length > max) return false
  for (let i = 0; i < move.length; i++) {
    const choice: unknown = move[i]
    if (!Number.isInteger(choice) || (choice as number) < 0 || (choice as number) >= options) return false
    if (move.indexOf(choice) !== i) return false
  }
  return true
}

/** What was given instead of an option number, in few words whatever it is. */
function named(choice: unknown): string {
  if (typeof choice === 'number') return String(choice)
  return typeof choice === 'string' ? JSON.stringify(choice.slice(0, 20)) : `of type ${typeof choice}`
}

/** Draws a whole number from 0 to n - 1. */
export type Below = (n: number) => number

/** A generator outside any state: for random players and for checks. */
export function belowFrom(seed: string): Below {
  const words = new Int32Array(RNG_WORDS)
  seedRng(words, 0, seed)
  return (n) => below(words, 0, n)
}

/** A legal move at random: each number of options equally likely, then each choice of so many. */
export function randomMove(decision: Decision, below: Below): number[] {
  const { min, max, options, ordered } = decision
  const count = min + below(max - min + 1)
  const numbers = options.map((_, i) => i)
  for (let i = 0; i < count; i++) {
    const j = i + below(numbers.length - i)
    const chosen = numbers[j]
    numbers[j] = numbers[i]
    numbers[i] = chosen
  }
  const move = numbers.slice(0, count)
  return ordered ? move : move.sort((a, b) => a - b)
}
