/** Makes of a condition a function over what a player sees, which allocates nothing. */
import type { CardType } from '@freehold/dominion'
import type { Sight } from '../sight.ts'
import type { Amount, Comparison, Condition, PlainQuantity } from './expression.ts'

/** What a table has, as far as conditions ask for it. */
export interface Kinds {
  readonly names: readonly string[]
  readonly types: readonly (readonly CardType[])[]
  readonly coins: Float64Array // that a Treasure makes
  readonly draws: Float64Array // cards that an Action draws, whatever happens
  readonly gives: Float64Array // actions that it gives
  readonly isAction: Uint8Array
  readonly piles: readonly number[] // of each pile of the supply a kind
  readonly ending: readonly number[] // of each pile that ends the game when it is empty, whatever others there are
  readonly emptyPilesToEnd: number
}

export type Test = (sight: Sight) => boolean
type Measure = (sight: Sight) => number

export function bindCondition(condition: Condition, kinds: Kinds): Test {
  switch (condition.is) {
    case 'and': {
      const parts = condition.parts.map((part) => bindCondition(part, kinds))
      return (sight) => {
        for (let i = 0; i < parts.length; i++) if (!parts[i](sight)) return false
        return true
      }
    }
    case 'or': {
      const parts = condition.parts.map((part) => bindCondition(part, kinds))
      return (sight) => {
        for (let i = 0; i < parts.length; i++) if (parts[i](sight)) return true
        return false
      }
    }
    case 'not': {
      const part = bindCondition(condition.part, kinds)
      return (sight) => !part(sight)
    }
    default:
      return compare(condition.is, bindAmount(condition.left, kinds), bindAmount(condition.right, kinds))
  }
}

function compare(is: Comparison, left: Measure, right: Measure): Test {
  switch (is) {
    case '<':
      return (sight) => left(sight) < right(sight)
    case '<=':
      return (sight) => left(sight) <= right(sight)
    case '>':
      return (sight) => left(sight) > right(sight)
    case '>=':
      return (sight) => left(sight) >= right(sight)
    case '=':
      return (sight) => left(sight) === right(sight)
    case '!=':
      return (sight) => left(sight) !== right(sight)
  }
}

function bindAmount(amount: Amount, kinds: Kinds): Measure {
  switch (amount.of) {
    case 'number': {
      const { n } = amount
      return () => n
    }
    case 'sum': {
      const signs = amount.parts.map(({ sign }) => sign)
      const parts = amount.parts.map((part) => bindAmount(part.amount, kinds))
      return (sight) => {
        let sum = 0
        for (let i = 0; i < parts.length; i++) sum += signs[i] * parts[i](sight)
        return sum
      }
    }
    case 'product': {
      const { n } = amount
      const measure = bindAmount(amount.amount, kinds)
      return (sight) => n * measure(sight)
    }
    case 'own':
      return counting(meant(amount.what, kinds), (sight, kind) => sight.owned(kind))
    case 'hand':
      return counting(meant(amount.what, kinds), (sight, kind) => sight.inHand(kind))
    case 'left':
      return counting(meant(amount.what, kinds), (sight, kind) => sight.left(kind))
    default:
      return plainMeasure(amount.of, kinds)
  }
}

/** The kinds of that name, which may be none at this table, or of that type. */
const meant = (what: string, { names, types }: Kinds): number[] =>
  names.flatMap((name, kind) => (name === what || types[kind].some((type) => type === what) ? [kind] : []))

function counting(kinds: readonly number[], count: (sight: Sight, kind: number) => number): Measure {
  if (kinds.length === 1) return (sight) => count(sight, kinds[0])
  return (sight) => {
    let sum = 0
    for (let i = 0; i < kinds.length; i++) sum += count(sight, kinds[i])
    return sum
  }
}

function plainMeasure(of: PlainQuantity, kinds: Kinds): Measure {
  const province = kinds.names.indexOf('Province')
  switch (of) {
    case 'coins':
      return (sight) => sight.coins()
    case 'potions':
      return (sight) => sight.potions()
    case 'buys':
      return (sight) => sight.buys()
    case 'actions':
      return (sight) => sight.actions()
    case 'turn':
      return (sight) => sight.turn()
    case 'lead':
      return (sight) => sight.lead()
    case 'provinces':
      return (sight) => sight.left(province)
    case 'empty':
      return (sight) => sight.emptyPiles()
    case 'toEnd':
      return gainsToEnd(kinds)
    case 'money':
      return (sight) => {
        let sum = 0
        for (let kind = 0; kind < kinds.coins.length; kind++)
          if (kinds.coins[kind] > 0) sum += kinds.coins[kind] * sight.owned(kind)
        return sum
      }
    case 'drawing':
      return (sight) => {
        let sum = 0
        for (let kind = 0; kind < kinds.draws.length; kind++)
          if (kinds.draws[kind] > 0 && kinds.isAction[kind]) sum += kinds.draws[kind] * sight.owned(kind)
        return sum
      }
    case 'spareActions':
      return (sight) => {
        let sum = 0
        for (let kind = 0; kind < kinds.gives.length; kind++)
          if (kinds.isAction[kind]) sum += (kinds.gives[kind] - 1) * sight.owned(kind)
        return sum
      }
    case 'cards':
      return (sight) => {
        let sum = 0
        for (let kind = 0; kind < kinds.names.length; kind++) sum += sight.owned(kind)
        return sum
      }
  }
}

/** All Provinces, or Colonies, or the lowest piles: three, with many players four. */
function gainsToEnd({ piles, ending, emptyPilesToEnd }: Kinds): Measure {
  const lowest = new Int16Array(emptyPilesToEnd)
  return (sight) => {
    lowest.fill(MANY)
    for (let i = 0; i < piles.length; i++) {
      let left = sight.left(piles[i])
      for (let place = 0; place < lowest.length; place++) {
        const other = lowest[place]
        if (left >= other) continue
        lowest[place] = left
        left = other
      }
    }
    let gains = 0
    for (let place = 0; place < lowest.length; place++) gains += lowest[place]
    for (let i = 0; i < ending.length; i++) gains = Math.min(gains, sight.left(ending[i]))
    return gains
  }
}

/** More than lie in any pile that somebody empties. */
const MANY = 99
