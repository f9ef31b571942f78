import { defineFaction, ICE_DIGGING } from './faction.ts'

export const yetis = defineFaction({
  id: 'yetis',
  name: 'Yetis',
  ground: 'ice',
  start: { bowls: [0, 12, 0], cults: [0, 0, 1, 1] },
  startVp2017: 22,
  buildings: {
    dwelling: { income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
    tradingHouse: { income: { coins: [0, 2, 4, 6, 8], power: [0, 2, 4, 6, 8] } },
    stronghold: { income: { power: [0, 4] } },
  },
  digging: ICE_DIGGING,
  powerDiscount: 1,
  reusesPowerActions: true,
  strength: { stronghold: 4, sanctuary: 4 },
  about: {
    ability: 'power actions cost 1 less; stronghold and sanctuary have power 4',
    stronghold: 'power actions that were taken may be taken again',
  },
})
