/**
 * One move may end a turn: the old hand goes away, the deck is shuffled, a new hand is drawn. Seen from both ends only, a Copper
 * in play and a Copper in the new hand look like the same card; seen by what happened between, each goes its own way.
 */
import type { DominionEvent } from '@freehold/dominion'
import type { FullSeat, FullView } from '../table/full-view.ts'

/** The views on the way from one to the other, with both. */
export function stagesOf(before: FullView, after: FullView, events: readonly DominionEvent[]): readonly FullView[] {
  const stages = [before]
  const last = () => stages[stages.length - 1]
  for (const event of events) {
    const seat = last().seats[event.seat]
    if (seat.deck.count === null || seat.discard.count === null) continue
    if (event.type === 'cleaned')
      stages.push(withSeat(bought(last(), after), event.seat, cleaned(event, seat, after, events)))
    if (event.type === 'shuffled') stages.push(withSeat(last(), event.seat, gathered(seat)))
  }
  return [...stages, after]
}

/** What was gained has left its pile by then. */
const bought = (view: FullView, { piles, trash }: FullView): FullView => ({ ...view, piles, trash })

const withSeat = (view: FullView, at: number, seat: FullSeat): FullView => ({
  ...view,
  seats: view.seats.map((each, i) => (i === at ? seat : each)),
})

/** Hand and play are on the discard pile, but for what stays in play. */
function cleaned(
  { seat: at }: DominionEvent,
  { hand, play, discard, ...seat }: FullSeat,
  after: FullView,
  events: readonly DominionEvent[],
): FullSeat {
  const gained = events.filter(({ type, seat: who, to }) => type === 'gained' && who === at && to === 'discard')
  const stays = after.seats[at].play
  const laid = hand.count + Math.max(0, play.length - stays.length)
  const count = (discard.count ?? 0) + laid + gained.reduce((sum, each) => sum + (each.count ?? 0), 0)
  const held = { ...hand, count: 0, ...(hand.cards && { cards: [] }) }
  return { ...seat, hand: held, play: stays, discard: { ...discard, count } }
}

const gathered = ({ deck, discard, ...seat }: FullSeat): FullSeat => ({
  ...seat,
  deck: { ...deck, count: (deck.count ?? 0) + (discard.count ?? 0) },
  discard: { ...discard, count: 0 },
})
