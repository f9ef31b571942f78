import { testGame } from '@freehold/kernel/checks/vitest'
import { MAP_IDS } from '../data/maps.ts'
import { terraMystica } from '../game/game.ts'
import { AUTOMA_FACTION_IDS, LEVELS } from './words.ts'

const alone = AUTOMA_FACTION_IDS.map((faction, i) => ({
  name: `${faction}, ${LEVELS[i % LEVELS.length]}, ${MAP_IDS[i % MAP_IDS.length]}`,
  options: { automa: { faction, level: LEVELS[i % LEVELS.length] }, map: MAP_IDS[i % MAP_IDS.length] },
  silent: [1],
}))

testGame(
  terraMystica,
  [
    ...alone,
    { name: 'two humans', options: { players: 3, automa: { level: 'ultoma' }, finalTile: 'random' }, silent: [2] },
    { name: 'factions picked', options: { players: 3, factions: 'pick', automa: { home: 'lake' } }, silent: [2] },
    { name: 'Cultists, who turn up her reserve', options: { factions: ['cultists'], automa: {} }, silent: [1] },
    { name: 'Shapeshifters', options: { factions: ['shapeshifters'], automa: { level: 'alptrauma' } }, silent: [1] },
  ],
  // A card turned up for her dwellings or by Cultists is seen once and goes back.
  { seeds: 4, hidden: { places: [], future: true }, shows: { turnedUp: 'all' }, every: 12 },
)
