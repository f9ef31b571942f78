/** Games of any cards played at random, with every card looked for as they go. Run natively: see `many-games.test.ts`. */
import { belowFrom, randomMove } from '@freehold/kernel'
import { checkSample, type Shows } from '@freehold/kernel/checks'
import { dominion } from '../game.ts'
import { type Edition, editions, printings } from '../language/types.ts'
import { kingdomCards } from '../setup/kingdom.ts'
import { kingdomLandscapes } from '../setup/landscapes.ts'
import type { DominionOptions } from '../setup/options.ts'
import {
  ARENA_WORDS,
  ARENAS_AT,
  ASIDE_END,
  DECK,
  L,
  PILE_CARDS_AT,
  PILES_AT,
  PLACED,
  PLAYER,
  PLAYERS,
  S,
  TRASH_AT,
  TRASHED,
} from './memory/layout.ts'
import { setting } from './memory/lookup.ts'
import { idOfPlaced, ownerOfPlaced } from './memory/places.ts'
import { askings } from './memory/setting.ts'
import { load, type State } from './memory/state.ts'

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

/** The same with whatever else may lie on a table: landscapes, Colonies, Shelters, and the other printing. */
export function fullOptions(n: number): DominionOptions {
  const below = belowFrom(`fast:table ${n}`)
  const { edition, kingdom, players, asking } = anyOptions(n)
  const sheets = kingdomLandscapes(edition).map(({ name }) => name)
  const landscapes = Array.from({ length: below(4) }, () => sheets.splice(below(sheets.length), 1)[0])
  return dominion.options({
    players,
    edition,
    kingdom,
    asking,
    landscapes: oneWay(landscapes, edition),
    ...(below(4) === 0 && { colonies: true }),
    ...(below(4) === 0 && { shelters: true }),
    rules: { printing: printings[below(2)] },
  })
}

/** At most one Way lies on a table. */
function oneWay(names: readonly string[], edition: Edition): readonly string[] {
  const isWay = (name: string) => kingdomLandscapes(edition).some((each) => each.name === name && each.type === 'Way')
  const [first] = names.filter(isWay)
  return names.filter((name) => name === first || !isWay(name))
}

/** Where in a view its owner sees what others do not. */
const HIDDEN = [
  'seats[].hand.cards',
  'seats[].deck.known',
  'seats[].deck.count',
  'seats[].aside.cards',
  'seats[].places[].cards',
  'seats[].known',
]

/**
 * Plays one such game. Under every check of the kernel's suite, but where a table asks nothing that has one answer: that tells
 * what a hand lacks, so there the game is only played to its end with every card looked for on the way. Throws where anything is wrong;
 * false where the game was given up.
 */
export function checkFullGame(n: number): boolean {
  const options = fullOptions(n)
  if (options.asking === 'open') return playOut(options, n, LONG_GAME, () => true)
  const name = `${tableName(options)}: ${[...options.kingdom, ...(options.landscapes ?? [])].join(', ')}`
  const hidden = { places: HIDDEN, future: true }
  const seeds = [`fast:${n}`]
  const plan = { seeds, few: true, every: 80, hidden, shows, mostMoves: LONG_GAME, unended: 'counted' } as const
  return checkSample(dominion, { name, options }, plan).unended === 0
}

export interface Checked {
  readonly failures: readonly string[]
  readonly endless: readonly number[] // games that were given up: players at random need not end one, such as after Donate trashed all decks
}

/** Plays the games of these numbers. */
export function checkFullGames(from: number, to: number): Checked {
  const failures: string[] = []
  const endless: number[] = []
  for (let n = from; n < to; n++) {
    try {
      if (!checkFullGame(n)) endless.push(n)
    } catch (error) {
      failures.push(`game ${n}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { failures, endless }
}

/** What events show by the rules of Dominion, though no view keeps it. */
export const shows: Shows = {
  ...Object.fromEntries(
    ['played', 'called', 'bought', 'gained', 'trashed', 'revealed', 'named', 'reacted', 'chose'].map(
      (type) => [type, 'all'] as const,
    ),
  ),
  drew: 'own',
  looked: 'own',
  put: 'own',
  passed: 'own',
  discarded: ['top'],
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
/** Ten times a usual game: whoever plays at random and has nothing left to buy with may play on for ever. */
const LONG_GAME = 4_000

/** False where the game came to a stalemate, or to the most moves where `giveUp` says so. Throws where something is wrong. */
function playOut(options: DominionOptions, n: number, most = MOST_MOVES, giveUp = isStalemate): boolean {
  const below = belowFrom(`fast:moves ${n}`)
  const state = dominion.setup(options, n % 16 === 15 ? `secret:${n.toString(16).padStart(64, '0')}` : `fast:${n}`)
  const cards = cardsInPlaces(state).join()
  let moves = 0
  const check = () => {
    const found = cardsInPlaces(state).join()
    if (found !== cards) throw new Error(`after ${moves} moves there are the cards ${found} instead of ${cards}`)
  }
  for (let decision = dominion.pending(state); decision; decision = dominion.pending(state)) {
    dominion.play(state, randomMove(decision, below))
    if (++moves % 20 === 0) check()
    if (moves < most) continue
    if (giveUp(state)) return false
    throw new Error(`not over after ${moves} moves: ${JSON.stringify(dominion.view(state, 'audience'))}`)
  }
  check()
  if (!dominion.outcome(state)?.winners.length) throw new Error('nobody won')
  return true
}

/** All cards in ascending order, each as often as it lies somewhere. */
export function cardsInPlaces(state: State): Int16Array {
  load(state)
  const cards: number[] = []
  setting.piles.forEach((_, pile) => {
    const stored = setting.pileStored[pile]
    for (let i = 0; i < S[L[PILES_AT] + pile]; i++)
      cards.push(stored < 0 ? setting.pileBase[pile] + i : S[L[PILE_CARDS_AT] + stored + i])
  })
  cards.push(...S.subarray(L[TRASH_AT], L[TRASH_AT] + S[TRASHED]))
  for (let seat = 0; seat < setting.players; seat++) cards.push(...cardsOfSeat(seat))
  return Int16Array.from(cards).sort()
}

function cardsOfSeat(seat: number): number[] {
  const arena = L[ARENAS_AT] + seat * L[ARENA_WORDS]
  const end = arena + L[ARENA_WORDS]
  const { [ASIDE_END]: before, [DECK]: deck } = S.subarray(PLAYERS + seat * PLAYER)
  const placed = Array.from({ length: S[PLACED] }, (_, i) => i).filter((i) => ownerOfPlaced(i) === seat)
  return [...S.subarray(arena, arena + before), ...S.subarray(end - deck, end), ...placed.map(idOfPlaced)]
}

/** Nobody owns a Treasure any more and nothing is free: players who trash at random can come to that, and stay there. */
function isStalemate(state: State): boolean {
  const { piles } = dominion.view(state, 'audience')
  const isTreasure = (id: number) => setting.kinds[setting.idKind[id]].types.includes('Treasure')
  const seats = Array.from({ length: setting.players }, (_, seat) => seat)
  const free = piles.some((pile) => pile.supply && pile.cost === 0)
  return !free && !seats.some((seat) => cardsOfSeat(seat).some(isTreasure))
}
