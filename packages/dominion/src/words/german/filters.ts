import type { CardType, Filter, Price } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { notSaid } from '../not-said.ts'
import { cardNames, nounNamed } from './card-names.ts'
import { comparand } from './comparands.ts'
import { clause, list, withoutClauses } from './grammar.ts'
import {
  type Case,
  type Determiner,
  declined,
  type Gender,
  genderOf,
  handkarte,
  karte,
  type Noun,
  type Plurality,
  relative,
  title,
  words,
} from './nouns.ts'
import type { Telling } from './telling.ts'

/** What a relative clause says of a card: `bis zu 4 Münzen` `kostet`. */
interface Property {
  readonly said: Record<Plurality, string>
  readonly verb: 'ist' | 'kostet'
}
const plurals = { ist: 'sind', kostet: 'kosten' }

/** Nouns to choose between, what stands behind them, and what a clause says of them. */
export interface Kind {
  readonly nouns: readonly Noun[]
  readonly joiner: 'und' | 'oder'
  readonly tail: readonly string[]
  readonly properties: readonly Property[]
}

const feminine = (stem: string): Noun => ({ gender: 'f', one: `${stem}karte`, many: `${stem}karten` })
export const typeNouns: Record<CardType, Noun> = {
  Action: feminine('Aktions'),
  Treasure: feminine('Geld'),
  Victory: feminine('Punkte'),
  Curse: cardNames.Curse,
  Attack: feminine('Angriffs'),
  Reaction: feminine('Reaktions'),
  Duration: feminine('Dauer'),
  Looter: feminine('Plünderer'),
  Ruins: { gender: 'f', one: 'Ruine', many: 'Ruinen' },
  Prize: { gender: 'm', one: 'Preis', many: 'Preise' },
  Shelter: { gender: 'f', one: 'Unterkunft', many: 'Unterkünfte' },
  Knight: { gender: 'm', one: 'Ritter', many: 'Ritter' },
  Command: feminine('Befehls'),
  Traveller: { gender: 'm', one: 'Reisender', many: 'Reisende', oblique: 'Reisenden' },
  Reserve: feminine('Reserve'),
  Gathering: feminine('Sammlungs'),
  Castle: { gender: 'n', one: 'Schloss', many: 'Schlösser' },
  Night: feminine('Nacht'),
  Heirloom: { gender: 'n', one: 'Erbstück', many: 'Erbstücke' },
  Fate: feminine('Glücks'),
  Doom: feminine('Unheils'),
  Spirit: { gender: 'm', one: 'Geist', many: 'Geister' },
  Zombie: { gender: 'm', one: 'Zombie', many: 'Zombies' },
}

export const kindNamed = (noun: Noun): Kind => ({ nouns: [noun], joiner: 'oder', tail: [], properties: [] })
const anyKind = kindNamed(karte)
/** Any card of the hand. */
export const handCard = kindNamed(handkarte)
const same = (said: string): Record<Plurality, string> => ({ one: said, many: said })

export function kindOf(filter: Filter, t: Telling, joiner: Kind['joiner'] = 'oder'): Kind {
  switch (filter.is) {
    case 'any':
      return anyKind
    case 'type':
      return kindNamed(typeNouns[filter.type])
    case 'name':
      return kindNamed(nounNamed(filter.name))
    case 'costing':
    case 'costingUpTo':
      return costing(costPhrase(filter.price, filter.is === 'costing', t))
    case 'cheaperThan':
      return costing(`weniger als ${comparand(filter.than, t)}`)
    case 'not':
      return negated(filter.filter, t)
    case 'all':
      return filter.filters.map((part) => kindOf(part, t, joiner)).reduce(merged, anyKind)
    case 'either':
      return either(
        filter.filters.map((part) => kindOf(part, t, joiner)),
        joiner,
      )
    default:
      return notSaid(`the filter "${filter.is}"`)
  }
}

const costing = (said: string): Kind => ({ ...anyKind, properties: [{ said: same(said), verb: 'kostet' }] })
const isKarte = ({ nouns }: Kind): boolean => nouns.length === 1 && nouns[0] === karte

function negated(filter: Filter, t: Telling): Kind {
  if (filter.is === 'not') return kindOf(filter.filter, t)
  if (filter.is === 'name') return { ...anyKind, tail: [`außer ${title(nounNamed(filter.name))}`] }
  if (filter.is === 'either') return filter.filters.map((part) => negated(part, t)).reduce(merged, anyKind)
  const kind = kindOf(filter, t)
  if (isKarte(kind)) {
    return {
      ...anyKind,
      properties: kind.properties.map(({ said, verb }) => ({ said: same(`nicht ${said.one}`), verb })),
    }
  }
  const said = { one: phrase(kind, 'one', 'kein', 'nom'), many: phrase(kind, 'many', 'kein', 'nom') }
  return { ...anyKind, properties: [{ said, verb: 'ist' }] }
}

const stemOf = (noun: Noun): string | undefined =>
  noun.one.endsWith('karte') && noun !== karte ? noun.one.slice(0, -'karte'.length) : undefined

