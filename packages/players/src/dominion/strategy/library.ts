/** The strategies that come with Freehold, and those of people, by name or file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findKingdom, type Kingdom, setOf } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import { cardNames } from './expression.ts'
import { plainStrategy } from './plain.ts'
import { didYouMean, fold, nearest } from './spelling.ts'
import { type Evolved, parseStrategy, type Strategy } from './strategy.ts'

const folder = join(import.meta.dirname, '../../../strategies')

const EVOLVED = 'evolved'

/** What the hand-written strategies are called on a command line: `big-money`. */
export const strategyIds = (): string[] => namesIn(folder)

/** The hand-written strategies that find what they need among these cards. */
export const fittingIn = (cards: readonly string[]): Strategy[] =>
  strategyIds()
    .map(shipped)
    .filter(({ needs }) => needs.every((card) => cards.includes(card)))

/** What the bred strategies are called: `evolved-first-game-2e`. */
export const evolvedIds = (): string[] => namesIn(join(folder, EVOLVED)).map((name) => `${EVOLVED}-${name}`)

const namesIn = (where: string): string[] =>
  existsSync(where)
    ? readdirSync(where)
        .filter((file) => file.endsWith('.json'))
        .map((file) => basename(file, '.json'))
        .sort()
    : []

/** The strategy that was bred for just these cards and what their set brings along, where one comes with Freehold. */
export function evolvedFor(kingdom: Kingdom): Strategy | undefined {
  bred ??= new Map(
    evolvedIds()
      .map(shipped)
      .flatMap((strategy) => (strategy.evolved ? [[kingdomKey(bredIn(strategy.evolved.kingdom)), strategy]] : [])),
  )
  return bred.get(kingdomKey(kingdom))
}

let bred: ReadonlyMap<string, Strategy> | undefined

/** A set is bred with all that it brings along, of which the file says nothing. */
function bredIn({ edition, cards }: Evolved['kingdom']): Kingdom {
  const set = setOf(edition, cards)
  return set ? findKingdom(set.name, edition) : { edition, cards }
}

/** The same for all tables with the same on offer, in whatever order it is named. */
function kingdomKey({ edition, cards, beside = {} }: Kingdom): string {
  const lying = Object.entries(beside)
    .filter(([, what]) => what !== undefined)
    .map(([name, what]) => `${name} ${Array.isArray(what) ? what.toSorted() : what}`)
  return [edition, ...cards.toSorted(), ...lying.toSorted()].join()
}

/**
 * A shipped strategy by its id or name, a plain one, or the one in a file (a path with a slash or ending in .json).
 * Throws `InputError`.
 */
export const findStrategy = (asked: string): Strategy => findStrategyOr([], asked)

/** The same; `others` may have been meant as well where it is none. */
export function findStrategyOr(others: readonly string[], asked: string): Strategy {
  if (asked.endsWith('.json') || /[/\\]/.test(asked)) return readStrategy(asked)
  if (/^plain(:|$)/i.test(asked)) return plainStrategy(asked)
  const ids = [...strategyIds(), ...evolvedIds()]
  const id =
    ids.find((each) => fold(each) === fold(asked)) ?? ids.find((each) => fold(shipped(each).name) === fold(asked))
  if (id !== undefined) return shipped(id)
  const meant =
    didYouMean(asked, [...others, ...ids]) ||
    suggested(asked, ids) ||
    '; freehold sim --list names them, and a file ends in .json'
  throw new InputError(`there is no strategy ${JSON.stringify(asked)}${meant}`)
}

/** Strategies that have the word in their name, and the plain one where it is a card: `; did you mean plain:Smithy or …?` */
function suggested(asked: string, ids: readonly string[]): string {
  if (fold(asked).length < SHORTEST_WORD) return ''
  const card = nearest(asked, cardNames())
  const word = fold(card ?? asked)
  const named = ids.filter((id) => fold(id).includes(word)).slice(0, MOST_SUGGESTED)
  const all = [...(card === undefined ? [] : [/\s/.test(card) ? `"plain:${card}"` : `plain:${card}`]), ...named]
  return all.length === 0 ? '' : `; did you mean ${new Intl.ListFormat('en', { type: 'disjunction' }).format(all)}?`
}
const SHORTEST_WORD = 3
const MOST_SUGGESTED = 3

const known = new Map<string, Strategy>()

export function shipped(id: string): Strategy {
  const file = id.startsWith(`${EVOLVED}-`) ? join(EVOLVED, id.slice(EVOLVED.length + 1)) : id
  const strategy = known.get(id) ?? readStrategy(join(folder, `${file}.json`))
  known.set(id, strategy)
  return strategy
}

function readStrategy(file: string): Strategy {
  return parseStrategy(parseJson(contents(file), file), file)
}

function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new InputError(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`)
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${file}: not JSON: ${(error as SyntaxError).message.replaceAll(/\s+/g, ' ')}`)
  }
}
