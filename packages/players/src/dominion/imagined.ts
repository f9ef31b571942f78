/** What a step is imagined to have done, by which the numbers, prices and conditions of those after it are known. */
import type { Filter, Num, Price } from '@freehold/dominion'
import { isHandSize } from '@freehold/dominion/language'
import type { CardTable } from './card-table.ts'
import type { Sight } from './sight.ts'

export interface Imagined {
  those: number // the kind of card that a step is imagined to have affected; -1: none
  paid: number // what is imagined to have been paid
  total: number // what all cards that are imagined to have been given count together; -1: none were
  num(sight: Sight, n: Num): number
  fits(filter: Filter, kind: number): boolean
}

export function imaginedFor({ cards }: CardTable): Imagined {
  function num(sight: Sight, n: Num): number {
    if (typeof n === 'number') return n
    switch (n.num) {
      case 'paid':
      case 'overpaid':
        return now.paid
      case 'coinCost':
        return now.those >= 0 ? cards[now.those].cost.coins : 2
      case 'typeCount':
        return now.those >= 0 ? cards[now.those].types.length : 1
      default:
        return isHandSize(n) ? sight.handSize() : 1
    }
  }

  function cost(p: Price): number {
    if (typeof p === 'number') return p
    if (p === 'overpaid') return now.paid
    if (now.total >= 0 && typeof p === 'object' && 'num' in p) return now.total
    const plus = typeof p === 'object' && 'costOf' in p ? p.plus : 0
    const more = typeof plus === 'number' ? plus : plus.num === 'paid' ? now.paid : 0
    return (now.those >= 0 ? cards[now.those].cost.coins : 0) + more
  }

  function fits(filter: Filter, kind: number): boolean {
    const card = cards[kind]
    switch (filter.is) {
      case 'any':
        return true
      case 'type':
        return card.types.includes(filter.type)
      case 'name':
        return card.name === filter.name
      case 'costing':
        return card.cost.coins === cost(filter.price) && !card.cost.potion
      case 'costingUpTo':
        return card.cost.coins <= cost(filter.price) && !card.cost.potion
      case 'cheaperThan':
        return now.those < 0 || card.cost.coins < cards[now.those].cost.coins
      case 'copyOf':
        return filter.of.cards !== 'var' || now.those < 0 || kind === now.those
      case 'not':
        return !fits(filter.filter, kind)
      case 'all':
        for (let i = 0; i < filter.filters.length; i++) if (!fits(filter.filters[i], kind)) return false
        return true
      case 'either':
        for (let i = 0; i < filter.filters.length; i++) if (fits(filter.filters[i], kind)) return true
        return false
      default:
        return true // what cannot be told from the card alone
    }
  }

  const now: Imagined = { those: -1, paid: 0, total: -1, num, fits }
  return now
}
