import type { Cards, Filter, Gain, Pick, Quantity, SideDeck, Who, Zone } from '../../language/types.ts'
import { isAnyPile, isMany, isOfEachPile, isOneAside } from '../references.ts'
import { type Ref, refNamed } from '../remembered.ts'
import { constant, eventCard, thisCard } from '../telling.ts'
import { nounNamed } from './card-names.ts'
import { doneByEvent } from './comparands.ts'
import { handCard, type Kind, kindNamed, kindOf, phrase } from './filters.ts'
import { clause, doneTo, list } from './grammar.ts'
import { anyOfOne, justNames, theCards } from './known-cards.ts'
import {
  ablagestapel,
  type Case,
  declined,
  type Gender,
  itsOwn,
  karte,
  type Noun,
  nachziehstapel,
  pronoun,
  relative,
  words,
} from './nouns.ts'
import { asAmount, doneThen, duringPhrase, numbered, pastSubject, perPhrase } from './numbers.ts'
import { inZone, zonePhrase } from './places.ts'
import { isYou, neighbour, own, type Telling } from './telling.ts'

const anyCard: Filter = { is: 'any' }

/** Where only a noun is sought: cards may be described by themselves, and that would have no end. */
const withoutMore = (t: Telling): Telling => ({
  ...t,
  event: undefined,
  refs: new Map([...t.refs].map(([name, ref]) => [name, { ...ref, filter: anyCard, called: anyCard }])),
})

/** What a pronoun for the cards of a filter agrees with. */
function genderOf(filter: Filter, one: boolean, t: Telling): Gender {
  if (!one) return 'p'
  const [first, ...more] = kindOf(filter, withoutMore(t)).nouns.map(({ gender }) => gender)
  return more.every((gender) => gender === first) ? first : 'f'
}

/** Cards of a reference by their own name: `die entsorgte Karte`. */
function definite(ref: Ref, as: Case, t: Telling): string {
  const [noun] = kindOf(ref.filter, withoutMore(t)).nouns
  return declined(noun, ref.one ? 'one' : 'many', 'der', as, [doneTo[ref.by]])
}

const personal = (gender: Gender, as: Case): string => pronoun(gender, as === 'gen' ? 'dat' : as)

/** The cards a step is about; what was just spoken of is `sie`. */
export function cardsPhrase(cards: Cards, t: Telling, as: Case = 'acc', options: PickOptions = {}): string {
  const known = t.known.cards?.(cards)
  if (known) return theCards(known, as)
  switch (cards.cards) {
    case 'this':
      return t.topic === thisCard ? personal('f', as) : declined(karte, 'one', 'dieser', as)
    case 'it':
      return itPhrase(as, t)
    case 'var': {
      const ref = refNamed(cards.name, t)
      if (ref.by === 'dig' && t.topic === cards.name) {
        const plain: Filter = ref.filter.is === 'type' || ref.filter.is === 'name' ? ref.filter : { is: 'any' }
        return phrase(kindOf(plain, t), ref.one ? 'one' : 'many', 'dieser', as)
      }
      if (t.topic === cards.name) return personal(genderOf(ref.called, ref.one, t), as)
      t.topic = cards.name
      return definite(ref, as, t)
    }
    case 'rest':
      if (refNamed(cards.of, t).by === 'dig') return declined(karte, 'many', 'der', as, ['übrig', 'aufgedeckt'])
      return { nom: 'der Rest', acc: 'den Rest', dat: 'dem Rest', gen: 'des Restes' }[as]
    case 'aside':
      return declined(karte, isOneAside(t) ? 'one' : 'many', 'der', as, ['beiseitegelegt'])
    case 'past': {
      const kind = phrase(kindOf(cards.filter, t), cards.only ? 'one' : 'many', 'der', as)
      const who = pastSubject(cards.whose, t)
      const did = `${who} ${duringPhrase(cards.during)} ${doneThen[cards.event]} ${who === 'du' ? 'hast' : 'hat'}`
      return `${cards.only ? kind.replace(/^(\S+) /, '$1 letzte ') : kind}${clause(`die ${did}`)}`
    }
    case 'bottom':
      return `${declined(karte, cards.n === 1 ? 'one' : 'many', 'der', as, ['unterst'])} ${own(nachziehstapel, 'gen', t)}`
    case 'top': {
      const { n: number } = cards
      if (typeof number === 'object' && number.num === 'whether')
        return `${declined(karte, 'many', 'der', as, ['oberst']).replace(/ Karten$/, ` ${asAmount(number.else, t)} Karten`)} ${own(nachziehstapel, 'gen', t)} (${asAmount(number.then, t)}, wenn ${t.say.condition(number.condition, t)})`
      const n = constant(cards.n, t)
      if (cards.of) return sideDeckTop(cards.of, n, as)
      const deck = own(nachziehstapel, 'gen', t)
      if (n === undefined) return `${declined(karte, 'one', 'der', as, ['oberst'])} ${deck}${perPhrase(cards.n, t)}`
      if (n === 1) return `${declined(karte, 'one', 'der', as, ['oberst'])} ${deck}`
      return `${declined(karte, 'many', 'der', as, ['oberst']).replace(/ Karten$/, ` ${n} Karten`)} ${deck}`
    }
    case 'wholeDeck':
      return own(nachziehstapel, as, t)
    case 'pick':
      return pickPhrase(cards, t, as, options)
  }
}

