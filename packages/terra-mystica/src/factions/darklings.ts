import { defineFaction } from './faction.ts'

export const darklings = defineFaction({
  id: 'darklings',
  name: 'Darklings',
  ground: 'swamp',
  start: { workers: 1, priests: 1, cults: [0, 1, 1, 0] },
  startVp2017: 15,
  buildings: {
    stronghold: { built: { workersToPriests: 3 } },
    sanctuary: { cost: { coins: 10, workers: 4 }, income: { priests: [0, 2] } },
  },
  digging: { costs: [{ priests: 1 }], vpPerSpade: 2 },
  about: {
    ability: 'spades cost a priest each and give 2 points',
    stronghold: 'up to 3 workers become priests at once',
  },
})
