import { terraMystica } from '@freehold/terra-mystica'
import { expect, test } from 'vitest'
import { Sums } from '../sums/sums.ts'
import { FEATURES, look } from './features.ts'
import checked from './network.fixture.json' with { type: 'json' }
import { Network, type Weights } from './network.ts'
import weights from './weights.json' with { type: 'json' }

test.each([
  ['WebAssembly', new Sums()],
  ['plain loops', new Sums(true)],
])('the network says what it said in training, in any order and many times over: %s', (_, sums) => {
  const network = new Network(weights as unknown as Weights, sums)
  for (let time = 0; time < 700; time++) {
    const { on, points, place } = checked[(time * 7) % checked.length]
    const row = new Float32Array(FEATURES)
    for (const [k, value] of on) row[k] = value
    const said = network.foretell({ row, parts: new Int16Array([0, FEATURES]), partsEnd: 2 })
    expect(said.points).toBeCloseTo(points, 1)
    expect(said.place).toBeCloseTo(place, 4)
  }
})

test('a moment fills exactly the numbers that the network was trained on, with the largest table too', () => {
  for (const options of [{ players: 5, finalTile: 'random' }, { players: 2 }, { automa: {} }]) {
    const s = terraMystica.setup(terraMystica.options(options), 'fast:features')
    const row = new Float32Array(FEATURES + 20)
    expect(look(s, 0, row)).toBe(FEATURES)
    expect(row.every((value) => Number.isFinite(value) && Math.abs(value) < 5)).toBe(true)
  }
})

test('weights for other features are refused', () => {
  expect(() => new Network({ ...(weights as unknown as Weights), features: 5 })).toThrow(/weights for 5 features/)
})
