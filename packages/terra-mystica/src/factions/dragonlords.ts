import { defineFaction } from './faction.ts'

export const dragonlords = defineFaction({
  id: 'dragonlords',
  name: 'Dragonlords',
  ground: 'volcano',
  start: { bowls: [4, 4, 0], cults: [2, 0, 0, 0] },
  startVp2017: 24,
  buildings: {
    dwelling: { income: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] } },
    stronghold: { cost: { coins: 8, workers: 4 }, built: { tokensPerPlayer: 1 } },
    sanctuary: { cost: { coins: 8, workers: 4 } },
  },
  digging: null,
  volcano: { lose: 'tokens', usual: 1, home: 2 },
  triggers: [{ each: 'spades', gain: { bowl1: 1 }, instead: true }],
  about: {
    ability: 'volcanoes for power tokens; spades are tokens',
    stronghold: 'as many tokens as there are players',
  },
})
