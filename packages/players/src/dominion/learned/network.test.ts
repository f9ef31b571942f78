import { expect, test } from 'vitest'
import { CARD_FEATURES } from './card-features.ts'
import checked from './network.fixture.json' with { type: 'json' }
import { Network, Reckoner, type Weights } from './network.ts'
import weights from './weights.json' with { type: 'json' }

test('the network says what it said in training, in any order', () => {
  const network = new Network(weights as Weights)
  expect(checked.length).toBeGreaterThan(2)
  const reckoners = checked.map(({ cards }) => {
    const rows = cards.map((on) => {
      const row = new Float32Array(CARD_FEATURES)
      for (const [feature, value] of on) row[feature] = value
      return row
    })
    return new Reckoner(network, rows, [...rows.keys()])
  })
  for (const i of [0, 1, 2, 3, 2, 1, 0]) {
    const { win, lead, turns, ...seen } = checked[i]
    reckoners[i].foretell(seen)
    expect(reckoners[i].win).toBeCloseTo(win, 4)
    expect(reckoners[i].lead).toBeCloseTo(lead, 3)
    expect(reckoners[i].turns).toBeCloseTo(turns, 3)
  }
})

test('weights for other features are refused', () => {
  expect(() => new Network({ ...(weights as Weights), features: 5 })).toThrow(/weights for 5 and/)
})
