import { expect, test } from 'vitest'
import { Sums, widthOf } from './sums.ts'
import { sumsModule } from './wasm.ts'

/** Numbers that look like weights, the same each time. */
function numbers(count: number, seed: number): Float32Array {
  let state = seed
  return Float32Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 1_073_741_824 - 1
  })
}

const UNITS = 40
const WIDTH = widthOf(UNITS)

/** Rows added up, and a layer over the sums. */
function reckoned(sums: Sums): number[] {
  const rows = numbers(9 * UNITS, 1)
  const place = sums.keep(rows, UNITS)
  const weights = sums.keep(numbers((1 + UNITS) * UNITS, 2), UNITS)
  const first = sums.keep(new Float32Array(UNITS), UNITS)
  const second = sums.keep(new Float32Array(UNITS), UNITS)
  const factors = numbers(9, 3)
  factors.forEach((factor, i) => {
    sums.add(place + i * WIDTH * 4, factor)
  })
  sums.sum(first, WIDTH)
  sums.layer(first, UNITS, second, WIDTH, weights)
  return [first, second].flatMap((at) => [...sums.floats.subarray(at / 4, at / 4 + UNITS)])
}

test('rows are added up, each times its factor, and a layer over them', () => {
  const found = reckoned(new Sums())
  const rows = numbers(9 * UNITS, 1)
  const weights = numbers((1 + UNITS) * UNITS, 2)
  const factors = numbers(9, 3)
  const units = Array.from({ length: UNITS }, (_, j) => j)
  const first = units.map((j) => factors.reduce((sum, factor, i) => sum + factor * rows[i * UNITS + j], 0))
  const second = units.map((j) =>
    first.reduce((sum, value, i) => sum + Math.max(0, value) * weights[(1 + i) * UNITS + j], weights[j]),
  )
  for (const [i, value] of [...first, ...second].entries()) expect(found[i]).toBeCloseTo(value, 4)
})

test('WebAssembly and plain loops agree to the last bit', () => {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { validate(bytes: Uint8Array): boolean } }
  expect(WebAssembly.validate(sumsModule())).toBe(true)
  expect(reckoned(new Sums())).toEqual(reckoned(new Sums(true)))
})

test('what is lent goes to one guest at a time, and memory grows with it', () => {
  for (const sums of [new Sums(), new Sums(true)]) {
    const kept = sums.keep(numbers(UNITS, 4), UNITS)
    const [one, other] = [{}, {}]
    const place = sums.lend(one) ?? Number.NaN
    expect(place).toBe(kept + WIDTH * 4)
    expect(sums.lend(one)).toBeUndefined()
    const many = numbers(3000 * UNITS, 5)
    expect(sums.write(place, many, UNITS)).toBe(place + 3000 * WIDTH * 4)
    expect(sums.floats[(place + 2999 * WIDTH * 4) / 4]).toBe(many[2999 * UNITS])
    expect([...sums.floats.subarray(kept / 4, kept / 4 + UNITS)]).toEqual([...numbers(UNITS, 4)])
    expect(sums.lend(other)).toBe(place)
    expect(sums.lend(one)).toBe(place)
  }
})
