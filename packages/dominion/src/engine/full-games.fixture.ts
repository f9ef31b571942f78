/** Games with all that can lie on a table, played under every check of the kernel's suite. */
import { type AnyGame, type Below, belowFrom, type Decision, type Move, randomMove } from '@freehold/kernel'
import { checkSample, type Plan, type Shows } from '@freehold/kernel/checks'
import { dominion } from '../game.ts'
import { type Edition, printings } from '../language/types.ts'
import { kingdomLandscapes } from '../setup/landscapes.ts'
import type { DominionOptions } from '../setup/options.ts'
import { cardLaw } from './card-places.fixture.ts'
import type { State } from './memory/state.ts'
import { anyOptions, tableName } from './random-games.fixture.ts'
import type { DominionEvent } from './seen/events.ts'

/** Any ten cards with whatever else may lie on a table: landscapes, Colonies, Shelters, and the other printing. */
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
    rules: { printing: printings[below(2)], ...soonOver(below) },
  })
}

/** Three games of four end with fewer empty piles or Provinces, as a table may agree: all cards are met in half the moves. */
function soonOver(below: Below): Partial<DominionOptions['rules']> {
  return below(4) === 0 ? {} : { emptyPiles: 1 + below(3), provinces: 2 + below(6) }
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

/** Ten times a usual game: whoever plays at random and has nothing left to buy with may play on for ever. */
const LONG_GAME = 4_000

/** Plays one such game under every check of the kernel's suite. Throws where anything is wrong; false where the game was given up. */
export function checkFullGame(n: number, game: AnyGame = dominion): boolean {
  return checkTable(n, fullOptions(n), game, eagerMove)
}

/** The same with Inheritance as it was first printed, which everybody buys who can. */
export function checkHeirs(n: number): boolean {
  const { rules, landscapes = [], ...options } = fullOptions(n)
  const others = [landscapes]
    .flat()
    .filter((name) => name !== INHERITANCE)
    .slice(0, 2)
  const asked = {
    ...options,
    landscapes: [INHERITANCE, ...others],
    rules: { ...rules, ...LONG_ENOUGH, printing: 'first' },
  }
  return checkTable(n, dominion.options(asked), dominion, heirMove)
}

const INHERITANCE = 'Inheritance'
const LONG_ENOUGH = { emptyPiles: 3, provinces: 8 } // for somebody to have seven coins

/** How often Inheritance was bought so far. */
export const inherited = { times: 0 }

/** Buys Inheritance, and one time in three an Estate. */
function heirMove(decision: Decision, below: Below): Move {
  const wishes = [`buy ${INHERITANCE}`, ...(below(3) === 0 ? ['buy Estate'] : [])]
  const wished = decision.options.findIndex(({ key }) => wishes.includes(key))
  if (wished < 0 || decision.question.kind !== 'buy') return eagerMove(decision, below)
  if (decision.options[wished].key === wishes[0]) inherited.times++
  return [wished]
}

function checkTable(n: number, options: DominionOptions, game: AnyGame, answer: NonNullable<Plan['answer']>): boolean {
  const below = belowFrom(`fast:manner ${n}`)
  const name = `${tableName(options)}: ${[...options.kingdom, ...(options.landscapes ?? [])].join(', ')}`
  const seed = below(16) === 0 ? `secret:${n.toString(16).padStart(64, '0')}` : `fast:${n}`
  const plan: Plan = {
    seeds: [seed],
    few: true,
    passingTells: options.asking === 'open',
    openChoice: isSaidAloud,
    every: 100,
    hidden: { places: HIDDEN, future: true },
    shows,
    mostMoves: LONG_GAME,
    unended: 'counted',
    sound: (first) => cardLaw(first as State) as (state: unknown) => string | undefined,
    same: (one, other) => isSameMemory(one as State, other as State),
    ...(below(8) > 0 && { answer }),
  }
  return checkSample(game, { name, options }, plan).unended === 0
}

/**
 * Plays what there is to play and buys what there is to buy, half the time the dearest; all else by lot, and one time in eight this,
 * too. By lot alone nine decisions of ten are about phases that end with nothing done, and games take twice as long.
 */
export function eagerMove(decision: Decision, below: Below): Move {
  const { question, options } = decision
  if (!phaseQuestions.includes(question.kind) || below(8) === 0) return randomMove(decision, below)
  const price = (i: number) => Number((options[i].detail as { cost?: number } | undefined)?.cost ?? 0)
  const numbers = options.map((_, i) => i).filter((i) => options[i].key !== 'end')
  const costly = numbers.filter((i) => price(i) > 0)
  const dearest = Math.max(...costly.map(price))
  const wishes = [
    numbers.filter((i) => options[i].key === 'play treasures'),
    numbers.filter((i) => options[i].key.startsWith('play ')),
    below(2) === 0 ? costly.filter((i) => price(i) === dearest) : costly,
    numbers,
  ]
  const wish = wishes.find(({ length }) => length > 0)
  return wish ? [wish[below(wish.length)]] : randomMove(decision, below)
}

const openQuestions: readonly string[] = ['choose', 'trigger', 'amount']

/**
 * What one chooses to do, uses first or pays; and whether one does what one may, unless it cannot be done and nobody may know. That
 * nothing at all is moved is open as well: such as that no two Curses are discarded for a Quest.
 */
const isSaidAloud = ({ question: { kind }, options }: Decision): boolean =>
  openQuestions.includes(kind) || (kind === 'may' && options.length > 1) || options.every(({ key }) => key === 'none')

const phaseQuestions: readonly string[] = ['action', 'buy', 'night']

/** Word for word the same; where it is not, equal positions may still be laid out otherwise. */
function isSameMemory(one: State, other: State): boolean {
  if (one.setting !== other.setting) return false
  const [a, b] = [one, other].map(({ data }) => new Int32Array(data.buffer, data.byteOffset, data.length * 2))
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

export interface Checked {
  readonly failures: readonly string[]
  readonly endless: readonly number[] // games that were given up: players at random need not end one, such as after Donate trashed all decks
}

/** Plays the games of these numbers. */
export function checkFullGames(from: number, to: number, check: (n: number) => boolean = checkFullGame): Checked {
  const failures: string[] = []
  const endless: number[] = []
  for (let n = from; n < to; n++) {
    try {
      if (!check(n)) endless.push(n)
    } catch (error) {
      failures.push(`game ${n}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { failures, endless }
}

const isOpenlyReturned = ({ from, to }: DominionEvent): boolean =>
  to === 'pile' && (from === 'discard' || from === 'play')

/** What events show by the rules of Dominion, though no view keeps it. */
export const shows: Shows = {
  ...Object.fromEntries(
    ['played', 'called', 'bought', 'gained', 'trashed', 'revealed', 'named', 'reacted', 'chose', 'bid', 'received'].map(
      (type) => [type, 'all'] as const,
    ),
  ),
  drew: 'own',
  looked: 'own',
  // What goes back to its pile everybody sees, unless it comes from a hand.
  put: (event) => (isOpenlyReturned(event as DominionEvent) ? 'all' : 'own'),
  passed: 'own',
  // What lay in play everybody saw; of what lay in a hand, the card that lies on top now.
  discarded: (event) => ((event as DominionEvent).from === 'play' ? 'all' : ['top']),
}
