/** Decks side by side: the same card in the same column for everybody. */
import type { Card } from '@freehold/dominion'
import { cardNamed, type Version } from '../cards/card-facts.ts'
import { type Part, partOf } from './deck-parts.ts'
import type { Deck } from './story.ts'

export interface DeckColumn {
  readonly card: Card
  readonly copies: readonly number[] // by seat
}

const order: readonly Part[] = ['victory', 'treasure', 'action', 'curse']

/** Points first, then money, then what was played; the dear ones first. */
export function deckColumns(decks: readonly Deck[], version: Version): readonly DeckColumn[] {
  const rank = ({ name }: Card) => order.indexOf(partOf(name, version))
  return [...new Set(decks.flatMap(Object.keys))]
    .flatMap((name) => {
      const card = cardNamed(name, version)
      return card ? [{ card, copies: decks.map((deck) => deck[name] ?? 0) }] : []
    })
    .toSorted(
      ({ card: a }, { card: b }) =>
        rank(a) - rank(b) || b.cost.coins - a.cost.coins || a.name.localeCompare(b.name, 'en'),
    )
}
