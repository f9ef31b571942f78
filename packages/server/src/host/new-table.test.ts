import { expect, test } from 'vitest'
import { hostedGames } from '../games.ts'
import { createdBy } from './new-table.ts'

const ferryTown = {
  name: 'Ferry Town',
  cost: { coins: 4 },
  types: ['Action'],
  pile: { in: 'supply' },
  emblem: 'raft',
  abilities: [{ when: 'play', steps: [{ do: 'draw', n: 2 }] }],
}

const asked = (own: readonly unknown[], terms: object = {}) =>
  createdBy('ann', { game: 'dominion', options: { own }, ...terms }, hostedGames.dominion)

test('a table with cards of one’s own carries their definitions', () => {
  expect(asked([ferryTown]).options).toMatchObject({ own: [ferryTown], kingdom: { length: 10 } })
})

test('it is never rated, and counts for no kingdom', () => {
  expect(() => asked([ferryTown], { rated: true })).toThrow('never rated')
  expect(hostedGames.dominion.code?.(asked([ferryTown]).options)).toBeUndefined()
})

test('a card that is none is refused in a line', () => {
  expect(() => asked([{ ...ferryTown, abilities: [{ when: 'play', steps: [{ do: 'explode' }] }] }])).toThrow(
    'own: Ferry Town: its ability 1 is not one of the card language',
  )
})
