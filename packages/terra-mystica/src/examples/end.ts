/** Passing, the end of the game, and what some factions do. */
import type { Example } from './example.ts'

const pair = ['witches', 'giants'] as const
/** Nothing that would bring points at the end. */
const poor = {
  coins: 0,
  workers: 0,
  priests: 0,
  bowls: [0, 0, 0],
  fire: 0,
  water: 0,
  earth: 0,
  air: 0,
  vp: 20,
} as const

/** One dwelling each. */
const alike = {
  witches: { ...poor, stands: { dwelling: 'F4' } },
  giants: { ...poor, stands: { dwelling: 'G2' } },
} as const

export const endExamples = {
  // ---- passing
  'passing.swap': {
    factions: pair,
    given: { owns: { witches: { bonusCard: 'BON1', coins: 0 }, giants: { bonusCard: 'BON2' } } },
    steps: ['witches: pass BON3', 'giants: pass BON1'],
    then: { owns: { witches: { bonusCard: 'BON3' }, giants: { bonusCard: 'BON1' } } },
  },
  'passing.coins': {
    factions: pair,
    given: { owns: { witches: { bonusCard: 'BON1' }, giants: { bonusCard: 'BON2' } } },
    steps: ['witches: pass BON3', 'giants: pass BON1'],
    then: { onCards: { BON2: 1, BON4: 2, BON5: 2, BON3: 0, BON1: 0 } }, // BON4 and BON5 lay there in the first round too
  },
  'passing.points': {
    factions: pair,
    options: { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON9'] },
    given: {
      owns: { witches: { stands: { dwelling: 'F4 G3 E9' }, vp: 20, bonusCard: 'BON9' }, giants: { bonusCard: 'BON2' } },
    },
    steps: ['witches: pass BON3'],
    then: { owns: { witches: { vp: 23 } } },
  },
  'passing.action': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { dwelling: 'F4' }, coins: 5, workers: 2, bonusCard: 'BON1' },
        giants: { bonusCard: 'BON2' },
      },
    },
    steps: ['witches: action BON1', 'witches: transform E7 to green', 'witches: build E7'],
    then: { hexes: { E7: 'witches dwelling' }, owns: { witches: { workers: 1 } } },
  },
  'passing.out': {
    factions: pair,
    given: { owns: { witches: { bonusCard: 'BON1' }, giants: { bonusCard: 'BON2', priests: 2 } } },
    steps: ['witches: pass BON3', 'giants: send p to FIRE for 1', 'giants: send p to AIR for 1'],
    then: { owns: { giants: { priests: 0 } } },
  },

  // ---- the end
  'end.cults': {
    factions: ['witches', 'giants', 'mermaids'],
    given: {
      round: 6,
      owns: { witches: { ...poor, fire: 7 }, giants: { ...poor, fire: 5 }, mermaids: { ...poor, fire: 2 } },
    },
    steps: ['witches: pass', 'giants: pass', 'mermaids: pass'],
    then: { owns: { witches: { vp: 28 }, giants: { vp: 24 }, mermaids: { vp: 22 } } },
  },
  'end.shared': {
    factions: ['witches', 'giants', 'mermaids'],
    given: { round: 6, owns: { witches: { ...poor, fire: 5 }, giants: { ...poor, fire: 5 }, mermaids: poor } },
    steps: ['witches: pass', 'giants: pass', 'mermaids: pass'],
    then: { owns: { witches: { vp: 26 }, giants: { vp: 26 }, mermaids: { vp: 20 } } }, // (8 + 4) / 2
  },
  'end.area': {
    factions: pair,
    given: {
      round: 6,
      owns: {
        witches: { ...poor, stands: { dwelling: 'F4 E7 G3' }, shipping: 1 },
        giants: { ...poor, stands: { dwelling: 'D4 I1' } },
      },
    },
    steps: ['witches: pass', 'giants: pass'],
    then: { owns: { witches: { vp: 38 }, giants: { vp: 32 } } }, // three joined by a ship against one
  },
  'end.resources': {
    factions: pair,
    given: {
      round: 6,
      owns: { witches: { ...poor, coins: 2, workers: 2, priests: 1, bowls: [3, 4, 3] }, giants: poor },
    },
    steps: ['witches: pass', 'giants: pass'],
    then: { owns: { witches: { vp: 23 } } }, // 2 + 2 + 1 coins, 3 of bowl III, 2 burnt from bowl II: 10
  },
  'end.tie': {
    factions: pair,
    given: { round: 6, owns: alike },
    steps: ['witches: pass', 'giants: pass'],
    then: { places: [1, 1] },
  },
  'end.noCard': {
    factions: pair,
    given: { round: 6, owns: alike },
    steps: [{ refused: 'witches: pass BON5' }, 'witches: pass'],
    then: { owns: { witches: { passed: true } } },
  },
  'fireAndIce.final': {
    factions: pair,
    options: { finalTile: 'connected-distance' },
    given: {
      round: 6,
      owns: {
        witches: { ...poor, stands: { dwelling: 'F4 E7 G3' }, shipping: 1 },
        giants: { ...poor, stands: { dwelling: 'D4' } },
      },
    },
    steps: ['witches: pass', 'giants: pass'],
    then: { owns: { witches: { vp: 56 }, giants: { vp: 32 } } }, // 18 for the tile, 18 and 12 for the area
  },

  // ---- factions
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
    given: { owns: { nomads: { stands: { stronghold: 'F3' }, coins: 9, workers: 9 } } },
    steps: ['nomads: action ACTN', 'nomads: transform E6 to yellow', 'nomads: build E6'],
    then: { hexes: { E6: 'nomads dwelling' } },
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
    given: { owns: { halflings: { stands: { dwelling: 'E6' }, workers: 3, vp: 20 } }, ground: { F3: 'desert' } },
    steps: ['halflings: dig 1. transform F3 to brown'],
    then: { owns: { halflings: { vp: 21 } }, hexes: { F3: 'plains' } },
  },
  'faction.alchemists': {
    factions: ['alchemists', 'witches'],
    given: { owns: { alchemists: { vp: 20, coins: 2 } } },
    steps: ['alchemists: convert 1VP to 1C', 'alchemists: convert 2C to 1VP'],
    then: { owns: { alchemists: { vp: 20, coins: 1 } } },
  },
  'faction.auren': {
    factions: ['auren', 'giants'],
    given: { owns: { auren: { stands: { stronghold: 'F4' }, air: 1 } } },
    steps: ['auren: action ACTA', 'auren: +2AIR'],
    then: { owns: { auren: { air: 3 } } },
  },
  'faction.engineers': {
    factions: ['engineers', 'witches'],
    given: { owns: { engineers: { stands: { dwelling: 'F3' }, workers: 2 } } },
    steps: ['engineers: action ACTE', 'engineers: bridge F3:G1'],
    then: { owns: { engineers: { bridges: ['F3:G1'], workers: 0 } } },
  },
  'faction.swarmlings': {
    factions: ['swarmlings', 'witches'],
    given: { owns: { swarmlings: { stands: { stronghold: 'D5', dwelling: 'H4' }, coins: 0, workers: 0 } } },
    steps: ['swarmlings: action ACTS', 'swarmlings: upgrade H4 to TP'],
    then: { hexes: { H4: 'swarmlings tradingHouse' }, owns: { swarmlings: { coins: 0, workers: 0 } } },
  },
  'faction.chaosmagicians': {
    factions: ['chaosmagicians', 'witches'],
    given: { owns: { chaosmagicians: { stands: { tradingHouse: 'G2' }, coins: 9, workers: 9 } } },
    steps: ['chaosmagicians: upgrade G2 to TE', 'chaosmagicians: +FAV9', 'chaosmagicians: +FAV11'],
    then: { owns: { chaosmagicians: { favors: ['FAV9', 'FAV11'] } } },
  },
} as const satisfies Readonly<Record<string, Example>>
