/** Rules of the house, in the place of texts that nobody could recover; a file of printed values replaces each. */
import type { HouseRules } from '../values.ts'

export const HOUSE: HouseRules = {
  achievements: [
    { built: 'stronghold', count: 1 },
    { built: 'sanctuary', count: 1 },
    { joined: true },
    { structures: 8 },
    { cult: 7, tracks: 1 },
    { cult: 3, tracks: 4 },
  ],
  cultistIcons: [1, 2],
  cubePoints: { humanBuilds: 2, left: 1 },
  youthTerrain: {},
  blightSpades: 1,
  fallowLand: { inRange: true, home: false },
  wanderersClusters: false,
  powermongersPower: 'taken',
}
