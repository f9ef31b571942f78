/** What a card is begun with: nobody begins with an empty page. */

import { readInAnyTongue, type WritingCode, writingIn, writtenCard } from '@freehold/dominion/writing'
import { writtenCards, writtenLandscapes } from '@freehold/dominion/written'
import { slugOf } from '../library/library.ts'
import { type Bench, readBench } from './kept-sets.ts'

const START = '…\ncosts 4, Action\npicture raft\n\nwhen played\n  +1 Card\n  +1 Action\n'

/** A plain card to change. */
export const startText = (code: WritingCode, name: string): string => inTongue(START, code).replace('…', name)

/** A text in the tongue of whoever reads it, as far as it is without mistakes. */
export function inTongue(text: string, code: WritingCode): string {
  const { draft, mistakes, code: written } = readInAnyTongue(text)
  if (mistakes.length > 0 || written === code) return text
  return writtenCard({ ...draft, set: 'Own', editions: [] } as Parameters<typeof writtenCard>[0], writingIn(code))
}

/** Every card and landscape there is, one wording of each. */
export const knownCards = [
  ...new Map([...writtenCards, ...writtenLandscapes].map((card) => [card.name, card])).values(),
]

export function textOfKnown(slug: string, code: WritingCode): string | undefined {
  const card = knownCards.find(({ name }) => slugOf(name) === slug)
  return card && writtenCard(card, writingIn(code))
}

/** What this browser keeps, else a set with one plain card. */
export const openedBench = (storage: Storage, code: WritingCode, unnamed: string, card: string): Bench =>
  readBench(storage) ?? {
    sets: [{ name: unnamed, author: 'unknown', emblem: 'raft', cards: [startText(code, card)] }],
    set: 0,
    card: 0,
  }
