import type { Cards, Condition, Filter, Num } from '../language/types.ts'
import type { Remembering } from '../words/remembered.ts'
import type { SymbolNode } from './tree.ts'

/** Cards as a step handles them: where they are taken from, what they are, and how many. */
export interface Operand {
  readonly from: readonly SymbolNode[]
  readonly what: readonly SymbolNode[]
  readonly n?: string
  readonly per: readonly SymbolNode[] // for each of these, once
  readonly optional: boolean // one or none
}

/**
 * What is known while a card is drawn, and how its nouns are: cards are told apart by filters, filters by numbers, numbers
 * by cards, so that each needs the others.
 */
export interface Drawing extends Remembering {
  readonly operand: (cards: Cards, t: Drawing) => Operand
  readonly cards: (cards: Cards, t: Drawing) => SymbolNode[]
  readonly filter: (filter: Filter, t: Drawing, n?: string) => SymbolNode[]
  readonly unit: (num: Exclude<Num, number>, t: Drawing, n?: string) => SymbolNode[]
  readonly condition: (condition: Condition, t: Drawing) => SymbolNode[]
}

export function between(nodes: readonly SymbolNode[], separator: SymbolNode): SymbolNode[] {
  return nodes.flatMap((node, i) => (i === 0 ? [node] : [separator, node]))
}
