/** Numbers, filters and conditions of cards, made flat enough to be evaluated without looking at strings. */
import type { Card, Cards, Condition, Filter, Num, Price } from '../../language/types.ts'
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
  private readonly refuse: (what: string) => never
  private readonly kindByName: Map<string, number>

  constructor(cards: readonly Card[], reference: (cards: Cards) => number, refuse: (what: string) => never) {
    this.cards = cards
    this.reference = reference
    this.refuse = refuse
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
        return this.count(n.of)
      case 'emptyPiles':
        return node(N_EMPTY)
      case 'coinCost':
        return node(N_COINS, this.remembered(n.of, 'coinCost'))
      case 'typeCount':
        return node(N_TYPES, this.reference(n.of))
      case 'turnsInARow':
        return node(N_TURNS)
      case 'dividedBy':
        return node(N_DIVIDE, this.num(n.value), n.by)
      default:
        return this.refuse(`the number "${n.num}"`)
    }
  }

  private count(of: Cards): number {
    const node = (op: number, a = 0) => this.nums.push({ op, a, b: 0 }) - 1
    if (of.cards === 'past') {
      if (of.event !== 'played' || of.during !== 'thisTurn' || of.whose || of.only)
        this.refuse(`counting what was ${of.event} (${of.whose ?? 'you'}, ${of.during})`)
      this.cards.forEach((card, kind) => {
        if (mayMatch(of.filter, card)) this.counted[kind] = true
      })
      return node(N_PLAYED, this.filter(of.filter))
    }
    if (of.cards !== 'pick') return node(N_COUNT, this.remembered(of, 'count'))
    const { from, filter } = of
    if ('cards' in from || from.length !== 1 || of.quantity !== 'all' || of.by || of.of || of.names)
      this.refuse('counting a choice')
    else if (from[0] === 'owned') return node(N_OWNED, this.filter(filter))
    else if (from[0] === 'hand' && filter.is === 'any') return node(N_HAND)
    return this.refuse(`counting ${filter.is === 'any' ? 'the cards' : 'some cards'} in ${String(from)}`)
  }

  /** A reference that frames keep, not the card of the ability or of the event. */
  private remembered(of: Cards, what: string): number {
    return of.cards === 'this' || of.cards === 'it' ? this.refuse(`${what} of "${of.cards}"`) : this.reference(of)
  }

  filter(filter: Filter): number {
    const node = (op: number, a = 0, b = 0, list: readonly number[] = []) => this.filters.push({ op, a, b, list }) - 1
    const priced = (price: Price, fixed: number, relative: number) =>
      typeof price === 'number'
        ? node(fixed, price)
        : price === 'overpaid' || !('costOf' in price) || typeof price.plus !== 'number'
          ? this.refuse('a price that is reckoned')
          : node(relative, this.reference(price.costOf), price.plus)
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
      default:
        return this.refuse(`the filter "${filter.is}"`)
    }
  }

  condition(condition: Condition): number {
    const node = (op: number, a = 0, b = 0) => this.conditions.push({ op, a, b }) - 1
    switch (condition.if) {
      case 'matches':
        if (condition.filter.is === 'namedAs') return node(C_NAME, this.reference(condition.cards))
        return node(C_MATCHES, this.reference(condition.cards), this.filter(condition.filter))
      case 'atLeast':
      case 'atMost':
      case 'exactly': {
        const { value, bound } = condition
        if (typeof bound !== 'number') return this.refuse('a bound that is reckoned')
        if (condition.if === 'exactly' && bound === 0) {
          const none = this.noneOf(value)
          if (none >= 0) return none
        }
        const op = { atLeast: C_AT_LEAST, atMost: C_AT_MOST, exactly: C_EXACTLY }[condition.if]
        return node(op, this.num(value), bound)
      }
      default:
        return this.refuse(`the condition "${condition.if}"`)
    }
  }

  /** Conditions that ask whether there is nothing, where the engine knows a short way; -1: it knows none. */
  private noneOf(value: Num): number {
    if (typeof value === 'number' || value.num !== 'count') return -1
    const { of } = value
    if (of.cards === 'past' && of.event === 'bought' && of.filter.is === 'any' && of.during === 'thisTurn' && !of.whose)
      return this.conditions.push({ op: C_NO_BUY, a: 0, b: 0 }) - 1
    if (of.cards === 'pick' && of.quantity === 'all' && String(of.from) === 'hand' && !of.by && !of.of && !of.names)
      return this.conditions.push({ op: C_NONE, a: 0, b: this.filter(of.filter) }) - 1
    return -1
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
