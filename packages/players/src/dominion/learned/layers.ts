/** Layers of the networks: whole numbers of 16 bits with a scale for each layer and its biases, reckoned in plain loops. */

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

/** Adds a row of weights, as long as `units`, to sums. */
export function addRow(
  sums: Float32Array,
  at: number,
  by: number,
  from: Float32Array,
  row: number,
  units: number,
): void {
  for (let j = 0; j < units; j++) sums[at + j] += by * from[row + j]
}

/** Sums of the inputs with their weights; what is below 0 counts as 0. */
export function layerOf(input: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  const out = bias.slice()
  for (let i = 0; i < input.length; i++)
    if (input[i] !== 0) addRow(out, 0, input[i], weights, i * out.length, out.length)
  return out.map((value) => Math.max(0, value))
}
