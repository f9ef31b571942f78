import { type Lying, lyingCards, pastCards } from '../../language/shapes.ts'
import type { Cards, Names, Num, Past } from '../../language/types.ts'
import { isMany, undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant } from '../telling.ts'
import { oneAndMany } from './filters.ts'
import { article, counted, list, ordinal, participle } from './grammar.ts'
import { duringPhrase, inPlace, playerPhrase } from './places.ts'
import type { Telling } from './telling.ts'
import { counterName, placed, tokenNames } from './token-names.ts'

/** What a number counts, as it follows `for each` and `for every 10`. */
export interface Unit {
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
      if (past)
        return both(...oneAndMany(past.filter, t), `${pastSubject(past, t)} ${past.event} ${duringPhrase(past, t)}`)
      if (num.of.cards === 'pick' && 'cards' in num.of.from)
        return both(...oneAndMany(num.of.filter, t), `among ${t.say.cards(num.of.from, t)}`)
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
    case 'names':
      return namesUnit(num, t)
    case 'have':
      return num.counter === 'coins'
        ? both('coin', 'coins', `${they} have`)
        : num.counter === 'actions'
          ? both('unused Action', 'unused Actions', `${they} have`)
          : both(counterName[num.counter], counterName[num.counter], `${they} have`)
    case 'tokens':
      return both(...tokenNames[num.token], num.token === 'tradeRoute' ? 'on the Trade Route mat' : placed(num.on, t))
    case 'purchases':
      return both('thing', 'things', `${they} have bought this turn`)
    case 'players':
      return { one: 'player', many: 'players' }
    case 'paid':
      return both('one', 'ones', `${they} paid`)
    case 'overpaid':
      return both('coin', 'coins', `${they} overpaid`)
    case 'bid':
      return { one: 'debt of that bid', many: 'debt of that bid' }
    case 'commonest':
      return both(
        'copy',
        'copies',
        `${they} have of the ${num.rank === 1 ? '' : `${ordinal(num.rank)} `}most frequent of ${theirs(num.of, t)}`,
      )
    case 'plus':
      return {
        one: list(num.values.map((value) => asUnit(value, t).one)),
        many: list(num.values.map((value) => asUnit(value, t).many)),
      }
    case 'minus': {
      const { one, many } = asUnit(num.value, t)
      const beyond = typeof num.less === 'number' ? `after the first ${num.less}` : `beyond ${asAmount(num.less, t)}`
      return { one: `${one} ${beyond}`, many: `${many} ${beyond}` }
    }
    case 'least': {
      const said = num.values.map((value) => asUnit(value, t).one.replace(` ${they} have`, ''))
      return both(`set of ${list(said)}`, `sets of ${list(said)}`, `${they} have`)
    }
    case 'dividedBy':
    case 'times':
    case 'whether':
      return { one: asAmount(num, t), many: asAmount(num, t) }
  }
}

const asUnit = (num: Num, t: Telling): Unit =>
  typeof num === 'number' ? { one: `${num}`, many: `${num}` } : unit(num, t)

export function namesUnit({ of, copies }: Names, t: Telling): Unit {
  const both = (one: string, many: string): Unit => ({ one, many })
  const cards = theirs(of, t)
  if (copies === undefined) return both(`different name among ${cards}`, `different names among ${cards}`)
  if (copies === 'mostOfAllPlayers')
    return both(
      `name among ${cards} of which no player has more copies`,
      `names among ${cards} of which no player has more copies`,
    )
  const n = 'exactly' in copies ? `exactly ${copies.exactly}` : `at least ${copies.atLeast}`
  const many = 'exactly' in copies && copies.exactly === 1 ? 'copy' : 'copies'
  return both(`name among ${cards} with ${n} ${many}`, `names among ${cards} with ${n} ${many}`)
}

/** `the cards you have in play`, `your cards`. */
function theirs(of: Cards, t: Telling): string {
  const { they, their } = t.voice
  if (of.cards === 'past')
    return `the ${oneAndMany(of.filter, t)[1]} ${pastSubject(of, t)} ${of.event} ${duringPhrase(of, t)}`
  if (of.cards !== 'pick' || 'cards' in of.from) return t.say.cards(of, t)
  const kind = oneAndMany(of.filter, t)[1]
  const [zone] = of.from
  if (zone === 'owned') return `${their} ${kind}`
  if (zone === 'play') return `the ${kind} ${they} have in play`
  return `the ${kind} ${list(of.from.map((each) => inPlace(each, t)))}`
}

const pastSubject = ({ whose = 'you' }: Past, t: Telling): string =>
  whose === 'you'
    ? t.voice.they
    : whose === 'others'
      ? 'the other players'
      : whose === 'anyone'
        ? 'all players'
        : playerPhrase(whose)

function placeOf({ from }: Lying, t: Telling): string {
  const { they } = t.voice
  if (String(from) === 'owned') return `${they} have`
  if (String(from) === 'play') return `${they} have in play`
  return list(from.map((zone, i) => (i > 0 ? inPlace(zone, t).replace(/^in (your |their )/, '') : inPlace(zone, t))))
}

/** A number that stands alone: `the number of cards in your hand`. */
export function asAmount(num: Num, t: Telling): string {
  const n = constant(num, t)
  if (n !== undefined) return `${n}`
  if (typeof num === 'number') return `${num}`
  if (num.num === 'whether')
    return `${asAmount(num.else, t)} (${asAmount(num.then, t)} if ${t.say.condition(num.condition, t)})`
  if (num.num === 'coinCost') return `the cost of ${t.say.cards(num.of, t)} in coins`
  if (num.num === 'bid') return 'that bid'
  if (num.num === 'times') return `${num.by} times ${asAmount(num.value, t)}`
  if (num.num === 'dividedBy') {
    const { value, by } = undivided(num)
    return `${asAmount(value, t)} divided by ${by}`
  }
  return `the number of ${unit(num, t).many}`
}

export const asSubject = (cards: Cards, t: Telling): string => t.say.cards(cards, t).replace(/^them$/, 'they')

/** ` for each card discarded`, ` for every 10 cards you have (rounded down)`, or nothing for a number that is known. */
export function perPhrase(num: Num, t: Telling): string {
  if (constant(num, t) !== undefined) return ''
  if (typeof num !== 'number' && num.num === 'whether') return ` ${'×'} ${asAmount(num, t)}`
  const { value, by } = undivided(num)
  if (typeof value === 'number') return ''
  const { one, many } = unit(value, t)
  return by === 1 ? ` for each ${one.replace(/ or an? /g, ' or ')}` : ` for every ${by} ${many} (rounded down)`
}

/** `3 cards`, or `a card for each empty Supply pile`. */
export function numbered(num: Num, one: string, many: string, t: Telling, where = ''): string {
  const tail = where && ` ${where}`
  const n = constant(num, t)
  return n === undefined ? `${article(one)}${tail}${perPhrase(num, t)}` : `${counted(n, one, many)}${tail}`
}
