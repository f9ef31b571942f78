import type { Cards, CardType, Filter, Price } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { article, list, plural } from './grammar.ts'
import { inPlace } from './places.ts'
import type { Telling } from './telling.ts'

/** A noun with what stands before and after it: `non-Treasure` `card` `costing up to 3 coins`. */
interface Noun {
  readonly before: readonly string[]
  readonly one: string
  readonly many: string
  readonly after: readonly string[]
}

const cardNoun: Noun = { before: [], one: 'card', many: 'cards', after: [] }

export const typeNouns: Record<CardType, readonly [one: string, many: string]> = {
  Action: ['Action', 'Actions'],
  Treasure: ['Treasure', 'Treasures'],
  Victory: ['Victory card', 'Victory cards'],
  Curse: ['Curse', 'Curses'],
  Attack: ['Attack', 'Attacks'],
  Reaction: ['Reaction', 'Reactions'],
  Duration: ['Duration card', 'Duration cards'],
  Looter: ['Looter', 'Looters'],
  Ruins: ['Ruins card', 'Ruins'],
  Prize: ['Prize', 'Prizes'],
  Shelter: ['Shelter', 'Shelters'],
  Knight: ['Knight', 'Knights'],
  Command: ['Command card', 'Command cards'],
  Traveller: ['Traveller', 'Travellers'],
  Reserve: ['Reserve card', 'Reserve cards'],
  Gathering: ['Gathering card', 'Gathering cards'],
  Castle: ['Castle', 'Castles'],
  Night: ['Night card', 'Night cards'],
  Heirloom: ['Heirloom', 'Heirlooms'],
  Fate: ['Fate card', 'Fate cards'],
  Doom: ['Doom card', 'Doom cards'],
  Spirit: ['Spirit', 'Spirits'],
  Zombie: ['Zombie', 'Zombies'],
}

/** `joiner` is `and` where all of either kind are meant. */
function noun(filter: Filter, t: Telling, joiner: 'and' | 'or' = 'or'): Noun {
  switch (filter.is) {
    case 'any':
      return cardNoun
    case 'type': {
      const [one, many] = typeNouns[filter.type]
      return { ...cardNoun, one, many }
    }
    case 'name':
      return { ...cardNoun, one: filter.name, many: plural(filter.name) }
    case 'namedAs':
      return { ...cardNoun, after: ['with the named name'] }
    case 'copyOf':
      return copyNoun(filter.of, t)
    case 'among':
      return { ...cardNoun, after: [`among ${t.say.cards(filter.of, t)}`] }
    case 'costing':
      return { ...cardNoun, after: [costPhrase(filter.price, 'exactly', t)] }
    case 'costingUpTo':
      return { ...cardNoun, after: [costPhrase(filter.price, 'up to', t)] }
    case 'costingAtLeast':
      return { ...cardNoun, after: [costPhrase(filter.price, 'at least', t)] }
    case 'potionInCost':
      return { ...cardNoun, after: ['with a potion in its cost'] }
    case 'sharingType':
      return { ...cardNoun, after: [`that shares a type with ${t.say.cards(filter.with, t)}`] }
    case 'severalTypes':
      return { ...cardNoun, after: ['with two or more types'] }
    case 'givingCoins':
      return { ...cardNoun, after: ['with +Coins'] }
    case 'lying':
      return { ...cardNoun, after: [inPlace(filter.in, t)] }
    case 'faceUp':
      return { ...cardNoun, before: ['face-up'] }
    case 'leavingPlay':
      return { ...cardNoun, after: ['that would be discarded from play this turn'] }
    case 'fromEmptyPile':
      return { ...cardNoun, after: ['from an empty Supply pile'] }
    case 'withoutYourTokens':
      return { ...cardNoun, after: [`without a token of ${t.voice.they === 'you' ? 'yours' : 'theirs'}`] }
    case 'marked':
      return filter.mark === 'bane'
        ? { ...cardNoun, one: 'Bane card', many: 'Bane cards' }
        : { ...cardNoun, after: ['from the chosen pile'] }
    case 'cheaperThan':
      return { ...cardNoun, after: [`costing less than ${t.say.cards(filter.than, t)}`] }
    case 'not':
      return negated(filter.filter, t)
    case 'all': {
      const range = costRange(filter.filters)
      if (range) return { ...cardNoun, after: [range] }
      return filter.filters.map((part) => noun(part, t, joiner)).reduce(merged, cardNoun)
    }
    case 'either': {
      const prices = filter.filters.flatMap((part) =>
        part.is === 'costing' && typeof part.price === 'number' ? [part.price] : [],
      )
      if (prices.length === filter.filters.length)
        return {
          ...cardNoun,
          after: [
            `costing ${list(
              prices.map((price) => amount('coins', price)),
              'or',
            )}`,
          ],
        }
      const parts = filter.filters.map((part) => noun(part, t, joiner))
      const ones = parts.map((part, i) => (i === 0 ? whole(part, 'one') : article(whole(part, 'one'))))
      return {
        ...cardNoun,
        one: list(ones, 'or'),
        many: list(
          parts.map((part) => whole(part, 'many')),
          joiner,
        ),
      }
    }
  }
}

