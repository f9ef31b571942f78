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
      tried.longest = Math.max(tried.longest, playWith([randomCard(n)], n, 2 + (n % 2)))
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

/** Games of two to six with as many such cards as there may be, none of them refused. */
export function tryRandomTables(from: number, to: number): Tried {
  const tried = { refused: [] as string[], played: 0, longest: 0, failures: [] as string[] }
  for (let n = from; n < to; n++) {
    const cards = acceptedCards(1000 * n, limits.cards)
    try {
      tried.longest = Math.max(tried.longest, playWith(cards, n, 2 + (n % 5)))
      tried.played++
    } catch (error) {
      tried.failures.push(`table ${n}: ${error instanceof Error ? error.stack : error}`)
    }
  }
  return tried
}

function acceptedCards(from: number, wanted: number): object[] {
  const accepted: object[] = []
  for (let n = from; accepted.length < wanted; n++) {
    const card = randomCard(n)
    try {
      dominion.options({ own: [card] })
      accepted.push(card)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
    }
  }
  return accepted
}

/** The answers that a game with the cards took. Throws where one is refused or it does not end. */
function playWith(own: readonly object[], n: number, players: number): number {
  const below = belowFrom(`fast:answers ${n}`)
  const asking = (['open', 'secret', 'all'] as const)[n % 3]
  const options = dominion.options({ own, players, start: 0, asking })
  const state = dominion.setup(options, `fast:${n}`)
  for (let answers = 0; ; answers++) {
    const decision = dominion.pending(state)
    if (!decision) return answers
    if (answers > MOST_ANSWERS) throw new Error(`not over after ${answers} answers`)
    dominion.play(state, randomMove(decision, below))
  }
}
