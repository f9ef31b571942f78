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
  readonly goesOn?: true // sent together with the next one
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
  #known: Judgement | undefined
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

  /** Where the answer began that this move ended: what was sent together is taken back together, as far as it is free. */
  beganAt(last: number, free: number): number {
    let first = last
    const { seat } = this.#made[last]
    for (; first > free; first--) {
      const before = this.#made[first - 1]
      if (!before.goesOn || before.seat !== seat) break
    }
    return first
  }

  /** The state before that move: to look at. */
  stateAt(position: number, playthrough: AnyPlaythrough): unknown {
    return this.#before?.position === position ? this.#before.state : playthrough.at(position)
  }

  /** How far the seat may take back for free, where that is known already or plain to see. */
  known(seat: Seat): FreeMoves | undefined {
    const position = this.#made.length
    if (this.#known?.seat === seat && this.#known.position === position) return this.#known
    const free = ofOthers(this.#made, seat)
    return free.from === position ? free : undefined
  }

  /** Somebody has judged how it is when so many moves stand. */
  learn(seat: Seat, position: number, free: FreeMoves): void {
    if (position === this.#made.length) this.#known = { ...free, seat, position }
  }

  /** Judges what was not judged before, from the last move back. */
  freeMoves(seat: Seat, playthrough: AnyPlaythrough): FreeMoves {
    const position = this.#made.length
    const stateAt = (at: number) => this.stateAt(at, playthrough)
    const free = freeMovesOf(this.#judged, this.#seats, seat, this.#made, stateAt, this.#known)
    this.#known = { ...free, seat, position }
    return free
  }
}

type Judgement = FreeMoves & { readonly seat: Seat; readonly position: number }
type Stands = Pick<Made, 'seat' | 'move'>

/** As far as the decisions of others alone say it. */
function ofOthers(made: readonly Stands[], seat: Seat): FreeMoves {
  const from = made.findLastIndex((each) => each.seat !== seat) + 1
  return { from, barrier: from === 0 ? 'the-start' : 'another-decided' }
}

/** How far the seat may take back for free; `before` is what was judged when fewer of these moves stood. */
export function freeMovesOf(
  judged: Judged,
  seats: number,
  seat: Seat,
  made: readonly Stands[],
  stateAt: (position: number) => unknown,
  before?: Judgement,
): FreeMoves {
  const free = ofOthers(made, seat)
  const known = before?.seat === seat && before.position > free.from ? before : undefined
  for (let i = made.length - 1; i >= (known?.position ?? free.from); i--)
    if (teaches(judged, stateAt(i), made[i].move, seat, seats)) return { from: i + 1, barrier: 'something-shown' }
  return known ?? free
}
