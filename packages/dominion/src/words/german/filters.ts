import type { Cards, CardType, Filter, Price } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { nounNamed } from './card-names.ts'
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
import { inZone } from './places.ts'
import type { Telling } from './telling.ts'

/** What a relative clause says of a card: `bis zu 4 Münzen` `kostet`. */
interface Property {
  readonly said: Record<Plurality, string>
  readonly verb: 'ist' | 'kostet' | '' // nothing where it is said already
}
const plurals = { ist: 'sind', kostet: 'kosten', '': '' }

/** Nouns to choose between, what stands behind them, and what a clause says of them. */
export interface Kind {
  readonly nouns: readonly Noun[]
  readonly joiner: 'und' | 'oder'
  readonly stems?: readonly string[] // of adjectives before the noun
  readonly tail: readonly string[]
  readonly properties: readonly Property[]
}

const feminine = (stem: string): Noun => ({ gender: 'f', one: `${stem}karte`, many: `${stem}karten` })
export const typeNouns: Record<CardType, Noun> = {
  Action: feminine('Aktions'),
  Treasure: feminine('Geld'),
  Victory: feminine('Punkte'),
  Curse: nounNamed('Curse'),
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
    case 'namedAs':
      return { ...anyKind, tail: ['mit dem genannten Namen'] }
    case 'copyOf':
      return copyKind(filter.of, t)
    case 'among':
      return { ...anyKind, tail: [`von ${t.say.cards(filter.of, t, 'dat')}`] }
    case 'costing':
      return costing(costPhrase(filter.price, 'exactly', t))
    case 'costingUpTo':
      return costing(costPhrase(filter.price, 'upTo', t))
    case 'costingAtLeast':
      return costing(costPhrase(filter.price, 'atLeast', t))
    case 'potionInCost':
      return { ...anyKind, tail: ['mit einem Trank in den Kosten'] }
    case 'sharingType':
      return { ...anyKind, tail: [`mit einem Typ ${t.say.cards(filter.with, t, 'gen')}`] }
    case 'severalTypes':
      return { ...anyKind, tail: ['mit zwei oder mehr Typen'] }
    case 'givingCoins':
      return { ...anyKind, tail: ['mit +Münzen'] }
    case 'lying':
      return { ...anyKind, tail: [inZone(filter.in, t)] }
    case 'faceUp':
      return { ...anyKind, stems: ['offen'] }
    case 'leavingPlay':
      return { ...anyKind, properties: [{ said: same('in diesem Zug aus dem Spiel abgelegt würde'), verb: '' }] }
    case 'fromEmptyPile':
      return { ...anyKind, tail: ['von einem leeren Vorratsstapel'] }
    case 'withoutYourTokens':
      return { ...anyKind, tail: [`ohne einen Marker von ${t.voice.own === 'dein' ? 'dir' : 'ihm'}`] }
    case 'marked':
      return filter.mark === 'bane' ? kindNamed(feminine('Bann')) : { ...anyKind, tail: ['vom gewählten Stapel'] }
    case 'cheaperThan':
      return costing(`weniger als ${comparand(filter.than, t)}`)
    case 'not':
      return negated(filter.filter, t)
    case 'all': {
      const range = costRange(filter.filters)
      if (range) return costing(range)
      return filter.filters.map((part) => kindOf(part, t, joiner)).reduce(merged, anyKind)
    }
    case 'either': {
      const prices = filter.filters.flatMap((part) =>
        part.is === 'costing' && typeof part.price === 'number' ? [part.price] : [],
      )
      if (prices.length === filter.filters.length)
        return costing(
          list(
            prices.map((price) => amount('coins', price)),
            'oder',
          ),
        )
      return either(
        filter.filters.map((part) => kindOf(part, t, joiner)),
        joiner,
      )
    }
  }
}

function costRange([low, high, ...more]: readonly Filter[]): string | undefined {
  if (more.length || low?.is !== 'costingAtLeast' || high?.is !== 'costingUpTo') return undefined
  if (typeof low.price !== 'number' || typeof high.price !== 'number') return undefined
  return `von ${amount('coins', low.price)} bis ${amount('coins', high.price)}`
}

const exemplar: Noun = { gender: 'n', one: 'Exemplar', many: 'Exemplare' }

function copyKind(of: Cards, t: Telling): Kind {
  const isOneOf = of.cards === 'past' || (of.cards === 'pick' && of.quantity === 'all')
  const said =
    of.cards === 'past'
      ? t.say.cards(of, t, 'gen').replace(/^der Karten/, 'einer Karte')
      : isOneOf
        ? oneOf(of, t)
        : t.say.cards(of, t, 'dat')
  return { ...kindNamed(exemplar), tail: [isOneOf ? said : `von ${said}`] }
}

