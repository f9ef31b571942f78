import type { Sight } from './sight.ts'

/** What a strategy wishes; where it has no wish, the values of the cards decide. */
export interface Wishes {
  /** The option to gain; -1: no wish. */
  gain(sight: Sight): number
  /** How gladly a card is trashed; 0: no wish, below 0: it is spared unless one must. */
  trash(sight: Sight, kind: number): number
  /** How much the strategy says that it prefers an option, whatever else it is worth; 0: it says nothing. */
  option(sight: Sight, i: number): number
  /** Whether it is worth playing now; one may have to play it all the same. */
  play(sight: Sight, kind: number): boolean
}

/** The option that a strategy prefers to all others; -1: it says nothing. */
export function mostWished({ option }: Wishes, sight: Sight, count: number): number {
  let best = -1
  let most = 0
  for (let i = 0; i < count; i++) {
    const wish = option(sight, i)
    if (wish <= most) continue
    best = i
    most = wish
  }
  return best
}