function itPhrase(as: Case, t: Telling): string {
  const filter: Filter = t.event && 'filter' in t.event ? t.event.filter : { is: 'any' }
  if (t.topic === eventCard) return personal(genderOf(filter, true, t), as)
  t.topic = eventCard
  return declined(karte, 'one', 'der', as, [doneByEvent(t.event?.event)])
}

export interface PickOptions {
  /** Discarding is from the hand unless something else is said. */
  readonly fromHandIsPlain?: boolean
  /** Choosing leaves the card where it is, so it is `in` a place, not `aus` it. */
  readonly stays?: boolean
}

const onlyFrom = (pick: Pick, zone: Zone): boolean =>
  !('cards' in pick.from) && pick.from.length === 1 && pick.from[0] === zone

function pickPhrase(pick: Pick, t: Telling, as: Case, options: PickOptions): string {
  const by = pick.by === undefined ? '' : chooser(pick.by, t)
  const { quantity, filter, from } = pick
  if ('cards' in from) return amongPhrase(pick, from, by, as, t)
  if (from.includes('this')) return thisOr(pick, from, t, as)
  if (from.length === 1 && from[0] === 'piles') return pilePhrase(pick, t, as)
  const apart = lyingApart(pick)
  if (apart)
    return `eine Handkarte oder ${phrase(kindOf(apart.filter, t), 'one', 'ein', as, placePhrase(apart.from, genderOf(apart.filter, true, t), t, false))}`
  const isAny = filter.is === 'any' && !pick.names
  if (isAny && quantity === 'all' && from.length === 1 && !options.stays) return wholeZone(from[0], as, t)
  if (isAny && onlyFrom(pick, 'hand')) return quantityPhrase(quantity, () => handCard, t, as, by)
  const plain = options.fromHandIsPlain && onlyFrom(pick, 'hand')
  const gender = genderOf(filter, !isMany(pick, t), t)
  const where = plain ? '' : placePhrase(from, gender, t, options.stays ?? false, pick.of)
  const named =
    pick.names === 'different' ? 'mit verschiedenen Namen' : pick.names === 'same' ? 'mit gleichem Namen' : ''
  return quantityPhrase(quantity, (joiner) => kindOf(filter, t, joiner), t, as, words(by, named, where))
}

const sideDecks: Record<SideDeck, Noun> = {
  Boons: { gender: 'f', one: 'Gabe', many: 'Gaben' },
  Hexes: { gender: 'f', one: 'Plage', many: 'Plagen' },
  'Black Market': karte,
}

/** A whole deck that is nobody's: `die Plagen`. */
export const sideDeckPhrase = (deck: SideDeck): string =>
  deck === 'Black Market' ? 'den Stapel „Schwarzmarkt“' : declined(sideDecks[deck], 'many', 'der', 'acc')

