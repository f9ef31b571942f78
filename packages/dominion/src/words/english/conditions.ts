import { type Lying, lyingCards, pastCards } from '../../language/shapes.ts'
import type { Condition, Num, Past, State, Trigger } from '../../language/types.ts'
import { amount } from '../markup.ts'
import { notSaid } from '../not-said.ts'
import { isMany, undivided } from '../references.ts'
import { refNamed } from '../remembered.ts'
import { constant, eventCard } from '../telling.ts'
import { cardsPhrase, playerPhrase, zonePhrase } from './cards.ts'
import { aCard, oneAndMany, someCards } from './filters.ts'
import { ordinal, participle, withS } from './grammar.ts'
import { asSubject } from './numbers.ts'
import type { Telling } from './telling.ts'

/** What follows `if`: `it is an Action`, `you have at least 5 cards in hand`. */
export function conditionPhrase(condition: Condition, t: Telling): string {
  switch (condition.if) {
    case 'matches':
      if (condition.filter.is === 'namedAs') return `${matched(condition, t)} the named card`
      return `${matched(condition, t)} ${aCard(condition.filter, t)}`
    case 'atLeast':
    case 'atMost':
    case 'exactly':
      return comparison(condition.value, condition.if, condition.bound, t)
    default:
      return notSaid(`the condition "${condition.if}"`)
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

function comparison(value: Num, bound: Bound, n: Num, t: Telling): string {
  const { they } = t.voice
  if (typeof n !== 'number') return notSaid('a bound that is reckoned')
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
      if (!ref) return `there are ${bounded(bound, n, 'card', 'cards')} among ${cardsPhrase(value.of, t)}`
      // No more than were asked for could be handled, so to have handled them all needs no `exactly`.
      const all = bound !== 'atMost' && ref.expected === n
      return `${they} ${participle[ref.by]} ${all ? `${n} cards` : bounded(bound, n, 'card', 'cards')}`
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
    case 'dividedBy': {
      const whole = undivided(value)
      const low = n * whole.by
      const high = low + whole.by - 1
      if (bound === 'atLeast') return comparison(whole.value, 'atLeast', low, t)
      if (bound === 'atMost') return comparison(whole.value, 'atMost', high, t)
      return `${comparison(whole.value, 'atLeast', low, t)} and at most ${high}`
    }
    default:
      return notSaid(`the number "${value.num}"`)
  }
}

/** How many cards lie in a place: `you have no Actions in hand`. */
function lyingPhrase({ filter, from }: Lying, bound: Bound, n: number, t: Telling): string {
  const [zone] = from
  if (from.length > 1) return notSaid('cards in several places')
  const cards =
    bound === 'exactly' && n === 0 ? `no ${someCards(filter, t)}` : bounded(bound, n, ...oneAndMany(filter, t))
  if (zone === 'owned') return `${t.voice.they} have ${cards}`
  if (zone === 'trash' || zone === 'supply') return `there are ${cards} in ${zonePhrase(zone, t)}`
  const place = zone === 'hand' || zone === 'play' ? zone : zonePhrase(zone, t)
  return `${t.voice.they} have ${cards} in ${place}`
}

/** What happened before: `you bought nothing this turn`. */
function pastPhrase(past: Past, bound: Bound, n: number, t: Telling): string {
  const { event, filter, during, whose } = past
  if (during !== 'thisTurn' || whose) return notSaid('what happened in other turns')
  if (bound === 'exactly' && n === 0) {
    const what = filter.is === 'any' ? 'nothing' : `no ${someCards(filter, t)}`
    return `${t.voice.they} ${event} ${what} this turn`
  }
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
  if ('filter' in trigger) t.topic = trigger.event === 'discardedFromPlay' ? t.topic : eventCard
  return phrase
}

function eventPhrase(trigger: Trigger, t: Telling): string {
  const whose = trigger.whose ?? 'you'
  if (whose === 'anyone') return notSaid('what anyone does')
  const subject =
    whose === 'you'
      ? t.voice.they
      : whose === 'others'
        ? 'another player'
        : t.familiar.has(whose)
          ? 'they'
          : playerPhrase(whose)
  const does = (verb: string) => (whose === 'others' ? withS(verb) : verb)
  switch (trigger.event) {
    case 'played':
      return `when ${subject} ${does('play')} ${aCard(trigger.filter, t)}`
    case 'bought':
      return `when ${subject} ${does('buy')} ${aCard(trigger.filter, t)}`
    case 'wouldGain':
      return `when ${subject} would gain ${aCard(trigger.filter, t)}`
    case 'gained':
      return `when ${subject} ${does('gain')} ${aCard(trigger.filter, t)}`
    case 'trashed': {
      if (whose === 'others') return notSaid('what others trash')
      if (whose === 'you') return `when a card of ${t.voice.they === 'you' ? 'yours' : 'theirs'} is trashed`
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
    default:
      return notSaid(`the event "${trigger.event}"`)
  }
}

/** A state that holds, as a clause: `every card costs 1 coin less`. */
export function statePhrase(state: State, t: Telling): string {
  switch (state.state) {
    case 'costsLess': {
      if (typeof state.coins !== 'number') return notSaid('a reckoned discount')
      return `${state.filter.is === 'any' ? 'all cards' : someCards(state.filter, t)} cost ${amount('coins', state.coins)} less, but never less than ${amount('coins', 0)}`
    }
    default:
      return notSaid(`the state "${state.state}"`)
  }
}
