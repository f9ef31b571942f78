/** The cards that a step handles: whether they are there, and what they are worth together. */
import type { Cards, Filter, Step } from '@freehold/dominion'
import type { CardTable } from './card-table.ts'
import type { Imagined } from './imagined.ts'
import type { Sight } from './sight.ts'
import { constant } from './step-worth.ts'

type Worth = (sight: Sight, kind: number) => number

export type TrashStep = Extract<Step, { do: 'trash' }>

export interface Handling {
  affected(sight: Sight, step: Step & { readonly what: Cards }, value: Worth): number
  canDo(sight: Sight, what: Cards): boolean
  holds(sight: Sight, filter: Filter): boolean
}

export function handlingOf({ cards, plans, supply }: CardTable, imagined: Imagined): Handling {
  const { fits } = imagined

  function holds(sight: Sight, filter: Filter): boolean {
    for (let kind = 0; kind < cards.length; kind++) if (sight.inHand(kind) > 0 && fits(filter, kind)) return true
    return false
  }

  /** Whether the hand has as many cards as a step would take from it, or one where it may take some. */
  function canDo(sight: Sight, what: Cards): boolean {
    if (what.cards !== 'pick' || !Array.isArray(what.from) || !what.from.includes('hand') || !sight.mine()) return true
    const needed = typeof what.quantity === 'number' ? what.quantity : what.quantity === 'all' ? 0 : 1
    let held = 0
    for (let kind = 0; kind < cards.length; kind++) if (fits(what.filter, kind)) held += sight.inHand(kind)
    return held >= needed
  }

  /** What the cards that a step would handle are worth together, as far as one sees them. */
  function affected(sight: Sight, step: Step & { readonly what: Cards }, value: Worth): number {
    const { what } = step
    switch (what.cards) {
      case 'this': {
        const kind = plans.get(step)?.kind ?? -1
        return kind < 0 || kind >= cards.length ? 1 : value(sight, kind)
      }
      case 'it':
        return sight.setOffBy() >= 0 ? value(sight, sight.setOffBy()) : 0
      case 'pick': {
        if (fromSupply(what)) return bestOfSupply(sight, what.filter, value)
        if (!sight.mine() || !Array.isArray(what.from) || !what.from.includes('hand')) return 0
        const many = what.quantity === 'all' || what.quantity === 'anyNumber'
        return leastOfHand(sight, many ? sight.handSize() : quantity(what.quantity), what.filter, value)
      }
      case 'var':
      case 'rest':
      case 'aside': {
        if (what.cards === 'var' && imagined.those >= 0) return value(sight, imagined.those)
        let sum = 0
        for (let i = sight.asideSize() - 1; i >= 0; i--) sum += value(sight, sight.asideKind(i))
        return sum
      }
      default:
        return 0
    }
  }

  function bestOfSupply(sight: Sight, filter: Filter, value: Worth): number {
    let best = 0
    for (let i = 0; i < supply.length; i++)
      if (sight.left(supply[i]) > 0 && fits(filter, supply[i])) best = Math.max(best, value(sight, supply[i]))
    return best
  }

  /** The least worth of so many cards of the hand. */
  function leastOfHand(sight: Sight, n: number, filter: Filter, value: Worth): number {
    let sum = 0
    let floor = Number.NEGATIVE_INFINITY
    for (let taken = 0; taken < n; ) {
      let least = Number.POSITIVE_INFINITY
      let copies = 0
      for (let kind = 0; kind < cards.length; kind++) {
        const held = sight.inHand(kind)
        if (held === 0 || !fits(filter, kind)) continue
        const worth = value(sight, kind)
        if (worth <= floor || worth > least) continue
        copies = worth === least ? copies + held : held
        least = worth
      }
      if (copies === 0) return sum
      const more = Math.min(copies, n - taken)
      sum += more * least
      taken += more
      floor = least
    }
    return sum
  }

  return { affected, canDo, holds }
}

/** How many cards are picked at most; one where that is up to the player. */
export const quantity = (of: Extract<Cards, { cards: 'pick' }>['quantity']): number =>
  typeof of === 'object' && 'upTo' in of ? of.upTo : of === 'all' || of === 'anyNumber' ? 1 : constant(of)

/** How many cards must be picked at least. */
export const fewest = (of: Extract<Cards, { cards: 'pick' }>['quantity']): number =>
  typeof of === 'number' ? of : typeof of === 'object' && 'upTo' in of ? (of.atLeast ?? 0) : 0

export const fromSupply = (what: Cards): boolean =>
  what.cards === 'pick' && Array.isArray(what.from) && what.from.includes('supply')
