import type { Cards, Filter, Gain, Pick, Quantity, Who, Zone } from '../../language/types.ts'
import { notSaid } from '../not-said.ts'
import { type Ref, refNamed } from '../remembered.ts'
import { constant, eventCard, thisCard } from '../telling.ts'
import { aCard, allCards, oneAndMany, oneCard, someCards } from './filters.ts'
import { list, participle, plural } from './grammar.ts'
import { numbered, perPhrase } from './numbers.ts'
import type { Telling } from './telling.ts'

/** Cards of a reference by their own name: `the trashed card`. */
function definite(ref: Ref, t: Telling): string {
  const kind = ref.one ? oneCard(ref.filter, t) : someCards(ref.filter, t)
  return ref.by === 'look' ? `the ${kind} ${t.voice.they} looked at` : `the ${participle[ref.by]} ${kind}`
}

/** The cards a step is about; what was just spoken of is `it` or `them`. */
export function cardsPhrase(cards: Cards, t: Telling, options: PickOptions = {}): string {
  const known = t.known.cards?.(cards)
  if (known) return list(known)
  switch (cards.cards) {
    case 'this':
      return t.topic === thisCard ? 'it' : 'this'
    case 'it':
      if (t.topic === eventCard) return 'it'
      t.topic = eventCard
      return 'that card'
    case 'var': {
      const ref = refNamed(cards.name, t)
      if (ref.by === 'dig' && t.topic === cards.name)
        return ref.one ? `that ${oneCard(ref.filter, t)}` : `those ${someCards(ref.filter, t)}`
      if (t.topic === cards.name) return ref.one ? 'it' : 'them'
      t.topic = cards.name
      return definite(ref, t)
    }
    case 'rest':
      return refNamed(cards.of, t).by === 'dig' ? 'the other revealed cards' : 'the rest'
    case 'aside':
      return 'the cards set aside'
    case 'top': {
      const n = constant(cards.n, t)
      if (n === 1) return `the top card of ${t.voice.their} deck`
      const many = `the top ${n ?? ''} cards of ${t.voice.their} deck`.replace('  ', ' ')
      return n === undefined ? `the top card of ${t.voice.their} deck${perPhrase(cards.n, t)}` : many
    }
    case 'wholeDeck':
      return `${t.voice.their} deck`
    case 'pick':
      return pickPhrase(cards, t, options)
    default:
      return notSaid(`"${cards.cards}"`)
  }
}

export interface PickOptions {
  /** Discarding is from the hand unless something else is said. */
  readonly fromHandIsPlain?: boolean
  /** Choosing leaves the card where it is, so it is `in` a place, not `from` it. */
  readonly stays?: boolean
}

function pickPhrase(pick: Pick, t: Telling, options: PickOptions): string {
  if (pick.of || pick.names) notSaid('a choice by names or among cards of others')
  const by = pick.by === undefined ? '' : chooser(pick.by, t)
  if ('cards' in pick.from) return amongPhrase(pick, pick.from, by, t)
  const all = pick.quantity === 'all' && pick.filter.is === 'any' && pick.from.length === 1
  if (all && !options.stays) return wholeZone(pick.from[0], t)
  const plainHand = options.fromHandIsPlain && pick.from.length === 1 && pick.from[0] === 'hand'
  const where = plainHand ? '' : placePhrase(pick.from, t, options.stays ?? false)
  return quantityPhrase(pick.quantity, pick.filter, t, both(by, where))
}

function quantityPhrase(quantity: Quantity, filter: Filter, t: Telling, where: string): string {
  if (quantity === 'all') return allCards(filter, t, where)
  if (quantity === 'anyNumber') return `any number of ${someCards(filter, t, where)}`
  if (typeof quantity === 'object' && 'upTo' in quantity) {
    return quantity.upTo === 1 ? aCard(filter, t, where) : `up to ${quantity.upTo} ${someCards(filter, t, where)}`
  }
  return numbered(quantity, ...oneAndMany(filter, t, where), t)
}

function amongPhrase({ quantity, filter }: Pick, from: Cards, by: string, t: Telling): string {
  const group = from.cards === 'rest' ? 'the others' : cardsPhrase(from, t)
  if (filter.is !== 'any' || by) return quantityPhrase(quantity, filter, t, both(by, `among ${group}`))
  if (quantity === 'all') return `all of ${group}`
  if (quantity === 'anyNumber') return `any number of ${group}`
  if (typeof quantity === 'object' && 'upTo' in quantity) {
    return quantity.upTo === 1 ? `one of ${group}` : `up to ${quantity.upTo} of ${group}`
  }
  const n = constant(quantity, t)
  return n === undefined ? `one of ${group}${perPhrase(quantity, t)}` : `${n === 1 ? 'one' : n} of ${group}`
}

export function zonePhrase(zone: Zone, t: Telling): string {
  switch (zone) {
    case 'hand':
      return `${t.voice.their} hand`
    case 'deck':
      return `${t.voice.their} deck`
    case 'discard':
      return `${t.voice.their} discard pile`
    case 'play':
      return 'play'
    case 'trash':
      return 'the trash'
    case 'supply':
      return 'the Supply'
    default:
      return notSaid(`the place "${zone}"`)
  }
}

const wholeZone = (zone: Zone, t: Telling): string =>
  zone === 'play'
    ? `all cards ${t.voice.they} have in play`
    : zone === 'supply'
      ? 'the whole Supply'
      : zonePhrase(zone, t)

/** `from your discard pile or hand`; for cards that stay, `in` it. */
function placePhrase(from: readonly Zone[], t: Telling, stays: boolean): string {
  if (stays && from.length === 1 && from[0] === 'play') return `${t.voice.they} have in play`
  const places = from.map((zone, i) => {
    const said = zonePhrase(zone, t)
    return i > 0 ? said.replace(`${t.voice.their} `, '') : said
  })
  return `${stays ? 'in' : 'from'} ${list(places, 'or')}`
}

const both = (a: string, b: string): string => [a, b].filter(Boolean).join(' ')

/** Says who picks, where it is not the one who does it. */
const chooser = (by: Who, t: Telling): string =>
  by === 'you' ? (t.voice.they === 'you' ? '' : 'of your choice') : `chosen by ${playerPhrase(by)}`

export function playerPhrase(who: Who): string {
  switch (who) {
    case 'you':
      return 'you'
    case 'left':
      return 'the player to your left'
    case 'right':
      return 'the player to your right'
    case 'them':
      return 'that player'
  }
}

/** What is gained, with the place it goes to. */
export function gainPhrase(gain: Gain, t: Telling): string {
  const to = gain.to === undefined ? '' : gain.to === 'hand' ? `to ${t.voice.their} hand` : `onto ${t.voice.their} deck`
  const by = gain.by === undefined ? '' : chooser(gain.by, t)
  const n = gain.n ?? 1
  const where = both(by, to)
  if ('pile' in gain.what) return numbered(n, gain.what.pile, plural(gain.what.pile), t, both('from its pile', where))
  if ('cards' in gain.what) return both(cardsPhrase(gain.what, t), where)
  const count = constant(n, t)
  if (count === undefined) return `${aCard(gain.what, t, where)}${perPhrase(n, t)}`
  return count === 1 ? aCard(gain.what, t, where) : `${count} ${someCards(gain.what, t, where)}`
}
