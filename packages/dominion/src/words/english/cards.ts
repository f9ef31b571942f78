import type { Cards, Filter, Gain, Pick, Quantity, SideDeck, Who, Zone } from '../../language/types.ts'
import { isAnyPile, isOfEachPile, isOneAside } from '../references.ts'
import { type Ref, refNamed } from '../remembered.ts'
import { constant, eventCard, thisCard } from '../telling.ts'
import { aCard, allCards, oneAndMany, oneCard, someCards } from './filters.ts'
import { list, participle, plural } from './grammar.ts'
import { asAmount, numbered, perPhrase } from './numbers.ts'
import { duringPhrase, inPlace, playerPhrase, zonePhrase } from './places.ts'
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
      if (ref.by === 'dig' && t.topic === cards.name) {
        const plain: Filter = ref.filter.is === 'type' || ref.filter.is === 'name' ? ref.filter : { is: 'any' }
        return ref.one ? `that ${oneCard(plain, t)}` : `those ${someCards(plain, t)}`
      }
      if (t.topic === cards.name) return ref.one ? 'it' : 'them'
      t.topic = cards.name
      return definite(ref, t)
    }
    case 'rest':
      return refNamed(cards.of, t).by === 'dig' ? 'the other revealed cards' : 'the rest'
    case 'aside':
      return isOneAside(t) ? 'the card set aside' : 'the cards set aside'
    case 'past': {
      const whose = cards.whose ?? 'you'
      const who =
        whose === 'you' ? t.voice.they : whose === 'others' || whose === 'anyone' ? 'anybody' : playerPhrase(whose)
      const kind = cards.only ? `last ${oneCard(cards.filter, t)}` : someCards(cards.filter, t)
      return `the ${kind} ${who} ${cards.event} ${duringPhrase(cards, t)}`
    }
    case 'bottom': {
      const n = constant(cards.n, t)
      return n === 1
        ? `the bottom card of ${t.voice.their} deck`
        : `the bottom ${n ?? ''} cards of ${t.voice.their} deck`
    }
    case 'top': {
      const { n: number } = cards
      if (typeof number === 'object' && number.num === 'whether')
        return `the top ${asAmount(number.else, t)} cards of ${t.voice.their} deck (${asAmount(number.then, t)} if ${t.say.condition(number.condition, t)})`
      const n = constant(cards.n, t)
      if (cards.of) return sideDeckTop(cards.of, n)
      if (n === 1) return `the top card of ${t.voice.their} deck`
      const many = `the top ${n ?? ''} cards of ${t.voice.their} deck`.replace('  ', ' ')
      return n === undefined ? `the top card of ${t.voice.their} deck${perPhrase(cards.n, t)}` : many
    }
    case 'wholeDeck':
      return `${t.voice.their} deck`
    case 'pick':
      return pickPhrase(cards, t, options)
  }
}

export interface PickOptions {
  /** Discarding is from the hand unless something else is said. */
  readonly fromHandIsPlain?: boolean
  /** Choosing leaves the card where it is, so it is `in` a place, not `from` it. */
  readonly stays?: boolean
}

function pickPhrase(pick: Pick, t: Telling, options: PickOptions): string {
  const by = pick.by === undefined ? '' : chooser(pick.by, t)
  if ('cards' in pick.from) return amongPhrase(pick, pick.from, by, t)
  if (pick.from.includes('this')) return thisOr(pick, t)
  const apart = lyingApart(pick)
  if (apart) {
    const [zone, other] = apart
    return `${aCard({ is: 'any' }, t, placePhrase([zone], t, false))} or ${aCard(other.filter, t, placePhrase(other.from, t, false))}`
  }
  if (pick.from.length === 1 && pick.from[0] === 'piles') return pilePhrase(pick, t)
  const all = pick.quantity === 'all' && pick.filter.is === 'any' && pick.from.length === 1
  if (all && !options.stays) return wholeZone(pick.from[0], t, pick.of)
  const plainHand = options.fromHandIsPlain && pick.from.length === 1 && pick.from[0] === 'hand'
  const where = plainHand ? '' : placePhrase(pick.from, t, options.stays ?? false, pick.of)
  const named = pick.names === 'different' ? 'with different names' : pick.names === 'same' ? 'with the same name' : ''
  return quantityPhrase(pick.quantity, pick.filter, t, both(both(by, named), where))
}

