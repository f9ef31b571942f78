/** Numbers, filters and conditions of cards, made flat enough to be evaluated without looking at strings. */
import { mayMatch } from '../../language/brings.ts'
import type { Card, Cards, Condition, Filter, Names, Num, Past, PileToken, Price, Zone } from '../../language/types.ts'
import { everyStep } from '../../language/walk.ts'
import * as op from './code.ts'
import { GroupWriter, type Surroundings } from './group-expressions.ts'

const phaseOrder = ['action', 'buy', 'night', 'cleanUp'] as const

/** Filters that a card fits or not from the beginning to the end of a game, if what they are made of does so too. */
const fixedFilters: readonly number[] = [
  op.K_ANY,
  op.K_TYPE,
  op.K_KIND,
  op.K_VERY_KIND,
  op.K_POTION,
  op.K_SEVERAL,
  op.K_MARKED,
  op.K_OBELISK,
  op.K_NOT,
  op.K_ALL,
  op.K_EITHER,
]

/** Collects the expressions of a game. */
export class ExpressionWriter extends GroupWriter {
  readonly nums: op.NumNode[] = []
  readonly filters: op.FilterNode[] = []
  readonly conditions: op.ConditionNode[] = []
  readonly counted: boolean[] // by kind: whether an expression asks how often it was played

  constructor(cards: readonly Card[], around: Surroundings) {
    super(cards, around)
    this.counted = cards.map(() => false)
  }

  constant(n: number): number {
    return this.nums.push({ op: op.N_CONST, a: n, b: 0, list: [] }) - 1
  }

  num(n: Num): number {
    if (typeof n === 'number') return this.constant(n)
    const node = (kind: number, a = 0, b = 0, list: readonly number[] = []) =>
      this.nums.push({ op: kind, a, b, list }) - 1
    switch (n.num) {
      case 'count':
        return this.count(n.of)
      case 'names':
        return node(op.N_NAMES, this.group(n.of), this.copies(n))
      case 'emptyPiles':
        return node(op.N_EMPTY)
      case 'coinCost':
        return node(op.N_COINS, this.group(n.of))
      case 'typeCount':
        return node(op.N_TYPES, this.group(n.of))
      case 'have':
        return node(op.N_HAVE, this.around.keeper.resource(n.counter))
      case 'tokens': {
        const { number, where } = this.around.tokenPlace(n.token, n.on)
        return node(op.N_TOKENS, number, where, typeof n.on === 'object' ? [this.group(n.on)] : [])
      }
      case 'turnsInARow':
        return node(op.N_TURNS)
      case 'purchases':
        return node(op.N_PURCHASES)
      case 'players':
        return node(op.N_PLAYERS)
      case 'paid':
      case 'overpaid':
        return node(op.N_PAID)
      case 'bid':
        return node(op.N_BID)
      case 'plus':
        return node(op.N_PLUS, 0, 0, this.all(n.values))
      case 'least':
        return node(op.N_LEAST, 0, 0, this.all(n.values))
      case 'minus':
        return node(op.N_MINUS, this.num(n.value), this.num(n.less))
      case 'times':
        return node(op.N_TIMES, this.num(n.value), n.by)
      case 'dividedBy':
        return node(op.N_DIVIDE, this.num(n.value), n.by)
      case 'commonest':
        return node(op.N_COMMONEST, this.group(n.of), n.rank)
      case 'whether':
        return node(op.N_WHETHER, this.condition(n.condition), this.num(n.then), [this.num(n.else)])
    }
  }

  private all(values: readonly Num[]): number[] {
    return values.map((value) => this.num(value))
  }

  /** How many copies of a name there must be: so many, at least so many (beyond AT_LEAST), or 0 for any. */
  private copies({ copies }: Names): number {
    if (copies === undefined) return 0
    if (copies === 'mostOfAllPlayers') return op.MOST_OF_ALL
    return 'exactly' in copies ? copies.exactly : op.AT_LEAST_COPIES + copies.atLeast
  }

