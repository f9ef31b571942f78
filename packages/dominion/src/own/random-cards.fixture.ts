/** Cards by lot from all of the card language: most make no sense, and none may do any harm. */
import { belowFrom, InputError, randomMove } from '@freehold/kernel'
import { dominion } from '../game.ts'
import { writingIn } from '../writing/index.ts'
import { lot, RandomPrograms } from '../writing/random-program.fixture.ts'
import { limits } from './valid.ts'

export interface Tried {
  readonly refused: string[]
  readonly played: number
  readonly longest: number // answers in a game
  readonly failures: string[]
}

const MOST_ANSWERS = 30_000

/** Cards of these numbers, each in a game of its own. */
export function tryRandomCards(from: number, to: number): Tried {
  const tried = { refused: [] as string[], played: 0, longest: 0, failures: [] as string[] }
  for (let n = from; n < to; n++) {
    try {
      tried.longest = Math.max(tried.longest, playWith(randomCard(n), n))
      tried.played++
    } catch (error) {
      if (error instanceof InputError && !error.message.includes('\n')) tried.refused.push(error.message)
      else tried.failures.push(`card ${n}: ${error instanceof Error ? error.stack : error}`)
    }
  }
  return tried
}

/** Numbers that nobody means: less than nothing, nothing at all, as many as there may be. */
const wild =
  (next: () => number): (() => number) =>
  () =>
    [-limits.number, -1, 0, 1, 2, 3, limits.number][Math.floor(next() * 7)]

export function randomCard(n: number): object {
  const next = lot(n)
  const programs =
    n % 2 === 0 ? new RandomPrograms(writingIn('en'), next) : new RandomPrograms(writingIn('en'), next, wild(next))
  const types = [
    ['Action'],
    ['Action', 'Attack'],
    ['Treasure'],
    ['Action', 'Reaction'],
    ['Action', 'Duration'],
    ['Victory'],
  ]
  return {
    name: `Card by Lot ${n}`,
    cost: { coins: Math.floor(next() * 3) },
    types: types[Math.floor(next() * types.length)],
    pile: { in: 'supply' },
    emblem: 'raft',
    abilities: [{ when: 'play', steps: programs.steps(3) }, ...(next() < 0.4 ? [programs.ability(3)] : [])],
  }
}

/** The answers that a game with the card took. Throws where it is refused or does not end. */
function playWith(card: object, n: number): number {
  const below = belowFrom(`fast:answers ${n}`)
  const options = dominion.options({ own: [card], players: 2 + (n % 2), start: 0 })
  const state = dominion.setup(options, `fast:${n}`)
  for (let answers = 0; ; answers++) {
    const decision = dominion.pending(state)
    if (!decision) return answers
    if (answers > MOST_ANSWERS) throw new Error(`not over after ${answers} answers`)
    dominion.play(state, randomMove(decision, below))
  }
}
