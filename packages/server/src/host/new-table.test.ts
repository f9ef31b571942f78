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

test('a table with cards of one’s own is refused in a line, rated or not', () => {
  for (const rated of [false, true])
    expect(() =>
      createdBy('ann', { game: 'dominion', options: { own: [ferryTown] }, rated }, hostedGames.dominion),
    ).toThrow('own: cards of one’s own are played in the terminal')
})
