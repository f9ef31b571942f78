/** Writing numbers into a row, each of about the size of 1. */

/** One of so many is on; where the next number comes. */
export function putOneOf(f: Float32Array, k: number, n: number, which: number): number {
  for (let i = 0; i < n; i++) f[k + i] = i === which ? 1 : 0
  return k + n
}

export function putBits(f: Float32Array, k: number, n: number, bits: number): number {
  for (let i = 0; i < n; i++) f[k + i] = (bits >> i) & 1
  return k + n
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
  for (let i = 0; i < others.length; i++) {
    if (others[i] > mine) above++
    else if (others[i] === mine) tied++
  }
  let sum = 0
  for (let place = above; place < above + tied && place < points.length; place++) sum += points[place]
  return sum / tied
}
