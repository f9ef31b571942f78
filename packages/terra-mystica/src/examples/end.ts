/** Passing, and the end of the game. */
import type { Example } from './example.ts'

const pair = ['witches', 'giants'] as const
/** Nothing that would bring points at the end but what an example is about. */
export const poor = {
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
  'box.goal': {
    factions: pair,
    given: { round: 6, owns: { ...alike, witches: { ...alike.witches, vp: 25 } } },
    steps: ['witches: pass', 'giants: pass'],
    then: { places: [1, 2], owns: { witches: { vp: 40 }, giants: { vp: 35 } } }, // one area each: half of 18 and 12
  },

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
    steps: ['witches: pass BON3', 'giants: pass BON1', 'witches: pass BON4'],
    then: { onCards: { BON2: 1, BON4: 0, BON5: 2, BON3: 0, BON1: 0 } }, // BON4 and BON5 lay there in the first round too
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
    factions: ['witches', 'giants', 'mermaids', 'dwarves'],
    given: {
      round: 6,
      owns: {
        witches: { ...poor, fire: 5 },
        giants: { ...poor, fire: 5 },
        mermaids: { ...poor, fire: 5 },
        dwarves: { ...poor, air: 0 },
      },
    },
    steps: ['witches: pass', 'giants: pass', 'mermaids: pass', 'dwarves: pass'],
    then: { owns: { witches: { vp: 24 }, giants: { vp: 24 }, mermaids: { vp: 24 }, dwarves: { vp: 20 } } }, // (8 + 4 + 2) / 3
  },
  'end.area': {
    factions: ['witches', 'dwarves', 'fakirs'],
    given: {
      round: 6,
      owns: {
        witches: { ...poor, stands: { dwelling: 'F4 E7 E6 G3' }, shipping: 1 },
        dwarves: { ...poor, stands: { dwelling: 'I11 H6 H7' } },
        fakirs: { ...poor, stands: { dwelling: 'D3 C1' } },
      },
      ground: { E6: 'forest', H6: 'mountain', H7: 'mountain' },
    },
    steps: ['witches: pass', 'dwarves: pass', 'fakirs: pass'],
    then: { owns: { witches: { vp: 38 }, dwarves: { vp: 32 }, fakirs: { vp: 26 } } }, // four by ship, three by tunnel, two by carpet
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
  'more.small': {
    factions: pair,
    options: { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON10'] },
    given: { owns: { witches: { shipping: 2, vp: 20, bonusCard: 'BON10' }, giants: { bonusCard: 'BON2' } } },
    steps: ['witches: pass BON3'],
    then: { owns: { witches: { vp: 26 } } }, // 3 for each step of shipping
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
} as const satisfies Readonly<Record<string, Example>>
