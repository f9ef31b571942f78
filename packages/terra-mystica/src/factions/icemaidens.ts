import { defineFaction, ICE_DIGGING } from './faction.ts'

export const icemaidens = defineFaction({
  id: 'icemaidens',
  name: 'Ice Maidens',
  ground: 'ice',
  start: { bowls: [6, 6, 0], cults: [0, 1, 0, 1] },
  startVp2017: 20,
  buildings: {
    dwelling: { income: { workers: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
    stronghold: { income: { power: [0, 4] } },
  },
  digging: ICE_DIGGING,
  startGain: { favors: 1 },
  pass: { perTemple: 3 },
  about: { ability: 'a favor tile at the start', stronghold: '3 points for each temple, when passing' },
})
