import { defineFaction } from './faction.ts'

export const shapeshifters = defineFaction({
  id: 'shapeshifters',
  name: 'Shapeshifters',
  ground: 'variable',
  start: { bowls: [4, 4, 0], cults: [1, 1, 0, 0] },
  startVp2017: 22,
  buildings: {
    stronghold: { cost: { coins: 6, workers: 3 }, income: { power: [0, 4] } },
  },
  digging: { costs: [{ workers: 3 }] },
  leech: { taken: { tokensForVp: 1 }, declined: { power: 1 }, besideAutoma: { power: 1 } },
  strongholdActions: ['ACTH5', 'ACTH6'],
  about: {
    ability: 'a token for a point when a neighbour takes power, 1 power when all decline',
    stronghold: 'change the home terrain for 5 power or 5 tokens',
  },
})
