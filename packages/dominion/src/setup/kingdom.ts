/** A kingdom: the ten piles that vary from game to game. */
import { InputError } from '@freehold/kernel'
import { cardsOf, landscapesOf, pilesOf } from '../cards/index.ts'
import { USUAL_PRINTING } from '../cards/printing.ts'
import { type Card, type Edition, editions, type MixedPile, type Printing } from '../language/types.ts'
import type { OwnDefinition } from '../own/as-card.ts'
import type { Beside } from './beside.ts'
import { closedError, closedOf } from './closed.ts'
import { kingdomError } from './faults.ts'
import { foldName, meaning, near } from './names.ts'

export const KINGDOM_SIZE = 10

export interface Kingdom {
  readonly edition: Edition
  readonly cards: readonly string[] // ten, by cost and name
  readonly own?: readonly OwnDefinition[] // cards that somebody wrote, beside the ten or in place of some
  readonly beside?: Beside // where it brings something along
  readonly printing?: Printing // where it brings one
}

/** Whether a card may be one of the ten; others are set out by themselves where they are needed. */
export const isKingdomCard = (card: Card): boolean => card.set !== 'Basic' && card.pile.in === 'supply'

/** One of the ten: a card with a pile of its own, or a pile of several cards. */
export type KingdomPile = Card | MixedPile

/** All that may be in a kingdom of the edition, by cost and name. */
export const kingdomCards = (edition: Edition): readonly KingdomPile[] =>
  sortedByCost<KingdomPile>([
    ...[...cardsOf(edition).values()].filter(isKingdomCard),
    ...pilesOf(edition).filter(({ kingdom }) => kingdom),
  ])

/** The cards of a pile, the top one first. */
export const cardsIn = (pile: KingdomPile, edition: Edition, printing?: Printing): readonly Card[] =>
  'order' in pile ? pile.cards.map(({ card }) => findCard(card, edition, printing)) : [pile]

const pileCalled = (name: string, edition: Edition): MixedPile | undefined =>
  pilesOf(edition).find((pile) => foldName(pile.name) === foldName(name))

/** The pile of that name, or the card. Throws `InputError` with the remedy. */
export const findPile = (name: string, edition: Edition, printing?: Printing): KingdomPile =>
  pileCalled(name, edition) ?? findCard(name, edition, printing)

/** The card of that name in the edition, however it is spelled. Throws `InputError` with the remedy. */
export function findCard(name: string, edition: Edition, printing: Printing = USUAL_PRINTING): Card {
  const cards = cardsOf(edition, printing)
  const card = cards.get(name) ?? cards.get(folded[edition].get(foldName(name))?.name ?? '')
  if (card) return card
  const other = editions.find((each) => folded[each].has(foldName(name)))
  if (other) {
    const { name: right } = findCard(name, other)
    throw kingdomError(
      `${right} is a card of the ${other}, not of the ${edition}: choose that edition, or another card`,
      { code: 'card-of-other-edition', card: right, edition: other },
    )
  }
  const closed = closedOf(name)
  if (closed) throw closedError(closed)
  const meant = near(name, cardsOf(edition).keys())
  throw kingdomError(`there is no card ${JSON.stringify(name)} in the ${edition}${meaning(meant)}`, {
    code: 'no-such-card',
    typed: name,
    edition,
    cards: meant,
  })
}

/**
 * The ten cards by cost and name, and the landscapes among the names; as many may be missing as there are cards of one's own
 * beside them. Throws `InputError` where they are not a kingdom of the edition.
 */
export function checkKingdom(names: readonly string[], edition: Edition, own = 0): Kingdom {
  const landscapes = names.filter((name) => isLandscape(name, edition))
  const others = names.filter((name) => !landscapes.includes(name))
  const cards = others.map((name, i) => within(`card ${i + 1}`, () => findKingdomCard(name, edition)))
  cards.forEach((card, i) => {
    const first = cards.indexOf(card)
    if (first < i)
      throw kingdomError(`${card.name} is named twice (cards ${first + 1} and ${i + 1}): put another in its place`, {
        code: 'card-twice',
        card: card.name,
      })
  })
  const missing = KINGDOM_SIZE - cards.length
  if (missing < 0 || missing > own) {
    const remedy = missing > 0 ? `add ${missing}` : `take ${-missing} away`
    const given = `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`
    throw kingdomError(`${given}, but a kingdom has ten: ${remedy}`, { code: 'not-ten', count: cards.length })
  }
  return {
    edition,
    cards: sortedByCost(cards).map((card) => card.name),
    ...(landscapes.length > 0 && { beside: { landscapes } }),
  }
}

/** Whether a landscape of the edition is called that, however it is spelled. */
const isLandscape = (name: string, edition: Edition): boolean => foldedLandscapes[edition].has(foldName(name))

/** A card that shares its pile with others stands for the pile. */
export function findKingdomCard(name: string, edition: Edition): KingdomPile {
  const pile = pileCalled(name, edition)
  if (pile?.kingdom) return pile
  const card = pile ?? findCard(name, edition)
  if (!('pile' in card)) throw setOutByItself(card)
  if (isKingdomCard(card)) return card
  if (card.pile.in === 'mixed') {
    const shared = pileCalled(card.pile.pile, edition)
    if (shared?.kingdom) return shared
  }
  throw setOutByItself(card)
}

const setOutByItself = ({ name }: KingdomPile) =>
  kingdomError(`${name} is not a kingdom card, it is set out by itself where it is needed: choose another`, {
    code: 'not-a-kingdom-card',
    card: name,
  })

export const sortedByCost = <T extends KingdomPile>(cards: readonly T[]): T[] =>
  [...cards].sort(
    (a, b) =>
      a.cost.coins - b.cost.coins ||
      (a.cost.potion ?? 0) - (b.cost.potion ?? 0) ||
      (a.cost.debt ?? 0) - (b.cost.debt ?? 0) ||
      (a.name < b.name ? -1 : 1),
  )

/** Says where: what is wrong inside gets the place before it. */
export function within<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${place}: ${error.message}`, error.fault) : error
  }
}

const byFoldedName = (edition: Edition): ReadonlyMap<string, Card> =>
  new Map([...cardsOf(edition)].map(([name, card]) => [foldName(name), card]))
const folded: Record<Edition, ReadonlyMap<string, Card>> = { '1e': byFoldedName('1e'), '2e': byFoldedName('2e') }
const foldedNamesOfLandscapes = (edition: Edition): ReadonlySet<string> =>
  new Set([...landscapesOf(edition).keys()].map(foldName))
const foldedLandscapes: Record<Edition, ReadonlySet<string>> = {
  '1e': foldedNamesOfLandscapes('1e'),
  '2e': foldedNamesOfLandscapes('2e'),
}
