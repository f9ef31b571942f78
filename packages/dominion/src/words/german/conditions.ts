import type { Condition, Num, State, Trigger } from '../../language/types.ts'
import { amount } from '../markup.ts'
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
      return thing(matched(condition, t), beingPhrase(condition.filter, t))
    case 'hasName':
      return thing(subject(condition.cards, t), 'die genannte Karte ist')
    case 'none': {
      const place = condition.in === 'play' ? 'im Spiel' : inZone(condition.in, t)
      if (condition.in === 'trash' || condition.in === 'supply')
        return thing(place, `${noCard(condition.filter, t, 'nom')} liegt`)
      return actor((form) => `${noCard(condition.filter, t, 'acc')} ${place} ${has[form]}`, t)
    }
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return comparison(condition.value, condition.if, condition.bound, t)
    case 'boughtNothing':
      return actor((form) => `in diesem Zug nichts gekauft ${has[form]}`, t)
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

function comparison(value: Num, bound: Bound, n: number, t: Telling): Subordinate {
  const known = constant(value, t)
  if (known !== undefined || typeof value === 'number') return thing(`${known}`, `${boundWords[bound]} ${n} ist`)
  switch (value.num) {
    case 'count': {
      const { of } = value
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
    case 'owned':
      return actor(() => `${boundedKind(bound, n, value.filter, t)} besitzt`, t)
    case 'handSize':
      return actor((form) => `${boundedNouns(bound, n, handkarte)} ${has[form]}`, t)
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
    case 'played': {
      const cards = boundedKind(bound, n, value.filter, t)
      return actor((form) => `in diesem Zug ${cards} gespielt ${has[form]} (diese mitgezählt)`, t)
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
  }
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
  if (trigger.event !== 'cleanUp') t.topic = trigger.event === 'discardedFromPlay' ? t.topic : eventCard
  return { text, kind: trigger.event === 'cleanUp' ? 'time' : 'clause' }
}

function eventPhrase(trigger: Trigger, t: Telling, within: Within): string {
  const when = within ? `in ${within.slice(0, -1)}m Zug ` : ''
  const who = 'who' in trigger ? (trigger.who ?? 'you') : 'you'
  const form = who === 'you' && isYou(t.voice) ? 'du' : 'er'
  const subject = who === 'you' ? t.voice.pronoun : t.familiar.has(who) ? 'er' : neighbour(who, 'nom')
  const done = (verbs: { du: string; er: string }, object: string) => `wenn ${subject} ${when}${object} ${verbs[form]}`
  switch (trigger.event) {
    case 'attackPlayed':
      return `wenn ein Mitspieler ${when}einen Angriff spielt`
    case 'played':
      return done({ du: 'spielst', er: 'spielt' }, aCard(trigger.filter, t, 'acc'))
    case 'bought':
      return done({ du: 'kaufst', er: 'kauft' }, aCard(trigger.filter, t, 'acc'))
    case 'wouldGain':
      return done({ du: 'nehmen würdest', er: 'nehmen würde' }, aCard(trigger.filter, t, 'acc'))
    case 'gained':
      return done({ du: 'nimmst', er: 'nimmt' }, aCard(trigger.filter, t, 'acc'))
    case 'trashed': {
      const card =
        who === 'you' || t.familiar.has(who)
          ? `eine ${declined(karte, 'many', who === 'you' ? t.voice.own : 'sein', 'gen')}`
          : `eine Karte ${neighbour(who, 'gen')}`
      return `wenn ${when}${card} entsorgt wird`
    }
    case 'cleanUp':
      return `zu Beginn der Aufräumphase${within ? ` ${within.slice(0, -1)}s Zuges` : ''}`
    case 'discardedFromPlay':
      return `wenn ${subject} ${cardsPhrase(trigger.card, t)} ${when}aus dem Spiel ${form === 'du' ? 'ablegst' : 'ablegt'}`
  }
}

/** A state that holds in a turn: `in diesem Zug kosten alle Karten …`. */
export function statePhrase(state: State, t: Telling): string {
  switch (state.state) {
    case 'costsLess': {
      const cards = state.filter.is === 'any' ? 'alle Karten' : someCards(state.filter, t, 'nom')
      return `in diesem Zug kosten ${cards} ${amount('coins', state.coins)} weniger, aber nie weniger als ${amount('coins', 0)}`
    }
  }
}
