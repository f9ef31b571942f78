import type { DominionEvent, SeatView } from '@freehold/dominion'
import type { Seat } from '@freehold/kernel'

/** Which cards one owns, kept count of by what one is told. */
export class OwnCards {
  readonly #seat: Seat
  readonly #counts = new Map([
    ['Copper', 7],
    ['Estate', 3],
  ])

  constructor(seat: Seat) {
    this.#seat = seat
  }

  notice({ type, seat, other, cards = [], from, to }: DominionEvent): void {
    const mine = seat === this.#seat
    if (type === 'passed' && other === this.#seat) this.#add(cards, 1)
    if (mine && type === 'gained') this.#add(cards, 1)
    if (mine && (type === 'passed' || (type === 'trashed' && from !== 'supply') || (type === 'put' && to === 'pile')))
      this.#add(cards, -1)
  }

  /** What is most likely to come from the deck: the commonest of the cards that do not lie elsewhere. */
  commonestUnseen({ hand, play, aside }: SeatView): string {
    const left = new Map(this.#counts)
    for (const card of [...(hand.cards ?? []), ...play.map(({ card }) => card), ...aside.cards])
      left.set(card, (left.get(card) ?? 0) - 1)
    return [...left].sort(([, a], [, b]) => b - a)[0][0]
  }

  #add(cards: readonly string[], n: number): void {
    for (const card of cards) this.#counts.set(card, (this.#counts.get(card) ?? 0) + n)
  }
}
