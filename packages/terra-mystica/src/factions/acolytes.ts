import { defineFaction } from './faction.ts'

export const acolytes = defineFaction({
  id: 'acolytes',
  name: 'Acolytes',
  ground: 'volcano',
  start: { bowls: [6, 6, 0], cults: [3, 3, 3, 3] },
  startVp2017: 23,
  buildings: {
    dwelling: { income: { workers: [0, 1, 2, 3, 3, 4, 5, 6, 6] } },
    stronghold: { cost: { coins: 8, workers: 4 } },
    sanctuary: { cost: { coins: 8, workers: 4 } },
  },
  digging: null,
  volcano: { lose: 'cultSteps', usual: 3, home: 4 },
  triggers: [{ each: 'spades', gain: { cultSteps: 1 }, instead: true }],
  extraPriestStep: true,
  about: {
    ability: 'volcanoes for cult steps; spades are cult steps',
    stronghold: 'a step more for every priest sent to a cult',
  },
})
