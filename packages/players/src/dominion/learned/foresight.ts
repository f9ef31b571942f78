/** What the network foretells at a table of two. */
import type { Setting } from '@freehold/dominion/fast'
import type { Sums } from '../../sums/sums.ts'
import { cardFeatures } from './card-features.ts'
import { Network, Reckoner, type Weights } from './network.ts'
import { Position } from './position.ts'
import { weightsOf } from './weights.ts'

export class Foresight {
  readonly #position: Position
  readonly #reckoner: Reckoner

  constructor(network: Network, setting: Setting) {
    const { kinds, landscapes } = setting
    this.#position = new Position(setting)
    const cards = [...kinds, ...landscapes].map(cardFeatures)
    this.#reckoner = new Reckoner(network, cards, this.#position.supply, kinds.length)
  }

  /** Looks at the game of the working memory with the eyes of a seat. The next look overwrites what it found. */
  look(seat: number): Readonly<Pick<Reckoner, 'win' | 'lead' | 'turns'>> {
    this.#position.look(seat)
    this.#reckoner.foretell(this.#position)
    return this.#reckoner
  }
}

/** The network that comes with Freehold. */
export const valueNetwork = (sums?: Sums): Network =>
  new Network(weightsOf<Weights>(new URL('./weights.json', import.meta.url)), sums)

let shipped: Network | undefined

/**
 * What a network foretells, the one that comes with Freehold unless another is given; undefined where more than two play, of which none of
 * them knows anything. All tables have the memory of one network.
 */
export function foresightFor(setting: Setting, network?: Network): Foresight | undefined {
  if (setting.players !== 2) return undefined
  if (network) return new Foresight(network, setting)
  shipped ??= valueNetwork()
  return new Foresight(shipped, setting)
}
