/** The table beside the Automa: who begins, what people gain from her, and what some of them do otherwise. */
import { poor } from './end.ts'
import type { Example } from './example.ts'

/** She passes at once. */
const lastCards = { support: '*1', action: '*4', left: 0 } as const

export const besideAutomaExamples = {
  'end.same': {
    factions: ['witches'],
    automa: { home: 'lake' },
    given: {
      round: 6,
      cards: lastCards,
      owns: {
        automa: { ...poor, priests: 3, fire: 7, stands: { dwelling: 'E8 H4' } },
        witches: { ...poor, fire: 5, stands: { dwelling: 'F2' } },
      },
    },
    steps: ['automa', 'witches: pass'],
    then: { owns: { automa: { vp: 51 }, witches: { vp: 36 } } }, // 8 and 4, 18 and 12: two joined by ships; 5 of the tile
  },
  'end.final': {
    factions: ['witches'],
    automa: { home: 'lake' },
    options: { finalTile: 'connected-sa-sh-distance' },
    given: {
      round: 6,
      cards: lastCards,
      owns: {
        automa: { ...poor, stands: { dwelling: 'D5 E7 F4 G2' } },
        witches: { ...poor, stands: { sanctuary: 'D3', stronghold: 'E5', dwelling: 'E4' } },
      },
    },
    steps: ['automa', 'witches: pass'],
    then: { owns: { automa: { vp: 58 }, witches: { vp: 47 } } }, // half of 3 is 2, as far as yours: 15 each
  },
  'people.giants': {
    factions: ['witches'],
    found: 'pick',
    automa: { home: 'lake', faction: 'blight' },
    given: { fresh: true },
    steps: [{ refused: '1: choose giants' }, '1: choose witches'],
    then: { owns: { witches: { terrain: 'forest' } } },
  },
  'setUp.first': {
    factions: ['witches'],
    automa: { home: 'lake' },
    given: { fresh: true },
    steps: ['witches: pass BON1', 'witches: build F4', 'witches: build G3'],
    then: { order: ['witches', 'automa'], owns: { automa: { bonusCard: 'BON2' }, witches: { bonusCard: 'BON1' } } },
  },
  'who.power': {
    factions: ['witches'],
    automa: { home: 'lake' },
    given: {
      cards: { support: '*5', action: '*1' },
      owns: {
        automa: { stands: { dwelling: 'E4* H2' } },
        witches: { stands: { dwelling: 'D3' }, bowls: [3, 0, 0], coins: 9, workers: 9 },
      },
    },
    steps: ['automa', 'witches: leech 1 from simpletons', 'witches: upgrade D3 to TP'],
    then: { owns: { witches: { bowls: [2, 1, 0] }, automa: { bowls: [0, 0, 0] } } },
  },
  'people.two': {
    factions: ['witches', 'cultists'],
    automa: { home: 'lake' },
    given: { fresh: true },
    steps: ['cultists: pass BON6', 'witches: pass BON1', 'witches: build F4'],
    then: { order: ['witches', 'cultists', 'automa'], hexes: { F4: 'witches dwelling' } },
  },
  'people.chaos': {
    factions: ['chaosmagicians'],
    automa: { home: 'lake' },
    given: { fresh: true },
    steps: ['chaosmagicians: pass BON1', 'chaosmagicians: build G2'],
    then: { hexes: { D5: 'automa dwelling', D2: 'automa dwelling', G2: 'chaosmagicians dwelling' } },
  },
  'people.cultists': {
    factions: ['cultists'],
    automa: { home: 'lake' },
    given: {
      owns: {
        cultists: { stands: { dwelling: 'F4' }, coins: 9, workers: 9, vp: 20 },
        automa: { stands: { dwelling: 'E7' } },
      },
    },
    steps: ['cultists: upgrade F4 to TP', 'cultists: +FIRE'],
    then: { owns: { cultists: { fire: 2 } } },
  },
  'people.shapeshifters': {
    factions: ['shapeshifters'],
    automa: { home: 'lake' },
    given: {
      owns: {
        shapeshifters: { stands: { dwelling: 'F4' }, coins: 9, workers: 9, bowls: [5, 5, 0] },
        automa: { stands: { dwelling: 'E7' } },
      },
    },
    steps: ['shapeshifters: upgrade F4 to TP'],
    then: { owns: { shapeshifters: { bowls: [4, 6, 0] } } },
  },
} as const satisfies Readonly<Record<string, Example>>
