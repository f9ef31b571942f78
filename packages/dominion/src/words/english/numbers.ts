import { type Lying, lyingCards, pastCards } from '../../language/shapes.ts'
import type { Cards, Num } from '../../language/types.ts'
import { notSaid } from '../not-said.ts'
import { isMany, undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant } from '../telling.ts'
import { oneAndMany } from './filters.ts'
import { article, counted, participle } from './grammar.ts'
import type { Telling } from './telling.ts'

/** What a number counts, as it follows `for each` and `for every 10`. */
interface Unit {
  readonly one: string
  readonly many: string
}

function unit(num: Exclude<Num, number>, t: Telling): Unit {
  const { they } = t.voice
  const both = (one: string, many: string, after: string): Unit => ({
    one: `${one} ${after}`,
    many: `${many} ${after}`,
  })
  switch (num.num) {
    case 'count': {
      const lying = lyingCards(num)
      if (lying) return both(...oneAndMany(lying.filter, t), placeOf(lying, t))
      const past = pastCards(num)
      if (past?.during === 'thisTurn' && !past.whose)
        return both(...oneAndMany(past.filter, t), `${they} have ${past.event} this turn`)
      return num.of.cards === 'var' && t.refs.has(num.of.name)
        ? both('card', 'cards', participle[refNamed(num.of.name, t).by])
        : both('card', 'cards', `among ${t.say.cards(num.of, t)}`)
    }
    case 'emptyPiles':
      return { one: 'empty Supply pile', many: 'empty Supply piles' }
    case 'coinCost':
      return both('coin', 'coins', `${asSubject(num.of, t)} ${isMany(num.of, t) ? 'cost' : 'costs'}`)
    case 'typeCount':
      return both('type', 'types', `${asSubject(num.of, t)} ${isMany(num.of, t) ? 'have' : 'has'}`)
    case 'turnsInARow':
      return both('turn', 'turns', `${they} have had in a row`)
    case 'dividedBy':
      throw new Error('a division has no unit of its own')
    default:
      return notSaid(`the number "${num.num}"`)
  }
}

function placeOf({ from }: Lying, t: Telling): string {
  const { they, their } = t.voice
  if (String(from) === 'owned') return `${they} have`
  if (String(from) === 'hand') return `in ${their} hand`
  return notSaid(`the number of cards in ${String(from)}`)
}

export const asSubject = (cards: Cards, t: Telling): string => t.say.cards(cards, t).replace(/^them$/, 'they')

/** ` for each card discarded`, ` for every 10 cards you have (rounded down)`, or nothing for a number that is known. */
export function perPhrase(num: Num, t: Telling): string {
  if (constant(num, t) !== undefined) return ''
  const { value, by } = undivided(num)
  if (typeof value === 'number') return ''
  const { one, many } = unit(value, t)
  return by === 1 ? ` for each ${one}` : ` for every ${by} ${many} (rounded down)`
}

/** `3 cards`, or `a card for each empty Supply pile`. */
export function numbered(num: Num, one: string, many: string, t: Telling, where = ''): string {
  const tail = where && ` ${where}`
  const n = constant(num, t)
  return n === undefined ? `${article(one)}${tail}${perPhrase(num, t)}` : `${counted(n, one, many)}${tail}`
}
