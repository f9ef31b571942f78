/** What editions and boxes differ in, each way played. */
import type { Example } from './example.ts'
import { around, rich } from './power.ts'

/** Cultists build beside the Witches, who decline. */
const declined = {
  factions: ['cultists', 'witches'],
  given: {
    owns: {
      cultists: { stands: { dwelling: 'E6' }, coins: 9, workers: 9, bowls: [5, 7, 0] },
      witches: { stands: { dwelling: 'F4' } },
    },
    ground: { E7: 'plains' },
  },
  steps: ['cultists: build E7', 'witches: decline 1 from cultists'],
} as const

export const differenceExamples = {
  'differences.points': {
    factions: ['witches', 'darklings'],
    options: { points2017: true },
    given: { fresh: true },
    steps: ['witches: build F4', 'darklings: build E5'],
    then: { owns: { darklings: { vp: 15 } } },
  },
  'differences.noPower': {
    ...declined,
    options: { cultistPower: false },
    then: { owns: { cultists: { bowls: [5, 7, 0] } } },
  },
  'differences.power': { ...declined, then: { owns: { cultists: { bowls: [4, 8, 0] } } } },
  'differences.fiveTowns': {
    factions: ['giants', 'witches'],
    options: { miniExpansion: false },
    given: { owns: { giants: { ...around, vp: 20 } }, ground: { G6: 'wasteland' } },
    steps: ['giants: build G6', { refused: 'giants: +TW8' }, 'giants: +TW3'],
    then: { owns: { giants: { towns: ['TW3'], vp: 29 } } },
  },
  'differences.towns': {
    factions: ['giants', 'witches'],
    given: { owns: { giants: { ...around, vp: 20 } }, ground: { G6: 'wasteland' } },
    steps: ['giants: build G6', 'giants: +TW8'],
    then: { owns: { giants: { towns: ['TW8'], vp: 31 } } },
  },
  'differences.temples': {
    factions: ['witches', 'giants'],
    options: { roundTiles: ['SCORE9', 'SCORE2', 'SCORE3', 'SCORE6', 'SCORE7', 'SCORE8'] },
    given: {
      owns: {
        witches: { stands: { tradingHouse: 'F4' }, ...rich, coins: 5, priests: 1, vp: 20, bonusCard: 'BON1' },
        giants: { bonusCard: 'BON2' },
      },
    },
    steps: [
      'witches: upgrade F4 to TE',
      'witches: +FAV11',
      'giants: pass BON5',
      'witches: send p to FIRE',
      'witches: pass BON4',
    ],
    then: { owns: { witches: { vp: 24, coins: 3 } } }, // 4 for the temple; 2 coins for the priest sent, 1 on the card
  },
  'more.maps': {
    factions: ['witches', 'giants'],
    options: { map: 'fjords' },
    given: { fresh: true },
    steps: ['witches: build A1'], // forest there, and plains on the first map
    then: { hexes: { A1: 'witches dwelling' } },
  },
} as const satisfies Readonly<Record<string, Example>>
