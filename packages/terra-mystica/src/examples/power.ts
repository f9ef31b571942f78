/** Power, towns and cults. */
import type { Example } from './example.ts'

const pair = ['giants', 'witches'] as const
export const rich = { coins: 20, workers: 10 } as const

/** Giants build on G2, beside what the Witches have on F4. */
const beside = { stands: { dwelling: 'F3' }, ...rich } as const

/** Three trading houses of the Giants around G6, where a fourth building is missing. */
export const around = { stands: { tradingHouse: 'H7 H8 G5' }, ...rich } as const

export const powerExamples = {
  'power.bowls': {
    factions: pair,
    given: { owns: { giants: beside, witches: { stands: { stronghold: 'F4' }, bowls: [1, 11, 0] } } },
    steps: ['giants: build G2', 'witches: leech 3 from giants'],
    then: { owns: { witches: { bowls: [0, 10, 2] } } },
  },
  'power.price': {
    factions: pair,
    given: { owns: { giants: beside, witches: { stands: { stronghold: 'F4' }, vp: 20 } } },
    steps: ['giants: build G2', 'witches: leech 3 from giants'],
    then: { owns: { witches: { vp: 18 } } },
  },
  'power.free': {
    factions: pair,
    given: { owns: { giants: beside, witches: { stands: { dwelling: 'F4' }, vp: 20, bowls: [5, 7, 0] } } },
    steps: ['giants: build G2', 'witches: leech 1 from giants'],
    then: { owns: { witches: { vp: 20, bowls: [4, 8, 0] } } },
  },
  'power.all': {
    factions: pair,
    given: {
      owns: {
        giants: { stands: { dwelling: 'F3' }, ...rich },
        witches: { stands: { tradingHouse: 'F4', dwelling: 'E5' }, vp: 20, bowls: [5, 7, 0] },
      },
      ground: { E6: 'wasteland' },
    },
    steps: ['giants: build E6', 'witches: leech 3 from giants'],
    then: { owns: { witches: { vp: 18, bowls: [2, 10, 0] } } },
  },
  'power.decline': {
    factions: pair,
    given: { owns: { giants: beside, witches: { stands: { stronghold: 'F4' }, vp: 20, bowls: [5, 7, 0] } } },
    steps: ['giants: build G2', 'witches: decline 3 from giants'],
    then: { owns: { witches: { vp: 20, bowls: [5, 7, 0] } } },
  },
  'power.fewPoints': {
    factions: pair,
    given: { owns: { giants: beside, witches: { stands: { stronghold: 'F4' }, vp: 1, bowls: [5, 7, 0] } } },
    steps: ['giants: build G2', 'witches: leech 3 from giants'],
    then: { owns: { witches: { vp: 0, bowls: [3, 9, 0] } } },
  },
  'power.upgrade': {
    factions: pair,
    given: {
      owns: {
        giants: { stands: { dwelling: 'G2' }, ...rich },
        witches: { stands: { temple: 'F4' }, vp: 20, bowls: [5, 7, 0] },
      },
    },
    steps: ['giants: upgrade G2 to TP', 'witches: leech 2 from giants'],
    then: { owns: { witches: { vp: 19, bowls: [3, 9, 0] } } },
  },
  'power.actions': {
    factions: pair,
    given: { owns: { giants: { coins: 0, bowls: [0, 6, 6] }, witches: { bowls: [0, 6, 6] } } },
    steps: ['giants: action ACT4', { refused: 'witches: action ACT4' }],
    then: { owns: { giants: { coins: 7, bowls: [4, 6, 2] } }, offered: ['witches: action ACT3'] },
  },
  'power.burn': {
    factions: pair,
    given: { owns: { giants: { coins: 0, bowls: [0, 6, 2] } } },
    steps: ['giants: burn 2. action ACT4'],
    then: { owns: { giants: { coins: 7, bowls: [4, 2, 0] } } },
  },
  'power.convert': {
    factions: pair,
    given: { owns: { giants: { coins: 0, workers: 0, priests: 0, bowls: [0, 0, 9] } } },
    steps: ['giants: convert 5PW to 1P', 'giants: convert 3PW to 1W', 'giants: convert 1PW to 1C'],
    then: { owns: { giants: { coins: 1, workers: 1, priests: 1, bowls: [9, 0, 0] } } },
  },
  'power.down': {
    factions: pair,
    given: { owns: { giants: { coins: 0, workers: 0, priests: 1 } } },
    steps: ['giants: convert 1P to 1W', 'giants: convert 1W to 1C', { refused: 'giants: convert 1C to 1W' }],
    then: { owns: { giants: { coins: 1, workers: 0, priests: 0 } } },
  },

  // ---- towns
  'towns.found': {
    factions: pair,
    given: { owns: { giants: { ...around, vp: 20 } }, ground: { G6: 'wasteland' } },
    steps: ['giants: build G6', 'giants: +TW1'],
    then: { town: 'G5 G6 H7 H8', owns: { giants: { towns: ['TW1'], vp: 25, coins: 24, keys: 1 } } },
  },
  'towns.small': {
    factions: pair,
    given: {
      owns: { giants: { stands: { tradingHouse: 'H7 H8', dwelling: 'G5' }, ...rich } },
      ground: { G6: 'wasteland' },
    },
    steps: ['giants: build G6', { refused: 'giants: +TW1' }],
    then: { town: '' }, // 2 + 2 + 1 + 1
  },
  'towns.sanctuary': {
    factions: pair,
    given: { owns: { giants: { stands: { sanctuary: 'H8', tradingHouse: 'H7', dwelling: 'G6' }, ...rich } } },
    steps: ['giants: upgrade G6 to TP', 'giants: +TW2'],
    then: { town: 'G6 H7 H8', owns: { giants: { towns: ['TW2'] } } },
  },
  'towns.six': {
    factions: pair,
    given: {
      owns: { giants: { stands: { tradingHouse: 'H7 H8', dwelling: 'G5' }, ...rich, favors: ['FAV5'] } },
      ground: { G6: 'wasteland' },
    },
    steps: ['giants: build G6', 'giants: +TW3'],
    then: { town: 'G5 G6 H7 H8' },
  },
  'towns.grows': {
    factions: pair,
    given: {
      owns: { giants: { ...around, bonusCard: 'BON1' }, witches: { bonusCard: 'BON2' } },
      ground: { G6: 'wasteland', G7: 'wasteland' },
    },
    steps: ['giants: build G6', 'giants: +TW1', 'witches: pass BON5', 'giants: build G7', { refused: 'giants: +TW2' }],
    then: { town: 'G5 G6 G7 H7 H8', owns: { giants: { towns: ['TW1'] } } },
  },
  'towns.bridge': {
    factions: ['witches', 'giants'],
    given: {
      owns: {
        witches: { stands: { stronghold: 'F4', tradingHouse: 'E7', dwelling: 'E6 G3' }, bowls: [0, 0, 3], shipping: 1 },
      },
    },
    steps: ['witches: action ACT1', 'witches: bridge F4:G3', 'witches: +TW8'],
    then: { town: 'E6 E7 F4 G3' },
  },

  // ---- cults
  'cults.priest': {
    factions: pair,
    given: { owns: { giants: { priests: 1, fire: 0 }, witches: { priests: 1, fire: 0 } } },
    steps: ['giants: send p to FIRE', 'witches: send p to FIRE'],
    then: {
      owns: { giants: { fire: 3, priests: 0, priestLimit: 6 }, witches: { fire: 2, priests: 0, priestLimit: 6 } },
    },
  },
  'cults.one': {
    factions: pair,
    given: { owns: { giants: { priests: 1, water: 0 } } },
    steps: ['giants: send p to WATER for 1'],
    then: { owns: { giants: { water: 1, priests: 0, priestLimit: 7 } } },
  },
  'cults.power': {
    factions: pair,
    given: {
      owns: {
        giants: { priests: 3, fire: 2, water: 6, air: 9, keys: 1, bowls: [12, 0, 0], bonusCard: 'BON1' },
        witches: { bonusCard: 'BON2' },
      },
    },
    steps: ['giants: send p to FIRE', 'witches: pass BON5', 'giants: send p to WATER', 'giants: send p to AIR for 1'],
    then: { owns: { giants: { fire: 5, water: 9, air: 10, bowls: [4, 8, 0] } } }, // 1 and 2, 2, and 3
  },
  'cults.stop': {
    factions: pair,
    given: { owns: { giants: { priests: 1, fire: 8 } } },
    steps: ['giants: send p to FIRE'],
    then: { owns: { giants: { fire: 9 } } },
  },
  'cults.key': {
    factions: pair,
    given: { owns: { giants: { priests: 1, fire: 8, keys: 1, bowls: [5, 7, 0] } } },
    steps: ['giants: send p to FIRE'],
    then: { owns: { giants: { fire: 10, keys: 0, bowls: [2, 10, 0] } } },
  },
  'cults.top': {
    factions: pair,
    given: { owns: { giants: { priests: 1, fire: 8, keys: 1 }, witches: { priests: 1, fire: 9, keys: 1 } } },
    steps: ['giants: send p to FIRE', 'witches: send p to FIRE'],
    then: { owns: { giants: { fire: 10 }, witches: { fire: 9, keys: 1 } } },
  },
  'cults.action': {
    factions: pair,
    given: { owns: { giants: { favors: ['FAV6'], fire: 1, bonusCard: 'BON1' }, witches: { bonusCard: 'BON2' } } },
    steps: ['giants: action FAV6', 'giants: +FIRE', 'witches: pass BON5', { refused: 'giants: action FAV6' }],
    then: { owns: { giants: { fire: 2 } } },
  },
} as const satisfies Readonly<Record<string, Example>>
