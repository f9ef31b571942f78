/** The cards that everybody knows, measured beside money. scripts/write-known-cards.ts writes the figures. */
import type { Card, Edition } from '@freehold/dominion'
import known from './known-cards.json' with { type: 'json' }

export interface KnownFigures extends Pick<Card, 'name' | 'set' | 'cost'> {
  readonly edition?: Edition // the one it was measured in, where that is not the newest
  readonly shares: readonly number[] // of the games against money alone, by the number of copies
  readonly turns: readonly number[] // how long these games were
}

/** Games behind each share. */
export const KNOWN_GAMES = known.games

export const knownCards = known.cards as readonly KnownFigures[]

/** Of a card as it is printed in one edition; none where it was measured in another, or not at all. */
export const knownFigures = ({ name, editions }: Pick<Card, 'name' | 'editions'>): KnownFigures | undefined =>
  knownCards.find((each) => each.name === name && editions.includes(each.edition ?? '2e'))
