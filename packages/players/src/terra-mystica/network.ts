/**
 * The network that foretells, from what a seat sees, how many points it will still make and how well it will be placed.
 * Three layers, kept as whole numbers of 16 bits with a scale for each layer; reckoned here by sums of rows. Moments
 * that are compared with each other differ little: the first layer is carried over from the one looked at first.
 */
import { Sums, widthOf } from '../sums/sums.ts'
import { FEATURES, type Seen } from './features.ts'

/** As `training/terra-mystica/train.py` writes it. */
export interface Weights {
  readonly features: number
  readonly hidden: readonly [number, number]
  readonly scales: readonly number[] // of the three layers and their biases
  readonly data: string // base64 of the numbers: w1, b1, w2, b2, w3, b3
}

export interface Foretold {
  points: number // still to come
  place: number // 1 for the first place, 0 for the last
}

/** What one unit of the first output means. */
const POINTS = 40

export class Network {
  readonly #sums: Sums
  readonly #first: Layer // a row for each feature
  readonly #second: Layer // the biases, then a row for each unit of the first layer
  readonly #third: Float32Array // points, then place, then their biases
  readonly #base = new Float32Array(FEATURES)
  /** Whose parts say what has changed since then; undefined where all has to be compared. */
  #seen: Seen | undefined
  /** Where the sums of the first layer lie for the moment looked at last; its biases where there is none. */
  #last = 0
  #looked = 0
  readonly result: Foretold = { points: 0, place: 0 }

  constructor(weights: Weights, sums = new Sums()) {
    this.#sums = sums
    if (weights.features !== FEATURES)
      throw new Error(`weights for ${weights.features} features; a moment has ${FEATURES} here`)
    const [h1, h2] = weights.hidden
    const bytes = Uint8Array.from(atob(weights.data), (char) => char.charCodeAt(0))
    const numbers = new Int16Array(bytes.buffer)
    let from = 0
    const take = (count: number, layer: number) => {
      const part = Float32Array.from(numbers.subarray(from, from + count), (n) => n * weights.scales[layer])
      from += count
      return part
    }
    const w1 = take(FEATURES * h1, 0)
    const b1 = take(h1, 1)
    const w2 = take(h1 * h2, 2)
    const b2 = take(h2, 3)
    const w3 = take(2 * h2, 4)
    this.#first = this.#keep(w1, b1)
    this.#second = this.#keep(w2, b2)
    this.#third = Float32Array.from([...w3, ...take(2, 5)])
    this.reset()
  }

  /** The biases come before the rows. */
  #keep(rows: Float32Array, biases: Float32Array): Layer {
    const units = biases.length
    const sums = this.#sums
    const place = sums.keep(biases, units)
    sums.keep(rows, units)
    const room = () => sums.keep(new Float32Array(units), units)
    return { biases: place, units, width: widthOf(units), room: [room(), room()] }
  }

  /** The result is overwritten by the next call. */
  foretell(seen: Seen): Foretold {
    this.#carryOver(seen)
    const { units: h2, width, biases, room } = this.#second
    const [out] = room
    this.#sums.layer(this.#last, this.#first.units, out, width, biases)
    const second = this.#sums.floats
    const third = this.#third
    let points = third[2 * h2]
    let place = third[2 * h2 + 1]
    for (let j = 0, at = out >> 2; j < h2; j++, at++) {
      if (second[at] <= 0) continue
      points += second[at] * third[j]
      place += second[at] * third[h2 + j]
    }
    this.result.points = points * POINTS
    this.result.place = 1 / (1 + Math.exp(-place))
    return this.result
  }

  /** Forgets the moment looked at before: what follows does not depend on it, not even by rounding. */
  reset(): void {
    this.#last = this.#first.biases
    this.#base.fill(0)
    this.#looked = 0
    this.#seen = undefined
  }

  /** The sums of the first layer follow what differs from the moment looked at before. */
  #carryOver(seen: Seen): void {
    if (++this.#looked % REFRESH === 0) this.reset()
    this.#sums.add(this.#last, 1)
    if (this.#seen === seen) {
      const { parts, partsEnd } = seen
      for (let i = 0; i < partsEnd; i += 2) this.#follow(seen.row, parts[i], parts[i + 1])
    } else this.#follow(seen.row, 0, FEATURES)
    this.#seen = seen
    const { width, room } = this.#first
    const next = this.#last === room[0] ? room[1] : room[0]
    this.#sums.sum(next, width)
    this.#last = next
  }

  #follow(features: Float32Array, from: number, to: number): void {
    const base = this.#base
    const { biases, width } = this.#first
    const row = biases + width * 4
    for (let k = from; k < to; k++) {
      const by = features[k] - base[k]
      if (by === 0) continue
      base[k] = features[k]
      this.#sums.add(row + k * width * 4, by)
    }
  }
}

/** Where a layer lies: its biases, behind them its rows, and room for its sums, twice. */
interface Layer {
  readonly biases: number
  readonly units: number
  readonly width: number
  readonly room: readonly [number, number]
}

/** So often the sums are made anew, lest errors of rounding add up. */
const REFRESH = 512
