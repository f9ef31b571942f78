/** What a deck is made of, in the few kinds that a picture can show. */
import { cardNamed, type Version } from '../cards/card-facts.ts'
import type { Deck, Story } from './story.ts'

export const parts = ['action', 'treasure', 'victory', 'curse'] as const
export type Part = (typeof parts)[number]

/** A card of several types counts as the first of these: it is played for that. */
export function partOf(name: string, version: Version): Part {
  const types = cardNamed(name, version)?.types ?? []
  if (types.includes('Action')) return 'action'
  if (types.includes('Treasure')) return 'treasure'
  return types.includes('Curse') ? 'curse' : 'victory'
}

export function partsOf(deck: Deck, version: Version): Readonly<Record<Part, number>> {
  const counts = { action: 0, treasure: 0, victory: 0, curse: 0 }
  for (const [name, copies] of Object.entries(deck)) counts[partOf(name, version)] += copies
  return counts
}

/** The deck of a seat at the beginning and after each of its turns. */
export function decksOf({ start, turns }: Story, seat: number): readonly Deck[] {
  return [start.decks[seat], ...turns.filter((turn) => turn.seat === seat).map((turn) => turn.decks[seat])]
}
