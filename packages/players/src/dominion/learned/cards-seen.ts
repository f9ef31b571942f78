/** The cards of a table as a network sees them: each is looked at once, and a position is then only added up. */
import { type Sums, widthOf } from '../../sums/sums.ts'
import { rowsOf } from './layers.ts'

/** The first ways in which cards are counted, in both networks: one's own, the other's and those of the supply, three each. */
const OWN = 0
const THEIRS = 3
const LEFT = 6
const GONE = 7
const OFFERED = 8
/** What one unit of a count means, of cards that somebody has and of cards in a pile. */
const HAD = 5
const PILED = 10

/** What a network knows of cards. */
export interface CardLayers {
  readonly sums: Sums
  readonly first: number // units of the layer to which cards add
  readonly bias1: Float32Array
  readonly ways: Float32Array // by way, number of a card, unit
  readonly countedIn: number // ways
  /** What the first two layers make of a card. */
  seen(features: Float32Array): Float32Array
}

export class CardsSeen {
  readonly #sums: Sums
  readonly #units: number
  readonly #countedIn: number
  readonly #bytes: number // of a row
  readonly #begin: Float32Array // what is the same in every position
  readonly #added: readonly Float32Array[] // by card: rows by way, what it adds to the first layer
  readonly #supply: readonly number[]
  #place = 0

  /** `supply`: the cards that lie there; `landscapes`: what is on offer besides. */
  constructor(
    network: CardLayers,
    cards: readonly Float32Array[],
    supply: readonly number[],
    landscapes: readonly number[],
  ) {
    const { sums, first, bias1, ways, countedIn } = network
    this.#sums = sums
    this.#units = first
    this.#countedIn = countedIn
    this.#bytes = widthOf(first) * 4
    this.#supply = supply
    this.#added = cards.map((features) => rowsOf(network.seen(features), ways, countedIn, first))
    this.#begin = bias1.slice()
    for (const card of [...supply, ...landscapes]) this.#offer(card, OFFERED)
    // Of a landscape nothing is left in the supply: so it was learnt.
    for (const card of landscapes) this.#offer(card, GONE)
  }

  #offer(card: number, way: number): void {
    for (let j = 0; j < this.#units; j++) this.#begin[j] += this.#added[card][way * this.#units + j]
  }

  /** Writes all rows there; says where they end. */
  write(place: number): number {
    this.#place = place
    let end = this.#sums.write(place, this.#begin, this.#units)
    for (const rows of this.#added) end = this.#sums.write(end, rows, this.#units)
    return end
  }

  /** Adds what both seats have and what is left in the supply. */
  addAll(mine: ArrayLike<number>, theirs: ArrayLike<number>, left: ArrayLike<number>): void {
    this.#sums.add(this.#place, 1)
    this.#addOwned(mine, OWN)
    this.#addOwned(theirs, THEIRS)
    for (let i = 0; i < this.#supply.length; i++) {
      const card = this.#supply[i]
      if (left[card] === 0) this.add(card, GONE, 1)
      else this.add(card, LEFT, left[card] / PILED)
    }
  }

  add(card: number, way: number, by: number): void {
    this.#sums.add(this.#place + (1 + card * this.#countedIn + way) * this.#bytes, by)
  }

  #addOwned(counts: ArrayLike<number>, way: number): void {
    let size = 0
    for (let card = 0; card < counts.length; card++) size += counts[card]
    const part = 1 / Math.max(1, size)
    for (let card = 0; card < counts.length; card++) {
      const count = counts[card]
      if (count === 0) continue
      this.add(card, way, count / HAD)
      this.add(card, way + 1, count * part)
      this.add(card, way + 2, 1)
    }
  }
}
