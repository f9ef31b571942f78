/**
 * The network that foretells, from a position between two turns, how likely a seat of two wins, its lead in the end and the
 * turns until then. What it knows of a card comes from the card's features.
 */
import { Sums, widthOf } from '../../sums/sums.ts'
import { CARD_FEATURES } from './card-features.ts'
import { type CardLayers, CardsSeen } from './cards-seen.ts'
import { type Layers, layerOf, readerOf } from './layers.ts'
import { SCALARS } from './position.ts'

/** As `training/dominion/train.py` writes it. */
export interface Weights extends Layers {
  readonly features: number
  readonly scalars: number
  readonly sizes: readonly number[] // units of the two layers that see a card, and of the two that see the position
}

/** What one unit of the second and third output means. */
const LEAD = 12
const TURNS = 10

/** Ways in which cards are counted. */
const WAYS = 9

export class Network implements CardLayers {
  readonly countedIn = WAYS
  readonly first: number
  readonly second: number
  readonly card1: Float32Array
  readonly cardBias1: Float32Array
  readonly card2: Float32Array
  readonly cardBias2: Float32Array
  readonly ways: Float32Array // by way, number of a card, unit
  readonly bias1: Float32Array
  readonly w3: Float32Array
  readonly bias3: Float32Array
  readonly sums: Sums
  /** Where they lie in the memory of the sums. */
  readonly scalars: number
  readonly w2: number // biases, then weights
  readonly firstSums: number
  readonly secondSums: number

  constructor({ features, scalars, sizes, scales, data }: Weights, sums = new Sums()) {
    if (features !== CARD_FEATURES || scalars !== SCALARS)
      throw new Error(`weights for ${features} and ${scalars} numbers; here are ${CARD_FEATURES} and ${SCALARS}`)
    const [inner, card, first, second] = sizes
    const take = readerOf({ scales, data })
    this.sums = sums
    this.first = first
    this.second = second
    this.card1 = take(features * inner)
    this.cardBias1 = take(inner)
    this.card2 = take(inner * card)
    this.cardBias2 = take(card)
    this.ways = take(WAYS * card * first)
    this.scalars = sums.keep(take(scalars * first), first)
    this.bias1 = take(first)
    const w2 = take(first * second)
    this.w2 = sums.keep(take(second), second)
    sums.keep(w2, second)
    this.firstSums = sums.keep(new Float32Array(first), first)
    this.secondSums = sums.keep(new Float32Array(second), second)
    this.w3 = take(second * 3)
    this.bias3 = take(3)
  }

  /** What the first two layers make of a card. */
  seen(features: Float32Array): Float32Array {
    return layerOf(layerOf(features, this.card1, this.cardBias1), this.card2, this.cardBias2)
  }
}

/** What the network sees of a position: counts by kind of card, and a few numbers. */
export interface Seen {
  readonly mine: ArrayLike<number>
  readonly theirs: ArrayLike<number>
  readonly left: ArrayLike<number> // in the supply
  readonly scalars: ArrayLike<number>
}

/** The network with the cards of a table. */
export class Reckoner {
  readonly #network: Network
  readonly #cards: CardsSeen
  /** What was foretold last. */
  win = 0
  lead = 0
  turns = 0

  /** `supply`: the kinds that lie there; what follows behind `kinds` is on offer, too, but nobody has it. */
  constructor(network: Network, cards: readonly Float32Array[], supply: readonly number[], kinds = cards.length) {
    this.#network = network
    const landscapes = [...cards.keys()].slice(kinds)
    this.#cards = new CardsSeen(network, cards, supply, landscapes)
  }

  foretell({ mine, theirs, left, scalars }: Seen): void {
    const { sums, first, scalars: weights, firstSums } = this.#network
    const width = widthOf(first)
    const place = sums.lend(this)
    if (place !== undefined) this.#cards.write(place)
    this.#cards.addAll(mine, theirs, left)
    for (let i = 0; i < SCALARS; i++) sums.add(weights + i * width * 4, scalars[i])
    sums.sum(firstSums, width)
    this.#finish()
  }

  #finish(): void {
    const { sums, first, second, w2, w3, bias3, firstSums, secondSums } = this.#network
    sums.layer(firstSums, first, secondSums, widthOf(second), w2)
    const { floats } = sums
    let win = bias3[0]
    let lead = bias3[1]
    let turns = bias3[2]
    for (let j = 0; j < second; j++) {
      const value = floats[(secondSums >> 2) + j]
      if (value <= 0) continue
      win += value * w3[3 * j]
      lead += value * w3[3 * j + 1]
      turns += value * w3[3 * j + 2]
    }
    this.win = 1 / (1 + Math.exp(-win))
    this.lead = lead * LEAD
    this.turns = turns * TURNS
  }
}
