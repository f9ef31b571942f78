import { type Lying, lyingCards, pastCards } from '../../language/shapes.ts'
import type { Cards, Condition, Counter, Names, Num, Past, Trigger, Whose, Zone } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { isMany, undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant, eventCard } from '../telling.ts'
import { cardsPhrase } from './cards.ts'
import { aCard, oneAndMany, oneCard, someCards } from './filters.ts'
import { list, ordinal, participle, withS } from './grammar.ts'
import { landscapeName } from './names.ts'
import { asAmount, asSubject, namesUnit } from './numbers.ts'
import { duringPhrase, inPlace, playerPhrase, zonePhrase } from './places.ts'
import type { Telling } from './telling.ts'
import { counterName, placed, tokenNames } from './token-names.ts'

/** What follows `if`: `it is an Action`, `you have at least 5 cards in hand`. */
export function conditionPhrase(condition: Condition, t: Telling): string {
  switch (condition.if) {
    case 'matches':
      if (condition.filter.is === 'any') return isMany(condition.cards, t) ? 'there are any' : 'there is one'
      if (condition.filter.is === 'namedAs') return `${matched(condition, t)} the named card`
      return `${matched(condition, t)} ${aCard(condition.filter, t)}`
        .replace(/ is a card with /, ' has ')
        .replace(/ is a card costing /, ' costs ')
        .replace(/ is a card (in|on|from) /, ' is $1 ')
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return comparison(condition.value, condition.if, condition.bound, t)
    case 'odd':
      return `${asAmount(condition.value, t)} is odd`
    case 'phase':
      return `it is your ${phaseNames[condition.phase]} phase`
    case 'yourTurn':
      return 'it is your turn'
    case 'holds':
      return `${t.voice.they} have ${landscapeName(condition.name)}`
    case 'faceUp':
      return 'it is face up then'
    case 'not':
      return negatedPhrase(condition.condition, t)
    case 'all':
    case 'either':
      return list(
        condition.conditions.map((inner) => conditionPhrase(inner, t)),
        condition.if === 'all' ? 'and' : 'or',
      )
  }
}

const phaseNames = { action: 'Action', buy: 'Buy', night: 'Night', cleanUp: 'Clean-up' }

/** The condition as the opening of a sentence: `during your turns`, `if you have the Lantern`. */
export const conditionClause = (condition: Condition, t: Telling): string =>
  condition.if === 'yourTurn'
    ? 'during your turns'
    : condition.if === 'phase'
      ? `during your ${phaseNames[condition.phase]} phase`
      : `if ${conditionPhrase(condition, t)}`

function negatedPhrase(condition: Condition, t: Telling): string {
  switch (condition.if) {
    case 'yourTurn':
      return 'it is not your turn'
    case 'holds':
      return `${t.voice.they} do not have ${landscapeName(condition.name)}`
    case 'faceUp':
      return 'it is face down then'
    case 'either':
      return `${t.voice.they} have neither ${list(
        condition.conditions.map((inner) =>
          inner.if === 'holds' ? landscapeName(inner.name) : conditionPhrase(inner, t),
        ),
        'or',
      ).replace(' or ', ' nor ')}`
    case 'matches':
      return conditionPhrase(condition, t).replace(' is ', ' is not ').replace(' has ', ' does not have ')
    default:
      return `it is not so that ${conditionPhrase(condition, t)}`
  }
}

/** `it is`, or for several cards `one of them is`. */
function matched({ cards }: Extract<Condition, { if: 'matches' }>, t: Telling): string {
  const several = cards.cards === 'var' && !refNamed(cards.name, t).one
  const said = cardsPhrase(cards, t)
  return several ? `one of ${said} is` : `${said} is`
}

type Bound = 'atLeast' | 'atMost' | 'exactly'
const words = { atLeast: 'at least', atMost: 'at most' }

function bounded(bound: Bound, n: number, one: string, many: string): string {
  const cards = `${n} ${n === 1 ? one : many}`
  if (bound === 'atMost') return n === 0 ? `no ${many}` : `${n} ${n === 1 ? one : many} or fewer`
  return bound === 'atLeast' ? `at least ${cards}` : `exactly ${cards}`
}