/** Where any card may be taken from one place, and only some from the others. */
function lyingApart({ filter, from }: Pick): readonly [Zone, { filter: Filter; from: readonly Zone[] }] | undefined {
  if (filter.is !== 'either' || 'cards' in from) return undefined
  const [lying, other, ...more] = filter.filters
  if (lying?.is !== 'lying' || other === undefined || more.length) return undefined
  return [lying.in, { filter: other, from: from.filter((zone) => zone !== lying.in) }]
}

/** A whole deck that is nobody's: `the Hexes`. */
export const sideDeckPhrase = (deck: SideDeck): string => (deck === 'Black Market' ? `the ${deck} deck` : `the ${deck}`)

const sideDeckTop = (deck: SideDeck, n: number | undefined): string => {
  const one = deck === 'Boons' ? 'Boon' : deck === 'Hexes' ? 'Hex' : undefined
  if (one) return n === 1 ? `the next ${one}` : `the next ${n} ${deck}`
  return n === 1 ? `the top card of the ${deck} deck` : `the top ${n} cards of the ${deck} deck`
}

/** `this or a card from your hand`. */
function thisOr(pick: Pick, t: Telling): string {
  const others = Array.isArray(pick.from) ? pick.from.filter((zone) => zone !== 'this') : []
  if (others.length === 0) return 'this'
  const other = quantityPhrase(pick.quantity, pick.filter, t, placePhrase(others, t, false))
  t.topic = undefined
  return `this or ${other}`
}

/** A pile of the supply, empty or not. */
function pilePhrase({ quantity, filter }: Pick, t: Telling): string {
  if (quantity === 'all')
    return filter.is === 'any' ? 'all cards of the Supply' : `all ${someCards(filter, t)} of the Supply`
  return filter.is === 'any' ? 'a Supply pile' : `a Supply pile of ${someCards(filter, t)}`
}

function quantityPhrase(quantity: Quantity, filter: Filter, t: Telling, where: string): string {
  if (quantity === 'all') return allCards(filter, t, where)
  if (quantity === 'anyNumber') return `any number of ${someCards(filter, t, where)}`
  if (typeof quantity === 'object' && 'upTo' in quantity) {
    if (quantity.atLeast) return `${quantity.atLeast} to ${quantity.upTo} ${someCards(filter, t, where)}`
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

const wholeZone = (zone: Zone, t: Telling, of?: Who): string =>
  zone === 'play'
    ? `all cards ${of === 'you' ? 'you' : t.voice.they} have in play`
    : zone === 'supply'
      ? 'the whole Supply'
      : zone === 'exile' || zone === 'tavern' || zone === 'mat'
        ? `all cards ${inPlace(zone, t)}`
        : zonePhrase(zone, t)

/** `from your discard pile or hand`; for cards that stay, `in` it. */
function placePhrase(from: readonly Zone[], t: Telling, stays: boolean, of?: Who): string {
  const [zone] = from
  if (from.length === 1 && zone === 'play') return `${of === 'you' ? 'you' : t.voice.they} have in play`
  if (from.length === 1 && zone === 'owned') return `${t.voice.they} have`
  if (from.length === 1 && (zone === 'exile' || zone === 'tavern' || zone === 'mat') && stays) return inPlace(zone, t)
  if (isAnyPile(from)) return ''
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

/** What is gained, with the place it goes to. */
export function gainPhrase(gain: Gain, t: Telling): string {
  const to = gain.to === undefined ? '' : gain.to === 'hand' ? `to ${t.voice.their} hand` : `onto ${t.voice.their} deck`
  const by = gain.by === undefined ? '' : chooser(gain.by, t)
  const n = gain.n ?? 1
  const where = both(by, to)
  if ('pile' in gain.what)
    return numbered(
      n,
      gain.what.pile,
      plural(gain.what.pile),
      t,
      both(n === 1 ? 'from its pile' : 'from their pile', where),
    )
  if ('cards' in gain.what && isOfEachPile(gain.what))
    return both(`a card from each Supply pile of ${someCards(gain.what.filter, t)}`, where)
  if ('cards' in gain.what) return both(cardsPhrase(gain.what, t), where)
  const count = constant(n, t)
  if (count === undefined) return `${aCard(gain.what, t, where)}${perPhrase(n, t)}`
  return count === 1 ? aCard(gain.what, t, where) : `${count} ${someCards(gain.what, t, where)}`
}
