import { testGame } from '@freehold/kernel/checks/vitest'
import { MAP_IDS } from '../data/maps.ts'
import { terraMystica } from './game.ts'

const samples = MAP_IDS.flatMap((map) =>
  [2, 3, 4, 5].map((players) => ({
    name: `${map}, ${players} players`,
    options: { map, players, finalTile: 'random', variableTurnOrder: players % 2 === 0 },
  })),
)

testGame(
  terraMystica,
  [
    ...samples,
    { name: 'factions picked in turn', options: { players: 4, factions: 'pick' } },
    { name: 'factions bid for', options: { players: 3, factions: 'auction', points2017: true } },
    {
      name: 'base game only',
      options: { fireAndIce: false, miniExpansion: false, shippingBonus: false, templeTile: false },
    },
  ],
  { seeds: 3, hidden: { places: [], future: false }, every: 60 },
)
