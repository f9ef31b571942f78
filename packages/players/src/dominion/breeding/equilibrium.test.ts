import { expect, test } from 'vitest'
import { equilibrium } from './equilibrium.ts'

const near = (found: readonly number[], expected: readonly number[]) =>
  expected.forEach((often, i) => {
    expect(Math.abs(found[i] - often)).toBeLessThan(0.03)
  })

test('whoever beats all others is always chosen', () => {
  near(
    equilibrium([
      [0.5, 0.4, 0.7],
      [0.6, 0.5, 0.6],
      [0.3, 0.4, 0.5],
    ]),
    [0, 1, 0],
  )
})

test('where each beats another, they are chosen in turn, and one that loses to most hardly ever', () => {
  near(
    equilibrium([
      [0.5, 0.9, 0.1, 0.9],
      [0.1, 0.5, 0.9, 0.9],
      [0.9, 0.1, 0.5, 0.9],
      [0.1, 0.1, 0.1, 0.5],
    ]),
    [1 / 3, 1 / 3, 1 / 3, 0],
  )
})
