/** Judging turns by what the network foretells after them. */
import { type Ask, ask, type Command, type State, words } from '@freehold/terra-mystica/fast'
import { type Candidate, candidatesOf } from './candidates.ts'
import { drop } from './copies.ts'
import { Sight } from './features.ts'
import type { Foretold, Network } from './network.ts'

export interface Judged extends Candidate {
  /** Points by the end, as foretold. */
  points: number
  place: number
}

export class Mind {
  readonly network: Network
  readonly #sight = new Sight()
  looks = 0

  constructor(network: Network) {
    this.network = network
  }

  /** Points that the seat will have by the end. */
  points(s: State, seat: number): number {
    this.network.reset()
    return s.w[words.seatAt(seat) + words.VP] + this.#foretell(s, seat).points
  }

  #foretell(s: State, seat: number, map?: number): Foretold {
    this.looks++
    this.#sight.look(s, seat, map)
    return this.network.foretell(this.#sight)
  }

  judge(seat: number, candidates: readonly Candidate[]): Judged[] {
    const vp = words.seatAt(seat) + words.VP
    return candidates.map(({ commands, after, hash, map }) => {
      const { points, place } = this.#foretell(after, seat, map)
      return { commands, after, hash, map, points: after.w[vp] + points, place }
    })
  }

  /** What looks best now. */
  best(s: State, asked: Ask): readonly Command[] {
    const options = this.options(s, asked)
    dropAll(options)
    return firstSight(options).commands
  }

  /** All that could be done now, with what comes of it by the end; in the order in which it was found. */
  options(s: State, asked: Ask = ask(s) as Ask): Judged[] {
    this.network.reset()
    return this.judge(asked.seat, candidatesOf(s, asked))
  }
}

/** Nobody needs the moments after them any more. */
export function dropAll(judged: readonly Judged[]): void {
  for (const { after } of judged) drop(after)
}

/** What looks best. */
export function firstSight(judged: readonly Judged[]): Judged {
  return judged.reduce((a, b) => (b.points > a.points ? b : a))
}
