/** What the figures of a card say beside those of the cards that everybody knows. Whoever only shows them needs no more. */
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { bestOf, type CardFigures } from './figures.ts'
import { knownCards } from './known-cards.ts'

type Cost = OwnDefinition['cost']

export interface KnownCard {
  readonly name: string
  readonly cost: Cost
  readonly share: number // of the games against money alone, with the number of copies that helps most
  readonly copies: number
}

/** Cards of one price that are enough to compare with; where the first two boxes have fewer, all boxes help. */
const ENOUGH = 6
const FIRST_BOXES: readonly string[] = ['Base', 'Intrigue']

const compared = [...Map.groupBy(knownCards, ({ cost }) => JSON.stringify(cost)).values()].flatMap((ofPrice) => {
  const newest = ofPrice.filter(({ edition }) => edition === undefined)
  const first = newest.filter(({ set }) => FIRST_BOXES.includes(set))
  return first.length >= ENOUGH ? first : newest
})

const all: readonly KnownCard[] = compared.map(({ name, cost, shares }) => {
  const share = Math.max(...shares)
  return { name, cost, share, copies: shares.indexOf(share) + 1 }
})

/** How much it is, whether that is paid or owed. */
export const sizeOfCost = ({ coins, debt = 0 }: Cost): number => coins + debt

const isLike = (a: Cost, b: Cost): boolean => (a.potion ?? 0) === (b.potion ?? 0) && !a.debt === !b.debt

/** The cards of the same price and of its neighbours, by what they cost. */
export function rowsBeside(cost: Cost): readonly { readonly size: number; readonly cards: readonly KnownCard[] }[] {
  return [-1, 0, 1]
    .map((by) => sizeOfCost(cost) + by)
    .map((size) => ({ size, cards: all.filter((card) => isLike(card.cost, cost) && sizeOfCost(card.cost) === size) }))
    .filter(({ size, cards }) => cards.length > 0 || size === sizeOfCost(cost))
}

export interface Verdict {
  readonly says: 'too good' | 'fits' | 'no help to money' | 'unwanted' | 'needs company' | 'nothing to compare with'
  readonly of: number // known cards of the price
  readonly asGood: readonly string[] // those that help money as much, the best first
  readonly beside: readonly string[] // the nearest two of its price
  readonly instead?: { readonly size: number; readonly share: number; readonly beside: readonly string[] } // a price that would help
}

/** Of so many cards of a price, how many may be as good as one that looks too good. */
const FEW = 0.1
/** Share of the players from which it counts as wanted. */
const WANTED = 0.25

/** None before there are figures. */
export function verdictOf({ cost }: Pick<OwnDefinition, 'cost'>, figures: CardFigures): Verdict | undefined {
  const best = bestOf(figures.money)
  if (!best) return undefined
  const size = sizeOfCost(cost)
  const same = rowOf(cost, size)
  const asGood = same.filter(({ share }) => share >= best.share.value).toSorted((a, b) => b.share - a.share)
  const told = { of: same.length, asGood: asGood.map(({ name }) => name), beside: nearest(same, best.share.value) }
  if (same.length === 0) return { says: 'nothing to compare with', ...told }
  const isTooGood = best.share.low > 0.5 && asGood.length <= Math.max(1, Math.floor(FEW * same.length))
  if (isTooGood) return { says: 'too good', ...told, ...insteadOf(cost, figures.dearer?.share.value, 1) }
  if (best.share.high >= 0.5) return { says: 'fits', ...told }
  const players = figures.kingdoms.reduce((sum, { bought }) => sum + bought.of, 0)
  const buyers = figures.kingdoms.reduce((sum, { bought }) => sum + bought.players, 0)
  if (players === 0) return { says: 'no help to money', ...told } // nobody was asked yet who has company for it
  if (buyers >= WANTED * players) return { says: 'needs company', ...told }
  return { says: 'unwanted', ...told, ...insteadOf(cost, figures.cheaper?.share.value, -1) }
}

const rowOf = (cost: Cost, size: number): readonly KnownCard[] =>
  rowsBeside(cost).find((row) => row.size === size)?.cards ?? []

function insteadOf(cost: Cost, share: number | undefined, by: number): Pick<Verdict, 'instead'> {
  if (share === undefined) return {}
  const size = sizeOfCost(cost) + by
  return { instead: { size, share, beside: nearest(rowOf(cost, size), share) } }
}

const nearest = (cards: readonly KnownCard[], share: number): string[] =>
  cards
    .toSorted((a, b) => Math.abs(a.share - share) - Math.abs(b.share - share))
    .slice(0, 2)
    .map(({ name }) => name)

export type { Estimate } from '../sim/statistics.ts'
export { bestOf, type CardFigures, type Helped } from './figures.ts'
export type { InKingdom, Moved } from './in-kingdom.ts'
export { KNOWN_GAMES } from './known-cards.ts'