/** Both at once; two kinds of card make a compound. */
function merged(a: Kind, b: Kind): Kind {
  const both = { ...b, tail: [...a.tail, ...b.tail], properties: [...a.properties, ...b.properties] }
  if (isKarte(a)) return both
  if (isKarte(b)) return { ...both, nouns: a.nouns }
  const [first, second] = [a.nouns[0], b.nouns[0]]
  const [stem, last] = [stemOf(first), stemOf(second)]
  if (a.nouns.length === 1 && b.nouns.length === 1 && stem && last) {
    return { ...both, nouns: [feminine(`${stem}-${last}`)] }
  }
  const said = { one: phrase(b, 'one', 'ein', 'nom'), many: phrase(b, 'many', '', 'nom') }
  return { ...both, nouns: a.nouns, properties: [...a.properties, { said, verb: 'ist' }] }
}

/** `Aktions- oder Geldkarte` where all are such words. */
function either(kinds: readonly Kind[], joiner: Kind['joiner']): Kind {
  const nouns = kinds.flatMap((kind) => kind.nouns)
  const stems = nouns.map(stemOf)
  const properties = kinds.flatMap((kind) => kind.properties)
  const tail = kinds.flatMap((kind) => kind.tail)
  if (stems.every((stem) => stem !== undefined)) {
    const joinedStems = list([...stems.slice(0, -1).map((stem) => `${stem}-`), `${stems.at(-1)}`], joiner)
    return { nouns: [feminine(joinedStems)], joiner, tail, properties }
  }
  return { nouns, joiner, tail, properties }
}

/** `eine Geldkarte aus deiner Hand, die bis zu 3 Münzen kostet`. */
export function phrase(kind: Kind, number: Plurality, determiner: Determiner, as: Case, where = ''): string {
  const nouns = kind.nouns.map((noun) => declined(noun, number, determiner, as))
  return `${words(list(nouns, kind.joiner), ...kind.tail, where)}${properties(kind, number)}`
}

export const genderOfKind = (kind: Kind, number: Plurality): Gender => genderOf(kind.nouns[0], number)

function properties(kind: Kind, number: Plurality): string {
  if (kind.properties.length === 0) return ''
  return clause(`${relative(genderOfKind(kind, number), 'nom')} ${saidOf(kind, number)}`)
}

function saidOf(kind: Kind, number: Plurality): string {
  const byVerb = Map.groupBy(kind.properties, ({ verb }) => verb)
  const said = [...byVerb].map(([verb, list]) => {
    const what = list.map(({ said }) => said[number]).join(' und ')
    return comparison(what, number === 'one' ? verb : plurals[verb])
  })
  return said.join(' und ')
}

/** What is said of a card that matches: `eine Aktionskarte ist`, `bis zu 3 Münzen kostet`. */
export function beingPhrase(filter: Filter, t: Telling): string {
  const kind = kindOf(filter, t)
  if (isKarte(kind) && kind.properties.length > 0 && kind.tail.length === 0) return saidOf(kind, 'one')
  const [rest, clauses] = withoutClauses(phrase(kind, 'one', 'ein', 'nom'))
  return `${rest} ist${clauses}`
}

/** The verb stands before what a card is measured by: `2 Münzen mehr kostet als die entsorgte`. */
function comparison(what: string, verb: string): string {
  const at = what.search(/ (als|wie) /)
  return at < 0 ? `${what} ${verb}` : `${what.slice(0, at)} ${verb}${what.slice(at)}`
}

/** So many cards: where they cost something, each of them does. */
export function several(n: number, kind: Kind, as: Case, where = ''): string {
  if (n === 1) return phrase(kind, 'one', 'ein', as, where)
  const each = kind.properties.map(({ said, verb }) => ({
    said: { ...said, many: said.many.replace(amountFirst, 'je $&') },
    verb,
  }))
  return `${n} ${phrase({ ...kind, properties: each }, 'many', '', as, where)}`
}
const amountFirst = /^(bis zu |genau |mindestens )?\{\$/

/** Filters as phrases, `where` behind the noun. */
export const aCard = (filter: Filter, t: Telling, as: Case, where = ''): string =>
  phrase(kindOf(filter, t), 'one', 'ein', as, where)
export const someCards = (filter: Filter, t: Telling, as: Case, where = ''): string =>
  phrase(kindOf(filter, t), 'many', '', as, where)
export const noCard = (filter: Filter, t: Telling, as: Case): string => phrase(kindOf(filter, t), 'one', 'kein', as)
function costPhrase(price: Price, exactly: boolean, t: Telling): string {
  const known = typeof price === 'number' ? price : t.known.price?.(price)
  if (known !== undefined) return `${exactly ? '' : 'bis zu '}${amount('coins', known)}`
  if (price === 'overpaid' || typeof price === 'number' || !('costOf' in price) || typeof price.plus !== 'number')
    return notSaid('a reckoned price')
  const of = comparand(price.costOf, t)
  if (price.plus === 0) return exactly ? `gleich viel wie ${of}` : `höchstens so viel wie ${of}`
  const coins = amount('coins', Math.abs(price.plus))
  if (price.plus > 0) return `${exactly ? 'genau' : 'bis zu'} ${coins} mehr als ${of}`
  return `${exactly ? 'genau' : 'mindestens'} ${coins} weniger als ${of}`
}
