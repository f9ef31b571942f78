import { expect, test } from 'vitest'
import { Sums } from '../../sums/sums.ts'
import { CARD_FEATURES } from './card-features.ts'
import { MOMENT_NUMBERS, OPTION_NUMBERS } from './moment.ts'
import checked from './policy.fixture.json' with { type: 'json' }
import { PolicyNetwork, type PolicyWeights, Weigher } from './policy.ts'
import weights from './policy-weights.json' with { type: 'json' }

/** Numbers of a moment before what is asked, and questions there are, as in training. */
const SCALARS = 29
const QUESTIONS = 13

/** What training wrote down of a decision, as it comes from a table. */
function momentOf({ counts, asked, deed, asker, numbers, does, options }: (typeof checked)[number]) {
  const [mine, theirs, left, hand, inPlay] = counts
  const all = new Float32Array(MOMENT_NUMBERS)
  all.set(numbers)
  all[SCALARS + asked] = 1
  if (deed < 255) all[SCALARS + QUESTIONS + deed] = 1
  return {
    position: { mine, theirs, left: left.map((twice) => twice / 2) },
    ...{ hand, inPlay, numbers: all },
    asker: asker === 255 ? -1 : asker,
    count: does.length,
    does: does.map((row) => (row === 255 ? -1 : row)),
    options: options.flat(),
  }
}

test.each([
  ['WebAssembly', false],
  ['plain loops', true],
])('the policy says what it said in training, in any order, in %s', (_, isPlain) => {
  const network = new PolicyNetwork(weights as PolicyWeights, new Sums(isPlain))
  expect(checked.length).toBeGreaterThan(2)
  const weighers = checked.map(({ cards, supply }) => {
    const rows = cards.map((on) => {
      const row = new Float32Array(CARD_FEATURES)
      for (const [feature, value] of on) row[feature] = value
      return row
    })
    return new Weigher(network, rows, supply, [])
  })
  for (const i of [...checked.keys(), ...[...checked.keys()].reverse()]) {
    const moment = momentOf(checked[i])
    expect(checked[i].options[0]).toHaveLength(OPTION_NUMBERS)
    weighers[i].weigh(moment)
    for (const [option, score] of checked[i].scores.entries()) expect(weighers[i].scores[option]).toBeCloseTo(score, 3)
  }
})

test('weights for other features are refused', () => {
  expect(() => new PolicyNetwork({ ...(weights as PolicyWeights), features: 5 })).toThrow(/weights for 5 numbers/)
})
