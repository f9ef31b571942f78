/** The draft of a table: what was chosen by whom, and who is to choose now. */
import type { Seat } from '@freehold/kernel'

export interface Drafted {
  readonly seat: Seat
  readonly what: string
}

export class Draft {
  readonly chosen: Drafted[] = []
  readonly #size: number
  readonly #seats: number
  hasBegun = false
  since: string | undefined // when whoever is to choose was asked

  constructor(size: number, seats: number) {
    this.#size = size
    this.#seats = seats
  }

  get isDone(): boolean {
    return this.chosen.length >= this.#size
  }

  /** In turn, from the first seat on. */
  get chooser(): Seat | undefined {
    return this.hasBegun && !this.isDone ? this.chosen.length % this.#seats : undefined
  }

  names(): string[] {
    return this.chosen.map(({ what }) => what)
  }
}