  private count(of: Cards): number {
    const node = (kind: number, a = 0) => this.nums.push({ op: kind, a, b: 0, list: [] }) - 1
    if (of.cards === 'past' && of.event === 'played' && of.during === 'thisTurn' && !of.whose && !of.only) {
      this.cards.forEach((card, kind) => {
        if (mayMatch(of.filter, card)) this.counted[kind] = true
      })
      return node(op.N_PLAYED, this.filter(of.filter))
    }
    if (of.cards === 'past' && of.event === 'bought' && of.during === 'thisTurn' && !of.whose && of.filter.is === 'any')
      return node(op.N_BOUGHT)
    if (of.cards === 'pick' && of.quantity === 'all' && !of.of && !of.names) {
      if (String(of.from) === 'owned') return node(op.N_OWNED, this.filter(of.filter))
      if (String(of.from) === 'hand' && of.filter.is === 'any') return node(op.N_HAND)
    }
    return node(op.N_COUNT, this.group(of))
  }

  filter(filter: Filter): number {
    const node = (kind: number, a = 0, b = 0, list: readonly number[] = []) => this.addFilter(kind, a, b, list)
    switch (filter.is) {
      case 'any':
        return node(op.K_ANY)
      case 'type':
        return node(op.K_TYPE, op.typeBit(filter.type))
      case 'name':
        return node(op.K_KIND, this.kindByName.get(filter.name) ?? -1)
      case 'namedAs':
        return node(op.K_NAMED)
      case 'copyOf':
        return node(op.K_COPY, this.group(filter.of))
      case 'among':
        return filter.of.cards === 'past'
          ? this.amongPlayed(filter.of)
          : node(op.K_AMONG, this.around.reference(filter.of))
      case 'costing':
        return this.priced(filter.price, op.K_COST)
      case 'costingUpTo':
        return this.priced(filter.price, op.K_UP_TO)
      case 'costingAtLeast':
        return this.priced(filter.price, op.K_AT_LEAST)
      case 'cheaperThan':
        return node(op.K_CHEAPER, this.group(filter.than))
      case 'potionInCost':
        return node(op.K_POTION)
      case 'severalTypes':
        return node(op.K_SEVERAL)
      case 'sharingType':
        return node(op.K_SHARING, this.group(filter.with))
      case 'marked':
        return node(filter.mark === 'bane' ? op.K_MARKED : op.K_OBELISK)
      case 'lying':
        return this.lying(filter.in)
      case 'faceUp':
        return node(op.K_FACE_UP)
      case 'givingCoins': {
        const gives = (card: Card) => everyStep(card).some(({ step }) => step.do === 'coins')
        const giving = this.cards.flatMap((card, kind) => (gives(card) ? [node(op.K_VERY_KIND, kind)] : []))
        return node(op.K_EITHER, 0, 0, giving)
      }
      case 'fromEmptyPile':
        return node(op.K_FROM_EMPTY)
      case 'leavingPlay':
        return node(op.K_LEAVING)
      case 'withoutYourTokens':
        return node(op.K_NOT, this.withToken())
      case 'not':
        return node(op.K_NOT, this.filter(filter.filter))
      case 'all':
      case 'either': {
        const list = filter.filters.map((inner) => this.filter(inner))
        return node(filter.is === 'all' ? op.K_ALL : op.K_EITHER, 0, 0, list)
      }
    }
  }

  private lying(zone: Zone): number {
    const bits = this.around.zoneBits([zone])
    if (bits & ~(op.IN_HAND | op.IN_PLAY | op.IN_DISCARD)) this.around.refuse(`the filter "lying" in "${zone}"`)
    return this.addFilter(op.K_LYING, bits, 0, [])
  }

