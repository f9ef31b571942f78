/** Coins of the Coffers that purchases take: as many as are missing, so that the others stay for later turns. */
import * as game from '@freehold/dominion/fast'

/**
 * How many to take now for purchases one after the other, in the game of the working memory: those for all of them, since mostly
 * Coffers may be used only before the first; where they are not enough for all, those for the first.
 */
export function coffersFor(kinds: readonly number[]): number {
  const coffers = game.asked() === game.ASKED.buy ? game.coffers() : 0
  if (coffers === 0) return 0
  const missing = kinds.reduce((sum, kind) => sum + game.price(kind), 0) - game.coins()
  const missingForFirst = game.price(kinds[0]) - game.coins()
  return missing <= coffers ? Math.max(0, missing) : missingForFirst <= coffers ? Math.max(0, missingForFirst) : 0
}

/** Takes what is missing from the Coffers; false where the first kind cannot be bought even so. */
export function canPayFor(kinds: readonly number[]): boolean {
  for (let missing = coffersFor(kinds); missing > 0; missing--) game.spendCoffers()
  return game.canBuy(kinds[0])
}
