/** What the peoples do that others do not. */
import type { Example } from './example.ts'

const pair = ['witches', 'giants'] as const

export const peopleExamples = {
  'peoples.colour': {
    factions: pair,
    found: 'pick',
    given: { fresh: true },
    steps: ['1: choose witches', { refused: '2: choose auren' }, '2: choose giants'],
    then: { owns: { witches: { terrain: 'forest' }, giants: { terrain: 'wasteland' } } },
  },
  'faction.giants': {
    factions: ['giants', 'witches'],
    given: { owns: { giants: { stands: { dwelling: 'G2' }, workers: 6 } } },
    steps: [{ refused: 'giants: dig 1. transform F3 to red' }, 'giants: dig 2. transform F3 to red'],
    then: { hexes: { F3: 'wasteland' }, owns: { giants: { workers: 0 } } },
  },
  'faction.witches': {
    factions: pair,
    given: {
      owns: { witches: { stands: { tradingHouse: 'F4 E7 E6' }, coins: 9, workers: 9, vp: 20 } },
      ground: { F3: 'forest' },
    },
    steps: ['witches: build F3', 'witches: +TW1'],
    then: { owns: { witches: { vp: 30 } } }, // 5 of the tile, 5 of their own
  },
  'faction.dwarves': {
    factions: ['dwarves', 'witches'],
    given: {
      owns: { dwarves: { stands: { dwelling: 'I11' }, coins: 9, workers: 9, vp: 20 } },
      ground: { H6: 'mountain' },
    },
    steps: ['dwarves: build H6'],
    then: { hexes: { H6: 'dwarves dwelling' }, owns: { dwarves: { vp: 24, workers: 6 } } }, // 2 for the tunnel, 1 to build
  },
  'faction.fakirs': {
    factions: ['fakirs', 'witches'],
    given: {
      owns: { fakirs: { stands: { dwelling: 'F3' }, coins: 9, workers: 9, priests: 1, vp: 20 } },
      ground: { E7: 'desert' },
    },
    steps: ['fakirs: build E7'],
    then: { owns: { fakirs: { priests: 0, vp: 24 } } },
  },
  'faction.mermaids': {
    factions: ['mermaids', 'witches'],
    given: { owns: { mermaids: { stands: { sanctuary: 'H5', tradingHouse: 'G4 G5' }, coins: 9, workers: 9 } } },
    steps: ['mermaids: connect r30', 'mermaids: +TW1'],
    then: { owns: { mermaids: { towns: ['TW1'] } } },
  },
  'faction.nomads': {
    factions: ['nomads', 'witches'],
    given: { fresh: true },
    steps: [
      'nomads: build F3',
      'witches: build F4',
      'witches: build G3',
      'nomads: build D3',
      'nomads: build E8',
      { refused: 'witches: build E9' },
    ],
    then: { hexes: { F3: 'nomads dwelling', D3: 'nomads dwelling', E8: 'nomads dwelling' } },
  },
  'faction.cultists': {
    factions: ['cultists', 'witches'],
    given: {
      owns: {
        cultists: { stands: { dwelling: 'E6' }, coins: 9, workers: 9, fire: 1 },
        witches: { stands: { dwelling: 'F4' } },
      },
      ground: { E7: 'plains' },
    },
    steps: ['cultists: build E7', 'witches: leech 1 from cultists', 'cultists: +FIRE'],
    then: { owns: { cultists: { fire: 2 } } },
  },
  'faction.darklings': {
    factions: ['darklings', 'witches'],
    given: { owns: { darklings: { stands: { dwelling: 'E5' }, priests: 1, vp: 20 } }, ground: { E6: 'lake' } },
    steps: ['darklings: dig 1. transform E6 to black'],
    then: { owns: { darklings: { priests: 0, vp: 22 } }, hexes: { E6: 'swamp' } },
  },
  'faction.halflings': {
    factions: ['halflings', 'witches'],
    given: {
      owns: {
        halflings: { stands: { dwelling: 'E6' }, coins: 1, workers: 5, priests: 1, vp: 20, bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
      ground: { F3: 'desert' },
    },
    steps: ['halflings: dig 1. transform F3 to brown', 'witches: pass BON5', 'halflings: advance dig'],
    then: { owns: { halflings: { vp: 27, coins: 0, digging: 1 } }, hexes: { F3: 'plains' } }, // 1, and 6 as for everybody
  },
  'faction.alchemists': {
    factions: ['alchemists', 'witches'],
    given: { owns: { alchemists: { vp: 20, coins: 2 } } },
    steps: ['alchemists: convert 1VP to 1C', 'alchemists: convert 2C to 1VP'],
    then: { owns: { alchemists: { vp: 20, coins: 1 } } },
  },
  'faction.engineers': {
    factions: ['engineers', 'witches'],
    given: {
      owns: {
        engineers: { stands: { dwelling: 'F3' }, coins: 1, workers: 3, bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
      ground: { G1: 'mountain' },
    },
    steps: ['engineers: action ACTE', 'engineers: bridge F3:G1', 'witches: pass BON5', 'engineers: build G1'],
    then: { owns: { engineers: { bridges: ['F3:G1'], coins: 0, workers: 0 } }, hexes: { G1: 'engineers dwelling' } },
  },
  'faction.swarmlings': {
    factions: ['swarmlings', 'witches'],
    given: {
      owns: { swarmlings: { stands: { tradingHouse: 'F4 E7 E6' }, coins: 9, workers: 9 } },
      ground: { F3: 'lake' },
    },
    steps: ['swarmlings: build F3', 'swarmlings: +TW1'],
    then: { owns: { swarmlings: { workers: 10 } } }, // 2 to build, 3 for the town
  },
  'faction.chaosmagicians': {
    factions: ['chaosmagicians', 'witches'],
    given: { owns: { chaosmagicians: { stands: { tradingHouse: 'G2' }, coins: 9, workers: 9 } } },
    steps: ['chaosmagicians: upgrade G2 to TE', 'chaosmagicians: +FAV9', 'chaosmagicians: +FAV11'],
    then: { owns: { chaosmagicians: { favors: ['FAV9', 'FAV11'] } } },
  },
  'faction.yetis': {
    factions: ['yetis', 'witches'],
    given: {
      owns: {
        yetis: { coins: 0, bowls: [0, 0, 3], stands: { stronghold: 'G2' } },
        witches: { stands: { dwelling: 'F4' }, coins: 9, workers: 9 },
      },
    },
    steps: ['yetis: action ACT4', 'witches: upgrade F4 to TP', 'yetis: leech 4 from witches'],
    then: { owns: { yetis: { coins: 7, vp: 17 } } },
  },
  'faction.dragonlords': {
    factions: ['dragonlords', 'witches'],
    given: {
      owns: {
        dragonlords: { stands: { dwelling: 'H8' }, coins: 9, workers: 9, bowls: [5, 0, 4], bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
      ground: { H7: 'forest', G7: 'wasteland' },
    },
    steps: [
      'dragonlords: dig 1. transform G7 to volcano',
      'dragonlords: build G7',
      'witches: pass BON5',
      'dragonlords: action ACT5',
    ],
    then: { hexes: { G7: 'dragonlords dwelling' }, owns: { dragonlords: { bowls: [9, 0, 0] } } }, // 1 paid, 4 spent, 1 gained
  },
  'faction.acolytes': {
    factions: ['acolytes', 'witches'],
    given: {
      owns: {
        acolytes: {
          stands: { dwelling: 'H8' },
          coins: 9,
          workers: 9,
          fire: 4,
          air: 0,
          bowls: [0, 0, 4],
          bonusCard: 'BON1',
        },
        witches: { bonusCard: 'BON2' },
      },
      ground: { G7: 'wasteland' },
    },
    steps: [
      'acolytes: dig 1. transform G7 to volcano',
      'acolytes: -3FIRE',
      'acolytes: build G7',
      'witches: pass BON5',
      'acolytes: action ACT5',
      'acolytes: +AIR',
    ],
    then: { hexes: { G7: 'acolytes dwelling' }, owns: { acolytes: { fire: 1, air: 1 } } },
  },
  'faction.icemaidens': {
    factions: ['icemaidens', 'witches'],
    given: { fresh: true },
    steps: ['icemaidens: pick-color blue', 'icemaidens: +FAV11', 'icemaidens: build D5'],
    then: { owns: { icemaidens: { favors: ['FAV11'] } }, hexes: { D5: 'icemaidens dwelling' } },
  },
  'faction.riverwalkers': {
    factions: ['riverwalkers', 'witches'],
    given: {
      owns: {
        riverwalkers: { stands: { dwelling: 'D3' }, coins: 9, workers: 9, bowls: [0, 0, 3], bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
    },
    steps: [
      'riverwalkers: action ACT2',
      'riverwalkers: unlock-terrain blue',
      'witches: pass BON5',
      { refused: 'riverwalkers: build D2' },
      'riverwalkers: build E4',
    ],
    then: { owns: { riverwalkers: { priests: 0, unlocked: ['desert', 'lake'] } } },
  },
  'faction.shapeshifters': {
    factions: ['shapeshifters', 'witches'],
    given: {
      owns: {
        shapeshifters: { stands: { dwelling: 'E6' }, coins: 9, workers: 9, vp: 20, bowls: [0, 0, 0] },
        witches: { stands: { dwelling: 'F4' } },
      },
      ground: { E7: 'desert' },
    },
    steps: ['shapeshifters: build E7', 'witches: leech 1 from shapeshifters', 'shapeshifters: gain P3 for VP'],
    then: { owns: { shapeshifters: { vp: 19, bowls: [0, 0, 1] } } },
  },
} as const satisfies Readonly<Record<string, Example>>
