import { defineFaction } from './faction.ts'

export const fakirs = defineFaction({
  id: 'fakirs',
  name: 'Fakirs',
  ground: 'desert',
  start: { bowls: [7, 5, 0], cults: [1, 0, 0, 1] },
  startVp2017: 33,
  buildings: {
    stronghold: { cost: { coins: 10, workers: 4 }, income: { priests: [0, 1] }, built: { teleportSteps: 1 } },
  },
  shipping: null,
  digging: { costs: [{ workers: 3 }, { workers: 2 }], upgrade: { coins: 5, workers: 2, priests: 1 }, upgradeVp: [6] },
  teleport: { name: 'carpet flight', range: 1, costs: [{ priests: 1 }, { priests: 1 }], vp: 4, longer: 1, maxRange: 4 },
  about: {
    ability: 'no shipping; fly over one hex for a priest, 4 points each time',
    stronghold: 'fly one hex further',
  },
})
