/** Telling maps and moments apart by a number: two that differ give the same one once in a long while. */
import { words as S, type State } from '@freehold/terra-mystica/fast'

const HIGH = 0x1_0000_0000
const A = 0x9e3779b1
const B = 0x85ebca6b

/** Two numbers of 32 bits that words are mixed into. The loops write the mixing out: it is most of what they do. */
export class Mix {
  #a = 0
  #b = 0

  begin(seed: number): void {
    this.#a = 0x811c9dc5 ^ seed
    this.#b = 0x1b873593 ^ seed
  }

  /** A number of 32 bits. */
  add(word: number): void {
    const a = Math.imul(this.#a ^ word, A)
    const b = Math.imul(this.#b + word, B)
    this.#a = a ^ (a >>> 15)
    this.#b = b ^ (this.#b >>> 15)
  }

  /** Words of a moment, two at a time. */
  addWords(w: Int16Array, from: number, to: number): void {
    let a = this.#a
    let b = this.#b
    let i = from
    for (; i + 1 < to; i += 2) {
      const word = (w[i] & 0xffff) | (w[i + 1] << 16)
      a = Math.imul(a ^ word, A)
      a ^= a >>> 15
      b = Math.imul(b + word, B) ^ (b >>> 15)
    }
    this.#a = a
    this.#b = b
    if (i < to) this.add(w[i])
  }

  /** Ground, buildings and towns, two spaces at a time: 13 bits hold one. */
  addMap({ w, table }: State): void {
    let a = this.#a
    let b = this.#b
    const { size } = table.board
    // There is room for more spaces than any map has: behind the last one lie empty words.
    for (let hex = 0; hex < size; hex += 2) {
      const word =
        w[S.GROUND_AT + hex] +
        (w[S.BUILDING_AT + hex] << 5) +
        (w[S.TOWN_AT + hex] << 12) +
        (w[S.GROUND_AT + hex + 1] << 16) +
        (w[S.BUILDING_AT + hex + 1] << 21) +
        (w[S.TOWN_AT + hex + 1] << 28)
      a = Math.imul(a ^ word, A)
      a ^= a >>> 15
      b = Math.imul(b + word, B) ^ (b >>> 15)
    }
    this.#a = a
    this.#b = b
  }

  /** What another mix came to. */
  addNumber(number: number): void {
    this.add(number | 0)
    this.add((number / HIGH) | 0)
  }

  get number(): number {
    return (this.#a >>> 0) * 0x200000 + (this.#b >>> 11)
  }
}

const mix = new Mix()

/** Tells maps apart. */
export function mapNumber(s: State): number {
  mix.begin(0)
  mix.addMap(s)
  return mix.number
}
