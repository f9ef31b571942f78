/** Writing a row of numbers, one after the other, and bringing them to about the size of 1. */
export class Row {
  k = 0
  readonly f: Float32Array
  constructor(f: Float32Array) {
    this.f = f
  }
  put(value: number): void {
    this.f[this.k++] = value
  }
  oneOf(n: number, which: number): void {
    if (which >= 0 && which < n) this.f[this.k + which] = 1
    this.k += n
  }
  bits(n: number, bits: number): void {
    for (let i = 0; i < n; i++) if (bits & (1 << i)) this.f[this.k + i] = 1
    this.k += n
  }
}

export const clip = (value: number) => Math.max(-1.5, Math.min(1.5, value))

/** Points of the first three places at the end. */
export const CULT_POINTS = [8, 4, 2]
export const AREA_POINTS = [18, 12, 6]

/** Points of a place, where others stand at those values. */
export function shareOf(mine: number, others: readonly number[], points: readonly number[]): number {
  if (mine <= 0) return 0
  let above = 0
  let tied = 1
  for (const other of others) {
    if (other > mine) above++
    else if (other === mine) tied++
  }
  let sum = 0
  for (let place = above; place < above + tied; place++) sum += points[place] ?? 0
  return sum / tied
}
