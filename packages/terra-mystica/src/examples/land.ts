/** Rounds, land and buildings. */
import type { Example } from './example.ts'

const pair = ['witches', 'giants'] as const

/** A dwelling of the Witches in the middle of the map, and enough to build with. */
const middle = { stands: { dwelling: 'F4' }, coins: 15, workers: 7 } as const

export const landExamples = {
  // ---- what is in the box, set-up
  'box.pieces': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { dwelling: 'F4' }, coins: 2, workers: 1, bonusCard: 'BON1' },
        giants: { bonusCard: 'BON2' },
      },
      ground: { E7: 'forest' },
    },
    steps: ['witches: build E7', 'giants: pass BON3', 'witches: pass BON4'],
    then: { owns: { witches: { workers: 3 } } }, // 1, and 1 for each of two dwellings
  },
  'setUp.peoples': {
    factions: ['witches', 'giants'],
    found: 'auction',
    given: { fresh: true },
    steps: [
      '1: choose witches',
      '2: choose giants',
      '1: bid 0 for witches',
      '2: bid 3 for witches',
      '1: bid 4 for witches',
      '2: bid 0 for giants',
    ],
    then: { owns: { witches: { vp: 16 }, giants: { vp: 20 } } },
  },
  'setUp.begins': {
    factions: pair,
    given: { fresh: true },
    steps: ['witches: build F4'],
    then: { owns: { witches: { vp: 20, coins: 15, workers: 3, bowls: [5, 7, 0], air: 2 } } },
  },
  'setUp.dwellings': {
    factions: ['witches', 'giants', 'mermaids'],
    given: { fresh: true },
    steps: [
      'witches: build F4',
      'giants: build G2',
      'mermaids: build D5',
      'mermaids: build H4',
      'giants: build D4',
      'witches: build G3',
    ],
    then: { hexes: { F4: 'witches dwelling', G2: 'giants dwelling', H4: 'mermaids dwelling', G3: 'witches dwelling' } },
  },
  'setUp.more': {
    factions: ['nomads', 'chaosmagicians'],
    given: { fresh: true },
    steps: ['nomads: build F3', 'nomads: build D3', 'nomads: build E8', 'chaosmagicians: build G2'],
    then: { hexes: { E8: 'nomads dwelling', G2: 'chaosmagicians dwelling' }, offered: ['chaosmagicians: pass BON1'] },
  },
  'setUp.cards': {
    factions: pair,
    given: { fresh: true },
    steps: [
      'witches: build F4',
      'giants: build G2',
      'giants: build D4',
      'witches: build G3',
      'giants: pass BON5',
      { refused: 'witches: pass BON5' },
      'witches: pass BON3',
    ],
    then: { owns: { giants: { bonusCard: 'BON5' }, witches: { bonusCard: 'BON3' } } },
  },

  // ---- rounds
  'rounds.income': {
    factions: pair,
    given: {
      owns: {
        witches: {
          stands: { dwelling: 'F4 E7', tradingHouse: 'G3' },
          coins: 0,
          workers: 0,
          bowls: [5, 7, 0],
          favors: ['FAV8'],
          bonusCard: 'BON1',
        },
        giants: { bonusCard: 'BON2' },
      },
    },
    steps: ['witches: pass BON3', 'giants: pass BON1'],
    then: { owns: { witches: { workers: 3, coins: 9, bowls: [0, 12, 0] } } }, // 1 + 2 dwellings; 2, 6, and 1 on the card; 1 + 4 power
  },
  'rounds.turns': {
    factions: pair,
    given: { owns: { witches: { priests: 1, bonusCard: 'BON1' }, giants: { priests: 2, bonusCard: 'BON2' } } },
    steps: [
      'witches: send p to FIRE for 1',
      'giants: send p to AIR for 1',
      'witches: pass BON3',
      'giants: send p to EARTH for 1',
      'giants: pass BON4',
    ],
    then: { order: ['witches', 'giants'], owns: { giants: { bonusCard: 'BON4' } } },
  },
  'rounds.tile': {
    factions: pair,
    options: { roundTiles: ['SCORE5', 'SCORE2', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8'] },
    given: {
      owns: { witches: { ...middle, vp: 20, bonusCard: 'BON1' }, giants: { bonusCard: 'BON2' } },
      ground: { E7: 'forest', E6: 'forest' },
    },
    steps: ['witches: build E7', 'giants: pass BON5', 'witches: build E6'],
    then: { owns: { witches: { vp: 24 } } },
  },
  'rounds.order': {
    factions: ['witches', 'giants', 'mermaids'],
    steps: ['witches: send p to FIRE for 1', 'giants: pass BON5', 'mermaids: pass BON6', 'witches: pass BON1'],
    given: {
      owns: {
        witches: { priests: 1, bonusCard: 'BON2' },
        giants: { bonusCard: 'BON3' },
        mermaids: { bonusCard: 'BON4' },
      },
    },
    then: { order: ['giants', 'mermaids', 'witches'] },
  },
  'rounds.seats': {
    factions: ['witches', 'giants', 'mermaids'],
    options: { variableTurnOrder: false },
    steps: [
      'witches: send p to FIRE for 1',
      'giants: send p to AIR for 1',
      'mermaids: pass BON5',
      'witches: pass BON6',
      'giants: pass BON1',
    ],
    given: {
      owns: {
        witches: { priests: 1, bonusCard: 'BON2' },
        giants: { priests: 1, bonusCard: 'BON3' },
        mermaids: { bonusCard: 'BON4' },
      },
    },
    then: { order: ['mermaids', 'witches', 'giants'] },
  },
  'rounds.cultBonus': {
    factions: pair,
    given: {
      owns: {
        witches: { fire: 5, workers: 0, stands: { dwelling: 'F4 G3' }, bonusCard: 'BON1' },
        giants: { fire: 1, bonusCard: 'BON2' },
      },
    },
    steps: ['witches: pass BON3', 'giants: pass BON1'],
    then: { owns: { witches: { workers: 5 } } }, // 2 for four of five steps, 3 of income
  },

  // ---- land
  'land.build': {
    factions: pair,
    given: { owns: { witches: { ...middle, coins: 5, workers: 3 } }, ground: { E7: 'forest' } },
    steps: ['witches: build E7'],
    then: { hexes: { E7: 'witches dwelling' }, owns: { witches: { coins: 3, workers: 2 } } },
  },
  'land.wheel': {
    factions: pair,
    given: { owns: { witches: middle } },
    steps: ['witches: dig 1. transform E7 to green', 'witches: build E7'],
    then: { hexes: { E7: 'witches dwelling' }, owns: { witches: { workers: 3 } } }, // 3 for the spade, 1 to build
  },
  'land.two': {
    factions: pair,
    given: { owns: { witches: middle } },
    steps: ['witches: dig 2. transform G2 to green'],
    then: { hexes: { G2: 'forest' }, owns: { witches: { workers: 1 } } },
  },
  'land.reach': {
    factions: pair,
    given: { owns: { witches: middle } },
    steps: [{ refused: 'witches: build C4' }, { refused: 'witches: build G3' }],
    then: { hexes: { C4: 'forest', G3: 'forest' } },
  },
  'land.short': {
    factions: pair,
    given: { owns: { witches: { ...middle, bowls: [0, 0, 6] } } },
    steps: ['witches: action ACT5', 'witches: transform G2 to gray', { refused: 'witches: build G2' }],
    then: { hexes: { G2: 'mountain' } },
  },
  'land.never': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { dwelling: 'F4' }, bonusCard: 'BON1' },
        giants: { stands: { dwelling: 'E7' }, workers: 9, bonusCard: 'BON2' },
      },
      ground: { E7: 'wasteland' },
    },
    steps: [
      'witches: pass BON3',
      { refused: 'giants: dig 2. transform F4 to red' },
      'giants: dig 2. transform E6 to red',
    ],
    then: { hexes: { F4: 'witches dwelling', E6: 'wasteland' } },
  },
  'land.split': {
    factions: pair,
    given: { owns: { witches: { ...middle, bowls: [0, 0, 6] } }, ground: { E6: 'lake' } },
    steps: [
      'witches: action ACT6',
      'witches: transform E7 to green',
      'witches: transform E6 to green',
      'witches: build E7',
      { refused: 'witches: build E6' },
    ],
    then: { hexes: { E7: 'witches dwelling', E6: 'forest' } },
  },
  'land.ships': {
    factions: pair,
    given: { owns: { witches: { ...middle, priests: 1, vp: 20, bonusCard: 'BON1' }, giants: { bonusCard: 'BON2' } } },
    steps: [{ refused: 'witches: build G3' }, 'witches: advance ship', 'giants: pass BON5', 'witches: build G3'],
    then: { hexes: { G3: 'witches dwelling' }, owns: { witches: { shipping: 1, vp: 22, coins: 9, priests: 0 } } },
  },
  'land.bridge': {
    factions: pair,
    given: { owns: { witches: { ...middle, bowls: [0, 0, 3], bonusCard: 'BON1' }, giants: { bonusCard: 'BON2' } } },
    steps: [
      { refused: 'witches: build G3' },
      'witches: action ACT1',
      'witches: bridge F4:G3',
      'giants: pass BON5',
      'witches: build G3',
    ],
    then: { hexes: { G3: 'witches dwelling' }, owns: { witches: { bowls: [3, 0, 0] } } },
  },
  'land.bridgeEnd': {
    factions: pair,
    given: { owns: { witches: { ...middle, bowls: [0, 0, 3] } } },
    steps: ['witches: action ACT1', { refused: 'witches: bridge C2:D4' }, 'witches: bridge F4:G3'],
    then: { owns: { witches: { bridges: ['F4:G3'] } } },
  },

  // ---- buildings
  'buildings.chain': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { dwelling: 'F4' }, coins: 30, workers: 20, bonusCard: 'BON1' },
        giants: { bonusCard: 'BON2' },
      },
    },
    steps: [
      'witches: upgrade F4 to TP',
      'giants: pass BON5',
      'witches: upgrade F4 to TE',
      'witches: +FAV9',
      'witches: upgrade F4 to SA',
      'witches: +FAV10',
    ],
    then: { hexes: { F4: 'witches sanctuary' }, owns: { witches: { favors: ['FAV9', 'FAV10'] } } },
  },
  'buildings.neighbour': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { dwelling: 'F4 D1' }, coins: 20, workers: 9, bonusCard: 'BON1' },
        giants: { stands: { dwelling: 'G2' }, bonusCard: 'BON2' },
      },
    },
    steps: [
      'witches: upgrade F4 to TP',
      'giants: decline 1 from witches',
      'giants: pass BON5',
      'witches: upgrade D1 to TP',
    ],
    then: { owns: { witches: { coins: 11, workers: 5 } } }, // 3, then 6 coins
  },
  'buildings.back': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { dwelling: 'F4 G3' }, coins: 6, workers: 2, bonusCard: 'BON1' },
        giants: { bonusCard: 'BON2' },
      },
    },
    steps: ['witches: upgrade F4 to TP', 'giants: pass BON5', 'witches: pass BON4'],
    then: { owns: { witches: { workers: 2 } } }, // 1, and 1 for the one dwelling that is left
  },
  'buildings.stronghold': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { tradingHouse: 'F4' }, coins: 10, workers: 6, bonusCard: 'BON1' },
        giants: { bonusCard: 'BON2' },
      },
    },
    steps: ['witches: upgrade F4 to SH', 'giants: pass BON5', 'witches: action ACTW', 'witches: build A3'],
    then: { hexes: { F4: 'witches stronghold', A3: 'witches dwelling' } },
  },
  'buildings.favor': {
    factions: pair,
    given: { owns: { witches: { stands: { tradingHouse: 'F4' }, coins: 10, workers: 6, favors: ['FAV9'] } } },
    steps: ['witches: upgrade F4 to TE', { refused: 'witches: +FAV9' }, 'witches: +FAV11'],
    then: { owns: { witches: { favors: ['FAV9', 'FAV11'], earth: 1 } } },
  },
  'buildings.favorPays': {
    factions: pair,
    given: { owns: { witches: { ...middle, vp: 20, favors: ['FAV11'] } }, ground: { E7: 'forest' } },
    steps: ['witches: build E7'],
    then: { owns: { witches: { vp: 22 } } },
  },
} as const satisfies Readonly<Record<string, Example>>
