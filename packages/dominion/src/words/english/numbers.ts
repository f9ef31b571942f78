import type { Cards, Num } from '../../language/types.ts'
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
  const { they, their } = t.voice
  const both = (one: string, many: string, after: string): Unit => ({
    one: `${one} ${after}`,
    many: `${many} ${after}`,
  })
  switch (num.num) {
    case 'count':
      return num.of.cards === 'var' && t.refs.has(num.of.name)
        ? both('card', 'cards', participle[refNamed(num.of.name, t).by])
        : both('card', 'cards', `among ${t.say.cards(num.of, t)}`)
    case 'owned':
      return both(...oneAndMany(num.filter, t), `${they} have`)
    case 'handSize':
      return both('card', 'cards', `in ${their} hand`)
    case 'emptyPiles':
      return { one: 'empty Supply pile', many: 'empty Supply piles' }
    case 'coinCost':
      return both('coin', 'coins', `${asSubject(num.of, t)} ${isMany(num.of, t) ? 'cost' : 'costs'}`)
    case 'typeCount':
      return both('type', 'types', `${asSubject(num.of, t)} ${isMany(num.of, t) ? 'have' : 'has'}`)
    case 'played':
      return both(...oneAndMany(num.filter, t), `${they} have played this turn`)
    case 'turnsInARow':
      return both('turn', 'turns', `${they} have had in a row`)
    case 'dividedBy':
      throw new Error('a division has no unit of its own')
  }
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
