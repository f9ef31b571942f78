import type { DominionEvent, DominionOptions, DominionView, SeatView } from '@freehold/dominion'
import type { Decision, Move, Player, Seat } from '@freehold/kernel'
import { answerCard } from './answers.ts'
import { appraisal } from './appraisal.ts'
import { OwnCards } from './own-cards.ts'

/**
 * The yardstick of Dominion: plays its Treasures, buys a Province for 8, a Gold for 6, a Silver for 3, and nothing else.
 * What the cards of others (or a card that came to it unasked) make it decide, it decides with ordinary sense.
 */
export function bigMoney(name = 'Big Money'): Player<DominionView> {
  let edition: DominionOptions['edition'] = '2e'
  let own = new OwnCards(0)
  return {
    name,
    begin(seat: Seat, _seats: number, options: unknown) {
      edition = (options as DominionOptions).edition
      own = new OwnCards(seat)
    },
    notice: (event) => own.notice(event as DominionEvent),
    choose(decision: Decision, view: DominionView): Move {
      switch (decision.question.kind) {
        case 'action':
          return byKey(decision, ['end'])
        case 'buy':
          return byKey(decision, ['play treasures', ...purchases(view), 'end'])
        case 'name':
          return byKey(decision, [
            knownTop(view.seats[decision.actor]) ?? own.commonestUnseen(view.seats[decision.actor]),
          ])
        default:
          return answerCard(decision, view, appraisal({ edition, playsActions: false, endIsNear: endIsNear(view) }))
      }
    },
  }
}

/** The top card of one's deck, where one happens to know it. */
const knownTop = ({ deck }: SeatView): string | undefined => deck.known.find(({ above }) => above === 0)?.card

function purchases({ turn }: DominionView): string[] {
  if (turn.coins >= 8) return ['buy Province', 'buy Gold']
  if (turn.coins >= 6) return ['buy Gold']
  return turn.coins >= 3 ? ['buy Silver'] : []
}

/** The first of these that can be chosen. */
function byKey({ options }: Decision, keys: readonly string[]): Move {
  for (const key of keys) {
    const found = options.findIndex((option) => option.key === key)
    if (found >= 0) return [found]
  }
  return [options.length - 1]
}

/** Whether what is gained now hardly comes back to the hand. */
function endIsNear({ piles, seats }: DominionView): boolean {
  const left = piles.find(({ pile }) => pile === 'Province')?.count ?? 0
  return left <= seats.length
}
