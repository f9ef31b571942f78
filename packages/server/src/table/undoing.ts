/** Whose moves stand at a table, and how far back they can be taken for free. */
import type { Playthrough, Seat } from '@freehold/kernel'
import type { Barrier } from '../protocol/tables.ts'
import type { Mover } from './entries.ts'
import { type Judged, teaches } from './undo-law.ts'

/** Of a move that stands: whose it is, and how long its decision had stood. */
export interface Made {
  readonly seat: Seat
  readonly by: Mover
  readonly ms: number
  readonly goesOn?: boolean // sent together with the next one
}

/** The seat's moves from number `from` on are free to take back, those before `barrier` are not. */
export interface FreeMoves {
  readonly from: number
  readonly barrier: Barrier
}

export type AnyPlaythrough = Playthrough<unknown, unknown, unknown>

export class Undoing {
  readonly #judged: Judged
  readonly #seatCount: number
  // By number of the move, a list for each: an object for each move of each table would be many.
  readonly #seats: Seat[] = []
  readonly #movers: Mover[] = []
  readonly #times: number[] = []
  readonly #goesOn: boolean[] = []
  #known: Judgement | undefined

  constructor(judged: Judged, seatCount: number) {
    this.#judged = judged
    this.#seatCount = seatCount
  }

  made(): Made[] {
    return this.#seats.map((seat, i) => ({ seat, by: this.#movers[i], ms: this.#times[i] }))
  }

  /** Who made each move. */
  get seats(): readonly Seat[] {
    return this.#seats
  }

  note({ seat, by, ms, goesOn = false }: Made): void {
    this.#seats.push(seat)
    this.#movers.push(by)
    this.#times.push(ms)
    this.#goesOn.push(goesOn)
  }

  cutTo(position: number): void {
    for (const list of [this.#seats, this.#movers, this.#times, this.#goesOn]) list.length = position
    if (this.#known && this.#known.position > position) this.#known = undefined
  }

  /** The number of the seat's last answer of its own; -1 where it gave none. */
  lastOwn(seat: Seat): number {
    return this.#seats.findLastIndex((each, i) => each === seat && this.#movers[i] !== 'auto')
  }

  /** Where the answer began that this move ended: what was sent together is taken back together, as far as it is free. */
  beganAt(last: number, free: number): number {
    let first = last
    while (first > free && this.#goesOn[first - 1] && this.#seats[first - 1] === this.#seats[last]) first--
    return first
  }

  /** How far the seat may take back for free, where that is known already or plain to see. */
  known(seat: Seat): FreeMoves | undefined {
    const position = this.#seats.length
    if (this.#known?.seat === seat && this.#known.position === position) return this.#known
    const free = ofOthers(this.#seats, seat)
    return free.from === position ? free : undefined
  }

  /** Somebody has judged how it is when so many moves stand. */
  learn(seat: Seat, position: number, free: FreeMoves): void {
    if (position === this.#seats.length) this.#known = { ...free, seat, position }
  }

  /** Judges what was not judged before, from the last move back. */
  freeMoves(seat: Seat, playthrough: AnyPlaythrough): FreeMoves {
    const position = this.#seats.length
    const free = freeMovesOf(this.#judged, this.#seatCount, seat, this.#seats, playthrough, this.#known)
    this.#known = { ...free, seat, position }
    return free
  }
}

type Judgement = FreeMoves & { readonly seat: Seat; readonly position: number }

/** As far as the decisions of others alone say it. */
function ofOthers(seats: readonly Seat[], seat: Seat): FreeMoves {
  const from = seats.findLastIndex((each) => each !== seat) + 1
  return { from, barrier: from === 0 ? 'the-start' : 'another-decided' }
}

/**
 * How far the seat may take back for free in a game whose moves were made by these; `before` is what was judged when fewer
 * of them stood.
 */
export function freeMovesOf(
  judged: Judged,
  seatCount: number,
  seat: Seat,
  madeBy: readonly Seat[],
  game: Pick<AnyPlaythrough, 'moves' | 'at'>,
  before?: Judgement,
): FreeMoves {
  const free = ofOthers(madeBy, seat)
  const known = before?.seat === seat && before.position > free.from ? before : undefined
  for (let i = madeBy.length - 1; i >= (known?.position ?? free.from); i--)
    if (teaches(judged, game.at(i), game.moves[i], seat, seatCount)) return { from: i + 1, barrier: 'something-shown' }
  return known ?? free
}
