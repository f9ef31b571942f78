import { defineFaction } from './faction.ts'

export const giants = defineFaction({
  id: 'giants',
  name: 'Giants',
  ground: 'wasteland',
  start: { cults: [1, 0, 0, 1] },
  startVp2017: 25,
  buildings: {
    stronghold: { income: { power: [0, 4] } },
  },
  flatSpades: 2,
  strongholdActions: ['ACTG'],
  about: { ability: 'every hex takes exactly 2 spades', stronghold: 'each round 2 spades' },
})
