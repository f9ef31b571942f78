import { type Lying, lyingCards, pastCards } from '../../language/shapes.ts'
import type { Cards, Num } from '../../language/types.ts'
import { notSaid } from '../not-said.ts'
import { isMany, undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant } from '../telling.ts'
import { genderOfKind, type Kind, kindOf, phrase, several } from './filters.ts'
import { clause, doneTo } from './grammar.ts'
import { declined, type Gender, handkarte, karte, type Noun, relative } from './nouns.ts'
import { isYou, type Telling } from './telling.ts'

/** What a number counts: `jede Karte`, `Karten`, and a clause for either. */
interface Unit {
  readonly each: string
  readonly many: string
  readonly clauses: readonly [one: string, many: string]
}

const none = ['', ''] as const

function unit(num: Exclude<Num, number>, t: Telling): Unit {
  const { pronoun } = t.voice
  const has = isYou(t.voice) ? 'hast' : 'hat'
  switch (num.num) {
    case 'count': {
      const lying = lyingCards(num)
      if (lying) return lyingUnit(lying, t)
      const past = pastCards(num)
      if (past?.event === 'played' && past.during === 'thisTurn' && !past.whose)
        return kinds(kindOf(past.filter, t), `${pronoun} in diesem Zug gespielt ${has}`)
      return counted(num.of, t)
    }
    case 'emptyPiles':
      return nouns({ gender: 'm', one: 'Vorratsstapel', many: 'Vorratsstapel' }, ['leer'])
    case 'coinCost':
      return nouns(
        { gender: 'f', one: 'Münze', many: 'Münzen' },
        [],
        `${subject(num.of, t)} ${verb(num.of, 'kostet', 'kosten', t)}`,
      )
    case 'typeCount':
      return nouns(
        { gender: 'm', one: 'Kartentyp', many: 'Kartentypen' },
        [],
        `${subject(num.of, t)} ${verb(num.of, 'hat', 'haben', t)}`,
      )
    case 'turnsInARow':
      return nouns(
        { gender: 'm', one: 'Zug', many: 'Züge' },
        [],
        `${pronoun} in Folge ${isYou(t.voice) ? 'hattest' : 'hatte'}`,
      )
    case 'dividedBy':
      throw new Error('a division has no unit of its own')
    default:
      return notSaid(`the number "${num.num}"`)
  }
}

function lyingUnit({ filter, from }: Lying, t: Telling): Unit {
  if (String(from) === 'owned') return kinds(kindOf(filter, t), `${t.voice.pronoun} besitzt`)
  if (String(from) !== 'hand' || filter.is !== 'any') return notSaid(`the number of cards in ${String(from)}`)
  const all = declined(handkarte, 'many', t.voice.own, 'gen')
  return { each: `jede ${all}`, many: all, clauses: none }
}

function counted(of: Cards, t: Telling): Unit {
  if (of.cards === 'var') return nouns(karte, [doneTo[refNamed(of.name, t).by]])
  if (of.cards === 'aside') return nouns(karte, ['beiseitegelegt'])
  const among = ` unter ${t.say.cards(of, t, 'dat')}`
  return { each: `jede Karte${among}`, many: `Karten${among}`, clauses: none }
}

/** `said` follows a relative pronoun. */
function nouns(noun: Noun, stems: readonly string[], said?: string): Unit {
  return {
    each: declined(noun, 'one', 'jeder', 'acc', stems),
    many: declined(noun, 'many', '', 'acc', stems),
    clauses: said ? [related(noun.gender, said), related('p', said)] : none,
  }
}

/** A relative clause; `die die Karten` would stumble. */
function related(gender: Gender, said: string): string {
  const pronoun = relative(gender, 'acc')
  return `${said.startsWith(`${pronoun} `) ? 'welche' : pronoun} ${said}`
}

function kinds(kind: Kind, said: string): Unit {
  const gender = genderOfKind(kind, 'one')
  return {
    each: phrase(kind, 'one', 'jeder', 'acc'),
    many: phrase(kind, 'many', '', 'acc'),
    clauses: [related(gender, said), related('p', said)],
  }
}

/** The cards as the subject of a clause, and the verb that goes with them. */
export const subject = (cards: Cards, t: Telling): string => t.say.cards(cards, t, 'nom')
export const verb = (cards: Cards, one: string, many: string, t: Telling): string =>
  isMany(cards, t) && cards.cards !== 'rest' ? many : one

/** ` für jede abgelegte Karte`, ` für je 10 Karten, die du besitzt (abgerundet)`; nothing for a number that is known. */
export function perPhrase(num: Num, t: Telling): string {
  if (constant(num, t) !== undefined) return ''
  const { value, by } = undivided(num)
  if (typeof value === 'number') return ''
  const { each, many, clauses } = unit(value, t)
  if (by === 1) return ` für ${each}${clauses[0] && clause(clauses[0])}`
  const rounded = '(abgerundet)'
  return ` für je ${by} ${many}${clauses[1] ? clause(`${clauses[1]} ${rounded}`) : ` ${rounded}`}`
}

/** `3 Karten`, or `eine Karte für jeden leeren Vorratsstapel`. */
export function numbered(num: Num, kind: Kind, t: Telling, where = ''): string {
  const n = constant(num, t)
  if (n === undefined) return `${phrase(kind, 'one', 'ein', 'acc', where)}${perPhrase(num, t)}`
  return several(n, kind, 'acc', where)
}
