import type { Condition, Num, State, Trigger } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { isMany, undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant, eventCard } from '../telling.ts'
import { cardsPhrase, playerPhrase, zonePhrase } from './cards.ts'
import { aCard, oneAndMany, someCards } from './filters.ts'
import { ordinal, participle } from './grammar.ts'
import { asSubject } from './numbers.ts'
import type { Telling } from './telling.ts'

/** What follows `if`: `it is an Action`, `you have at least 5 cards in hand`. */
export function conditionPhrase(condition: Condition, t: Telling): string {
  switch (condition.if) {
    case 'matches':
      return `${matched(condition, t)} ${aCard(condition.filter, t)}`
    case 'hasName':
      return `${cardsPhrase(condition.cards, t)} is the named card`
    case 'none': {
      if (condition.in === 'trash' || condition.in === 'supply') {
        return `there are no ${someCards(condition.filter, t)} in ${zonePhrase(condition.in, t)}`
      }
      const place = condition.in === 'hand' || condition.in === 'play' ? condition.in : zonePhrase(condition.in, t)
      return `${t.voice.they} have no ${someCards(condition.filter, t)} in ${place}`
    }
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return comparison(condition.value, condition.if, condition.bound, t)
    case 'boughtNothing':
      return `${t.voice.they} bought nothing this turn`
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

function comparison(value: Num, bound: Bound, n: number, t: Telling): string {
  const { they } = t.voice
  const known = constant(value, t)
  if (known !== undefined || typeof value === 'number')
    return `${known} is ${bound === 'exactly' ? '' : `${words[bound]} `}${n}`
  switch (value.num) {
    case 'count': {
      const ref = value.of.cards === 'var' ? refNamed(value.of.name, t) : undefined
      if (!ref) return `there are ${bounded(bound, n, 'card', 'cards')} among ${cardsPhrase(value.of, t)}`
      // No more than were asked for could be handled, so to have handled them all needs no `exactly`.
      const all = bound !== 'atMost' && ref.expected === n
      return `${they} ${participle[ref.by]} ${all ? `${n} cards` : bounded(bound, n, 'card', 'cards')}`
    }
    case 'owned':
      return `${they} have ${bounded(bound, n, ...oneAndMany(value.filter, t))}`
    case 'handSize':
      return `${they} have ${bounded(bound, n, 'card', 'cards')} in hand`
    case 'emptyPiles':
      return `${bounded(bound, n, 'Supply pile is', 'Supply piles are')} empty`.replace(
        /(is|are) or fewer/,
        'or fewer $1',
      )
    case 'coinCost':
      return `${asSubject(value.of, t)} ${isMany(value.of, t) ? 'cost' : 'costs'} ${coins(bound, n)}`
    case 'typeCount':
      return `${asSubject(value.of, t)} ${isMany(value.of, t) ? 'have' : 'has'} ${bounded(bound, n, 'type', 'types')}`
    case 'played':
      return `${they} have played ${bounded(bound, n, ...oneAndMany(value.filter, t))} this turn, counting this one`
    case 'turnsInARow':
      return turns(bound, n, t)
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
  if (trigger.event !== 'cleanUp') t.topic = trigger.event === 'discardedFromPlay' ? t.topic : eventCard
  return phrase
}

function eventPhrase(trigger: Trigger, t: Telling): string {
  const subject = (who: 'you' | 'left' | 'right' = 'you') =>
    who === 'you' ? t.voice.they : t.familiar.has(who) ? 'they' : playerPhrase(who)
  switch (trigger.event) {
    case 'attackPlayed':
      return 'when another player plays an Attack'
    case 'played':
      return `when ${subject()} play ${aCard(trigger.filter, t)}`
    case 'bought':
      return `when ${subject()} buy ${aCard(trigger.filter, t)}`
    case 'wouldGain':
      return `when ${subject(trigger.who)} would gain ${aCard(trigger.filter, t)}`
    case 'gained':
      return `when ${subject()} gain ${aCard(trigger.filter, t)}`
    case 'trashed': {
      const whose = trigger.who ?? 'you'
      if (whose === 'you') return `when a card of ${t.voice.they === 'you' ? 'yours' : 'theirs'} is trashed`
      return t.familiar.has(whose)
        ? 'when a card of theirs is trashed'
        : `when a card of ${playerPhrase(whose)} is trashed`
    }
    case 'cleanUp':
      return 'at the start of Clean-up'
    case 'discardedFromPlay':
      return `when ${subject()} discard ${cardsPhrase(trigger.card, t)} from play`
  }
}

/** A state that holds, as a clause: `every card costs 1 coin less`. */
export function statePhrase(state: State, t: Telling): string {
  switch (state.state) {
    case 'costsLess':
      return `${state.filter.is === 'any' ? 'all cards' : someCards(state.filter, t)} cost ${amount('coins', state.coins)} less, but never less than ${amount('coins', 0)}`
  }
}