function sideDeckTop(deck: SideDeck, n: number | undefined, as: Case): string {
  const of = deck === 'Black Market' ? ' des Stapels „Schwarzmarkt“' : ''
  const stems = [of ? 'oberst' : 'nächst']
  if (n === 1) return `${declined(sideDecks[deck], 'one', 'der', as, stems)}${of}`
  return `${declined(sideDecks[deck], 'many', 'der', as, stems).replace(/ (\S+)$/, ` ${n ?? ''} $1`)}${of}`
}

/** `diese Karte oder eine Handkarte`. */
function thisOr(pick: Pick, from: readonly Zone[], t: Telling, as: Case): string {
  const others = from.filter((zone) => zone !== 'this')
  if (others.length === 0) return declined(karte, 'one', 'dieser', as)
  const isHand = others.length === 1 && others[0] === 'hand' && pick.filter.is === 'any'
  const gender = genderOf(pick.filter, true, t)
  const other = isHand
    ? quantityPhrase(pick.quantity, () => handCard, t, as, '')
    : quantityPhrase(
        pick.quantity,
        (joiner) => kindOf(pick.filter, t, joiner),
        t,
        as,
        placePhrase(others, gender, t, false),
      )
  t.topic = undefined
  return `${declined(karte, 'one', 'dieser', as)} oder ${other}`
}

/** A pile of the supply, empty or not. */
function pilePhrase({ quantity, filter }: Pick, t: Telling, as: Case): string {
  const pile: Noun = { gender: 'm', one: 'Vorratsstapel', many: 'Vorratsstapel' }
  const said = quantity === 'all' ? `alle ${declined(pile, 'many', '', as)}` : declined(pile, 'one', 'ein', as)
  return filter.is === 'any' ? said : `${said} mit ${phrase(kindOf(filter, t), 'many', '', 'dat')}`
}

/** Where any card may be taken from the hand, and only some from elsewhere. */
function lyingApart({ filter, from }: Pick): { filter: Filter; from: readonly Zone[] } | undefined {
  if (filter.is !== 'either' || 'cards' in from) return undefined
  const [lying, other, ...more] = filter.filters
  if (lying?.is !== 'lying' || lying.in !== 'hand' || other === undefined || more.length) return undefined
  return { filter: other, from: from.filter((zone) => zone !== 'hand') }
}

/** `kind` with what joins its parts: all cards of two kinds are `und`, one of them is `oder`. */
function quantityPhrase(
  quantity: Quantity,
  kind: (joiner?: Kind['joiner']) => Kind,
  t: Telling,
  as: Case,
  where: string,
): string {
  const many = (joiner?: Kind['joiner']) => phrase(kind(joiner), 'many', '', as, where)
  if (quantity === 'all') return `alle${as === 'dat' ? 'n' : ''} ${many('und')}`
  if (quantity === 'anyNumber') return `beliebig viele ${many()}`
  if (typeof quantity === 'object' && 'upTo' in quantity) {
    if (quantity.atLeast) return `${quantity.atLeast} bis ${quantity.upTo} ${many()}`
    return quantity.upTo === 1 ? phrase(kind(), 'one', 'ein', as, where) : `bis zu ${quantity.upTo} ${many()}`
  }
  return numbered(quantity, kind(), t, where)
}

/** Some of a group: `beliebig viele davon`, `davon eine Geldkarte`, `eine der beiseitegelegten Karten`. */
function amongPhrase({ quantity, filter }: Pick, from: Cards, by: string, as: Case, t: Telling): string {
  const known = t.known.cards?.(from)
  const isTopic = from.cards === 'var' && t.topic === from.name && refNamed(from.name, t).by !== 'dig'
  if (filter.is !== 'any' || by) {
    const kind = (joiner?: Kind['joiner']) => kindOf(filter, t, joiner)
    if (isTopic && !known) return `davon ${quantityPhrase(quantity, kind, t, as, by)}`
    const which = known ? `(${justNames(known, 'oder')})` : `von ${others(from, 'dat', t)}`
    return quantityPhrase(quantity, kind, t, as, words(by, which))
  }
  const few = known && quantity === 'anyNumber' ? anyOfOne(known) : undefined
  if (few) return few
  const group = known ? `von ${justNames(known, 'und')}` : isTopic ? 'davon' : others(from, 'gen', t)
  if (quantity === 'all') return group === 'davon' ? 'sie alle' : `alle ${group}`
  if (quantity === 'anyNumber') return `beliebig viele ${group}`
  if (typeof quantity === 'object' && 'upTo' in quantity) {
    return quantity.upTo === 1 ? `eine ${group}` : `bis zu ${quantity.upTo} ${group}`
  }
  const n = constant(quantity, t)
  return n === undefined ? `eine ${group}${perPhrase(quantity, t)}` : `${n === 1 ? 'eine' : n} ${group}`
}

