/** What ended a game, out of its last view. */
import type { DominionView } from './engine/seen/view.ts'
import { ENDING_PILES } from './setup/piles.ts'

/** The pile that ends a game by itself, else all that were empty. */
export type Ending =
  | { readonly by: 'pile'; readonly pile: (typeof ENDING_PILES)[number] }
  | { readonly by: 'piles'; readonly piles: readonly string[] }

/** Nothing where no pile is empty: the game ended otherwise, as when somebody gave up. */
export function endingOf({ piles }: Pick<DominionView, 'piles'>): Ending | undefined {
  const empty = piles.filter(({ count, supply }) => supply && count === 0).map((each) => each.pile)
  const pile = ENDING_PILES.find((name) => empty.includes(name))
  if (pile) return { by: 'pile', pile }
  return empty.length > 0 ? { by: 'piles', piles: empty } : undefined
}
