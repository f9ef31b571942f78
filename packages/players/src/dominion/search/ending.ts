/** The race to the last pile: whoever is ahead buys what ends the game, whether it stands on a menu or not. */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import { emptyPiles } from '@freehold/dominion/sight'
import { cardTable } from '../card-table.ts'

/** Does what leads there in a Buy phase, one thing at a time; false where nothing does. */
export function endsAndWins(setting: Setting): boolean {
  if (!isLastPile(setting)) return false
  if (game.treasuresUnplayed() && game.holdsTreasure(game.turnSeat())) {
    game.playTreasures()
    return true
  }
  const kind = winningEnd(setting)
  if (kind >= 0) game.buyKind(kind)
  return kind >= 0
}

/**
 * The kind whose purchase empties the last pile that it takes and wins for whoever buys now; -1: there is none. Points that
 * depend on the deck are not counted on.
 */
export function winningEnd(setting: Setting): number {
  if (!isLastPile(setting)) return -1
  const { supply, points } = cardTable(setting)
  const lead = leadOf(setting.players, game.turnSeat())
  for (const kind of supply)
    if (game.leftInPile(kind) === 1 && lead + (points[kind] || 0) > 0 && game.canBuy(kind)) return kind
  return -1
}

/** Whether the next pile that is emptied ends the game. */
const isLastPile = ({ rules }: Setting): boolean => emptyPiles() >= rules.emptyPilesToEnd - 1

function leadOf(players: number, seat: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < players; other++) if (other !== seat) best = Math.max(best, game.score(other))
  return game.score(seat) - best
}
