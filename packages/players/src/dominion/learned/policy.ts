/**
 * The network that says of every option of a decision how good it is beside the others. What it knows of cards, and of what
 * can be chosen to be done, comes from their programs.
 */
import { CARD_FEATURES } from './card-features.ts'
import { addRow, type Layers, layerOf, readerOf } from './layers.ts'
import { MOMENT_NUMBERS, MOST_OPTIONS, OPTION_NUMBERS } from './moment.ts'

/** As `training/dominion/train_policy.py` writes it. */
export interface PolicyWeights extends Layers {
  readonly features: number
  readonly sizes: readonly number[] // units of the two layers that see a card, of the one that sees the moment, of the two that see an option
}

/** Ways in which cards are counted: one's own, the other's and those of the supply, three each; the hand, what is in play, and who asks. */
const WAYS = 12
const OWN = 0
const THEIRS = 3
const LEFT = 6
const GONE = 7
const OFFERED = 8
const HAND = 9
const PLAY = 10
const ASKER = 11
/** What one unit of a count means. */
const HAD = 5
const PILED = 10
const HELD = 3

export class PolicyNetwork {
  readonly card: number
  readonly first: number
  readonly hidden: number
  readonly second: number
  readonly card1: Float32Array
  readonly cardBias1: Float32Array
  readonly card2: Float32Array
  readonly cardBias2: Float32Array
  readonly ways: Float32Array // by way, number of a card, unit
  readonly numbers: Float32Array
  readonly bias1: Float32Array
  readonly state: Float32Array
  readonly does: Float32Array
  readonly option: Float32Array
  readonly biasOption: Float32Array
  readonly w2: Float32Array
  readonly bias2: Float32Array
  readonly w3: Float32Array
  readonly bias3: Float32Array

