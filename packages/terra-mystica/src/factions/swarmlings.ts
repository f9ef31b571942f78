import { defineFaction } from './faction.ts'

export const swarmlings = defineFaction({
  id: 'swarmlings',
  name: 'Swarmlings',
  ground: 'lake',
  start: { coins: 20, workers: 8, bowls: [3, 9, 0], cults: [1, 1, 1, 1] },
  startVp2017: 22,
  buildings: {
    dwelling: { cost: { coins: 3, workers: 2 }, income: { workers: [2, 3, 4, 5, 6, 7, 8, 9, 9] } },
    tradingHouse: { cost: { coins: 4, workers: 3 }, income: { coins: [0, 2, 4, 6, 9], power: [0, 2, 4, 6, 8] } },
    temple: { cost: { coins: 6, workers: 3 } },
    stronghold: { cost: { coins: 8, workers: 5 }, income: { power: [0, 4] } },
    sanctuary: { cost: { coins: 8, workers: 5 }, income: { priests: [0, 2] } },
  },
  triggers: [{ each: 'towns', gain: { workers: 3 } }],
  strongholdActions: ['ACTS'],
  about: { ability: '3 workers for every town', stronghold: 'each round a free trading house' },
})
