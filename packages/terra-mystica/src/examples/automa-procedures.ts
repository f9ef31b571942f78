/** When she does what her cards say, and among what she chooses. */
import { turn } from './automa.ts'
import { poor } from './end.ts'
import type { Example } from './example.ts'

const closed = { fire: 10, water: 10, earth: 10, air: 10 } as const

export const automaProcedureExamples = {
  'conditions.noPowerAction': turn(
    {
      round: 3,
      cards: { support: '*1', action: '*2' },
      taken: ['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6'],
      owns: { automa: { vp: 20, stands: { dwelling: 'D5' } } },
    },
    { owns: { automa: { vp: 21 } } }, // nothing is left to cover; the points come all the same
  ),
  'conditions.noCult': turn(
    { cards: { support: '*2', action: '8' }, owns: { automa: { ...poor, priests: 3 }, witches: closed } },
    { owns: { automa: { vp: 22, priests: 3, fire: 0, water: 0, earth: 0, air: 0 } } },
  ),
  'conditions.noUpgrade': turn(
    {
      cards: { support: '*1', action: '10' },
      owns: { automa: { vp: 20, stands: { stronghold: 'D5*', sanctuary: 'E4' } } },
    },
    { owns: { automa: { vp: 21 } }, hexes: { D5: 'automa stronghold', E4: 'automa sanctuary' } },
  ),
  'conditions.noSpace': turn(
    {
      cards: { support: '*1', action: '13' },
      owns: {
        automa: { stands: { dwelling: 'F4* A4' }, vp: 20 },
        witches: { stands: { dwelling: 'E6 E7 F3 G2' } },
      },
    },
    { hexes: { F4: 'automa tradingHouse' } },
  ),
  'options.favors': turn(
    {
      round: 5,
      cards: { support: '*5', action: '*1' },
      owns: { automa: { fire: 3, water: 1, earth: 0, air: 2 }, witches: { fire: 10 } },
    },
    { chosen: 'FAV3', by: 'her marker at 0', owns: { automa: { earth: 3, favors: ['FAV3'] } } },
    { options: { roundTiles: ['SCORE5', 'SCORE6', 'SCORE3', 'SCORE8', 'SCORE4', 'SCORE7'] } },
  ),
  'turn.begins': turn(
    { cards: { support: '*1', action: '*4', left: 0 }, owns: { witches: { bonusCard: 'BON5' } } },
    { order: ['automa', 'witches'] },
    { steps: ['automa', 'witches: pass BON2'] },
  ),
} as const satisfies Readonly<Record<string, Example>>
