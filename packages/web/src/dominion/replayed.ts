import { type DominionEvent, type DominionView, dominion, openView } from '@freehold/dominion'
import type { Moment, ReplayedGame, Turn } from '../games/game-entry.ts'
import { currentTongue } from './tongue.ts'

/** Turns as the events tell of them. Of turns in which nobody was asked only the last can be stopped at. */
function turnsOf(moments: readonly Moment[], first: unknown): readonly Turn[] {
  const { turn, seats } = first as DominionView
  const begun = moments.flatMap(({ events }, i) => {
    const began = (events as readonly DominionEvent[]).findLast(({ type }) => type === 'began')
    return began ? [{ position: i + 1, seat: began.seat, label: `${began.count ?? ''}` }] : []
  })
  return [{ position: 0, seat: turn.seat, label: `${seats[turn.seat].turns}` }, ...begun]
}

const replayedDominion: ReplayedGame = {
  game: dominion,
  turnsOf,
  openView: (views) => openView(views as readonly DominionView[]),
  handsOf: (view) => (view as DominionView).seats.map(({ hand }) => counted(hand.cards ?? [])),
}

/** `2 Copper, Estate` */
function counted(cards: readonly string[]): string {
  const { cardName } = currentTongue()
  const groups = Map.groupBy(cards, (card) => card)
  return [...groups]
    .map(([card, all]) => (all.length > 1 ? `${all.length} ${cardName(card)}` : cardName(card)))
    .join(', ')
}
export default replayedDominion