/** `costing from 3 coins to 6 coins`. */
function costRange([low, high, ...more]: readonly Filter[]): string | undefined {
  if (more.length || low?.is !== 'costingAtLeast' || high?.is !== 'costingUpTo') return undefined
  if (typeof low.price !== 'number' || typeof high.price !== 'number') return undefined
  return `costing from ${amount('coins', low.price)} to ${amount('coins', high.price)}`
}

function copyNoun(of: Cards, t: Telling): Noun {
  const said = of.cards === 'past' ? t.say.cards(of, t).replace(/^the cards /, 'a card ') : t.say.cards(of, t)
  const whole = of.cards === 'pick' && of.quantity === 'all' ? said.replace(/^all /, '') : said
  return { ...cardNoun, one: `copy of ${whole.replace(/^cards /, 'a card ')}`, many: `copies of ${whole}` }
}

function negated(filter: Filter, t: Telling): Noun {
  if (filter.is === 'not') return noun(filter.filter, t)
  if (filter.is === 'type') return { ...cardNoun, before: [`non-${filter.type}`] }
  if (filter.is === 'name') return { ...cardNoun, after: [`other than ${filter.name}`] }
  if (filter.is === 'namedAs') return { ...cardNoun, after: ['other than the named card'] }
  if (filter.is === 'among') return { ...cardNoun, after: [`other than ${t.say.cards(filter.of, t)}`] }
  if (filter.is === 'copyOf')
    return filter.of.cards === 'pick'
      ? {
          ...cardNoun,
          after: [
            filter.of.from.toString() === 'exile'
              ? 'without a copy in Exile'
              : `of which ${t.voice.they} have no copy ${filter.of.from.toString() === 'play' ? 'in play' : 'in hand'}`,
          ],
        }
      : { ...cardNoun, after: [`other than a copy of ${t.say.cards(filter.of, t)}`] }
  const inner = noun(filter, t)
  const said = inner.one === 'card' ? `not ${inner.after.join(' ')}` : `other than ${article(whole(inner, 'one'))}`
  return { ...cardNoun, after: [said] }
}

/** Both at once; two kinds of card make a compound. */
function merged(a: Noun, b: Noun): Noun {
  const named = a.one === 'card' ? b : a
  const both = a.one !== 'card' && b.one !== 'card'
  const stem = both ? `${a.one.replace(/ card$/, '')}-${b.one.replace(/ card$/, '')} card` : named.one
  return {
    before: [...a.before, ...b.before],
    one: stem,
    many: both ? `${stem}s` : named.many,
    after: [...a.after, ...b.after],
  }
}

const whole = (n: Noun, form: 'one' | 'many', where = ''): string =>
  [...n.before, n[form], where, ...n.after].filter(Boolean).join(' ')

/** `a Treasure costing up to 3 coins`. */
export const aCard = (filter: Filter, t: Telling, where = ''): string => article(whole(noun(filter, t), 'one', where))
export const someCards = (filter: Filter, t: Telling, where = ''): string => whole(noun(filter, t), 'many', where)
export const oneCard = (filter: Filter, t: Telling, where = ''): string => whole(noun(filter, t), 'one', where)
/** Said once, for the listener, whichever of the two is used. */
export function oneAndMany(filter: Filter, t: Telling, where = ''): readonly [one: string, many: string] {
  const said = noun(filter, t)
  return [whole(said, 'one', where), whole(said, 'many', where)]
}
export const allCards = (filter: Filter, t: Telling, where = ''): string =>
  `all ${whole(noun(filter, t, 'and'), 'many', where)}`

/** What something costs, behind `cost`. */
export const priceWords = (price: Price, t: Telling): string =>
  costPhrase(price, 'exactly', t).replace(/^costing (exactly )?/, '')

/** Every card of a kind, before a verb. */
export const allOfKind = (filter: Filter, t: Telling): string =>
  filter.is === 'any' ? 'all cards' : filter.is === 'name' ? plural(filter.name) : someCards(filter, t)

function costPhrase(price: Price, bound: 'exactly' | 'up to' | 'at least', t: Telling): string {
  const known = typeof price === 'number' ? price : t.known.price?.(price)
  if (known !== undefined || typeof price === 'number') {
    const coins = amount('coins', Number(known))
    return bound === 'exactly'
      ? `costing ${coins}`
      : bound === 'up to'
        ? `costing up to ${coins}`
        : `costing ${coins} or more`
  }
  if (price === 'overpaid') return `costing ${bound} what ${t.voice.they} overpaid`
  if (!('costOf' in price)) {
    const sum = typeof price === 'object' && price.num === 'coinCost'
    return sum
      ? `costing ${bound} as many coins as ${t.say.cards(price.of, t).replace(/^them$/, 'they')} cost together`
      : `costing ${bound} ${amount('coins', 1)}${t.say.per(price, t)}`
  }
  if (typeof price.plus !== 'number')
    return `costing ${bound} as much as ${t.say.cards(price.costOf, t)} plus ${amount('coins', 1)}${t.say.per(price.plus, t)}`
  const of = t.say.cards(price.costOf, t)
  if (price.plus === 0) return bound === 'exactly' ? `costing the same as ${of}` : `costing no more than ${of}`
  const coins = amount('coins', Math.abs(price.plus))
  if (price.plus > 0) return `costing ${bound} ${coins} more than ${of}`
  if (bound === 'at least') return `costing no less than ${coins} less than ${of}`
  return bound === 'exactly' ? `costing exactly ${coins} less than ${of}` : `costing at least ${coins} less than ${of}`
}
