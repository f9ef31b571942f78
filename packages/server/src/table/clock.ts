/** How much time each seat has left. It is told what time passed, and never looks at one itself. */
import type { Seat } from '@freehold/kernel'
import type { ClockOptions } from '../protocol/tables.ts'

/** Who comes back after running out gets at least so much of the time of a game. */
const SHARE_OF_RETURNED = 0.1

export class Clock {
  readonly options: ClockOptions
  readonly #left: number[] // ms, by seat
  #running: Seat | undefined
  #handed: { readonly by: Seat; readonly left: readonly number[] } | undefined // the turn, and what all had left then

  constructor(options: ClockOptions, seats: number) {
    this.options = options
    this.#left = Array.from({ length: seats }, () => options.seconds * 1000)
  }

  get left(): readonly number[] {
    return this.#left
  }

  /** Whether the seat has time enough to have thought for so much longer about what it has handed over. */
  lasts(seat: Seat, ms: number): boolean {
    return this.#handed?.by !== seat || this.#handed.left[seat] > ms
  }

  /**
   * The seat takes back what it handed over, before anybody else has decided: nobody's clock begins anew by it, and nobody
   * wins an increment. For whom the time since then counts, its owner is charged with next.
   */
  takenBack(seat: Seat): boolean {
    if (this.#handed?.by !== seat || this.#running === seat) return false
    this.#handed.left.forEach((ms, each) => {
      this.#left[each] = ms
    })
    this.#running = seat
    this.#handed = undefined
    return true
  }

  /** The seat has decided: what others handed over is no longer theirs to take back. */
  decided(seat: Seat): void {
    if (this.#handed?.by !== seat) this.#handed = undefined
  }

  /** The seat's time passed. */
  charge(seat: Seat, ms: number): void {
    this.#left[seat] = Math.max(0, this.#left[seat] - ms)
  }

  /**
   * The game waits for this seat now. All decisions of a seat in a row are one move: a clock for each move begins anew only
   * when the game comes back to it; a clock for the game is given its increment when it leaves.
   */
  waitFor(seat: Seat | undefined): void {
    if (seat === this.#running) return
    this.#handed = this.#running === undefined ? undefined : { by: this.#running, left: [...this.#left] }
    const { per, seconds, increment = 0 } = this.options
    if (this.#running !== undefined && per === 'game') this.#left[this.#running] += increment * 1000
    if (seat !== undefined && per === 'move') this.#left[seat] = seconds * 1000
    this.#running = seat
  }

  /** Somebody takes a seat back from an artificial player. */
  returned(seat: Seat): void {
    const { per, seconds } = this.options
    const least = seconds * 1000 * (per === 'move' ? 1 : SHARE_OF_RETURNED)
    this.#left[seat] = Math.max(this.#left[seat], least)
  }
}

/** A move, or all moves of a player, may take half a day or more: nobody sits there waiting, and players are sent a notice. */
export const isSlow = (options: ClockOptions | undefined): boolean =>
  options !== undefined && options.seconds >= 12 * 3600
