import type { Statistics } from '@freehold/server/protocol'

const MOST = 8

/** The cards that somebody bought most, over all numbers of players. */
export function boughtMost(
  statistics: readonly Pick<Statistics, 'tallies'>[],
): readonly { readonly card: string; readonly count: number }[] {
  const bought = new Map<string, number>()
  for (const { tallies } of statistics)
    for (const [card, count] of Object.entries(tallies.bought ?? {})) bought.set(card, (bought.get(card) ?? 0) + count)
  return [...bought]
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
}
