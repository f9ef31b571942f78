import { expect, test } from 'vitest'
import { Sums } from '../../sums/sums.ts'
import { CARD_FEATURES } from './card-features.ts'
import checked from './network.fixture.json' with { type: 'json' }
import { Network, Reckoner, type Weights } from './network.ts'
import weights from './weights.json' with { type: 'json' }

test.each([
  ['WebAssembly', false],
  ['plain loops', true],
])('the network says what it said in training, in any order, in %s', (_, isPlain) => {
  const network = new Network(weights as Weights, new Sums(isPlain))
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

test('a landscape counts as it was learnt: on offer, and nothing of it left in the supply', () => {
  const network = new Network(weights as Weights)
  const [{ cards, mine, theirs, left, scalars }] = checked
  const rows = cards.map((on) => {
    const row = new Float32Array(CARD_FEATURES)
    for (const [feature, value] of on) row[feature] = value
    return row
  })
  const last = rows.length - 1
  const but = (counts: readonly number[]) => counts.map((count, kind) => (kind === last ? 0 : count))
  const seen = { mine: but(mine), theirs: but(theirs), left: but(left), scalars }
  const asPile = new Reckoner(network, rows, [...rows.keys()])
  const asLandscape = new Reckoner(network, rows, [...rows.keys()].slice(0, last), last)
  asPile.foretell(seen)
  asLandscape.foretell(seen)
  expect(asLandscape.lead).toBeCloseTo(asPile.lead, 4)
  const without = new Reckoner(network, rows.slice(0, last), [...rows.keys()].slice(0, last))
  without.foretell({ ...seen, mine: mine.slice(0, last), theirs: theirs.slice(0, last) })
  expect(without.lead).not.toBeCloseTo(asPile.lead, 2)
})

test('weights for other features are refused', () => {
  expect(() => new Network({ ...(weights as Weights), features: 5 })).toThrow(/weights for 5 and/)
})
