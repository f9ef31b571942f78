import { type Lying, lyingCards, pastCards } from '../../language/shapes.ts'
import type { Condition, Filter, Num, Past, State, Trigger } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { notSaid } from '../not-said.ts'
import { undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant, eventCard } from '../telling.ts'
import { cardsPhrase, inZone } from './cards.ts'
import { aCard, beingPhrase, kindOf, noCard, phrase, someCards } from './filters.ts'
import { doneTo, ordinal } from './grammar.ts'
import { declined, handkarte, karte, type Noun } from './nouns.ts'
import { subject, verb } from './numbers.ts'
import { isYou, neighbour, type Telling } from './telling.ts'

/** A clause with its verb at the end, as it follows `wenn`: `du` `mindestens 5 Handkarten hast`. */
export interface Subordinate {
  readonly subject: string
  readonly rest: string
  readonly relative?: string // where it is about the one who does the step: `der mindestens 5 Handkarten hat`
}

export const wenn = ({ subject, rest }: Subordinate): string => `wenn ${subject} ${rest}`

function actor(said: (form: 'du' | 'er') => string, t: Telling): Subordinate {
  const rest = said(isYou(t.voice) ? 'du' : 'er')
  return { subject: t.voice.pronoun, rest, relative: `der ${rest}` }
}
const thing = (subject: string, rest: string): Subordinate => ({ subject, rest })
const has = { du: 'hast', er: 'hat' }

export function conditionPhrase(condition: Condition, t: Telling): Subordinate {
  switch (condition.if) {
    case 'matches':
      if (condition.filter.is === 'namedAs') return thing(matched(condition, t), 'die genannte Karte ist')
      return thing(matched(condition, t), beingPhrase(condition.filter, t))
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return comparison(condition.value, condition.if, condition.bound, t)
    default:
      return notSaid(`the condition "${condition.if}"`)
  }
}

/** `sie`, or for several cards `eine davon`. */
function matched({ cards }: Extract<Condition, { if: 'matches' }>, t: Telling): string {
  const several = cards.cards === 'var' && !refNamed(cards.name, t).one
  if (!several) return subject(cards, t)
  return t.topic === cards.name ? 'eine davon' : `eine ${cardsPhrase(cards, t, 'gen')}`
}

type Bound = 'atLeast' | 'atMost' | 'exactly'
const boundWords = { atLeast: 'mindestens', atMost: 'höchstens', exactly: 'genau' }

function bounded(bound: Bound, n: number, one: string, many: string, none: string): string {
  return bound === 'atMost' && n === 0 ? none : `${boundWords[bound]} ${n} ${n === 1 ? one : many}`
}
const boundedNouns = (bound: Bound, n: number, noun: Noun): string =>
  bounded(bound, n, noun.one, noun.many, declined(noun, 'many', 'kein', 'acc'))

function boundedKind(bound: Bound, n: number, filter: Parameters<typeof kindOf>[0], t: Telling): string {
  const kind = kindOf(filter, t)
  const said = (number: 'one' | 'many') => phrase(kind, number, '', 'acc')
  return bounded(bound, n, said('one'), said('many'), noCard(filter, t, 'acc'))
}

