/**
 * What the engine runs, asked of the compiler itself: a card that says something the engine does not carry out is written,
 * read and drawn, but nobody can choose it. So a card becomes playable with the last thing it needs.
 */
import { broughtBy } from '../../language/brings.ts'
import type { Card, Landscape } from '../../language/types.ts'
import { refusals } from './compile.ts'

/** Why the engine does not run each of the cards, in words that follow `the engine does not run`; nothing where it does. */
export const whyNotRun = (cards: readonly Card[]): readonly (string | undefined)[] => refusals(cards)

/** The same of cards that lie among these. */
export const whyNotRunAmong = (of: readonly Card[], cards: readonly Card[]): readonly (string | undefined)[] =>
  refusals(cards, of)

/** The same of landscapes, in a game with these cards. */
export const whyNotRunLandscapes = (
  landscapes: readonly Landscape[],
  cards: readonly Card[],
): readonly (string | undefined)[] => refusals(cards, landscapes)

/** The cards among these that the engine runs, with all cards that they bring into a game. */
export function runnable(cards: readonly Card[]): readonly Card[] {
  const refused = whyNotRun(cards)
  const outside = cards.filter((card) => card.pile.in !== 'supply')
  const brings = new Map(cards.map((card) => [card, broughtBy(card, outside)]))
  let running = cards.filter((_, i) => refused[i] === undefined)
  for (;;) {
    const runs = new Set(running)
    const left = running.filter((card) => brings.get(card)?.every((brought) => runs.has(brought)))
    if (left.length === running.length) return left
    running = left
  }
}
