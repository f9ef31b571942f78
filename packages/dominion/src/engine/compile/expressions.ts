/** Numbers, filters and conditions of cards, made flat enough to be evaluated without looking at strings. */
import type { Card, Cards, Condition, Filter, Num, Price } from '../../language/types.ts'
import { zones } from '../../language/types.ts'
import {
  C_AT_LEAST,
  C_AT_MOST,
  C_EXACTLY,
  C_MATCHES,
  C_NAME,
  C_NO_BUY,
  C_NONE,
  type ConditionNode,
  type FilterNode,
  K_ALL,
  K_ANY,
  K_CHEAPER,
  K_COST,
  K_COST_OF,
  K_EITHER,
  K_KIND,
  K_NOT,
  K_TYPE,
  K_UP_TO,
  K_UP_TO_COST_OF,
  N_COINS,
  N_CONST,
  N_COUNT,
  N_DIVIDE,
  N_EMPTY,
  N_HAND,
  N_OWNED,
  N_PLAYED,
  N_TURNS,
  N_TYPES,
  type NumNode,
  typeBit,
} from './code.ts'

/** Collects the expressions of a game. The compiler says which tag a reference of the present card has. */
export class ExpressionWriter {
  readonly nums: NumNode[] = []
  readonly filters: FilterNode[] = []
  readonly conditions: ConditionNode[] = []
  readonly counted: boolean[] // by kind: whether an expression asks how often it was played
  private readonly cards: readonly Card[]
  private readonly reference: (cards: Cards) => number
  private readonly kindByName: Map<string, number>

  constructor(cards: readonly Card[], reference: (cards: Cards) => number) {
    this.cards = cards
    this.reference = reference
    this.kindByName = new Map(cards.map((card, kind) => [card.name, kind]))
    this.counted = cards.map(() => false)
  }

  constant(n: number): number {
    return this.nums.push({ op: N_CONST, a: n, b: 0 }) - 1
  }

  num(n: Num): number {
    if (typeof n === 'number') return this.constant(n)
    const node = (op: number, a = 0, b = 0) => this.nums.push({ op, a, b }) - 1
    switch (n.num) {
      case 'count':
        return node(N_COUNT, this.reference(n.of))
      case 'owned':
        return node(N_OWNED, this.filter(n.filter))
      case 'handSize':
        return node(N_HAND)
      case 'emptyPiles':
        return node(N_EMPTY)
      case 'coinCost':
        return node(N_COINS, this.reference(n.of))
      case 'typeCount':
        return node(N_TYPES, this.reference(n.of))
      case 'played':
        this.cards.forEach((card, kind) => {
          if (mayMatch(n.filter, card)) this.counted[kind] = true
        })
        return node(N_PLAYED, this.filter(n.filter))
      case 'turnsInARow':
        return node(N_TURNS)
      case 'dividedBy':
        return node(N_DIVIDE, this.num(n.value), n.by)
    }
  }

  filter(filter: Filter): number {
    const node = (op: number, a = 0, b = 0, list: readonly number[] = []) => this.filters.push({ op, a, b, list }) - 1
    const priced = (price: Price, fixed: number, relative: number) =>
      typeof price === 'number' ? node(fixed, price) : node(relative, this.reference(price.costOf), price.plus)
    switch (filter.is) {
      case 'any':
        return node(K_ANY)
      case 'type':
        return node(K_TYPE, typeBit(filter.type))
      case 'name':
        return node(K_KIND, this.kindByName.get(filter.name) ?? -1)
      case 'costing':
        return priced(filter.price, K_COST, K_COST_OF)
      case 'costingUpTo':
        return priced(filter.price, K_UP_TO, K_UP_TO_COST_OF)
      case 'cheaperThan':
        return node(K_CHEAPER, this.reference(filter.than))
      case 'not':
        return node(K_NOT, this.filter(filter.filter))
      case 'all':
        return node(
          K_ALL,
          0,
          0,
          filter.filters.map((inner) => this.filter(inner)),
        )
      case 'either':
        return node(
          K_EITHER,
          0,
          0,
          filter.filters.map((inner) => this.filter(inner)),
        )
    }
  }

  condition(condition: Condition): number {
    const node = (op: number, a = 0, b = 0) => this.conditions.push({ op, a, b }) - 1
    switch (condition.if) {
      case 'matches':
        return node(C_MATCHES, this.reference(condition.cards), this.filter(condition.filter))
      case 'hasName':
        return node(C_NAME, this.reference(condition.cards))
      case 'none':
        return node(C_NONE, zones.indexOf(condition.in), this.filter(condition.filter))
      case 'atLeast':
        return node(C_AT_LEAST, this.num(condition.value), condition.bound)
      case 'atMost':
        return node(C_AT_MOST, this.num(condition.value), condition.bound)
      case 'exactly':
        return node(C_EXACTLY, this.num(condition.value), condition.bound)
      case 'boughtNothing':
        return node(C_NO_BUY)
    }
  }
}

/** Whether a card might ever fit; what cannot be told from the card alone counts as yes. */
export function mayMatch(filter: Filter, card: Card): boolean {
  switch (filter.is) {
    case 'type':
      return card.types.includes(filter.type)
    case 'name':
      return card.name === filter.name
    case 'all':
      return filter.filters.every((inner) => mayMatch(inner, card))
    case 'either':
      return filter.filters.some((inner) => mayMatch(inner, card))
    default:
      return true
  }
}
