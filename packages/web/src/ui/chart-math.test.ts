import { expect, test } from 'vitest'
import { axisOf, spreadLabels } from './chart-math.ts'

test('an axis has round numbers that hold everything', () => {
  expect(axisOf(0, 33, 5)).toEqual({ from: 0, to: 40, ticks: [0, 10, 20, 30, 40] })
  expect(axisOf(-3, 12, 5)).toEqual({ from: -5, to: 15, ticks: [-5, 0, 5, 10, 15] })
  expect(axisOf(0, 1, 5).ticks).toEqual([0, 1])
  expect(axisOf(0, 140, 5).to).toBeGreaterThanOrEqual(140)
})

test('labels keep their distance and their order', () => {
  expect(spreadLabels([10, 100], 16)).toEqual([10, 100])
  const [first, second, third] = spreadLabels([50, 52, 51], 16)
  expect(second - third).toBeCloseTo(16)
  expect(third - first).toBeCloseTo(16)
  expect(spreadLabels([], 16)).toEqual([])
  expect(spreadLabels([10, 100, 100], 16)).toEqual([10, 92, 108]) // who has room stays
})
