/** Conditions as people write them in a strategy: `own(Smithy) < 2 and provinces <= 4`. Reading gives plain data. */
import { allCards, type CardType } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
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
  drawing: 'cards that your Actions draw, each played once',
  spareActions: 'actions that your Actions give, less one for each of them: below 0, some of them get stuck',
} as const
export type PlainQuantity = keyof typeof plainQuantities

/** Numbers about a card, or (but for `left`) about all cards of a type: `own(Gold)`, `hand(Action)`. */
export const cardQuantities = {
  own: 'how many of it you own',
  hand: 'how many of it you hold',
  left: 'how many are left in its pile',
} as const
type CardQuantity = keyof typeof cardQuantities

const comparisons = ['<=', '>=', '!=', '<', '>', '='] as const
export type Comparison = (typeof comparisons)[number]

export type Amount =
  | { readonly of: 'number'; readonly n: number }
  | { readonly of: PlainQuantity }
  | { readonly of: CardQuantity; readonly what: string }
  | { readonly of: 'product'; readonly n: number; readonly amount: Amount }
  | { readonly of: 'sum'; readonly parts: readonly { readonly sign: 1 | -1; readonly amount: Amount }[] }

export type Condition =
  | { readonly is: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly is: 'not'; readonly part: Condition }
  | { readonly is: Comparison; readonly left: Amount; readonly right: Amount }

/** Card types that can be counted. */
const types: readonly CardType[] = ['Action', 'Treasure', 'Victory', 'Curse', 'Attack', 'Reaction', 'Duration', 'Ruins']

/** Throws `InputError` with what is wrong and at which letter. `isKnown`: of which cards it may speak. */
export function parseCondition(text: string, isKnown: (card: string) => boolean = isCard): Condition {
  const reader = new Reader(text, isKnown)
  const condition = reader.or()
  reader.end()
  return condition
}

class Reader {
  readonly #text: string
  readonly #isKnown: (card: string) => boolean
  #at = 0

  constructor(text: string, isKnown: (card: string) => boolean) {
    this.#text = text
    this.#isKnown = isKnown
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
    const parts: { sign: 1 | -1; amount: Amount }[] = [{ sign: this.#sign('-') ? -1 : 1, amount: this.#product() }]
    for (;;) {
      const sign = this.#sign('+') ? 1 : this.#sign('-') ? -1 : 0
      if (sign === 0) return parts.length === 1 && parts[0].sign === 1 ? parts[0].amount : { of: 'sum', parts }
      parts.push({ sign, amount: this.#product() })
    }
  }

  /** A quantity so many times: `2 * own(Gold)`, the number first or last. */
  #product(): Amount {
    const before = this.#at
    const one = this.#amount()
    if (!this.#sign('*')) return one
    const other = this.#amount()
    if (one.of === 'number' && other.of !== 'number') return { of: 'product', n: one.n, amount: other }
    if (other.of === 'number' && one.of !== 'number') return { of: 'product', n: other.n, amount: one }
    this.#at = before
    return this.#fail('expected a number times a quantity, such as 2 * own(Gold)')
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
    if (this.#isKnown(name)) return name
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
