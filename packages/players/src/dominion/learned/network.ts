/**
 * The network that foretells, from a position between two turns, how likely a seat of two wins, its lead in the end and the
 * turns until then. What it knows of a card comes from the card's features.
 */
import { CARD_FEATURES } from './card-features.ts'
import { addRow, type Layers, layerOf, readerOf } from './layers.ts'
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

/** Ways in which cards are counted: one's own, the other's and those of the supply, three each. */
const WAYS = 9
const OWN = 0
const THEIRS = 3
const LEFT = 6
const GONE = 7
const OFFERED = 8
/** What one unit of a count means, of cards that somebody has and of cards in a pile. */
const HAD = 5
const PILED = 10

export class Network {
  readonly card: number
  readonly first: number
  readonly second: number
  readonly card1: Float32Array
  readonly cardBias1: Float32Array
  readonly card2: Float32Array
  readonly cardBias2: Float32Array
  readonly ways: Float32Array // by way, number of a card, unit
  readonly scalars: Float32Array
  readonly bias1: Float32Array
  readonly w2: Float32Array
  readonly bias2: Float32Array
  readonly w3: Float32Array
  readonly bias3: Float32Array

  constructor({ features, scalars, sizes, scales, data }: Weights) {
    if (features !== CARD_FEATURES || scalars !== SCALARS)
      throw new Error(`weights for ${features} and ${scalars} numbers; here are ${CARD_FEATURES} and ${SCALARS}`)
    const [inner, card, first, second] = sizes
    const take = readerOf({ scales, data })
    this.card = card
    this.first = first
    this.second = second
    this.card1 = take(features * inner)
    this.cardBias1 = take(inner)
    this.card2 = take(inner * card)
    this.cardBias2 = take(card)
    this.ways = take(WAYS * card * first)
    this.scalars = take(scalars * first)
    this.bias1 = take(first)
    this.w2 = take(first * second)
    this.bias2 = take(second)
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

/** The network with the cards of a table, which it looks at once; a position is then only added up. */
export class Reckoner {
  readonly #network: Network
  readonly #cards: Float32Array // by way, kind, unit: what each card adds to the first layer
  readonly #stride: number // from one way to the next
  readonly #begin: Float32Array // what is the same in every position
  readonly #supply: readonly number[]
  readonly #first: Float32Array
  readonly #second: Float32Array
  /** What was foretold last. */
  win = 0
  lead = 0
  turns = 0

  /** `supply`: the kinds that lie there; what follows behind `kinds` is on offer, too, but nobody has it. */
  constructor(network: Network, cards: readonly Float32Array[], supply: readonly number[], kinds = cards.length) {
    this.#network = network
    const { card, first, ways, bias1 } = network
    this.#stride = cards.length * first
    this.#cards = new Float32Array(WAYS * this.#stride)
    for (const [kind, features] of cards.entries()) {
      const seen = network.seen(features)
      for (let way = 0; way < WAYS; way++)
        for (let d = 0; d < card; d++)
          addRow(this.#cards, way * this.#stride + kind * first, seen[d], ways, (way * card + d) * first, first)
    }
    this.#supply = supply
    this.#begin = bias1.slice()
    const landscapes = [...cards.keys()].filter((each) => each >= kinds)
    for (const kind of [...supply, ...landscapes])
      addRow(this.#begin, 0, 1, this.#cards, OFFERED * this.#stride + kind * first, first)
    // Of a landscape nothing is left in the supply: so it was learnt.
    for (const kind of landscapes) addRow(this.#begin, 0, 1, this.#cards, GONE * this.#stride + kind * first, first)
    this.#first = new Float32Array(first)
    this.#second = new Float32Array(network.second)
  }

  foretell({ mine, theirs, left, scalars }: Seen): void {
    const { first, scalars: weights } = this.#network
    const sums = this.#first
    sums.set(this.#begin)
    this.#addOwned(mine, OWN)
    this.#addOwned(theirs, THEIRS)
    for (let i = 0; i < this.#supply.length; i++) {
      const kind = this.#supply[i]
      const some = left[kind]
      const way = some === 0 ? GONE : LEFT
      addRow(sums, 0, some === 0 ? 1 : some / PILED, this.#cards, way * this.#stride + kind * first, first)
    }
    for (let i = 0; i < SCALARS; i++) addRow(sums, 0, scalars[i], weights, i * first, first)
    this.#finish()
  }

  #addOwned(counts: ArrayLike<number>, way: number): void {
    const { first } = this.#network
    const sums = this.#first
    const cards = this.#cards
    let size = 0
    for (let kind = 0; kind < counts.length; kind++) size += counts[kind]
    const part = 1 / Math.max(1, size)
    for (let kind = 0; kind < counts.length; kind++) {
      const count = counts[kind]
      if (count === 0) continue
      const a = way * this.#stride + kind * first
      const b = a + this.#stride
      const c = b + this.#stride
      const many = count / HAD
      const share = count * part
      for (let j = 0; j < first; j++) sums[j] += many * cards[a + j] + share * cards[b + j] + cards[c + j]
    }
  }

  #finish(): void {
    const { first, second, w2, bias2, w3, bias3 } = this.#network
    const inner = this.#second
    inner.set(bias2)
    for (let i = 0; i < first; i++) {
      const value = this.#first[i]
      if (value <= 0) continue
      const row = i * second
      for (let j = 0; j < second; j++) inner[j] += value * w2[row + j]
    }
    let win = bias3[0]
    let lead = bias3[1]
    let turns = bias3[2]
    for (let j = 0; j < second; j++) {
      const value = inner[j]
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
