import { defineFaction, STANDARD_DIGGING } from './faction.ts'

export const halflings = defineFaction({
  id: 'halflings',
  name: 'Halflings',
  ground: 'plains',
  start: { bowls: [3, 9, 0], cults: [0, 0, 1, 1] },
  startVp2017: 20,
  buildings: {
    stronghold: { cost: { coins: 8, workers: 4 }, built: { spades: 3 } },
  },
  digging: { ...STANDARD_DIGGING, upgrade: { coins: 1, workers: 2, priests: 1 } },
  triggers: [{ each: 'spades', gain: { vp: 1 } }],
  about: { ability: '1 point for every spade; digging improves for 1 coin', stronghold: '3 spades at once' },
})
