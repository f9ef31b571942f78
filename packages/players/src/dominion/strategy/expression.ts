/**
 * Conditions as people write them in a strategy: `own(Smithy) < 2 and provinces <= 4`. Reading gives plain data; `bind`
 * makes of it a function over what a player sees, which allocates nothing.
 */
import { allCards, type CardType } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import type { Sight } from '../sight.ts'
import { didYouMean } from './spelling.ts'

/** Numbers that need no card. */
export const plainQuantities = {
  coins: 'coins to spend now',
  potions: 'potions to spend now',
  buys: 'purchases left in this turn',
  actions: 'actions left in this turn',
  turn: 'which of your turns this is, from 1',
  lead: 'your points less those of the best other player',
  provinces: 'Provinces left',
  empty: 'empty piles of the supply',
  toEnd: 'the fewest gains that would end the game',
  money: 'coins on all Treasures you own',
  cards: 'cards you own',
} as const
type PlainQuantity = keyof typeof plainQuantities

/** Numbers about a card, or (but for `left`) about all cards of a type: `own(Gold)`, `hand(Action)`. */
export const cardQuantities = {
  own: 'how many of it you own',
  hand: 'how many of it you hold',
  left: 'how many are left in its pile',
} as const
type CardQuantity = keyof typeof cardQuantities

const comparisons = ['<=', '>=', '!=', '<', '>', '='] as const
type Comparison = (typeof comparisons)[number]

export type Amount =
  | { readonly of: 'number'; readonly n: number }
  | { readonly of: PlainQuantity }
  | { readonly of: CardQuantity; readonly what: string }
  | { readonly of: 'sum'; readonly parts: readonly { readonly sign: 1 | -1; readonly amount: Amount }[] }

export type Condition =
  | { readonly is: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly is: 'not'; readonly part: Condition }
  | { readonly is: Comparison; readonly left: Amount; readonly right: Amount }

/** Card types that can be counted. */
const types: readonly CardType[] = ['Action', 'Treasure', 'Victory', 'Curse', 'Attack', 'Reaction', 'Duration', 'Ruins']

/** Throws `InputError` with what is wrong and at which letter. */
export function parseCondition(text: string): Condition {
  const reader = new Reader(text)
  const condition = reader.or()
  reader.end()
  return condition
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  or(): Condition {
    return this.#joined('or', () => this.#joined('and', () => this.#not()))
  }

  end(): void {
    if (this.#rest() !== '') this.#fail(`expected "and", "or" or the end, got ${this.#seen()}`)
  }

  #joined(word: 'and' | 'or', part: () => Condition): Condition {
    const parts = [part()]
    while (this.#word(word)) parts.push(part())
    return parts.length === 1 ? parts[0] : { is: word, parts }
  }

  #not(): Condition {
    if (this.#word('not')) return { is: 'not', part: this.#not() }
    if (!this.#sign('(')) return this.#comparison()
    const inner = this.or()
    if (!this.#sign(')')) this.#fail(`expected ")", got ${this.#seen()}`)
    return inner
  }

  #comparison(): Condition {
    const left = this.#sum()
    const is = comparisons.find((sign) => this.#sign(sign))
    if (!is) return this.#fail(`expected one of ${comparisons.join(' ')}, got ${this.#seen()}`)
    return { is, left, right: this.#sum() }
  }

  #sum(): Amount {
    const parts: { sign: 1 | -1; amount: Amount }[] = [{ sign: this.#sign('-') ? -1 : 1, amount: this.#amount() }]
    for (;;) {
      const sign = this.#sign('+') ? 1 : this.#sign('-') ? -1 : 0
      if (sign === 0) return parts.length === 1 && parts[0].sign === 1 ? parts[0].amount : { of: 'sum', parts }
      parts.push({ sign, amount: this.#amount() })
    }
  }

  #amount(): Amount {
    const digits = this.#match(/^\d+/)
    if (digits !== undefined) return { of: 'number', n: Number(digits) }
    const before = this.#at
    const word = this.#match(/^[A-Za-z]+/)
    if (word === undefined) return this.#fail(`expected a number or a quantity, got ${this.#seen()}`)
    if (Object.hasOwn(plainQuantities, word)) return { of: word as PlainQuantity }
    if (Object.hasOwn(cardQuantities, word)) return { of: word as CardQuantity, what: this.#card(word) }
    this.#at = before
    const known = [...Object.keys(plainQuantities), ...Object.keys(cardQuantities).map((name) => `${name}(card)`)]
    return this.#fail(`there is no quantity "${word}"; there are ${known.join(', ')}`)
  }

  #card(quantity: string): string {
    if (!this.#sign('(')) this.#fail(`expected a card in parentheses: ${quantity}(Gold)`)
    const before = this.#at
    const name = (this.#match(/^[^)]*/) ?? '').trim()
    if (!this.#sign(')')) this.#fail(`expected ")" after ${quantity}(${name}`)
    if (quantity !== 'left' && types.some((type) => type === name)) return name
    if (isCard(name)) return name
    this.#at = before
    return this.#fail(`there is no card "${name}"${didYouMean(name, cardNames())}`)
  }

  #rest(): string {
    while (this.#text[this.#at] === ' ') this.#at++
    return this.#text.slice(this.#at)
  }

  #match(pattern: RegExp): string | undefined {
    const [found] = pattern.exec(this.#rest()) ?? []
    if (found !== undefined) this.#at += found.length
    return found
  }

  #sign(sign: string): boolean {
    if (!this.#rest().startsWith(sign)) return false
    this.#at += sign.length
    return true
  }

  #word(word: string): boolean {
    return this.#match(new RegExp(`^${word}\\b`)) !== undefined
  }

  #seen(): string {
    const rest = this.#rest()
    return rest === '' ? 'the end' : JSON.stringify(/^\w+|^\S/.exec(rest)?.[0] ?? rest)
  }

  #fail(problem: string): never {
    throw new InputError(
      `${problem} (letter ${Math.min(this.#at, this.#text.length) + 1} of ${JSON.stringify(this.#text)})`,
    )
  }
}

let names: ReadonlySet<string> | undefined
export function cardNames(): ReadonlySet<string> {
  names ??= new Set(allCards.map(({ name }) => name))
  return names
}
export const isCard = (name: string): boolean => cardNames().has(name)

/** What a table has, as far as conditions ask for it. */
export interface Kinds {
  readonly names: readonly string[]
  readonly types: readonly (readonly CardType[])[]
  readonly coins: Float64Array // that a Treasure makes
  readonly supply: readonly number[] // kinds of which there is a pile in the supply
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
      return (sight) => gainsToEnd(sight, kinds, province)
    case 'money':
      return (sight) => {
        let sum = 0
        for (let kind = 0; kind < kinds.coins.length; kind++)
          if (kinds.coins[kind] > 0) sum += kinds.coins[kind] * sight.owned(kind)
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

/** All Provinces, or the three lowest piles. */
function gainsToEnd(sight: Sight, { supply }: Kinds, province: number): number {
  let [low, middle, high] = [99, 99, 99]
  for (let i = 0; i < supply.length; i++) {
    const left = sight.left(supply[i])
    if (left < low) [low, middle, high] = [left, low, middle]
    else if (left < middle) [middle, high] = [left, middle]
    else if (left < high) high = left
  }
  return Math.min(sight.left(province), low + middle + high)
}
