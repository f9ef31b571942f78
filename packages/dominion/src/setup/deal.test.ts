import { describe, expect, test } from 'vitest'
import { dominion } from '../game.ts'
import { type DominionOptions, followingStart, type Start } from './options.ts'

type Asked = { players: number; edition: '1e' | '2e'; start: Start; rules?: Partial<DominionOptions['rules']> }

function firstSeat(asked: Asked, seed: string): number | undefined {
  return dominion.pending(dominion.setup(dominion.options(asked), seed))?.seat
}

/** Who begins, over many games. */
function starters(asked: Asked): number[] {
  const seats = Array.from({ length: 60 }, (_, i) => firstSeat(asked, `fast:start ${i}`))
  return [...new Set(seats)].filter((seat) => seat !== undefined).sort()
}

describe('who begins', () => {
  test.each<[string, Asked, number[]]>([
    ['1e, Starting player: by lot', { edition: '1e', players: 3, start: 'random' }, [0, 1, 2]],
    ['2e, Preparation: by lot', { edition: '2e', players: 4, start: 'random' }, [0, 1, 2, 3]],
    ['a seat that is named', { edition: '2e', players: 4, start: 2 }, [2]],
    ['1e, Starting player: left of the winner', { edition: '1e', players: 3, start: { winners: [0] } }, [1]],
    ['2e, Preparation: the winner goes last', { edition: '2e', players: 3, start: { winners: [2] } }, [0]],
    ['1e: after a tie one of the others', { edition: '1e', players: 3, start: { winners: [0, 1] } }, [2]],
    ['1e: after a tie by lot among the others', { edition: '1e', players: 4, start: { winners: [0, 2] } }, [1, 3]],
    ['1e: a tie of all leaves no others', { edition: '1e', players: 2, start: { winners: [0, 1] } }, [0, 1]],
    ['2e: after a tie by lot', { edition: '2e', players: 3, start: { winners: [0, 1] } }, [0, 1, 2]],
    [
      'the other rule, where it is chosen',
      { edition: '2e', players: 3, start: { winners: [0, 1] }, rules: { tiedStart: 'losers' } },
      [2],
    ],
  ])('%s', (_, asked, seats) => {
    expect(starters(asked)).toEqual(seats)
  })

  test('the winners are taken from the outcome of the game before', () => {
    const start = followingStart({ places: [2, 1, 3], points: [3, 9, 1], winners: [1], why: 'nine points' })
    expect(starters({ edition: '2e', players: 3, start })).toEqual([2])
  })
})

test('each player draws five of ten, and the same seed deals the same', () => {
  const options = dominion.options({ players: 3, start: 0 })
  const state = dominion.setup(options, 'fast:deal')
  const { seats } = dominion.view(state, 1)
  expect(seats.map(({ hand, deck }) => [hand.count, deck.count])).toEqual(Array(3).fill([5, 5]))
  expect(dominion.hash(dominion.setup(options, 'fast:deal'))).toBe(dominion.hash(state))
  expect(dominion.hash(dominion.setup(options, 'fast:other'))).not.toBe(dominion.hash(state))
})
