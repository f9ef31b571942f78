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
  const groups: number[][] = [] // those that would touch stand together around their middle
  const topOf = (group: readonly number[]) =>
    group.reduce((sum, label) => sum + places[label], 0) / group.length - (apart * (group.length - 1)) / 2
  for (const label of places.map((_, i) => i).toSorted((a, b) => places[a] - places[b])) {
    let group = [label]
    for (
      let above = groups.at(-1);
      above && topOf(group) < topOf(above) + apart * above.length;
      above = groups.at(-1)
    ) {
      group = [...above, ...group]
      groups.pop()
    }
    groups.push(group)
  }
  const spread = [...places]
  for (const group of groups)
    group.forEach((label, i) => {
      spread[label] = topOf(group) + i * apart
    })
  return spread
}
