export interface Axis {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

/** Whole, round numbers from below the least to above the most, about as many as asked for. */
export function axisOf(least: number, most: number, about: number): Axis {
  const rough = Math.max(1, (most - least) / about)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10))
  const from = Math.floor(least / step) * step
  const to = Math.ceil(most / step) * step
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step)
  return { from, to, ticks }
}

/** Where labels stand so that none covers another, each as near to its place as that allows. */
export function spreadLabels(places: readonly number[], apart: number): readonly number[] {
  const order = places.map((_, i) => i).toSorted((a, b) => places[a] - places[b])
  const spread = [...places]
  for (let n = 1; n < order.length; n++) {
    const [above, below] = [order[n - 1], order[n]]
    if (spread[below] - spread[above] < apart) spread[below] = spread[above] + apart
  }
  // What was pushed down is shared with those above.
  const shift = order.length > 0 ? (spread[order[order.length - 1]] - places[order[order.length - 1]]) / 2 : 0
  return spread.map((place) => place - shift)
}
