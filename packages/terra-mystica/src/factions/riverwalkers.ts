import { defineFaction } from './faction.ts'

export const riverwalkers = defineFaction({
  id: 'riverwalkers',
  name: 'Riverwalkers',
  ground: 'variable',
  start: { bowls: [10, 2, 0], cults: [1, 0, 0, 1] },
  startVp2017: 21,
  buildings: {
    dwelling: { income: { workers: [1, 2, 3, 3, 4, 5, 5, 6, 7] } },
    temple: { income: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } },
    stronghold: { built: { bridges: 2 } },
  },
  shipping: { start: 1, max: 1, cost: null, vp: [] },
  digging: null,
  priestSupply: 1,
  riverbound: { unlock: 1, unlockHome: 2 },
  about: {
    ability: 'build along the river only; a priest gained may unlock a terrain instead',
    stronghold: 'two bridges at once',
  },
})
