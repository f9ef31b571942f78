import { type Lying, lyingCards, pastCards } from '../../language/shapes.ts'
import type { Condition, Filter, Num, Past, Trigger, Whose } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { isMany, undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant, eventCard } from '../telling.ts'
import { cardsPhrase } from './cards.ts'
import { aCard, beingPhrase, genderOfKind, kindOf, noCard, phrase, someCards } from './filters.ts'
import { doneTo, list, ordinal } from './grammar.ts'
import { landscapeName } from './landscape-names.ts'
import { declined, handkarte, karte, type Noun, nachziehstapel, relative } from './nouns.ts'
import { asAmount, doneThen, duringPhrase, namesUnit, pastSubject, subject, verb } from './numbers.ts'
import { inZone } from './places.ts'
import { isYou, neighbour, own, type Telling } from './telling.ts'
import { counterNouns, placed, tokenNames } from './token-names.ts'

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
      if (condition.filter.is === 'any') return thing('es', isMany(condition.cards, t) ? 'welche gibt' : 'eine gibt')
      if (condition.filter.is === 'namedAs') return thing(matched(condition, t), 'die genannte Karte ist')
      return thing(matched(condition, t), beingPhrase(condition.filter, t))
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return comparison(condition.value, condition.if, condition.bound, t)
    case 'odd':
      return thing(asAmount(condition.value, t), 'ungerade ist')
    case 'phase':
      return thing(`${isYou(t.voice) ? 'deine' : 'seine'} ${phaseNames[condition.phase]}`, 'läuft')
    case 'yourTurn':
      return thing('du', 'am Zug bist')
    case 'holds':
      return actor((form) => `${landscapeName(condition.name, 'acc')} ${has[form]}`, t)
    case 'faceUp':
      return thing('er', 'dann offen liegt')
    case 'not':
      return negatedPhrase(condition.condition, t)
    case 'all':
    case 'either': {
      const said = condition.conditions.map((inner) => conditionPhrase(inner, t))
      const word = condition.if === 'all' ? 'und' : 'oder'
      const [first, ...others] = said
      return {
        subject: first.subject,
        rest: [first.rest, ...others.map(({ subject, rest }) => `${word} ${subject} ${rest}`)].join(' '),
      }
    }
  }
}

export const phaseNames = { action: 'Aktionsphase', buy: 'Kaufphase', night: 'Nachtphase', cleanUp: 'Aufräumphase' }

