/** A picture of an opponent: which of several policies fits best to what they have gained and played so far. */
import type { Setting, State } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import type { Strategy } from '../strategy/strategy.ts'
import { courseOf, seenOf } from './courses.ts'

/** How likely it seems, before anything was gained, that somebody plays the base, which is what is strong here. */
const BASE = 2 / 3

export class OpponentPicture {
  readonly #setting: Setting
  readonly #policies: readonly Strategy[]
  #weights: readonly number[]

  /** The base is the first policy. */
  constructor(setting: Setting, policies: readonly Strategy[]) {
    this.#setting = setting
    this.#policies = policies
    this.#weights = policies.map((_, i) => this.#prior(i))
  }

  /** The share of imagined games in which the opponents play each policy. */
  get weights(): readonly number[] {
    return this.#weights
  }

  #prior(policy: number): number {
    const others = this.#policies.length - 1
    if (others === 0) return 1
    return policy === 0 ? BASE : (1 - BASE) / others
  }

  /** Looks at what the others have, and what others have of them: everybody sees that. The state is in the working memory then. */
  look(state: State, seat: number): void {
    const courses = this.#policies.map((policy) => courseOf(this.#setting, policy))
    game.loadState(state)
    const likelihoods = this.#policies.map((_, i) => Math.log(this.#prior(i)))
    for (let other = 0; other < this.#setting.players; other++) {
      if (other === seat) continue
      const seen = seenOf(this.#setting, other)
      const turns = game.turnsOf(other)
      courses.forEach((course, i) => {
        likelihoods[i] += course.likelihood(turns, seen)
      })
    }
    const most = Math.max(...likelihoods)
    const shares = likelihoods.map((each) => Math.exp(each - most))
    const sum = shares.reduce((total, each) => total + each, 0)
    this.#weights = shares.map((each) => each / sum)
  }

  /** The policy of the others in a rollout: by turns, as often as it is likely. */
  policyFor(rollout: number): number {
    let left = (rollout * GOLDEN) % 1
    for (let policy = 0; policy < this.#weights.length; policy++) {
      left -= this.#weights[policy]
      if (left < 0) return policy
    }
    return 0
  }
}

/** Multiples of it are spread evenly over the whole numbers. */
const GOLDEN = 0.618_033_988_749_895
