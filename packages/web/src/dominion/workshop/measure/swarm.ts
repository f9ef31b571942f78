/** Where the signs of cards stand on an axis, so that none covers another. */

export interface Placed<T> {
  readonly of: T
  readonly x: number
  readonly level: number // from the axis up
}

/** Each as low as it can stand beside those that were put there before. */
export function swarm<T>(
  all: readonly T[],
  xOf: (each: T) => number,
  wideOf: (each: T) => number,
): readonly Placed<T>[] {
  const levels: { readonly x: number; readonly wide: number }[][] = []
  return all.map((each) => {
    const x = xOf(each)
    const wide = wideOf(each)
    const free = levels.findIndex((taken) => taken.every((other) => Math.abs(other.x - x) >= (other.wide + wide) / 2))
    const level = free < 0 ? levels.length : free
    levels[level] ??= []
    levels[level].push({ x, wide })
    return { of: each, x, level }
  })
}

/** Of labels centred at these places the first ones that leave room to each other. */
export function apart<T>(labels: readonly T[], xOf: (each: T) => number, wideOf: (each: T) => number): readonly T[] {
  const kept: T[] = []
  for (const label of labels)
    if (kept.every((other) => Math.abs(xOf(other) - xOf(label)) >= (wideOf(other) + wideOf(label)) / 2))
      kept.push(label)
  return kept
}

/** Bounds of an axis of tens that holds all shares, and the half. */
export function axisOf(shares: readonly number[]): { readonly low: number; readonly high: number } {
  const low = Math.floor(Math.min(0.5, ...shares) * 10) / 10
  const high = Math.ceil(Math.max(0.5, ...shares) * 10) / 10
  return { low, high: high === low ? low + 0.1 : high }
}
