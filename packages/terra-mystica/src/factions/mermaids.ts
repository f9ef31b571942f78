import { defineFaction } from './faction.ts'

export const mermaids = defineFaction({
  id: 'mermaids',
  name: 'Mermaids',
  ground: 'lake',
  start: { bowls: [3, 9, 0], cults: [0, 2, 0, 0] },
  startVp2017: 19,
  buildings: {
    stronghold: { income: { power: [0, 4] }, built: { shippingSteps: 1 } },
    sanctuary: { cost: { coins: 8, workers: 4 } },
  },
  shipping: { start: 1, max: 5, cost: { coins: 4, priests: 1 }, vp: [2, 3, 4, 5] },
  townsAcrossRiver: true,
  about: {
    ability: 'shipping begins at 1 and goes to 5; a town may skip one river hex',
    stronghold: 'a step of shipping',
  },
})
