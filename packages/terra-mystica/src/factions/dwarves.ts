import { defineFaction } from './faction.ts'

export const dwarves = defineFaction({
  id: 'dwarves',
  name: 'Dwarves',
  ground: 'mountain',
  start: { cults: [0, 0, 2, 0] },
  startVp2017: 20,
  buildings: {
    tradingHouse: { income: { coins: [0, 3, 5, 7, 10], power: [0, 1, 2, 4, 6] } },
    stronghold: { built: { teleportSteps: 1 } },
  },
  shipping: null,
  teleport: { name: 'tunnel', range: 1, costs: [{ workers: 2 }, { workers: 1 }], vp: 4, longer: 0, maxRange: 1 },
  about: {
    ability: 'no shipping; tunnel under one hex for 2 workers, 4 points each time',
    stronghold: 'a tunnel costs 1 worker',
  },
})
