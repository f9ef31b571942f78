/**
 * The network that says of every option of a decision how good it is beside the others. What it knows of cards, and of what
 * can be chosen to be done, comes from their programs.
 */
import { Sums, widthOf } from '../../sums/sums.ts'
import { CARD_FEATURES } from './card-features.ts'
import { type CardLayers, CardsSeen } from './cards-seen.ts'
import { type Layers, layerOf, readerOf, rowsOf } from './layers.ts'
import { MOMENT_NUMBERS, MOST_OPTIONS, OPTION_NUMBERS } from './moment.ts'

/** As `training/dominion/train_policy.py` writes it. */
export interface PolicyWeights extends Layers {
  readonly features: number
  readonly sizes: readonly number[] // units of the two layers that see a card, of the one that sees the moment, of the two that see an option
}

/** Ways in which cards are counted: those of every position, the hand, what is in play, and who asks. */
const WAYS = 12
const HAND = 9
const PLAY = 10
const ASKER = 11
/** What one unit of a count in hand or in play means. */
const HELD = 3

export class PolicyNetwork implements CardLayers {
  readonly countedIn = WAYS
  readonly first: number
  readonly hidden: number
  readonly second: number
  readonly card1: Float32Array
  readonly cardBias1: Float32Array
  readonly card2: Float32Array
  readonly cardBias2: Float32Array
  readonly ways: Float32Array // by way, number of a card, unit
  readonly bias1: Float32Array
  readonly does: Float32Array
  readonly w3: Float32Array
  readonly bias3: Float32Array
  readonly sums: Sums
  /** Where they lie in the memory of the sums; biases come before their weights. */
  readonly numbers: number
  readonly state: number
  readonly option: number
  readonly w2: number
  readonly firstSums: number
  readonly innerSums: number // what all options of a decision have in common
  readonly optionSums: number
  readonly secondSums: number

  constructor({ features, sizes, scales, data }: PolicyWeights, sums = new Sums()) {
    if (features !== CARD_FEATURES) throw new Error(`weights for ${features} numbers; here are ${CARD_FEATURES}`)
    const [inner, card, first, hidden, second] = sizes
    const take = readerOf({ scales, data })
    this.sums = sums
    this.first = first
    this.hidden = hidden
    this.second = second
    this.card1 = take(features * inner)
    this.cardBias1 = take(inner)
    this.card2 = take(inner * card)
    this.cardBias2 = take(card)
    this.ways = take(WAYS * card * first)
    this.numbers = sums.keep(take(MOMENT_NUMBERS * first), first)
    this.bias1 = take(first)
    const state = take(first * hidden)
    this.does = take(card * hidden)
    this.option = sums.keep(take(OPTION_NUMBERS * hidden), hidden)
    this.state = sums.keep(take(hidden), hidden)
    sums.keep(state, hidden)
    const w2 = take(hidden * second)
    this.w2 = sums.keep(take(second), second)
    sums.keep(w2, second)
    this.w3 = take(second)
    this.bias3 = take(1)
    this.firstSums = sums.keep(new Float32Array(first), first)
    this.innerSums = sums.keep(new Float32Array(hidden), hidden)
    this.optionSums = sums.keep(new Float32Array(hidden), hidden)
    this.secondSums = sums.keep(new Float32Array(second), second)
  }

  /** What the first two layers make of a card. */
  seen(features: Float32Array): Float32Array {
    return layerOf(layerOf(features, this.card1, this.cardBias1), this.card2, this.cardBias2)
  }
}

/** A decision in numbers; counts are by kind. */
export interface Asked {
  readonly position: {
    readonly mine: ArrayLike<number>
    readonly theirs: ArrayLike<number>
    readonly left: ArrayLike<number>
  }
  readonly hand: ArrayLike<number>
  readonly inPlay: ArrayLike<number>
  readonly asker: number
  readonly numbers: ArrayLike<number>
  readonly count: number
  readonly does: ArrayLike<number>
  readonly options: ArrayLike<number>
}

/** The network with the cards of a table. */
export class Weigher {
  readonly #network: PolicyNetwork
  readonly #features: readonly Float32Array[] // of rows; of things to be done more come as more is asked
  readonly #cards: CardsSeen
  readonly #doing: Float32Array[] = [] // by row: what it adds to an option
  #doingAt = 0 // where that lies
  /** Of the options of the decision that was weighed last. */
  readonly scores = new Float32Array(MOST_OPTIONS)

  /** `supply`: the kinds that lie there; `landscapes`: rows of what is on offer besides. */
  constructor(
    network: PolicyNetwork,
    features: readonly Float32Array[],
    supply: readonly number[],
    landscapes: readonly number[],
  ) {
    this.#network = network
    this.#features = features
    this.#cards = new CardsSeen(network, features, supply, landscapes)
  }

  weigh({ position, hand, inPlay, asker, numbers, count, does, options }: Asked): void {
    const { sums, first, hidden, state, numbers: weights, firstSums, innerSums } = this.#network
    const width = widthOf(first)
    this.#settle()
    this.#cards.addAll(position.mine, position.theirs, position.left)
    for (let kind = 0; kind < hand.length; kind++) {
      if (hand[kind] > 0) this.#cards.add(kind, HAND, hand[kind] / HELD)
      if (inPlay[kind] > 0) this.#cards.add(kind, PLAY, inPlay[kind] / HELD)
    }
    if (asker >= 0) this.#cards.add(asker, ASKER, 1)
    for (let i = 0; i < MOMENT_NUMBERS; i++) if (numbers[i] !== 0) sums.add(weights + i * width * 4, numbers[i])
    sums.sum(firstSums, width)
    sums.layer(firstSums, first, innerSums, widthOf(hidden), state)
    for (let i = 0; i < count; i++) this.scores[i] = this.#weighOption(does[i], options, i * OPTION_NUMBERS)
  }

  #weighOption(does: number, options: ArrayLike<number>, at: number): number {
    const { sums, hidden, second, option, w2, w3, bias3, innerSums, optionSums, secondSums } = this.#network
    const width = widthOf(hidden)
    sums.add(innerSums, 1)
    if (does >= 0) sums.add(this.#doingAt + does * width * 4, 1)
    for (let i = 0; i < OPTION_NUMBERS; i++)
      if (options[at + i] !== 0) sums.add(option + i * width * 4, options[at + i])
    sums.sum(optionSums, width)
    sums.layer(optionSums, hidden, secondSums, widthOf(second), w2)
    const { floats } = sums
    const last = secondSums >> 2
    let score = bias3[0]
    for (let j = 0; j < second; j++) if (floats[last + j] > 0) score += floats[last + j] * w3[j]
    return score
  }

  /** Other tables use the same memory; and what was never on offer before comes to it. */
  #settle(): void {
    const { sums, hidden } = this.#network
    const place = sums.lend(this)
    if (place !== undefined) this.#doingAt = this.#cards.write(place)
    let written = place === undefined ? this.#doing.length : 0
    for (; written < this.#features.length; written++)
      sums.write(this.#doingAt + written * widthOf(hidden) * 4, this.#doingOf(written), hidden)
  }

  #doingOf(row: number): Float32Array {
    const { does, hidden } = this.#network
    this.#doing[row] ??= rowsOf(this.#network.seen(this.#features[row]), does, 1, hidden)
    return this.#doing[row]
  }
}
