import { defineFaction } from './faction.ts'

export const alchemists = defineFaction({
  id: 'alchemists',
  name: 'Alchemists',
  ground: 'swamp',
  start: { cults: [1, 1, 0, 0] },
  startVp2017: 27,
  buildings: {
    tradingHouse: { income: { coins: [0, 2, 4, 7, 11], power: [0, 1, 2, 3, 4] } },
    stronghold: { income: { coins: [0, 6] }, built: { power: 12 } },
  },
  exchange: [
    { from: 'vp', to: 'coins', rate: 1 },
    { from: 'coins', to: 'vp', rate: 2 },
  ],
  triggers: [{ each: 'spades', gain: { power: 2 }, needsStronghold: true }],
  about: {
    ability: '1 point is 1 coin, 2 coins are 1 point, at any time',
    stronghold: '12 power at once, then 2 power for every spade',
  },
})