  constructor({ features, sizes, scales, data }: PolicyWeights) {
    if (features !== CARD_FEATURES) throw new Error(`weights for ${features} numbers; here are ${CARD_FEATURES}`)
    const [inner, card, first, hidden, second] = sizes
    const take = readerOf({ scales, data })
    this.card = card
    this.first = first
    this.hidden = hidden
    this.second = second
    this.card1 = take(features * inner)
    this.cardBias1 = take(inner)
    this.card2 = take(inner * card)
    this.cardBias2 = take(card)
    this.ways = take(WAYS * card * first)
    this.numbers = take(MOMENT_NUMBERS * first)
    this.bias1 = take(first)
    this.state = take(first * hidden)
    this.does = take(card * hidden)
    this.option = take(OPTION_NUMBERS * hidden)
    this.biasOption = take(hidden)
    this.w2 = take(hidden * second)
    this.bias2 = take(second)
    this.w3 = take(second)
    this.bias3 = take(1)
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

/** The network with the cards of a table, each of which it looks at once; a decision is then only added up. */
export class Weigher {
  readonly #network: PolicyNetwork
  readonly #rows: readonly Float32Array[] // features; more come as more is asked
  readonly #added: Float32Array[] = [] // by row: what it adds to the first layer, by way
  readonly #doing: Float32Array[] = [] // by row: what it adds to an option
  readonly #begin: Float32Array // what is the same in every decision
  readonly #supply: readonly number[]
  readonly #first: Float32Array
  readonly #inner: Float32Array // what all options of a decision have in common
  readonly #option: Float32Array
  readonly #second: Float32Array
  /** Of the options of the decision that was weighed last. */
  readonly scores = new Float32Array(MOST_OPTIONS)

  /** `supply`: the kinds that lie there; `landscapes`: rows of what is on offer besides. */
  constructor(
    network: PolicyNetwork,
    rows: readonly Float32Array[],
    supply: readonly number[],
    landscapes: readonly number[],
  ) {
    const { first, hidden, second, bias1 } = network
    this.#network = network
    this.#rows = rows
    this.#supply = supply
    this.#first = new Float32Array(first)
    this.#inner = new Float32Array(hidden)
    this.#option = new Float32Array(hidden)
    this.#second = new Float32Array(second)
    this.#begin = bias1.slice()
    for (const row of [...supply, ...landscapes]) this.#count(this.#begin, row, OFFERED, 1)
    // Of a landscape nothing is left in the supply: so it was learnt.
    for (const row of landscapes) this.#count(this.#begin, row, GONE, 1)
  }

  weigh({ position, hand, inPlay, asker, numbers, count, does, options }: Asked): void {
    const { first, hidden, state, biasOption, numbers: weights } = this.#network
    const sums = this.#first
    sums.set(this.#begin)
    this.#addOwned(position.mine, OWN)
    this.#addOwned(position.theirs, THEIRS)
    for (let i = 0; i < this.#supply.length; i++) {
      const some = position.left[this.#supply[i]]
      this.#count(sums, this.#supply[i], some === 0 ? GONE : LEFT, some === 0 ? 1 : some / PILED)
    }
    for (let kind = 0; kind < hand.length; kind++) {
      if (hand[kind] > 0) this.#count(sums, kind, HAND, hand[kind] / HELD)
      if (inPlay[kind] > 0) this.#count(sums, kind, PLAY, inPlay[kind] / HELD)
    }
    if (asker >= 0) this.#count(sums, asker, ASKER, 1)
    for (let i = 0; i < MOMENT_NUMBERS; i++)
      if (numbers[i] !== 0) addRow(sums, 0, numbers[i], weights, i * first, first)
    const inner = this.#inner
    inner.set(biasOption)
    for (let i = 0; i < first; i++) if (sums[i] > 0) addRow(inner, 0, sums[i], state, i * hidden, hidden)
    for (let i = 0; i < count; i++) this.scores[i] = this.#weighOption(does[i], options, i * OPTION_NUMBERS)
  }

  #weighOption(does: number, options: ArrayLike<number>, at: number): number {
    const { hidden, second, option, w2, bias2, w3, bias3 } = this.#network
    const sums = this.#option
    sums.set(this.#inner)
    if (does >= 0) addRow(sums, 0, 1, this.#doingOf(does), 0, hidden)
    for (let i = 0; i < OPTION_NUMBERS; i++)
      if (options[at + i] !== 0) addRow(sums, 0, options[at + i], option, i * hidden, hidden)
    const last = this.#second
    last.set(bias2)
    for (let i = 0; i < hidden; i++) if (sums[i] > 0) addRow(last, 0, sums[i], w2, i * second, second)
    let score = bias3[0]
    for (let j = 0; j < second; j++) if (last[j] > 0) score += last[j] * w3[j]
    return score
  }

  #addOwned(counts: ArrayLike<number>, way: number): void {
    let size = 0
    for (let kind = 0; kind < counts.length; kind++) size += counts[kind]
    const part = 1 / Math.max(1, size)
    const sums = this.#first
    const units = sums.length
    for (let kind = 0; kind < counts.length; kind++) {
      const count = counts[kind]
      if (count === 0) continue
      const added = this.#addedBy(kind)
      const a = way * units
      const b = a + units
      const c = b + units
      const many = count / HAD
      const share = count * part
      for (let j = 0; j < units; j++) sums[j] += many * added[a + j] + share * added[b + j] + added[c + j]
    }
  }

  #count(sums: Float32Array, row: number, way: number, by: number): void {
    const { first } = this.#network
    addRow(sums, 0, by, this.#addedBy(row), way * first, first)
  }

  #addedBy(row: number): Float32Array {
    const known = this.#added[row]
    if (known) return known
    const { card, first, ways } = this.#network
    const seen = this.#network.seen(this.#rows[row])
    const added = new Float32Array(WAYS * first)
    for (let way = 0; way < WAYS; way++)
      for (let d = 0; d < card; d++) addRow(added, way * first, seen[d], ways, (way * card + d) * first, first)
    this.#added[row] = added
    return added
  }

  #doingOf(row: number): Float32Array {
    const known = this.#doing[row]
    if (known) return known
    const { card, hidden, does } = this.#network
    const seen = this.#network.seen(this.#rows[row])
    const doing = new Float32Array(hidden)
    for (let d = 0; d < card; d++) addRow(doing, 0, seen[d], does, d * hidden, hidden)
    this.#doing[row] = doing
    return doing
  }
}
