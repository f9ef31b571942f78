/** What the policy network thinks of the answers to the pending decision at a table of two. */
import type { Setting } from '@freehold/dominion/fast'
import * as game from '@freehold/dominion/fast'
import type { Sums } from '../../sums/sums.ts'
import type { Choice } from '../choices.ts'
import { Moment } from './moment.ts'
import { PolicyNetwork, type PolicyWeights, Weigher } from './policy.ts'
import { weightsOf } from './weights.ts'

/** The logarithm of how much likelier an answer must seem than what the menu wishes to be taken instead of it. */
export const CLEARLY = 0.5

export class Opinion {
  readonly #moment: Moment
  readonly #weigher: Weigher

  constructor(network: PolicyNetwork, setting: Setting) {
    const { kinds, landscapes } = setting
    this.#moment = new Moment(setting)
    const sheets = landscapes.map((_, i) => kinds.length + i)
    this.#weigher = new Weigher(network, this.#moment.rows, this.#moment.position.supply, sheets)
  }

  /**
   * How likely each value seems where one is chosen, as logarithms; `wish` is what the menu would choose. Undefined where there are more
   * options than are looked at.
   */
  shares(wish: Choice): ReadonlyMap<number, number> | undefined {
    if (!this.#moment.look(wish)) return undefined
    this.#weigher.weigh(this.#moment)
    const { count, values } = this.#moment
    const scores = this.#weigher.scores.subarray(0, count)
    const most = Math.max(...scores)
    const sum = most + Math.log(scores.reduce((total, score) => total + Math.exp(score - most), 0))
    return new Map(Array.from(scores, (score, i) => [values[i], score - sum]))
  }

  /** What the menu wishes, which comes first, unless another answer seems clearly better. */
  best(choices: readonly Choice[]): Choice {
    if (!this.#moment.look(choices[0])) return choices[0]
    this.#weigher.weigh(this.#moment)
    const said = choices.map((choice) => this.#score(choice))
    const most = Math.max(...said)
    return most > said[0] + CLEARLY ? choices[said.indexOf(most)] : choices[0]
  }

  /** An answer is as good as its options together; of an order the first ones count most. */
  #score(choice: Choice): number {
    const isOrder = game.asked() === game.ASKED.order
    return choice.reduce((sum, value, i) => {
      const copy = choice.slice(0, i).filter((each) => each === value).length
      return sum + (isOrder ? 1 - i / choice.length : 1) * this.#scoreOf(value, copy)
    }, 0)
  }

  #scoreOf(value: number, copy: number): number {
    const { count, values, copies } = this.#moment
    let score = 0
    for (let i = 0; i < count; i++) if (values[i] === value && copies[i] <= copy) score = this.#weigher.scores[i]
    return score
  }
}

/** The network that comes with Freehold. */
export const policyNetwork = (sums?: Sums): PolicyNetwork =>
  new PolicyNetwork(weightsOf<PolicyWeights>(new URL('./policy-weights.json', import.meta.url)), sums)

let shipped: PolicyNetwork | undefined
const opinions = new WeakMap<Setting, Opinion>()

/** What a network thinks; which one, and where it is undefined, as for `foresightFor`. */
export function opinionFor(setting: Setting, network?: PolicyNetwork): Opinion | undefined {
  if (setting.players !== 2) return undefined
  if (network) return new Opinion(network, setting)
  shipped ??= policyNetwork()
  const opinion = opinions.get(setting) ?? new Opinion(shipped, setting)
  opinions.set(setting, opinion)
  return opinion
}