const others = (from: Cards, as: 'dat' | 'gen', t: Telling): string =>
  from.cards === 'rest' ? { dat: 'den übrigen', gen: 'der übrigen' }[as] : cardsPhrase(from, t, as)

const haveInPlay = (t: Telling): string => `${t.voice.pronoun} im Spiel ${isYou(t.voice) ? 'hast' : 'hat'}`

function wholeZone(zone: Zone, as: Case, t: Telling): string {
  switch (zone) {
    case 'play':
      return `alle Karten${clause(`die ${haveInPlay(t)}`)}`
    case 'supply':
      return { nom: 'der ganze Vorrat', acc: 'den ganzen Vorrat', dat: 'dem ganzen Vorrat', gen: 'des ganzen Vorrats' }[
        as
      ]
    case 'trash':
      return { nom: 'der Müll', acc: 'den Müll', dat: 'dem Müll', gen: 'des Mülls' }[as]
    case 'hand':
      return 'alle Handkarten'
    case 'deck':
      return own(nachziehstapel, as, t)
    case 'discard':
      return own(ablagestapel, as, t)
    default:
      return `alle Karten ${inZone(zone, t)}`
  }
}

/** `aus deinem Ablagestapel oder deiner Hand`; for cards that stay, `in` it. */
function placePhrase(from: readonly Zone[], gender: Gender, t: Telling, stays: boolean, of?: Who): string {
  if (isAnyPile(from)) return ''
  if (from.length === 1 && from[0] === 'play' && of === 'you')
    return clause(`${relative(gender, 'acc')} du im Spiel hast`)
  if (from.length === 1 && from[0] === 'owned') return clause(`${relative(gender, 'acc')} ${t.voice.pronoun} besitzt`)
  if (from.length === 1 && from[0] === 'play') return clause(`${relative(gender, 'acc')} ${haveInPlay(t)}`)
  if (stays)
    return list(
      from.map((zone) => inZone(zone, t)),
      'oder',
    )
  return `aus ${list(
    from.map((zone) => zonePhrase(zone, t)),
    'oder',
  )}`
}

/** Says who picks, where it is not the one who does it. */
const chooser = (by: Who, t: Telling): string =>
  by !== 'you' ? `nach Wahl ${neighbour(by, 'gen')}` : isYou(t.voice) ? '' : 'deiner Wahl'

/** What is gained, and the place it goes to. */
export function gainPhrase(gain: Gain, t: Telling): readonly [object: string, tail: string] {
  const to = gain.to === undefined ? '' : gain.to === 'hand' ? 'auf die Hand' : `auf ${own(nachziehstapel, 'acc', t)}`
  const by = gain.by === undefined ? '' : chooser(gain.by, t)
  const n = gain.n ?? 1
  const count = constant(n, t)
  if ('pile' in gain.what) {
    const noun = nounNamed(gain.what.pile)
    const its = itsOwn(count === 1 ? noun.gender : 'p')
    return [
      numbered(n, kindNamed(noun), t, by),
      words(`von ${declined({ gender: 'm', one: 'Stapel', many: 'Stapel' }, 'one', its, 'dat')}`, to),
    ]
  }
  if ('cards' in gain.what && isOfEachPile(gain.what))
    return [`eine Karte von jedem Vorratsstapel mit ${phrase(kindOf(gain.what.filter, t), 'many', '', 'dat')}`, to]
  if ('cards' in gain.what) return [words(cardsPhrase(gain.what, t), by), to]
  return [numbered(n, kindOf(gain.what, t), t, by), to]
}
