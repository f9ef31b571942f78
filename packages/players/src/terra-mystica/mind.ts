/** Judging turns by what the network foretells after them. */
import { type Ask, ask, type Command, type State, words } from '@freehold/terra-mystica/fast'
import { type Candidate, candidatesOf } from './candidates.ts'
import { drop } from './copies.ts'
import { FEATURES, look } from './features.ts'
import type { Foretold, Network } from './network.ts'

export interface Judged extends Candidate {
  /** Points by the end, as foretold. */
  points: number
  place: number
}

export class Mind {
  readonly network: Network
  readonly row = new Float32Array(FEATURES)
  looks = 0

  constructor(network: Network) {
    this.network = network
  }

  /** Points that the seat will have by the end. */
  points(s: State, seat: number): number {
    this.network.reset()
    return s.w[words.seatAt(seat) + words.VP] + this.#foretell(s, seat).points
  }

  #foretell(s: State, seat: number): Foretold {
    this.looks++
    look(s, seat, this.row)
    return this.network.foretell(this.row)
  }

  judge(seat: number, candidates: readonly Candidate[]): Judged[] {
    return candidates.map((candidate) => {
      const { points, place } = this.#foretell(candidate.after, seat)
      return { ...candidate, points: candidate.after.w[words.seatAt(seat) + words.VP] + points, place }
    })
  }

  /** What looks best now. */
  best(s: State, asked: Ask): readonly Command[] {
    const options = this.options(s, asked)
    for (const { after } of options) drop(after)
    return firstSight(options).commands
  }

  /** All that could be done now, with what comes of it by the end; in the order in which it was found. */
  options(s: State, asked: Ask = ask(s) as Ask): Judged[] {
    this.network.reset()
    return this.judge(asked.seat, candidatesOf(s, asked))
  }
}

/** What looks best. */
export function firstSight(judged: readonly Judged[]): Judged {
  return judged.reduce((a, b) => (b.points > a.points ? b : a))
}
