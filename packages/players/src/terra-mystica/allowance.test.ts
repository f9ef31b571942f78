import { expect, test } from 'vitest'
import { Allowance } from './allowance.ts'

test('a share of a budget is spent by looking, and parts of it are parts of what is left', () => {
  let looks = 100
  const half = Allowance.of({ looks: 80 }, () => looks, 0.5)
  expect(half.left).toBe(40)
  looks += 10
  const third = half.part(1 / 3)
  expect(third.left).toBeCloseTo(10)
  looks += 10
  expect(third.isSpent).toBe(true)
  expect(half.isSpent).toBe(false)
  expect(half.left).toBe(20)
  looks += 30
  expect(half.isSpent).toBe(true)
  expect(half.part(0.5).isSpent).toBe(true) // nothing is left to have a part of
})
