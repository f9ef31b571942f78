/** Shapes that the readers of the language recognize: what a number counts. */
import type { Filter, Num, Past, Zone } from './types.ts'

/** Cards of a kind that lie in places of the one who does the step. */
export interface Lying {
  readonly filter: Filter
  readonly from: readonly Zone[]
}

/** Where a number counts all cards of a kind in some places. */
export function lyingCards(num: Num): Lying | undefined {
  if (typeof num === 'number' || num.num !== 'count' || num.of.cards !== 'pick') return undefined
  const { quantity, filter, from, by, of, names } = num.of
  return quantity === 'all' && !by && !of && !names && !('cards' in from) ? { filter, from } : undefined
}

/** Where a number counts what happened to cards. */
export function pastCards(num: Num): Past | undefined {
  return typeof num !== 'number' && num.num === 'count' && num.of.cards === 'past' ? num.of : undefined
}

/** Where a number counts the cards of the hand. */
export function isHandSize(num: Num): boolean {
  const lying = lyingCards(num)
  return lying?.filter.is === 'any' && String(lying.from) === 'hand'
}
