import { expect, test } from 'vitest'
import { reasonOf } from './reasons.ts'

const result = { places: [1, 2, 3], winners: [0], points: [30, 24, 12], resigned: [], why: '' }

test('more points win', () => {
  expect(reasonOf(result, [18, 18, 17])).toEqual({ by: 'points', points: 30, ahead: 6 })
})

test('of equal points the fewer turns win, and it is told whom that decided against', () => {
  const level = { ...result, points: [30, 30, 12] }
  expect(reasonOf(level, [17, 18, 17])).toEqual({ by: 'turns', points: 30, others: [1], turns: 17, more: 18 })
})

test('equal points in equal turns are shared', () => {
  const shared = { ...result, winners: [0, 1], points: [30, 30, 12] }
  expect(reasonOf(shared, [18, 18, 17])).toEqual({ by: 'sharing', points: 30, turns: 18 })
  expect(reasonOf(shared, undefined)).toEqual({ by: 'sharing', points: 30, turns: undefined })
})

test('who resigned is no equal, whatever the points; and where all did, points decide nothing', () => {
  const level = { ...result, points: [30, 30, 12], resigned: [1] }
  expect(reasonOf(level, [17, 18, 17])).toEqual({ by: 'points', points: 30, ahead: 18 })
  expect(reasonOf({ ...result, points: undefined, resigned: [1, 2] }, [1, 1, 1])).toEqual({ by: 'resigning' })
})
