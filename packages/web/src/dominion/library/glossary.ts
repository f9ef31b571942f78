/** The symbols with their meanings, in groups, out of the language itself; and the cards on which each one stands. */
import { allCards } from '@freehold/dominion/cards'
import { cardSymbols, type Entry, type SymbolNode, symbolGlossary } from '@freehold/dominion/symbols'
import type { Tongue } from '@freehold/dominion/words'

export interface SymbolGroup {
  readonly title: string
  readonly entries: readonly (Entry & { readonly cards: readonly string[] })[]
}

/** The ids of a tree as the glossary calls them. */
function* idsOf(node: SymbolNode): Generator<string> {
  if (node.node === 'glyph') yield node.id
  if (node.node === 'sign') yield `sign-${node.id}`
  if (node.node === 'box') yield `box-${node.id}`
  if ('of' in node) for (const inner of node.of) yield* idsOf(inner)
}

export function glossaryGroups(tongue: Tongue): readonly SymbolGroup[] {
  const cards = new Map<string, Set<string>>()
  for (const card of allCards) {
    for (const node of cardSymbols(card).flat()) {
      for (const id of idsOf(node)) {
        const on = cards.get(id) ?? new Set()
        cards.set(id, on.add(card.name))
      }
    }
  }
  return [...Map.groupBy(symbolGlossary(tongue), ({ group }) => group)].map(([title, entries]) => ({
    title,
    entries: entries.map((entry) => ({ ...entry, cards: [...(cards.get(entry.id) ?? [])].sort() })),
  }))
}
