import { describe, expect, test } from 'vitest'
import { IllegalMove } from './errors.ts'
import type { Decision } from './game.ts'
import { belowFrom, checkMove, isMove, randomMove } from './move.ts'

const decision = (count: number, min: number, max: number, ordered = false): Decision => ({
  seat: 0,
  actor: 0,
  question: { kind: 'discard', text: 'Discard cards' },
  options: Array.from({ length: count }, (_, i) => ({ key: `card ${i}` })),
  min,
  max,
  ordered,
})

describe('checkMove', () => {
  test.each([[[0, 2]], [[2, 0]], [[1]]])('%j answers one to two of three', (move) => {
    expect(() => checkMove(decision(3, 1, 2), move)).not.toThrow()
  })

  test.each<[unknown, string]>([
    [[], 'move: 0 chosen, choose 1 to 2 (Discard cards)'],
    [[0, 1, 2], 'move: 3 chosen, choose 1 to 2 (Discard cards)'],
    [[3], 'move: there is no option 3, only 0 to 2'],
    [[-1], 'move: there is no option -1, only 0 to 2'],
    [[0.5], 'move: there is no option 0.5, only 0 to 2'],
    [[Number.NaN], 'move: there is no option NaN, only 0 to 2'],
    [['1'], 'move: there is no option "1", only 0 to 2'],
    [[null], 'move: there is no option of type object, only 0 to 2'],
    [new Array(1), 'move: there is no option of type undefined, only 0 to 2'],
    [[1, 1], 'move: option 1 is chosen twice'],
    [new Array(1e6).fill(0), 'move: 1000000 chosen, choose 1 to 2 (Discard cards)'],
    [undefined, 'move: expected a list of option numbers, such as [0]'],
    [{ 0: 0, length: 1 }, 'move: expected a list of option numbers, such as [0]'],
  ])('%j does not', (move, message) => {
    expect(() => checkMove(decision(3, 1, 2), move)).toThrow(new IllegalMove(message))
  })

  test('isMove says the same without a decision', () => {
    const tried: unknown[] = [
      [0, 2],
      [1],
      [],
      [0, 1, 2],
      [3],
      [-1],
      [0.5],
      ['1'],
      [null],
      new Array(1),
      [1, 1],
      'x',
      {},
    ]
    for (const move of tried) {
      let isLegal = true
      try {
        checkMove(decision(3, 1, 2), move)
      } catch {
        isLegal = false
      }
      expect([move, isMove(move, 1, 2, 3)]).toEqual([move, isLegal])
    }
  })

  test('an exact number is asked for by that number', () => {
    expect(() => checkMove(decision(3, 2, 2), [0])).toThrow('move: 1 chosen, choose 2 (Discard cards)')
  })

  test('nothing can be played when the game is over', () => {
    expect(() => checkMove(undefined, [])).toThrow(new IllegalMove('move: the game is over, nothing is asked'))
  })
})

describe('randomMove', () => {
  test('every legal move comes up, each count as often as the others', () => {
    const below = belowFrom('fast:moves')
    const seen = new Map<string, number>()
    for (let i = 0; i < 40_000; i++) {
      const move = randomMove(decision(4, 1, 3), below)
      seen.set(move.join(), (seen.get(move.join()) ?? 0) + 1)
    }
    // 4 single cards, 6 pairs, 4 triples, each count a third of the time and in ascending order.
    expect([...seen.keys()].sort()).toEqual(
      ['0', '1', '2', '3', '0,1', '0,2', '0,3', '1,2', '1,3', '2,3', '0,1,2', '0,1,3', '0,2,3', '1,2,3'].sort(),
    )
    for (const [move, times] of seen) {
      const share = move.length === 3 ? 1 / 18 : 1 / 12
      expect(Math.abs(times / 40_000 - share)).toBeLessThan(0.008)
    }
  })

  test('where order matters every order comes up', () => {
    const below = belowFrom('fast:orders')
    const seen = new Set(Array.from({ length: 500 }, () => randomMove(decision(3, 3, 3, true), below).join()))
    expect(seen.size).toBe(6)
  })

  test('the same seed chooses the same moves', () => {
    const moves = () => {
      const below = belowFrom('fast:same')
      return Array.from({ length: 20 }, () => randomMove(decision(5, 0, 5, true), below))
    }
    expect(moves()).toEqual(moves())
  })
})
