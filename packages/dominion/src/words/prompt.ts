import type { Card, Cards, Landscape, Price, Var } from '../language/types.ts'
import { type Ref, refsOf } from './remembered.ts'
import type { Known } from './telling.ts'

/** What a sentence that stands alone may take for granted: plain data, so that a page can say it in a language of its own. */
export interface Prompt {
  /** The card whose step it is: `this` is then called by its name, and what it remembers is known. */
  readonly card?: Card | Landscape
  /** Who does the step, where the sentence is not for them to read. */
  readonly actor?: string
  /** What `this` is, where it is another card: a Way is done with the card that was played. */
  readonly self?: KnownCard
  /** How many cards it is about. */
  readonly amount?: number
  /** The card that set it off. */
  readonly it?: KnownCard
  /** The cards that the step speaks of by a name. */
  readonly vars?: Readonly<Record<Var, readonly KnownCard[]>>
}

export interface KnownCard {
  readonly name: string
  readonly cost: number // in coins, as it is now
}

/** What a telling of steps that stand alone begins with. */
export const granted = (prompt: Prompt): { refs: Map<Var, Ref>; known: Known } => ({
  refs: prompt.card ? refsOf(prompt.card) : new Map(),
  known: {
    value: () => prompt.amount,
    price: (price) => knownPrice(prompt, price),
    cards: (of) => knownNames(prompt, of),
  },
})

/** The names of the cards that are meant, where they are known. */
function knownNames(prompt: Prompt, of: Cards): readonly string[] | undefined {
  const names = known(prompt, of).map(({ name }) => name)
  if (names.length > 0) return names
  return of.cards === 'this' && prompt.card ? [prompt.card.name] : undefined
}

/** What the price is in coins, where that is known. */
function knownPrice(prompt: Prompt, price: Price): number | undefined {
  if (typeof price === 'number') return price
  if (price === 'overpaid' || !('costOf' in price) || typeof price.plus !== 'number') return undefined
  const [card] = known(prompt, price.costOf)
  return card && card.cost + price.plus
}

function known({ self, it, vars }: Prompt, of: Cards): readonly KnownCard[] {
  if (of.cards === 'this') return self ? [self] : []
  if (of.cards === 'it') return it ? [it] : []
  return of.cards === 'var' ? (vars?.[of.name] ?? []) : []
}
