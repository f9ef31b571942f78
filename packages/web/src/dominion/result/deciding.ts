/** The purchase without which the game would have ended otherwise. */
import type { DominionView } from '@freehold/dominion'
import type { Result } from '@freehold/server/protocol'
import type { Story, TurnTold } from './story.ts'

export interface Deciding {
  readonly card: string
  readonly turn: TurnTold
}

/** The winner's last bought card that is worth at least as much as the winner was ahead; nothing where several won. */
export function decidingOf(
  { turns }: Story,
  { winners, points }: Result,
  { seats }: DominionView,
): Deciding | undefined {
  if (winners.length !== 1 || !points) return undefined
  const [winner] = winners
  const ahead = points[winner] - Math.max(...points.filter((_, seat) => seat !== winner))
  if (ahead <= 0) return undefined
  const worth = (card: string) => {
    const scored = seats[winner].scoring?.find((each) => each.card === card)
    return scored ? scored.points / scored.copies : 0
  }
  const bought = turns.flatMap((turn) => (turn.seat === winner ? turn.bought.map((card) => ({ card, turn })) : []))
  // Of those that would do, the cheapest was the easiest to leave out.
  return bought
    .filter(({ card }) => worth(card) >= ahead)
    .reduce<Deciding | undefined>(
      (best, each) => (best && worth(best.card) < worth(each.card) ? best : each),
      undefined,
    )
}