function comparison(value: Num, bound: Bound, n: Num, t: Telling): Subordinate {
  if (typeof n !== 'number') return notSaid('a bound that is reckoned')
  const known = constant(value, t)
  if (known !== undefined || typeof value === 'number') return thing(`${known}`, `${boundWords[bound]} ${n} ist`)
  switch (value.num) {
    case 'count': {
      const { of } = value
      const lying = lyingCards(value)
      if (lying) return lyingPhrase(lying, bound, n, t)
      const past = pastCards(value)
      if (past) return pastPhrase(past, bound, n, t)
      if (of.cards !== 'var') {
        const cards = boundedNouns(bound, n, karte)
        const are = n === 1 ? 'ist' : 'sind'
        return of.cards === 'aside'
          ? thing(cards, `beiseitegelegt ${are}`)
          : thing(cards, `unter ${cardsPhrase(of, t, 'dat')} ${are}`)
      }
      const ref = refNamed(of.name, t)
      // No more than were asked for could be handled, so to have handled them all needs no `genau`.
      const all = bound !== 'atMost' && ref.expected === n
      const cards = all ? `${n} ${n === 1 ? 'Karte' : 'Karten'}` : boundedNouns(bound, n, karte)
      return actor((form) => `${cards} ${doneTo[ref.by]} ${has[form]}`, t)
    }
    case 'emptyPiles': {
      const piles = boundedNouns(bound, n, { gender: 'm', one: 'Vorratsstapel', many: 'Vorratsstapel' })
      return thing(piles, `leer ${n === 1 ? 'ist' : 'sind'}`)
    }
    case 'coinCost': {
      const coins = `${bound === 'exactly' ? '' : `${boundWords[bound]} `}${amount('coins', n)}`
      return thing(subject(value.of, t), `${coins} ${verb(value.of, 'kostet', 'kosten', t)}`)
    }
    case 'typeCount': {
      const types = boundedNouns(bound, n, { gender: 'm', one: 'Kartentyp', many: 'Kartentypen' })
      return thing(subject(value.of, t), `${types} ${verb(value.of, 'hat', 'haben', t)}`)
    }
    case 'turnsInARow':
      return turns(bound, n, t)
    case 'dividedBy': {
      const whole = undivided(value)
      const low = n * whole.by
      const high = low + whole.by - 1
      if (bound === 'atLeast') return comparison(whole.value, 'atLeast', low, t)
      if (bound === 'atMost') return comparison(whole.value, 'atMost', high, t)
      const said = comparison(whole.value, 'atLeast', low, t)
      const range = (text: string) => text.replace(`mindestens ${low}`, `${low} bis ${high}`)
      return { subject: range(said.subject), rest: range(said.rest), relative: said.relative && range(said.relative) }
    }
    default:
      return notSaid(`the number "${value.num}"`)
  }
}

/** How many cards lie in a place: `du` `keine Aktionskarte auf der Hand hast`. */
function lyingPhrase({ filter, from }: Lying, bound: Bound, n: number, t: Telling): Subordinate {
  const [zone] = from
  if (from.length > 1) return notSaid('cards in several places')
  const none = bound === 'exactly' && n === 0
  if (zone === 'owned') return actor(() => `${boundedKind(bound, n, filter, t)} besitzt`, t)
  if (zone === 'hand' && filter.is === 'any')
    return actor((form) => `${boundedNouns(bound, n, handkarte)} ${has[form]}`, t)
  const place = zone === 'play' ? 'im Spiel' : inZone(zone, t)
  if (zone === 'trash' || zone === 'supply')
    return thing(place, `${none ? noCard(filter, t, 'nom') : boundedKind(bound, n, filter, t)} liegt`)
  const cards = none ? noCard(filter, t, 'acc') : boundedKind(bound, n, filter, t)
  return actor((form) => `${cards} ${place} ${has[form]}`, t)
}

const doneThen: Record<Past['event'], string> = {
  played: 'gespielt',
  bought: 'gekauft',
  gained: 'genommen',
  trashed: 'entsorgt',
}

/** What happened before: `du` `in diesem Zug nichts gekauft hast`. */
function pastPhrase({ event, filter, during, whose }: Past, bound: Bound, n: number, t: Telling): Subordinate {
  if (during !== 'thisTurn' || whose) return notSaid('what happened in other turns')
  if (bound === 'exactly' && n === 0) {
    const what = filter.is === 'any' ? 'nichts' : noCard(filter, t, 'acc')
    return actor((form) => `in diesem Zug ${what} ${doneThen[event]} ${has[form]}`, t)
  }
  const cards = boundedKind(bound, n, filter, t)
  const counting = event === 'played' ? ' (diese mitgezählt)' : ''
  return actor((form) => `in diesem Zug ${cards} ${doneThen[event]} ${has[form]}${counting}`, t)
}

