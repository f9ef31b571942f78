import { expect, test } from 'vitest'
import { decisiveCard } from './decisive-card.ts'

const scored = (cards: Record<string, [copies: number, points: number]>) => ({
  scoring: Object.entries(cards).map(([card, [copies, points]]) => ({ card, copies, points })),
})
const result = (points: number[], winners: number[], resigned: number[] = []) => ({
  points,
  winners,
  resigned,
  places: points.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
  why: '',
})
const provinces: [number, number] = [4, 24]

test('the one Estate more decides a game of one point', () => {
  const own = scored({ Province: provinces, Duchy: [2, 6], Estate: [4, 4] })
  const other = scored({ Province: provinces, Duchy: [2, 6], Estate: [3, 3] })
  expect(decisiveCard([own, other], result([34, 33], [0]))).toEqual({ seat: 0, card: 'Estate' })
  expect(decisiveCard([other, own], result([33, 34], [1]))).toEqual({ seat: 1, card: 'Estate' })
})

test('what the other has as many of decides nothing; the least that would do is meant', () => {
  const own = scored({ Province: [5, 30], Duchy: [3, 9], Estate: [3, 3] })
  const other = scored({ Province: provinces, Duchy: [2, 6], Estate: [3, 3] })
  expect(decisiveCard([own, other], result([42, 33], [0]))).toBeUndefined() // nine ahead: no one card
  const closer = scored({ Province: [4, 24], Duchy: [3, 9], Estate: [3, 3] })
  expect(decisiveCard([closer, other], result([36, 33], [0]))).toEqual({ seat: 0, card: 'Duchy' })
})

test('who won by Curses of the others, by turns, with others or by resigning has no such card', () => {
  const even = scored({ Province: provinces, Estate: [3, 3] })
  const cursed = scored({ Province: provinces, Estate: [3, 3], Curse: [1, -1] })
  expect(decisiveCard([even, cursed], result([27, 26], [0]))).toBeUndefined()
  expect(decisiveCard([even, even], result([27, 27], [0]))).toBeUndefined()
  expect(decisiveCard([even, even], result([27, 27], [0, 1]))).toBeUndefined()
  expect(decisiveCard([even, cursed], result([27, 26], [0], [1]))).toBeUndefined()
})
