/** Games of any cards played at random, with every card looked for as they go. Run natively: see `many-games.test.ts`. */
import { belowFrom, randomMove } from '@freehold/kernel'
import { dominion } from '../game.ts'
import { type Edition, editions } from '../language/types.ts'
import { kingdomCards } from '../setup/kingdom.ts'
import { kingdomLandscapes } from '../setup/landscapes.ts'
import type { DominionOptions } from '../setup/options.ts'
import { cardLaw, cardsOfSeat } from './card-places.fixture.ts'
import { setting } from './memory/lookup.ts'
import { askings } from './memory/setting.ts'
import type { State } from './memory/state.ts'

export interface Played {
  readonly over: number
  readonly stalemates: readonly number[] // games
  readonly failures: readonly string[]
  readonly seen: readonly string[] // cards and tables
}

/** Plays the games of these numbers. */
export function playRandomly(from: number, to: number): Played {
  let over = 0
  const stalemates: number[] = []
  const failures: string[] = []
  const seen = new Set<string>()
  for (let n = from; n < to; n++) {
    const options = anyOptions(n)
    seen.add(tableName(options))
    for (const card of options.kingdom) seen.add(`${options.edition} ${card}`)
    try {
      if (playOut(options, n)) over++
      else stalemates.push(n)
    } catch (error) {
      failures.push(`game ${n}: ${error}`)
    }
  }
  return { over, stalemates, failures, seen: [...seen] }
}

export const tableName = ({ edition, players, asking }: Pick<DominionOptions, 'edition' | 'players' | 'asking'>) =>
  `${edition}, ${players} players, asking ${asking}`

/** Ten cards of all that an edition has, two to six players, every way of asking. */
export function anyOptions(n: number): DominionOptions {
  const below = belowFrom(`fast:kingdom ${n}`)
  const edition = editions[n % 2]
  const names = kingdomNames(edition)
  const kingdom = Array.from({ length: 10 }, () => names.splice(below(names.length), 1)[0])
  return dominion.options({ players: 2 + (n % 5), edition, kingdom, asking: askings[n % 3] })
}

export const kingdomNames = (edition: Edition): string[] => kingdomCards(edition).map(({ name }) => name)

const LOOKED_AT = 8 // moves from one look at a position to the next

/**
 * Plays a game with each card and each landscape among nine plain cards twice, told of every event and not. Whoever is told gets
 * every step by itself; the others get shortcuts for what mostly happens, such as turns in one go. That must be the same game:
 * says where it is not. A mechanism that a shortcut forgets shows here, as no other of the table keeps it from being taken.
 */
export function playToldAndUntold(): { failures: string[]; games: number } {
  const games = oneAmongPlain()
  const failures = games.flatMap(([name, options]) => {
    try {
      const moves = firstDifference(options, name)
      return moves < 0 ? [] : [`${name}, after ${moves} moves`]
    } catch (error) {
      return [`${name}: ${error}`] // a move of the one that the other does not have
    }
  })
  return { failures, games: games.length }
}

/** The cards of the second edition, those that only the first has, and the landscapes; nothing is asked that has one answer. */
function oneAmongPlain(): [name: string, options: DominionOptions][] {
  const nine = ['Village', 'Smithy', 'Market', 'Moat', 'Militia', 'Merchant', 'Throne Room', 'Workshop', 'Festival']
  const newer = kingdomNames('2e')
  const older = kingdomNames('1e').filter((name) => !newer.includes(name))
  const table = (edition: Edition, tenth: string, landscapes: readonly string[]): DominionOptions => {
    const plain = edition === '1e' ? nine.with(5, 'Bureaucrat') : nine
    const kingdom = [tenth, ...plain.map((name) => (name === tenth ? 'Cellar' : name))]
    return dominion.options({ players: 2, edition, kingdom, landscapes, asking: 'open' })
  }
  return [
    ...newer.map((name): [string, DominionOptions] => [name, table('2e', name, [])]),
    ...older.map((name): [string, DominionOptions] => [name, table('1e', name, [])]),
    ...kingdomLandscapes('2e').map(({ name }): [string, DominionOptions] => [name, table('2e', 'Remodel', [name])]),
  ]
}

/** After how many moves a game differs from the same one told; -1: nowhere in its first moves. What is tried is done often. */
function firstDifference(options: DominionOptions, tried: string): number {
  const below = belowFrom(`fast:moves ${tried}`)
  const [told, untold] = [0, 1].map(() => dominion.setup(options, `fast:told ${tried}`))
  for (let moves = 0; moves < 160; moves++) {
    const decision = dominion.pending(untold)
    if (moves % LOOKED_AT === 0) {
      if (dominion.hash(told) !== dominion.hash(untold)) return moves
      if (JSON.stringify(decision) !== JSON.stringify(dominion.pending(told))) return moves
    }
    if (!decision) break
    const trying =
      decision.min <= 1 && decision.max > 0 ? decision.options.findIndex(({ key }) => key.includes(tried)) : -1
    const move = trying >= 0 && below(2) === 0 ? [trying] : randomMove(decision, below)
    dominion.play(told, move, [])
    dominion.play(untold, move)
  }
  return -1
}

const MOST_MOVES = 20_000

/** False where the game came to a stalemate. Throws where something is wrong. */
function playOut(options: DominionOptions, n: number): boolean {
  const below = belowFrom(`fast:moves ${n}`)
  const state = dominion.setup(options, n % 16 === 15 ? `secret:${n.toString(16).padStart(64, '0')}` : `fast:${n}`)
  const problem = cardLaw(state)
  let moves = 0
  const check = () => {
    const found = problem(state)
    if (found !== undefined) throw new Error(`after ${moves} moves ${found}`)
  }
  for (let decision = dominion.pending(state); decision; decision = dominion.pending(state)) {
    dominion.play(state, randomMove(decision, below))
    if (++moves % 20 === 0) check()
    if (moves < MOST_MOVES) continue
    if (isStalemate(state)) return false
    throw new Error(`not over after ${moves} moves: ${JSON.stringify(dominion.view(state, 'audience'))}`)
  }
  check()
  if (!dominion.outcome(state)?.winners.length) throw new Error('nobody won')
  return true
}

/** Nobody owns a Treasure any more and nothing is free: players who trash at random can come to that, and stay there. */
function isStalemate(state: State): boolean {
  const { piles } = dominion.view(state, 'audience')
  const isTreasure = (id: number) => setting.kinds[setting.idKind[id]].types.includes('Treasure')
  const seats = Array.from({ length: setting.players }, (_, seat) => seat)
  const free = piles.some((pile) => pile.supply && pile.cost === 0)
  return !free && !seats.some((seat) => cardsOfSeat(seat).some(isTreasure))
}
