import { defineFaction } from './faction.ts'

export const witches = defineFaction({
  id: 'witches',
  name: 'Witches',
  ground: 'forest',
  start: { cults: [0, 0, 0, 2] },
  startVp2017: 19,
  triggers: [{ each: 'towns', gain: { vp: 5 } }],
  strongholdActions: ['ACTW'],
  about: { ability: '5 points for every town', stronghold: 'each round a dwelling on any free forest' },
})
