/** Layers of the networks: whole numbers of 16 bits with a scale for each layer and its biases. What is done once for a table is reckoned here. */

/** As `training/dominion/packing.py` writes them. */
export interface Layers {
  readonly scales: readonly number[]
  readonly data: string // base64 of the numbers, the inputs of a layer one after the other
}

/** Reads the numbers of one layer after the other. */
export function readerOf({ scales, data }: Layers): (count: number) => Float32Array {
  const numbers = new Int16Array(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)).buffer)
  let from = 0
  let layer = 0
  return (count) => {
    const scale = scales[layer++]
    from += count
    return Float32Array.from(numbers.subarray(from - count, from), (n) => n * scale)
  }
}

/** Sums of the inputs with their weights; what is below 0 counts as 0. */
export function layerOf(input: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  const out = bias.slice()
  addRows(out, input, weights, 0)
  return out.map((value) => Math.max(0, value))
}

/** What a card that is seen so adds to a layer, by the way in which it is counted. */
export function rowsOf(seen: Float32Array, weights: Float32Array, ways: number, units: number): Float32Array {
  const rows = new Float32Array(ways * units)
  for (let way = 0; way < ways; way++)
    addRows(rows.subarray(way * units, (way + 1) * units), seen, weights, way * seen.length)
  return rows
}

/** Adds rows of weights to sums, each times its input, from the one of this number on. */
function addRows(sums: Float32Array, inputs: Float32Array, weights: Float32Array, first: number): void {
  const units = sums.length
  for (let i = 0; i < inputs.length; i++) {
    const by = inputs[i]
    const row = (first + i) * units
    if (by !== 0) for (let j = 0; j < units; j++) sums[j] += by * weights[row + j]
  }
}
