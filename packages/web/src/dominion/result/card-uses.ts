/** What each card did for its owner in the course of a game. */
import type { DominionEvent, DominionView } from '@freehold/dominion'

export const usefulness = ['played', 'coins', 'drawn', 'gained', 'trashed', 'points'] as const
export type CardUse = Record<(typeof usefulness)[number], number>

/** By card. */
export type CardUses = Record<string, CardUse>

const useOf = (uses: CardUses, card: string): CardUse => {
  uses[card] ??= { played: 0, coins: 0, drawn: 0, gained: 0, trashed: 0, points: 0 }
  return uses[card]
}

/** Notes an event in the uses of every seat: a landscape that is bought is used. What a card does to others is not counted. */
export function countUse(uses: readonly CardUses[], { type, seat, cards = [], count = 0, what, cause }: DominionEvent) {
  const isUse = type === 'played' || (type === 'bought' && what === 'landscape')
  if (isUse) for (const card of cards) useOf(uses[seat], card).played++
  if (cause.source === 'turn' || cause.seat !== seat) return
  if (type === 'got' && (what === 'coins' || what === 'points')) useOf(uses[seat], cause.source)[what] += count
  if (type === 'drew') useOf(uses[seat], cause.source).drawn += count
  if (type === 'gained' || type === 'trashed') useOf(uses[seat], cause.source)[type] += count
}

/** The same with what the cards are worth at the end. */
export function withPoints(uses: CardUses, scoring: DominionView['seats'][number]['scoring'] = []): CardUses {
  for (const { card, points } of scoring) useOf(uses, card).points += points
  return uses
}

/** Those that did something, the most played first. */
export const sortedUses = (uses: CardUses): readonly (readonly [card: string, use: CardUse])[] =>
  Object.entries(uses)
    .filter(([, use]) => usefulness.some((each) => use[each] !== 0))
    .toSorted(([, a], [, b]) => b.played - a.played || b.points - a.points)
