import { defineFaction } from './faction.ts'

export const cultists = defineFaction({
  id: 'cultists',
  name: 'Cultists',
  ground: 'plains',
  start: { cults: [1, 0, 1, 0] },
  startVp2017: 16,
  buildings: {
    stronghold: { cost: { coins: 8, workers: 4 }, built: { vp: 7 } },
    sanctuary: { cost: { coins: 8, workers: 4 } },
  },
  leech: { taken: { cultSteps: 1 }, declined: { power: 1 }, besideAutoma: 'card' },
  about: {
    ability: 'a cult step when a neighbour takes power from a building, 1 power when all decline',
    stronghold: '7 points at once',
  },
})