function comparison(value: Num, bound: Bound, other: Num, t: Telling): string {
  const { they } = t.voice
  if (typeof other !== 'number') return reckoned(value, bound, other, t)
  const n = other
  const known = constant(value, t)
  if (known !== undefined || typeof value === 'number')
    return `${known} is ${bound === 'exactly' ? '' : `${words[bound]} `}${n}`
  switch (value.num) {
    case 'count': {
      const lying = lyingCards(value)
      if (lying) return lyingPhrase(lying, bound, n, t)
      const past = pastCards(value)
      if (past) return pastPhrase(past, bound, n, t)
      const ref = value.of.cards === 'var' ? refNamed(value.of.name, t) : undefined
      if (!ref) return amongPhrase(value.of, bound, n, t)
      if (ref.ofOthers && bound === 'exactly' && n === 0) return `no other player ${participle[ref.by]} a card`
      if (ref.ofOthers && bound === 'atLeast' && n === 1) return `another player ${participle[ref.by]} a card`
      // No more than were asked for could be handled, so to have handled them all needs no `exactly`.
      const all = bound !== 'atMost' && (ref.expected === n || (ref.one && n === 1))
      return `${they} ${participle[ref.by]} ${all ? (n === 1 ? 'a card' : `${n} cards`) : bounded(bound, n, 'card', 'cards')}`
    }
    case 'emptyPiles':
      return `${bounded(bound, n, 'Supply pile is', 'Supply piles are')} empty`.replace(
        /(is|are) or fewer/,
        'or fewer $1',
      )
    case 'coinCost':
      return `${asSubject(value.of, t)} ${isMany(value.of, t) ? 'cost' : 'costs'} ${coins(bound, n)}`
    case 'typeCount':
      return `${asSubject(value.of, t)} ${isMany(value.of, t) ? 'have' : 'has'} ${bounded(bound, n, 'type', 'types')}`
    case 'turnsInARow':
      return turns(bound, n, t)
    case 'names':
      return namesCompared(value, bound, n, t)
    case 'have':
      return `${they} have ${withCounter(value.counter, bound, n)}`
    case 'tokens': {
      if (n === 0 && bound === 'exactly')
        return `${they} do not have ${t.voice.their} ${tokenNames[value.token][0]} ${placed(value.on, t)}`
          .replace(' you have', '')
          .replace('have your −1 Card token', 'have your −1 Card token on your deck')
      const said = value.token === 'points' ? pointsBound(bound, n) : bounded(bound, n, ...tokenNames[value.token])
      return value.on === 'you' ? `${they} have ${said}` : `there are ${said} ${placed(value.on, t)}`
    }
    case 'purchases':
      return bound === 'exactly' && n === 1
        ? `this is the first thing ${they} buy this turn`
        : `${they} have bought ${bounded(bound, n, 'thing', 'things')} this turn`
    case 'plus': {
      const refs = value.values.map((each) =>
        typeof each === 'object' && each.num === 'count' && each.of.cards === 'var'
          ? refNamed(each.of.name, t)
          : undefined,
      )
      const [first] = refs
      if (first && refs.every((each) => each?.by === first.by))
        return `${they} ${participle[first.by]} ${bound === 'exactly' ? `${n} cards` : bounded(bound, n, 'card', 'cards')} in all`
      return `${asAmount(value, t)} is ${bound === 'exactly' ? '' : `${words[bound]} `}${n}`
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
      return `${asAmount(value, t)} is ${bound === 'exactly' ? '' : `${words[bound]} `}${n}`
    case 'dividedBy': {
      const whole = undivided(value)
      const low = n * whole.by
      const high = low + whole.by - 1
      if (bound === 'atLeast') return comparison(whole.value, 'atLeast', low, t)
      if (bound === 'atMost') return comparison(whole.value, 'atMost', high, t)
      return `${comparison(whole.value, 'atLeast', low, t)} and at most ${high}`
    }
  }
}

/** Some among others: `there is no Treasure among them`. */
function amongPhrase(of: Cards, bound: Bound, n: number, t: Telling): string {
  if (of.cards === 'rest' && bound === 'atLeast' && n === 1) return 'any of them are left'
  if (of.cards !== 'pick' || !('cards' in of.from))
    return `there are ${bounded(bound, n, 'card', 'cards')} among ${cardsPhrase(of, t)}`
  const group = cardsPhrase(of.from, t)
  if (bound === 'exactly' && n === 0) return `there is no ${oneCard(of.filter, t)} among ${group}`
  return `there are ${bounded(bound, n, ...oneAndMany(of.filter, t))} among ${group}`
}

function namesCompared(names: Names, bound: Bound, n: number, t: Telling): string {
  const { one, many } = namesUnit(names, t)
  return `there are ${bounded(bound, n, one, many)}`
}

/** A number compared with one that is reckoned. */
function reckoned(value: Num, bound: Bound, other: Num, t: Telling): string {
  if (typeof value !== 'number' && value.num === 'names' && typeof other !== 'number' && other.num === 'count')
    return `no two of ${t.voice.they === 'you' ? 'them' : cardsPhrase(value.of, t)} have the same name`
  const what = typeof value !== 'number' && value.num === 'count' && value.of.cards === 'pick' ? value.of : undefined
  if (what && bound === 'exactly' && 'cards' in what.from) return `all of them are ${someCards(what.filter, t)}`
  return `${asAmount(value, t)} is ${bound === 'exactly' ? '' : `${words[bound]} `}${asAmount(other, t)}`
}

const withCounter = (counter: Counter, bound: Bound, n: number): string =>
  counter === 'coins'
    ? `${coins(bound, n)} left`.replace('more left', 'more left')
    : bounded(bound, n, counterName[counter], counterName[counter])

const pointsBound = (bound: Bound, n: number): string => {
  const said = amount('points', n)
  return bound === 'atMost' ? `${said} or fewer` : bound === 'atLeast' ? `${said} or more` : said
}

/** How many cards lie in a place: `you have no Actions in hand`. */
function lyingPhrase({ filter, from }: Lying, bound: Bound, n: number, t: Telling): string {
  const [zone] = from
  const cards =
    bound === 'exactly' && n === 0 ? `no ${someCards(filter, t)}` : bounded(bound, n, ...oneAndMany(filter, t))
  if (zone === 'owned') return `${t.voice.they} have ${cards}`
  if (bound === 'atLeast' && n === 1) {
    const any = aCard(filter, t)
    if (zone === 'trash' || zone === 'supply') return `there is ${any} in ${zonePhrase(zone, t)}`
    return `${t.voice.they} have ${any} ${placesOf(from, t)}`
  }
  if (zone === 'trash' || zone === 'supply') return `there are ${cards} in ${zonePhrase(zone, t)}`
  return `${t.voice.they} have ${cards} ${placesOf(from, t)}`
}

/** `in play`, `in your deck or discard pile`. */
const placesOf = (from: readonly Zone[], t: Telling): string =>
  list(
    from.map((zone, i) => {
      const said = zone === 'hand' || zone === 'play' ? `in ${zone}` : inPlace(zone, t)
      return i > 0 ? said.replace(/^(in|on) (your |their )?/, '') : said
    }),
    'or',
  )

/** What happened before: `you bought nothing this turn`. */
function pastPhrase(past: Past, bound: Bound, n: number, t: Telling): string {
  const { event, filter, during, whose } = past
  if (during === 'game' && bound === 'exactly' && n === 1 && whose === 'anyone')
    return `it is the first ${oneCard(filter, t)} that anybody ${event} in the game`
  if (whose === 'them' && bound === 'exactly' && n === 1)
    return `it is the first ${oneCard(filter, t)} they have ${event} this turn`
  if (during !== 'thisTurn' || (whose && whose !== 'you'))
    return `${playerPast(past, t)} ${bounded(bound, n, ...oneAndMany(filter, t))} ${duringPhrase(past, t)}`
  if (event === 'gained' && t.event?.event === 'gained' && bound === 'exactly' && n > 0)
    return `it is the ${ordinal(n)} ${oneCard(filter, t)} ${t.voice.they} gained this turn`
  if (bound === 'exactly' && n === 0) {
    const what = filter.is === 'any' ? 'nothing' : `no ${someCards(filter, t)}`
    return `${t.voice.they} ${event} ${what} this turn`
  }
  if (event === 'played' && bound === 'exactly' && n === 1)
    return `this is the first ${oneCard(filter, t)} ${t.voice.they} have played this turn`
  const counting = event === 'played' ? ', counting this one' : ''
  return `${t.voice.they} have ${event} ${bounded(bound, n, ...oneAndMany(filter, t))} this turn${counting}`
}

const coins = (bound: Bound, n: number): string => {
  const said = amount('coins', n)
  return bound === 'atMost' ? `${said} or less` : bound === 'atLeast' ? `${said} or more` : said
}

/** Turns in a row are told as which of them this one is. */
function turns(bound: Bound, n: number, t: Telling): string {
  const { their } = t.voice
  if (bound === 'atMost' && n === 1)
    return `the turn before this one was not ${t.voice.they === 'you' ? 'yours' : 'theirs'}`
  if (bound === 'exactly') return `this is ${their} ${ordinal(n)} turn in a row`
  return bound === 'atLeast'
    ? `this is at least ${their} ${ordinal(n)} turn in a row`
    : `this is at most ${their} ${ordinal(n)} turn in a row`
}

/** `when you buy a card`. What it is about is `it` in what follows. */
export function triggerPhrase(trigger: Trigger, t: Telling): string {
  const phrase = eventPhrase(trigger, t)
  t.event = trigger
  if ('filter' in trigger) t.topic = trigger.event === 'discardedFromPlay' ? t.topic : eventCard
  return phrase
}

function eventPhrase(trigger: Trigger, t: Telling): string {
  const whose = trigger.whose ?? 'you'
  const subject =
    whose === 'you'
      ? t.voice.they
      : whose === 'others' || whose === 'anyone'
        ? whose === 'others'
          ? 'another player'
          : 'any player'
        : t.familiar.has(whose)
          ? 'they'
          : playerPhrase(whose)
  const does = (verb: string) => (whose === 'others' || whose === 'anyone' ? withS(verb) : verb)
  const by = 'by' in trigger && trigger.by ? byPhrase[trigger.by] : ''
  switch (trigger.event) {
    case 'played':
      return `when ${subject} ${does('play')} ${aCard(trigger.filter, t)}`
    case 'bought':
      return `when ${subject} ${does('buy')} ${aCard(trigger.filter, t)}`
    case 'wouldGain':
      return `when ${subject} would gain ${aCard(trigger.filter, t)}`
    case 'gained':
      return `when ${subject} ${does('gain')} ${aCard(trigger.filter, t)}${trigger.from ? ' from the Supply' : ''}${by}`
    case 'trashed': {
      // From the hand one reacts to whatever becomes of one's cards; else what counts is what one trashes.
      const isAct = whose === 'you' && !t.inHand
      if (isAct || whose === 'others' || whose === 'anyone' || by || trigger.filter.is !== 'any')
        return `when ${subject} ${does('trash')} ${aCard(trigger.filter, t)}${by}`
      if (whose === 'you') return `when one of ${t.voice.their} cards is trashed`
      return t.familiar.has(whose)
        ? 'when a card of theirs is trashed'
        : `when a card of ${playerPhrase(whose)} is trashed`
    }
    case 'cleanUp':
      return 'at the start of Clean-up'
    case 'discardedFromPlay': {
      const cards = trigger.filter.is === 'among' ? cardsPhrase(trigger.filter.of, t) : aCard(trigger.filter, t)
      return `when ${subject} ${does('discard')} ${cards} from play`
    }
    case 'beforePlay':
      return `before ${subject} ${does('play')} ${aCard(trigger.filter, t)}`
    case 'resolved':
      return `directly after ${subject} ${whose === 'you' ? 'have' : 'has'} played ${aCard(trigger.filter, t)}`
    case 'discarded':
      return `when ${subject} ${does('discard')} ${aCard(trigger.filter, t)} outside Clean-up`
    case 'revealed':
      return `when ${subject} ${does('reveal')} ${aCard(trigger.filter, t)}`
    case 'exiled':
      return `when ${subject} ${does('exile')} ${aCard(trigger.filter, t)}${by}`
    case 'turnStart':
      return `at the start of ${whoseTurn(whose, t)} turn`
    case 'buyPhaseStart':
      return `at the start of ${whoseTurn(whose, t)} Buy phase`
    case 'buyPhaseEnd':
      return `at the end of ${whoseTurn(whose, t)} Buy phase`
    case 'handDrawn':
      return `when ${subject} ${does('draw')} ${whose === 'you' ? `${t.voice.their} next hand` : 'a hand'} in Clean-up`
    case 'turnEnd':
      return 'at the end of the turn'
    case 'afterTurn':
      return 'after the turn'
    case 'shuffle':
      return `when ${subject} ${does('shuffle')}`
    case 'gameEnd':
      return 'when the game would end'
  }
}

const byPhrase = { this: ' by this means', other: ' by other means' }
const whoseTurn = (whose: Whose, t: Telling): string =>
  whose === 'you'
    ? t.voice.their
    : whose === 'others'
      ? 'another player’s'
      : whose === 'anyone'
        ? 'a player’s'
        : 'their'

/** Who did what before. */
const playerPast = ({ event, whose = 'you' }: Past, t: Telling): string =>
  whose === 'you'
    ? `${t.voice.they} ${event}`
    : whose === 'others' || whose === 'anyone'
      ? `${whose === 'others' ? 'the other players' : 'all players together'} ${event}`
      : `${playerPhrase(whose)} ${event}`