  /** Cards in play that were played this turn: of a kind that was, and not left there from an earlier one. */
  private amongPlayed(of: Past): number {
    if (of.event !== 'played' || of.during !== 'thisTurn') this.around.refuse(`one of the cards that were ${of.event}`)
    const played = this.addFilter(op.K_COPY, this.group(of), 0, [])
    return this.addFilter(op.K_ALL, 0, 0, [played, this.addFilter(op.K_OF_TURN, 0, 0, [])])
  }

  /** What fits and may be bought with what there is. */
  payable(filter: Filter): number {
    const all = [this.filter(filter), this.addFilter(op.K_PAYABLE, 0, 0, [])]
    return this.addFilter(op.K_ALL, 0, 0, all)
  }

  /** On whose pile one of these tokens of the player lies, or any where none are named. */
  withToken(...tokens: PileToken[]): number {
    return this.addFilter(
      op.K_TOKEN,
      0,
      0,
      tokens.map((token) => this.around.keeper.pileToken(token)),
    )
  }

  private addFilter(kind: number, a: number, b: number, list: readonly number[]): number {
    const parts = kind === op.K_NOT ? [a] : list
    const fixed = fixedFilters.includes(kind) && parts.every((part) => this.filters[part].fixed)
    return this.filters.push({ op: kind, a, b, list, fixed }) - 1
  }

  /** A fixed number of coins stands in the node; anything else is a number, or a card whose cost it is and what is added. */
  private priced(price: Price, fixed: number): number {
    const node = (kind: number, a: number, b = 0) => this.addFilter(kind, a, b, [])
    if (typeof price === 'number') return node(fixed, price)
    if (price === 'overpaid')
      return fixed === op.K_COST ? node(op.K_OVERPAID, 0) : this.around.refuse('more or less than what was overpaid')
    if ('costOf' in price) return node(fixed + op.K_OF_CARD, this.group(price.costOf), this.num(price.plus))
    return node(fixed + op.K_RECKONED, this.num(price))
  }

  condition(condition: Condition): number {
    const node = (kind: number, a = 0, b = 0, list: readonly number[] = []) =>
      this.conditions.push({ op: kind, a, b, list }) - 1
    switch (condition.if) {
      case 'holds':
        return node(op.C_HOLDS, this.around.landscapeKind(condition.name))
      case 'matches':
        if (condition.filter.is === 'givingCoins' && this.around.isSheets(condition.cards))
          return node(op.C_GIVES_COINS, this.around.reference(condition.cards))
        if (condition.filter.is === 'lying' && condition.cards.cards !== 'pick')
          return node(op.C_LYING, this.around.reference(condition.cards), this.around.zoneBits([condition.filter.in]))
        return node(op.C_MATCHES, this.group(condition.cards), this.filter(condition.filter))
      case 'atLeast':
        return node(op.C_AT_LEAST, this.num(condition.value), this.num(condition.bound))
      case 'atMost':
        return node(op.C_AT_MOST, this.num(condition.value), this.num(condition.bound))
      case 'exactly':
        return node(op.C_EXACTLY, this.num(condition.value), this.num(condition.bound))
      case 'odd':
        return node(op.C_ODD, this.num(condition.value))
      case 'phase':
        return node(op.C_PHASE, phaseOrder.indexOf(condition.phase))
      case 'yourTurn':
        return node(op.C_YOUR_TURN)
      case 'faceUp': {
        const token = this.nums.push({
          op: op.N_TOKENS,
          a: this.around.keeper.resource(condition.token),
          b: op.ON_PLAYER,
          list: [],
        })
        return node(op.C_EXACTLY, token - 1, this.constant(0))
      }
      case 'not':
        return node(op.C_NOT, this.condition(condition.condition))
      case 'all':
      case 'either': {
        const list = condition.conditions.map((inner) => this.condition(inner))
        return node(condition.if === 'all' ? op.C_ALL : op.C_EITHER, 0, 0, list)
      }
    }
  }
}
