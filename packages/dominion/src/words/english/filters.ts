import type { CardType, Filter, Price } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { notSaid } from '../not-said.ts'
import { article, list, plural } from './grammar.ts'
import type { Telling } from './telling.ts'

/** A noun with what stands before and after it: `non-Treasure` `card` `costing up to 3 coins`. */
interface Noun {
  readonly before: readonly string[]
  readonly one: string
  readonly many: string
  readonly after: readonly string[]
}

const cardNoun: Noun = { before: [], one: 'card', many: 'cards', after: [] }

const typeNouns: Record<CardType, readonly [one: string, many: string]> = {
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
    case 'costing':
    case 'costingUpTo':
      return { ...cardNoun, after: [costPhrase(filter.price, filter.is === 'costing' ? 'exactly' : 'up to', t)] }
    case 'cheaperThan':
      return { ...cardNoun, after: [`costing less than ${t.say.cards(filter.than, t)}`] }
    case 'not':
      return negated(filter.filter, t)
    case 'all':
      return filter.filters.map((part) => noun(part, t, joiner)).reduce(merged, cardNoun)
    case 'either': {
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
    default:
      return notSaid(`the filter "${filter.is}"`)
  }
}

function negated(filter: Filter, t: Telling): Noun {
  if (filter.is === 'not') return noun(filter.filter, t)
  if (filter.is === 'type') return { ...cardNoun, before: [`non-${filter.type}`] }
  if (filter.is === 'name') return { ...cardNoun, after: [`other than ${filter.name}`] }
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

function costPhrase(price: Price, bound: 'exactly' | 'up to', t: Telling): string {
  const known = typeof price === 'number' ? price : t.known.price?.(price)
  if (known !== undefined || typeof price === 'number') {
    return bound === 'exactly'
      ? `costing ${amount('coins', Number(known))}`
      : `costing up to ${amount('coins', Number(known))}`
  }
  if (price === 'overpaid' || !('costOf' in price) || typeof price.plus !== 'number') return notSaid('a reckoned price')
  const of = t.say.cards(price.costOf, t)
  if (price.plus === 0) return bound === 'exactly' ? `costing the same as ${of}` : `costing no more than ${of}`
  const coins = amount('coins', Math.abs(price.plus))
  if (price.plus > 0) return `costing ${bound} ${coins} more than ${of}`
  return bound === 'exactly' ? `costing exactly ${coins} less than ${of}` : `costing at least ${coins} less than ${of}`
}
