import { defineFaction } from './faction.ts'

export const nomads = defineFaction({
  id: 'nomads',
  name: 'Nomads',
  ground: 'desert',
  start: { workers: 2, cults: [1, 0, 1, 0] },
  startVp2017: 19,
  buildings: {
    tradingHouse: { income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } },
    stronghold: { cost: { coins: 8, workers: 4 } },
  },
  startDwellings: 3,
  strongholdActions: ['ACTN'],
  about: { ability: 'three dwellings at the start', stronghold: 'each round one hex next door becomes desert' },
})
