import { defineFaction } from './faction.ts'

export const chaosmagicians = defineFaction({
  id: 'chaosmagicians',
  name: 'Chaos Magicians',
  ground: 'wasteland',
  start: { workers: 4, cults: [2, 0, 0, 0] },
  startVp2017: 19,
  buildings: {
    temple: { built: { favors: 2 } },
    stronghold: { cost: { coins: 4, workers: 4 }, income: { workers: [0, 2] } },
    sanctuary: { cost: { coins: 8, workers: 4 }, built: { favors: 2 } },
  },
  strongholdActions: ['ACTC'],
  startDwellings: 1,
  placesLast: true,
  about: {
    ability: 'one dwelling at the start, placed last; two favor tiles instead of one',
    stronghold: 'each round two actions in a row',
  },
})
