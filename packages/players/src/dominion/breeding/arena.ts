/** Where the menus of a kingdom meet, on shuffles that are the same on any machine. */
import type { Setting } from '@freehold/dominion/fast'
import { fastPlayer } from '../fast-player.ts'
import { share } from '../fitting.ts'
import { type Candidate, ideaOf } from './candidates.ts'
import { type Genome, strategyOf } from './genome.ts'
import { AGAIN } from './schedule.ts'

export class Arena {
  readonly setting: Setting
  readonly #lot: string
  #candidates = 0
  #shuffles = '' // on which games are played

  constructor(setting: Setting, lot: string) {
    this.setting = setting
    this.#lot = lot
  }

  candidate(genome: Genome): Candidate {
    const player = fastPlayer(this.setting, strategyOf(genome, 'bred'))
    return { number: this.#candidates++, genome, player, idea: ideaOf(genome), met: new Map() }
  }

  /** All meet all rivals, until each has met each in so many pairs. */
  *meet(all: readonly Candidate[], rivals: readonly Candidate[], pairs: number): Generator<void> {
    for (const each of all) {
      for (const rival of rivals) {
        const { pairs: played, share: before } = each.met.get(rival) ?? { pairs: 0, share: 0 }
        if (played >= pairs) continue
        const seed = `${this.#lot}${this.#shuffles}${rival.number} ${played}`
        const now = share(this.setting, each.player, rival.player, pairs - played, seed)
        each.met.set(rival, { pairs, share: (before * played + now * (pairs - played)) / pairs })
        yield
      }
    }
  }

  /** Each plays some more games against each rival, on shuffles that it has not seen. */
  *meetAgain(all: readonly Candidate[], rivals: readonly Candidate[]): Generator<void> {
    for (const each of all)
      for (const rival of rivals) {
        const played = each.met.get(rival)?.pairs ?? 0
        yield* this.meet([each], [rival], Math.min(AGAIN.most, played + AGAIN.pairs))
      }
  }

  /** From here on these play on other shuffles: what they have come to so far no longer counts. */
  shuffle(name: string, all: readonly Candidate[]): void {
    this.#shuffles = `${name} `
    for (const { met } of all) met.clear()
  }
}