function negatedPhrase(condition: Condition, t: Telling): Subordinate {
  switch (condition.if) {
    case 'yourTurn':
      return thing('du', 'nicht am Zug bist')
    case 'holds':
      return actor((form) => `${landscapeName(condition.name, 'acc')} nicht ${has[form]}`, t)
    case 'faceUp':
      return thing('er', 'dann verdeckt liegt')
    case 'either':
      return actor((form) => {
        const names = condition.conditions.map((inner) =>
          inner.if === 'holds' ? landscapeName(inner.name, 'acc') : conditionPhrase(inner, t).rest,
        )
        return `weder ${names.join(' noch ')} ${has[form]}`
      }, t)
    case 'matches': {
      const said = conditionPhrase(condition, t)
      return { subject: said.subject, rest: `nicht ${said.rest}`.replace(/^nicht eine? /, 'keine ') }
    }
    default: {
      const said = conditionPhrase(condition, t)
      return { subject: said.subject, rest: `nicht ${said.rest}` }
    }
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

function comparison(value: Num, bound: Bound, other: Num, t: Telling): Subordinate {
  if (typeof other !== 'number') return reckoned(value, bound, other, t)
  const n = other
  const known = constant(value, t)
  if (known !== undefined || typeof value === 'number') return thing(`${known}`, `${boundWords[bound]} ${n} ist`)
  switch (value.num) {
    case 'count': {
      const { of } = value
      const lying = lyingCards(value)
      if (lying) return lyingPhrase(lying, bound, n, t)
      const past = pastCards(value)
      if (past) return pastPhrase(past, bound, n, t)
      if (of.cards === 'rest' && bound === 'atLeast' && n === 1) return thing('davon', 'noch welche übrig sind')
      if (of.cards === 'pick' && 'cards' in of.from) {
        const group =
          t.topic && of.from.cards === 'var' && t.topic === of.from.name
            ? 'davon'
            : `unter ${cardsPhrase(of.from, t, 'dat')}`
        return bound === 'exactly' && n === 0
          ? thing(group, `${noCard(of.filter, t, 'nom')} ist`)
          : thing(group, `${boundedKind(bound, n, of.filter, t)} ${n === 1 ? 'ist' : 'sind'}`)
      }
      if (of.cards !== 'var') {
        const cards = boundedNouns(bound, n, karte)
        const are = n === 1 ? 'ist' : 'sind'
        return of.cards === 'aside'
          ? thing(cards, `beiseitegelegt ${are}`)
          : thing(cards, `unter ${cardsPhrase(of, t, 'dat')} ${are}`)
      }
      const ref = refNamed(of.name, t)
      if (ref.ofOthers && bound === 'exactly' && n === 0)
        return thing('kein Mitspieler', `eine Karte ${doneTo[ref.by]} hat`)
      if (ref.ofOthers && bound === 'atLeast' && n === 1)
        return thing('ein Mitspieler', `eine Karte ${doneTo[ref.by]} hat`)
      // No more than were asked for could be handled, so to have handled them all needs no `genau`.
      const all = bound !== 'atMost' && (ref.expected === n || (ref.one && n === 1))
      const cards = all ? (n === 1 ? 'eine Karte' : `${n} Karten`) : boundedNouns(bound, n, karte)
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
    case 'names': {
      const { many, clauses } = namesUnit(value, t)
      return thing('es', `${boundWords[bound]} ${n} ${many}${clauses[1] && ''} gibt`)
    }
    case 'have': {
      if (value.counter === 'coins') {
        const coins = `${bound === 'exactly' ? '' : `${boundWords[bound]} `}${amount('coins', n)}`
        return actor((form) => `noch ${coins} ${has[form]}`, t)
      }
      return actor((form) => `${boundedNouns(bound, n, counterNouns[value.counter])} ${has[form]}`, t)
    }
    case 'tokens': {
      const noun = tokenNames[value.token]
      if (bound === 'exactly' && n === 0 && value.on === 'you')
        return thing(declined(noun, 'one', t.voice.own, 'nom'), `nicht auf ${own(nachziehstapel, 'dat', t)} liegt`)
      const said =
        value.token === 'points'
          ? `${bound === 'exactly' ? '' : `${boundWords[bound]} `}${amount('points', n)}`
          : boundedNouns(bound, n, noun)
      return value.on === 'you'
        ? actor((form) => `${said} ${has[form]}`, t)
        : thing(said, `${placed(value.on, t)} liegen`)
    }
    case 'purchases':
      return bound === 'exactly' && n === 1
        ? thing('dies', `dein erster Kauf in diesem Zug ist`)
        : actor((form) => `in diesem Zug ${boundWords[bound]} ${n}-mal gekauft ${has[form]}`, t)
    case 'plus': {
      const refs = value.values.map((each) =>
        typeof each === 'object' && each.num === 'count' && each.of.cards === 'var'
          ? refNamed(each.of.name, t)
          : undefined,
      )
      const [first] = refs
      if (first && refs.every((each) => each?.by === first.by))
        return actor(
          (form) =>
            `insgesamt ${bound === 'exactly' ? `${n} Karten` : boundedNouns(bound, n, karte)} ${doneTo[first.by]} ${has[form]}`,
          t,
        )
      return thing(asAmount(value, t), `${boundWords[bound]} ${n} ist`)
    }
    case 'players':
    case 'paid':
    case 'overpaid':
    case 'bid':
    case 'commonest':
    case 'minus':
    case 'times':
    case 'least':
    case 'whether':
      return thing(asAmount(value, t), `${boundWords[bound]} ${n} ist`)
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

/** A number compared with one that is reckoned. */
function reckoned(value: Num, bound: Bound, other: Num, t: Telling): Subordinate {
  if (typeof value !== 'number' && value.num === 'names' && typeof other !== 'number' && other.num === 'count')
    return thing('keine zwei davon', 'gleich heißen')
  const what = typeof value !== 'number' && value.num === 'count' && value.of.cards === 'pick' ? value.of : undefined
  if (what && bound === 'exactly' && 'cards' in what.from)
    return thing('alle davon', `${someCards(what.filter, t, 'nom')} sind`)
  return thing(asAmount(value, t), `${boundWords[bound]} ${asAmount(other, t)} ist`)
}

/** How many cards lie in a place: `du` `keine Aktionskarte auf der Hand hast`. */
function lyingPhrase({ filter, from }: Lying, bound: Bound, n: number, t: Telling): Subordinate {
  const [zone] = from
  const none = bound === 'exactly' && n === 0
  if (zone === 'owned') return actor(() => `${boundedKind(bound, n, filter, t)} besitzt`, t)
  if (zone === 'hand' && filter.is === 'any')
    return actor((form) => `${boundedNouns(bound, n, handkarte)} ${has[form]}`, t)
  const place = list(
    from.map((each) => (each === 'play' ? 'im Spiel' : inZone(each, t))),
    'oder',
  )
  if (bound === 'atLeast' && n === 1) {
    if (zone === 'trash' || zone === 'supply') return thing(place, `${aCard(filter, t, 'nom')} liegt`)
    return actor((form) => `${aCard(filter, t, 'acc')} ${place} ${has[form]}`, t)
  }
  if (zone === 'trash' || zone === 'supply')
    return thing(place, `${none ? noCard(filter, t, 'nom') : boundedKind(bound, n, filter, t)} liegt`)
  const cards = none ? noCard(filter, t, 'acc') : boundedKind(bound, n, filter, t)
  return actor((form) => `${cards} ${place} ${has[form]}`, t)
}

/** What happened before: `du` `in diesem Zug nichts gekauft hast`. */
function pastPhrase({ event, filter, during, whose }: Past, bound: Bound, n: number, t: Telling): Subordinate {
  const kind = kindOf(filter, t)
  const first = phrase(kind, 'one', 'der', 'nom')
  const which = relative(genderOfKind(kind, 'one'), 'acc')
  if (during === 'game' && whose === 'anyone' && bound === 'exactly' && n === 1)
    return thing(
      'sie',
      `${first.replace(/^(d\S+) /, '$1 erste ')} ist, ${relative(genderOfKind(kind, 'one'), 'nom')} im Spiel ${doneThen[event]} wurde`,
    )
  if (whose === 'them' && bound === 'exactly' && n === 1)
    return thing(
      'es',
      `${first.replace(/^(d\S+) /, '$1 erste ')} ist, ${which} er in diesem Zug ${doneThen[event]} hat`,
    )
  if (during !== 'thisTurn' || (whose && whose !== 'you'))
    return thing(
      pastSubject(whose, t),
      `${duringPhrase(during)} ${boundedKind(bound, n, filter, t)} ${doneThen[event]} hat`,
    )
  if (event === 'gained' && t.event?.event === 'gained' && bound === 'exactly' && n > 0)
    return thing(
      'es',
      `${first.replace(/^(d\S+) /, `$1 ${ordinal(n, 'e')} `)} ist, ${which} ${t.voice.pronoun} in diesem Zug genommen ${isYou(t.voice) ? 'hast' : 'hat'}`,
    )
  if (event === 'played' && bound === 'exactly' && n === 1)
    return thing(
      'dies',
      `${first.replace(/^(d\S+) /, '$1 erste ')} ist, ${which} ${t.voice.pronoun} in diesem Zug gespielt ${isYou(t.voice) ? 'hast' : 'hat'}`,
    )
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
  return { text, kind: ownTimes.includes(trigger.event) ? 'time' : 'clause' }
}

function eventPhrase(trigger: Trigger, t: Telling, within: Within): string {
  const when = within ? `in ${within.slice(0, -1)}m Zug ` : ''
  const who = trigger.whose ?? 'you'
  const form = who === 'you' && isYou(t.voice) ? 'du' : 'er'
  const subject =
    who === 'you'
      ? t.voice.pronoun
      : who === 'others' || who === 'anyone'
        ? who === 'others'
          ? 'ein Mitspieler'
          : 'ein Spieler'
        : t.familiar.has(who)
          ? 'er'
          : neighbour(who, 'nom')
  const done = (verbs: { du: string; er: string }, object: string) => `wenn ${subject} ${when}${object} ${verbs[form]}`
  const by = 'by' in trigger && trigger.by ? byPhrase[trigger.by] : ''
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
      return done(
        { du: 'nimmst', er: 'nimmt' },
        `${aCard(trigger.filter, t, 'acc')}${trigger.from ? ' aus dem Vorrat' : ''}${by}`,
      )
    case 'trashed': {
      // From the hand one reacts to whatever becomes of one's cards; else what counts is what one trashes.
      const isAct = who === 'you' && !t.inHand
      if (isAct || who === 'others' || who === 'anyone' || by || trigger.filter.is !== 'any')
        return done({ du: 'entsorgst', er: 'entsorgt' }, `${aCard(trigger.filter, t, 'acc')}${by}`)
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
    case 'beforePlay':
      return `bevor ${subject} ${aCard(trigger.filter, t, 'acc')} ${form === 'du' ? 'spielst' : 'spielt'}`
    case 'resolved':
      return `direkt nachdem ${subject} ${aCard(trigger.filter, t, 'acc')} gespielt ${has[form]}`
    case 'discarded':
      return done({ du: 'ablegst', er: 'ablegt' }, `${aCard(trigger.filter, t, 'acc')} außerhalb der Aufräumphase`)
    case 'revealed':
      return done({ du: 'aufdeckst', er: 'aufdeckt' }, aCard(trigger.filter, t, 'acc'))
    case 'exiled':
      return done({ du: 'verbannst', er: 'verbannt' }, `${aCard(trigger.filter, t, 'acc')}${by}`)
    case 'turnStart':
      return `zu Beginn ${whoseTurn(who)} Zuges`
    case 'buyPhaseStart':
      return `zu Beginn ${whosePhase(who)} Kaufphase`
    case 'buyPhaseEnd':
      return `am Ende ${whosePhase(who)} Kaufphase`
    case 'handDrawn':
      return `wenn ${subject} in der Aufräumphase ${form === 'du' ? 'deine nächste Hand ziehst' : 'seine nächste Hand zieht'}`
    case 'turnEnd':
      return 'am Ende des Zuges'
    case 'afterTurn':
      return 'nach dem Zug'
    case 'shuffle':
      return `wenn ${subject} ${form === 'du' ? 'mischst' : 'mischt'}`
    case 'gameEnd':
      return 'wenn das Spiel enden würde'
  }
}

const byPhrase = { this: ' durch diese Karte', other: ' anders als durch diese Karte' }
const whoseTurn = (who: Whose): string => (who === 'you' ? 'deines' : who === 'others' ? 'des Mitspieler-' : 'eines')
const whosePhase = (who: Whose): string => (who === 'you' ? 'deiner' : 'einer')

/** Times of their own, that no comma follows. */
const ownTimes: readonly Trigger['event'][] = [
  'cleanUp',
  'turnStart',
  'buyPhaseStart',
  'buyPhaseEnd',
  'turnEnd',
  'afterTurn',
]

const discardedCards = (filter: Filter, t: Telling): string =>
  filter.is === 'among' ? cardsPhrase(filter.of, t) : aCard(filter, t, 'acc')
