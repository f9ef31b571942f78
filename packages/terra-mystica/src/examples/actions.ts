/** What a turn can be, with all that its sentence says: each level, each tile, before and after. */
import { poor } from './end.ts'
import type { Example } from './example.ts'
import { rich } from './power.ts'

const pair = ['witches', 'giants'] as const

/** Giants pass at once, so that the Witches take turn after turn. */
const alone = { bonusCard: 'BON2' } as const

export const actionExamples = {
  'actions.ships': {
    factions: pair,
    given: { owns: { witches: { ...rich, coins: 12, priests: 3, vp: 20, bonusCard: 'BON1' }, giants: alone } },
    steps: ['witches: advance ship', 'giants: pass BON5', 'witches: advance ship', 'witches: advance ship'],
    then: { owns: { witches: { shipping: 3, vp: 29, coins: 0, priests: 0 } } }, // 2, 3, 4
  },
  'actions.digging': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { dwelling: 'F4' }, coins: 10, workers: 7, priests: 2, vp: 20, bonusCard: 'BON1' },
        giants: alone,
      },
    },
    steps: [
      'witches: advance dig',
      'giants: pass BON5',
      'witches: dig 1. transform E7 to green',
      'witches: advance dig',
      'witches: dig 1. transform E6 to black',
    ],
    then: { owns: { witches: { digging: 2, vp: 32, coins: 0, workers: 0, priests: 0 } } }, // 2, 2, 2, 1 workers
  },
  'actions.special': {
    factions: pair,
    given: {
      owns: {
        witches: { stands: { stronghold: 'F4' }, ...rich, favors: ['FAV6'], fire: 0, bonusCard: 'BON1' },
        giants: alone,
      },
    },
    steps: [
      'witches: action ACTW',
      'witches: build A3',
      'giants: pass BON5',
      'witches: action FAV6',
      'witches: +FIRE',
      'witches: action BON1',
      'witches: transform E7 to green',
      { refused: 'witches: action ACTW' },
    ],
    then: { hexes: { A3: 'witches dwelling', E7: 'forest' }, owns: { witches: { fire: 1 } } },
  },
  'actions.free': {
    factions: pair,
    given: { owns: { witches: { coins: 0, workers: 1, priests: 2, bowls: [0, 0, 4] }, giants: alone } },
    steps: [
      'witches: convert 3PW to 1W',
      'witches: send p to FIRE for 1',
      'witches: convert 1P to 1W',
      'witches: convert 1PW to 1C',
      { refused: 'witches: send p to AIR for 1' },
    ],
    then: { owns: { witches: { priests: 0, workers: 3, coins: 1 } } },
  },
  'setUp.tiles': {
    factions: pair,
    options: { roundTiles: ['SCORE5', 'SCORE6', 'SCORE3', 'SCORE4', 'SCORE7', 'SCORE8'] },
    given: {
      owns: { witches: { stands: { dwelling: 'F4' }, ...rich, vp: 20, bonusCard: 'BON1' }, giants: alone },
      ground: { E7: 'forest', E6: 'forest' },
    },
    steps: [
      'witches: build E7',
      'giants: pass BON5',
      'witches: pass BON3',
      'giants: pass BON4',
      'witches: build E6',
      'witches: upgrade E7 to TP',
    ],
    then: { owns: { witches: { vp: 25 } } }, // 2 for the dwelling of the first round, 3 for the trading house of the second
  },
  'rounds.lastBonus': {
    factions: pair,
    options: { roundTiles: ['SCORE5', 'SCORE6', 'SCORE3', 'SCORE4', 'SCORE8', 'SCORE7'] },
    given: { round: 6, owns: { witches: { ...poor, air: 8 }, giants: poor } },
    steps: ['witches: pass', 'giants: pass'],
    then: { owns: { witches: { vp: 28 } } }, // for the cult; four workers of the tile would be a point more
  },
  'land.threeBridges': {
    factions: pair,
    given: {
      owns: {
        witches: {
          stands: { dwelling: 'F2 F4 E5 C4' },
          bridges: ['F4:G3', 'C2:E5', 'C4:D5'],
          bowls: [0, 0, 9],
        },
      },
      ground: { E5: 'forest' },
    },
    steps: ['witches: action ACT1', { refused: 'witches: bridge F2:G1' }, 'witches: -BRIDGE'],
    then: { owns: { witches: { bridges: ['F4:G3', 'C2:E5', 'C4:D5'] } } },
  },
  'power.full': {
    factions: ['giants', 'witches'],
    given: {
      owns: {
        giants: { stands: { dwelling: 'F3' }, ...rich },
        witches: { stands: { stronghold: 'F4' }, vp: 20, bowls: [0, 1, 11] },
      },
    },
    steps: ['giants: build G2', 'witches: leech 3 from giants'],
    then: { owns: { witches: { vp: 20, bowls: [0, 0, 12] } } },
  },
} as const satisfies Readonly<Record<string, Example>>
