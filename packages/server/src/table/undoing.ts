/** Whose moves stand at a table, and how far back they can be taken for free. */
import type { Move, Playthrough, Seat } from '@freehold/kernel'
import type { Barrier } from '../protocol/tables.ts'
import type { Mover } from './entries.ts'
import { type Judged, teaches } from './undo-law.ts'

export interface Made {
  readonly seat: Seat
  readonly by: Mover
  readonly move: Move
  readonly ms: number // how long its decision had stood
}

/** The seat's moves from number `from` on are free to take back, those before `barrier` are not. */
export interface FreeMoves {
  readonly from: number
  readonly barrier: Barrier
}

export type AnyPlaythrough = Playthrough<unknown, unknown, unknown>

export class Undoing {
  readonly #judged: Judged
  readonly #seats: number
  readonly #made: Made[] = []
  #known: (FreeMoves & { readonly seat: Seat; readonly position: number }) | undefined
  #before: { readonly position: number; readonly state: unknown } | undefined

  constructor(judged: Judged, seats: number) {
    this.#judged = judged
    this.#seats = seats
  }

  get made(): readonly Made[] {
    return this.#made
  }

  /** Called before each move, so that the last one can be judged without playing the game again. */
  note(made: Made, state: unknown): void {
    this.#before = { position: this.#made.length, state: this.#judged.game.clone(state) }
    this.#made.push(made)
  }

  cutTo(position: number): void {
    this.#made.length = position
    this.#before = undefined
    if (this.#known && this.#known.position > position) this.#known = undefined
  }

  /** The number of the seat's last answer of its own; -1 where it gave none. */
  lastOwn(seat: Seat): number {
    return this.#made.findLastIndex((made) => made.seat === seat && made.by !== 'auto')
  }

  /** The state before that move: to look at. */
  stateAt(position: number, playthrough: AnyPlaythrough): unknown {
    return this.#before?.position === position ? this.#before.state : playthrough.at(position)
  }

  /** Judges what was not judged before, from the last move back. */
  freeMoves(seat: Seat, playthrough: AnyPlaythrough): FreeMoves {
    const position = this.#made.length
    const run = this.#made.findLastIndex((made) => made.seat !== seat) + 1
    const known = this.#known?.seat === seat && this.#known.position > run ? this.#known : undefined
    let free: FreeMoves = known ?? { from: run, barrier: run === 0 ? 'the-start' : 'another-decided' }
    for (let i = position - 1; i >= (known?.position ?? run); i--) {
      if (!teaches(this.#judged, this.stateAt(i, playthrough), this.#made[i].move, seat, this.#seats)) continue
      free = { from: i + 1, barrier: 'something-shown' }
      break
    }
    this.#known = { ...free, seat, position }
    return free
  }
}
