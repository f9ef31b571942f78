import { defineFaction } from './faction.ts'

export const auren = defineFaction({
  id: 'auren',
  name: 'Auren',
  ground: 'forest',
  start: { cults: [0, 1, 0, 1] },
  startVp2017: 27,
  buildings: {
    stronghold: { built: { favors: 1 } },
    sanctuary: { cost: { coins: 8, workers: 4 } },
  },
  strongholdActions: ['ACTA'],
  about: { ability: '', stronghold: 'a favor tile at once; each round 2 steps in one cult' },
})