/** `einer Karte, die du im Spiel hast`. */
function oneOf(of: Cards, t: Telling): string {
  if (of.cards !== 'pick' || 'cards' in of.from) return `von ${t.say.cards(of, t, 'dat')}`
  const whose = of.of === 'you' ? 'du' : t.voice.pronoun
  return `einer Karte${clause(`die ${whose} ${String(of.from) === 'play' ? 'im Spiel' : 'auf der Hand'} ${whose === 'du' ? 'hast' : 'hat'}`)}`
}

const costing = (said: string): Kind => ({ ...anyKind, properties: [{ said: same(said), verb: 'kostet' }] })
const isKarte = ({ nouns }: Kind): boolean => nouns.length === 1 && nouns[0] === karte

function negated(filter: Filter, t: Telling): Kind {
  if (filter.is === 'not') return kindOf(filter.filter, t)
  if (filter.is === 'namedAs') return { ...anyKind, tail: ['außer der genannten Karte'] }
  if (filter.is === 'among') return { ...anyKind, tail: [`außer ${t.say.cards(filter.of, t, 'dat')}`] }
  if (filter.is === 'copyOf' && filter.of.cards === 'pick' && String(filter.of.from) === 'exile')
    return { ...anyKind, tail: ['ohne Exemplar im Exil'] }
  if (filter.is === 'copyOf')
    return filter.of.cards === 'pick'
      ? {
          ...anyKind,
          properties: [
            {
              said: same(
                `${t.voice.pronoun} noch nicht ${String(filter.of.from) === 'play' ? 'im Spiel' : 'auf der Hand'} ${t.voice.own === 'dein' ? 'hast' : 'hat'}`,
              ),
              verb: '',
            },
          ],
        }
      : { ...anyKind, tail: ['mit anderem Namen'] }
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
  const stems = [...(a.stems ?? []), ...(b.stems ?? [])]
  const both = {
    ...b,
    ...(stems.length > 0 && { stems }),
    tail: [...a.tail, ...b.tail],
    properties: [...a.properties, ...b.properties],
  }
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
  const nouns = kind.nouns.map((noun) => declined(noun, number, determiner, as, kind.stems))
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
  if (filter.is === 'potionInCost') return 'einen Trank in den Kosten hat'
  if (filter.is === 'givingCoins') return '+Münzen gibt'
  if (filter.is === 'lying') return `${inZone(filter.in, t)} ist`
  const kind = kindOf(filter, t)
  if (isKarte(kind) && kind.properties.length > 0 && kind.tail.length === 0) return saidOf(kind, 'one')
  const [rest, clauses] = withoutClauses(phrase(kind, 'one', 'ein', 'nom'))
  return `${rest} ist${clauses}`
}

/** The verb stands before what a card is measured by: `2 Münzen mehr kostet als die entsorgte`. */
function comparison(what: string, verb: string): string {
  const at = what.search(/ (als|wie) /)
  return at < 0 ? `${what} ${verb}`.trim() : `${what.slice(0, at)} ${verb}${what.slice(at)}`
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
/** What something costs, behind `kosten`. */
export const priceWords = (price: Price, t: Telling): string => costPhrase(price, 'exactly', t)

type Bound = 'exactly' | 'upTo' | 'atLeast'
const boundWords: Record<Bound, string> = { exactly: 'genau', upTo: 'bis zu', atLeast: 'mindestens' }

function costPhrase(price: Price, bound: Bound, t: Telling): string {
  const exactly = bound === 'exactly'
  const known = typeof price === 'number' ? price : t.known.price?.(price)
  if (known !== undefined) return `${exactly ? '' : `${boundWords[bound]} `}${amount('coins', known)}`
  if (price === 'overpaid') return `${boundWords[bound]} so viel wie der zu viel bezahlte Betrag`
  if (typeof price === 'number') return amount('coins', price)
  if (!('costOf' in price)) {
    if (price.num === 'coinCost')
      return `${boundWords[bound]} so viele Münzen wie ${t.say.cards(price.of, t, 'nom')} zusammen`
    return `${boundWords[bound]} ${amount('coins', 1)}${t.say.per(price, t)}`
  }
  if (typeof price.plus !== 'number')
    return `${boundWords[bound]} ${amount('coins', 1)}${t.say.per(price.plus, t)} mehr als ${comparand(price.costOf, t)}`
  const of = comparand(price.costOf, t)
  if (price.plus === 0) return exactly ? `gleich viel wie ${of}` : `höchstens so viel wie ${of}`
  const coins = amount('coins', Math.abs(price.plus))
  if (price.plus > 0) return `${exactly ? 'genau' : 'bis zu'} ${coins} mehr als ${of}`
  return `${exactly ? 'genau' : 'mindestens'} ${coins} weniger als ${of}`
}
