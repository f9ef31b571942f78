/** What the stronghold of each people brings. */
import type { Example } from './example.ts'
import { rich } from './power.ts'

/** A trading house that becomes the stronghold. */
const before = { stands: { tradingHouse: 'F4' }, ...rich } as const

/** No points of the first round for the stronghold itself. */
const noneForStrongholds = ['SCORE6', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE7', 'SCORE8'] as const

export const strongholdExamples = {
  'stronghold.witches': {
    factions: ['witches', 'giants'],
    given: { owns: { witches: { stands: { stronghold: 'F4' }, coins: 2, workers: 1 } } },
    steps: ['witches: action ACTW', 'witches: build A3'],
    then: { hexes: { A3: 'witches dwelling' } },
  },
  'stronghold.auren': {
    factions: ['auren', 'giants'],
    given: { owns: { auren: { ...before, air: 1, bonusCard: 'BON1' }, giants: { bonusCard: 'BON2' } } },
    steps: ['auren: upgrade F4 to SH', 'auren: +FAV11', 'giants: pass BON5', 'auren: action ACTA', 'auren: +2AIR'],
    then: { owns: { auren: { favors: ['FAV11'], air: 3 } } },
  },
  'stronghold.nomads': {
    factions: ['nomads', 'witches'],
    given: { owns: { nomads: { stands: { stronghold: 'F3' }, coins: 9, workers: 9 } } },
    steps: ['nomads: action ACTN', 'nomads: transform E6 to yellow', 'nomads: build E6'],
    then: { hexes: { E6: 'nomads dwelling' } },
  },
  'stronghold.swarmlings': {
    factions: ['swarmlings', 'witches'],
    given: { owns: { swarmlings: { stands: { stronghold: 'D5', dwelling: 'H4' }, coins: 0, workers: 0 } } },
    steps: ['swarmlings: action ACTS', 'swarmlings: upgrade H4 to TP'],
    then: { hexes: { H4: 'swarmlings tradingHouse' }, owns: { swarmlings: { coins: 0, workers: 0 } } },
  },
  'stronghold.alchemists': {
    factions: ['alchemists', 'witches'],
    given: {
      owns: {
        alchemists: { stands: { tradingHouse: 'E5' }, ...rich, bowls: [12, 0, 0], bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
      ground: { E6: 'lake' },
    },
    steps: ['alchemists: upgrade E5 to SH', 'witches: pass BON5', 'alchemists: dig 1. transform E6 to black'],
    then: { owns: { alchemists: { bowls: [0, 10, 2] } } },
  },
  'stronghold.chaosmagicians': {
    factions: ['chaosmagicians', 'witches'],
    given: { owns: { chaosmagicians: { stands: { stronghold: 'G2', dwelling: 'E7' }, ...rich } } },
    steps: [
      'chaosmagicians: action ACTC',
      'chaosmagicians: upgrade E7 to TP',
      'chaosmagicians: dig 1. transform F3 to red',
      'chaosmagicians: build F3',
    ],
    then: { hexes: { E7: 'chaosmagicians tradingHouse', F3: 'chaosmagicians dwelling' } },
  },
  'stronghold.cultists': {
    factions: ['cultists', 'witches'],
    options: { roundTiles: noneForStrongholds },
    given: { owns: { cultists: { ...before, vp: 20 } } },
    steps: ['cultists: upgrade F4 to SH'],
    then: { owns: { cultists: { vp: 27 } } },
  },
  'stronghold.darklings': {
    factions: ['darklings', 'witches'],
    given: { owns: { darklings: { ...before, priests: 0 } } },
    steps: ['darklings: upgrade F4 to SH', 'darklings: convert 3W to 3P'],
    then: { owns: { darklings: { priests: 3, workers: 3 } } },
  },
  'stronghold.dwarves': {
    factions: ['dwarves', 'witches'],
    given: {
      owns: {
        dwarves: { stands: { tradingHouse: 'I11' }, ...rich, vp: 20, bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
      ground: { H6: 'mountain' },
    },
    options: { roundTiles: noneForStrongholds },
    steps: ['dwarves: upgrade I11 to SH', 'witches: pass BON5', 'dwarves: build H6'],
    then: { hexes: { H6: 'dwarves dwelling' }, owns: { dwarves: { vp: 24, workers: 4 } } }, // 4, then 1 for the tunnel and 1 to build
  },
  'stronghold.engineers': {
    factions: ['engineers', 'witches'],
    given: {
      owns: {
        engineers: { stands: { stronghold: 'F3', dwelling: 'G1' }, bridges: ['F3:G1'], vp: 20, bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
    },
    steps: ['engineers: pass BON5'],
    then: { owns: { engineers: { vp: 23 } } },
  },
  'stronghold.fakirs': {
    factions: ['fakirs', 'witches'],
    given: {
      owns: {
        fakirs: { stands: { tradingHouse: 'F3' }, ...rich, priests: 1, vp: 20, bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
    },
    options: { roundTiles: noneForStrongholds },
    steps: [{ refused: 'fakirs: build E8' }, 'fakirs: upgrade F3 to SH', 'witches: pass BON5', 'fakirs: build E8'],
    then: { owns: { fakirs: { priests: 0, vp: 24 } } },
  },
  'stronghold.giants': {
    factions: ['giants', 'witches'],
    given: { owns: { giants: { stands: { stronghold: 'G2' }, coins: 2, workers: 1 } } },
    steps: ['giants: action ACTG', 'giants: transform F3 to red', 'giants: build F3'],
    then: { hexes: { F3: 'giants dwelling' }, owns: { giants: { workers: 0 } } },
  },
  'stronghold.halflings': {
    factions: ['halflings', 'witches'],
    given: { owns: { halflings: { stands: { tradingHouse: 'E6' }, ...rich } }, ground: { F3: 'forest' } },
    steps: ['halflings: upgrade E6 to SH', 'halflings: transform F3 to brown'],
    then: { hexes: { F3: 'plains' } },
  },
  'stronghold.mermaids': {
    factions: ['mermaids', 'witches'],
    given: { owns: { mermaids: { stands: { tradingHouse: 'D5' }, ...rich, vp: 20 } } },
    steps: ['mermaids: upgrade D5 to SH'],
    then: { owns: { mermaids: { shipping: 2 } } },
  },
  'stronghold.icemaidens': {
    factions: ['icemaidens', 'witches'],
    given: {
      owns: {
        icemaidens: { stands: { stronghold: 'D5', temple: 'H4 H5' }, vp: 20, bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
    },
    steps: ['icemaidens: pass BON5'],
    then: { owns: { icemaidens: { vp: 26 } } },
  },
  'stronghold.yetis': {
    factions: ['witches', 'yetis'],
    given: {
      owns: { witches: { bowls: [0, 0, 4] }, yetis: { stands: { stronghold: 'D5' }, coins: 0, bowls: [0, 0, 3] } },
    },
    steps: ['witches: action ACT4', 'yetis: action ACT4'],
    then: { owns: { yetis: { coins: 7 } } },
  },
  'stronghold.acolytes': {
    factions: ['acolytes', 'witches'],
    given: { owns: { acolytes: { stands: { stronghold: 'H8' }, priests: 1, fire: 0 } } },
    steps: ['acolytes: send p to FIRE'],
    then: { owns: { acolytes: { fire: 4 } } },
  },
  'stronghold.dragonlords': {
    factions: ['dragonlords', 'witches'],
    given: { owns: { dragonlords: { stands: { tradingHouse: 'H8' }, ...rich, bowls: [5, 0, 0] } } },
    steps: ['dragonlords: upgrade H8 to SH'],
    then: { owns: { dragonlords: { bowls: [7, 0, 0] } } },
  },
  'stronghold.riverwalkers': {
    factions: ['riverwalkers', 'witches'],
    given: { owns: { riverwalkers: { stands: { tradingHouse: 'F2' }, ...rich } } },
    steps: ['riverwalkers: upgrade F2 to SH', 'riverwalkers: bridge F2:G1', 'riverwalkers: bridge F2:H2'],
    then: { owns: { riverwalkers: { bridges: ['F2:G1', 'F2:H2'] } } },
  },
  'stronghold.shapeshifters': {
    factions: ['shapeshifters', 'witches'],
    given: { owns: { shapeshifters: { stands: { stronghold: 'E6' }, bowls: [0, 0, 5] } } },
    steps: ['shapeshifters: action ACTH5', 'shapeshifters: pick-color blue'],
    then: { owns: { shapeshifters: { terrain: 'lake' } } },
  },
} as const satisfies Readonly<Record<string, Example>>
