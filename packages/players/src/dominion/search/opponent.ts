/** A picture of an opponent: which of several policies fits best to what they have gained so far. */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import type { Strategy } from '../strategy/strategy.ts'

/** How likely it seems, before anything was gained, that somebody plays the base, which is what is strong here. */
const BASE = 2 / 3
/** How likely a gain is that a policy does not have on its menu, against one that it has. */
const ODD = 0.35
/** Cards that everybody has or gains now and then: they tell nothing. */
const common = ['Curse', 'Copper', 'Silver', 'Gold', 'Estate', 'Province']
const telling = (name: string): boolean => !common.includes(name)

export class OpponentPicture {
  readonly #setting: Setting
  readonly #menus: readonly ReadonlySet<string>[]
  #weights: readonly number[]

  /** The base is the first policy. */
  constructor(setting: Setting, policies: readonly Strategy[]) {
    this.#setting = setting
    this.#menus = policies.map(({ buy }) => new Set(buy.map(({ card }) => card)))
    this.#weights = this.#menus.map((_, i) => this.#prior(i))
  }

  /** The share of imagined games in which the opponents play each policy. */
  get weights(): readonly number[] {
    return this.#weights
  }

  #prior(policy: number): number {
    const others = this.#menus.length - 1
    if (others === 0) return 1
    return policy === 0 ? BASE : (1 - BASE) / others
  }

  /** Looks at what the others have gained in the game of the working memory: everybody sees that. */
  look(seat: number): void {
    const likelihoods = this.#menus.map((_, i) => this.#prior(i))
    for (let other = 0; other < this.#setting.players; other++) {
      if (other === seat) continue
      this.#setting.kinds.forEach(({ name }, kind) => {
        const gained = telling(name) ? game.owned(other, kind) : 0
        if (gained === 0) return
        // Many copies of a card are one idea, not many proofs of it.
        this.#menus.forEach((menu, i) => {
          if (!menu.has(name)) likelihoods[i] *= ODD ** Math.sqrt(gained)
        })
      })
    }
    const sum = likelihoods.reduce((total, each) => total + each, 0)
    this.#weights = likelihoods.map((each) => each / sum)
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
