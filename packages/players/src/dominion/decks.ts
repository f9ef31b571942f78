import type { DominionEvent } from '@freehold/dominion'
import type { Seat } from '@freehold/kernel'

/** Which cards everybody owns, kept count of by what one is told. What is passed in secret is counted only by the two. */
export class Decks {
  readonly #counts: Map<string, number>[]

  /** Everybody begins with the same cards. */
  constructor(seats: number, firstDeck: readonly (readonly [card: string, copies: number])[]) {
    this.#counts = Array.from({ length: seats }, () => new Map(firstDeck))
  }

  notice({ type, seat, other, cards = [], from, to }: DominionEvent): void {
    if (type === 'gained') this.#add(seat, cards, 1)
    else if (type === 'passed') {
      this.#add(seat, cards, -1)
      if (other !== undefined) this.#add(other, cards, 1)
    } else if ((type === 'trashed' && from !== 'supply') || (type === 'put' && to === 'pile'))
      this.#add(seat, cards, -1)
    else if (type === 'put' && (from === 'trash' || from === 'supply')) this.#add(seat, cards, 1)
  }

  owned(seat: Seat, card: string): number {
    return this.#counts[seat].get(card) ?? 0
  }

  total(seat: Seat): number {
    let sum = 0
    for (const n of this.#counts[seat].values()) sum += n
    return sum
  }

  /** Cards and how many of each. */
  of(seat: Seat): ReadonlyMap<string, number> {
    return this.#counts[seat]
  }

  #add(seat: Seat, cards: readonly string[], n: number): void {
    const counts = this.#counts[seat]
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + n)
  }
}
