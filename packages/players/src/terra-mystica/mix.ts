/** Telling maps and moments apart by a number: two that differ give the same one once in a long while. */
import { words as S, type State } from '@freehold/terra-mystica/fast'

/** Two numbers of 32 bits that words are mixed into. */
export class Mix {
  a: number
  b: number

  constructor(seed: number) {
    this.a = 0x811c9dc5 ^ seed
    this.b = 0x1b873593 + seed
  }

  add(word: number): void {
    this.a = Math.imul(this.a ^ word, 0x01000193)
    this.b = Math.imul(this.b + word, 0x85ebca6b) ^ (this.b >>> 15)
  }

  addMap({ w, table }: State): void {
    let { a, b } = this
    for (let hex = 0; hex < table.board.size; hex++) {
      const word = w[S.GROUND_AT + hex] + (w[S.BUILDING_AT + hex] << 5) + (w[S.TOWN_AT + hex] << 12)
      a = Math.imul(a ^ word, 0x01000193)
      b = Math.imul(b + word, 0x85ebca6b) ^ (b >>> 15)
    }
    this.a = a
    this.b = b
  }

  get number(): number {
    return (this.a >>> 0) * 0x200000 + (this.b >>> 11)
  }
}
