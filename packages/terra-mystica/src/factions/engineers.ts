import { defineFaction } from './faction.ts'

export const engineers = defineFaction({
  id: 'engineers',
  name: 'Engineers',
  ground: 'mountain',
  start: { coins: 10, workers: 2, bowls: [3, 9, 0], cults: [0, 0, 0, 0] },
  startVp2017: 16,
  buildings: {
    dwelling: { cost: { coins: 1, workers: 1 }, income: { workers: [0, 1, 2, 2, 3, 4, 4, 5, 6] } },
    tradingHouse: { cost: { coins: 2, workers: 1 } },
    temple: { cost: { coins: 4, workers: 1 }, income: { priests: [0, 1, 1, 2], power: [0, 0, 5, 5] } },
    stronghold: { cost: { coins: 6, workers: 3 } },
    sanctuary: { cost: { coins: 6, workers: 3 } },
  },
  actions: ['ACTE'],
  pass: { perBridge: 3 },
  about: {
    ability: 'cheap buildings; bridges for 2 workers',
    stronghold: '3 points for each bridge between own buildings, when passing',
  },
})
