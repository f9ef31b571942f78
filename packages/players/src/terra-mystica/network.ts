/**
 * The network that foretells, from what a seat sees, how many points it will still make and how well it will be placed.
 * Three layers, kept as whole numbers of 16 bits with a scale for each layer; reckoned here in plain loops. Moments
 * that are compared with each other differ little: the first layer is carried over from the one looked at first.
 */
import { FEATURES } from './features.ts'

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
  readonly #h1: number
  readonly #h2: number
  readonly #w1: Float32Array // by feature, then unit
  readonly #b1: Float32Array
  readonly #w2: Float32Array // by unit of the first layer
  readonly #b2: Float32Array
  readonly #w3: Float32Array // points, then place
  readonly #b3: Float32Array
  readonly #base = new Float32Array(FEATURES)
  readonly #sums: Float32Array
  readonly #second: Float32Array
  readonly result: Foretold = { points: 0, place: 0 }

  constructor(weights: Weights) {
    if (weights.features !== FEATURES)
      throw new Error(`weights for ${weights.features} features; a moment has ${FEATURES} here`)
    const [h1, h2] = weights.hidden
    this.#h1 = h1
    this.#h2 = h2
    const bytes = Uint8Array.from(atob(weights.data), (char) => char.charCodeAt(0))
    const numbers = new Int16Array(bytes.buffer)
    let from = 0
    const take = (count: number, layer: number) => {
      const part = Float32Array.from(numbers.subarray(from, from + count), (n) => n * weights.scales[layer])
      from += count
      return part
    }
    this.#w1 = take(FEATURES * h1, 0)
    this.#b1 = take(h1, 1)
    this.#w2 = take(h1 * h2, 2)
    this.#b2 = take(h2, 3)
    this.#w3 = take(2 * h2, 4)
    this.#b3 = take(2, 5)
    this.#sums = this.#b1.slice()
    this.#second = new Float32Array(h2)
  }

  /** The result is overwritten by the next call. */
  foretell(features: Float32Array): Foretold {
    this.#carryOver(features)
    const h1 = this.#h1
    const h2 = this.#h2
    const second = this.#second
    const w2 = this.#w2
    second.set(this.#b2)
    for (let i = 0; i < h1; i++) {
      const value = this.#sums[i]
      if (value <= 0) continue
      const row = i * h2
      for (let j = 0; j < h2; j++) second[j] += value * w2[row + j]
    }
    const w3 = this.#w3
    let points = this.#b3[0]
    let place = this.#b3[1]
    for (let j = 0; j < h2; j++) {
      if (second[j] <= 0) continue
      points += second[j] * w3[j]
      place += second[j] * w3[h2 + j]
    }
    this.result.points = points * POINTS
    this.result.place = 1 / (1 + Math.exp(-place))
    return this.result
  }

  /** Forgets the moment looked at before: what follows does not depend on it, not even by rounding. */
  reset(): void {
    this.#sums.set(this.#b1)
    this.#base.fill(0)
    this.#looked = 0
  }

  /** The sums of the first layer follow what differs from the moment looked at before. */
  #carryOver(features: Float32Array): void {
    const base = this.#base
    const sums = this.#sums
    const h1 = this.#h1
    const w1 = this.#w1
    if (++this.#looked % REFRESH === 0) this.reset()
    for (let k = 0; k < FEATURES; k++) {
      const by = features[k] - base[k]
      if (by === 0) continue
      base[k] = features[k]
      const row = k * h1
      for (let i = 0; i < h1; i++) sums[i] += by * w1[row + i]
    }
  }
  #looked = 0
}

/** So often the sums are made anew, lest errors of rounding add up. */
const REFRESH = 512