/** Turns in a row are told as which of them this one is. */
function turns(bound: Bound, n: number, t: Telling): Subordinate {
  const whose = t.voice.own === 'dein' ? 'dein' : 'sein'
  if (bound === 'atMost' && n === 1)
    return { ...thing('der vorige Zug', `nicht ${whose}er war`), relative: 'der nicht auch den vorigen Zug hatte' }
  const which = bound === 'exactly' ? '' : `${boundWords[bound]} `
  return {
    ...thing('dies', `${which}${whose} ${ordinal(n, 'er')} Zug in Folge ist`),
    relative: `für den dies ${which}der ${ordinal(n, 'e')} Zug in Folge ist`,
  }
}

/** For how long a trigger holds. */
export type Within = 'dieser' | 'jener' | undefined

/** What follows a trigger: a clause, or a time of its own. What it is about is `sie` in what follows. */
export function triggerPhrase(
  trigger: Trigger,
  t: Telling,
  within?: Within,
): { text: string; kind: 'clause' | 'time' } {
  const text = eventPhrase(trigger, t, within)
  t.event = trigger
  if ('filter' in trigger) t.topic = trigger.event === 'discardedFromPlay' ? t.topic : eventCard
  return { text, kind: trigger.event === 'cleanUp' ? 'time' : 'clause' }
}

function eventPhrase(trigger: Trigger, t: Telling, within: Within): string {
  const when = within ? `in ${within.slice(0, -1)}m Zug ` : ''
  const who = trigger.whose ?? 'you'
  if (who === 'anyone') return notSaid('what anyone does')
  const form = who === 'you' && isYou(t.voice) ? 'du' : 'er'
  const subject =
    who === 'you'
      ? t.voice.pronoun
      : who === 'others'
        ? 'ein Mitspieler'
        : t.familiar.has(who)
          ? 'er'
          : neighbour(who, 'nom')
  const done = (verbs: { du: string; er: string }, object: string) => `wenn ${subject} ${when}${object} ${verbs[form]}`
  switch (trigger.event) {
    case 'played': {
      const attack = trigger.filter.is === 'type' && trigger.filter.type === 'Attack'
      return done({ du: 'spielst', er: 'spielt' }, attack ? 'einen Angriff' : aCard(trigger.filter, t, 'acc'))
    }
    case 'bought':
      return done({ du: 'kaufst', er: 'kauft' }, aCard(trigger.filter, t, 'acc'))
    case 'wouldGain':
      return done({ du: 'nehmen würdest', er: 'nehmen würde' }, aCard(trigger.filter, t, 'acc'))
    case 'gained':
      return done({ du: 'nimmst', er: 'nimmt' }, aCard(trigger.filter, t, 'acc'))
    case 'trashed': {
      if (who === 'others') return notSaid('what others trash')
      const card =
        who === 'you' || t.familiar.has(who)
          ? `eine ${declined(karte, 'many', who === 'you' ? t.voice.own : 'sein', 'gen')}`
          : `eine Karte ${neighbour(who, 'gen')}`
      return `wenn ${when}${card} entsorgt wird`
    }
    case 'cleanUp':
      return `zu Beginn der Aufräumphase${within ? ` ${within.slice(0, -1)}s Zuges` : ''}`
    case 'discardedFromPlay':
      return `wenn ${subject} ${discardedCards(trigger.filter, t)} ${when}aus dem Spiel ${form === 'du' ? 'ablegst' : 'ablegt'}`
    default:
      return notSaid(`the event "${trigger.event}"`)
  }
}

const discardedCards = (filter: Filter, t: Telling): string =>
  filter.is === 'among' ? cardsPhrase(filter.of, t) : aCard(filter, t, 'acc')

/** A state that holds in a turn: `in diesem Zug kosten alle Karten …`. */
export function statePhrase(state: State, t: Telling): string {
  switch (state.state) {
    case 'costsLess': {
      if (typeof state.coins !== 'number') return notSaid('a reckoned discount')
      const cards = state.filter.is === 'any' ? 'alle Karten' : someCards(state.filter, t, 'nom')
      return `in diesem Zug kosten ${cards} ${amount('coins', state.coins)} weniger, aber nie weniger als ${amount('coins', 0)}`
    }
    default:
      return notSaid(`the state "${state.state}"`)
  }
}
