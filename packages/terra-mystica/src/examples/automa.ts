/** What the Automa does with her cards, and each of her tie-breaks as the one that decides. */
import type { Example, Given } from './example.ts'

/** Alone against the Witches; she lives on lakes, with the Simpletons' card unless another is named. */
const hers = { factions: ['witches'], automa: { home: 'lake' } } as const

/** Her turn with these cards, in this position. */
export const turn = (given: Given, then: Example['then'], more: Partial<Example> = {}): Example => ({
  ...hers,
  given,
  steps: ['automa'],
  then,
  ...more,
})

/** Unmarked structures in the middle, a marked one in the south, yours beside them. */
const twoClusters = {
  automa: { stands: { dwelling: 'D5 I4*', tradingHouse: 'E4' } },
  witches: { stands: { dwelling: 'E6' } },
} as const

export const automaExamples = {
  // ---- who she is
  'who.pays': turn(
    {
      cards: { support: '*4', action: '13', left: 3 },
      owns: {
        automa: { stands: { dwelling: 'F3 I4*' }, fire: 8, water: 1, earth: 1, air: 1 },
        witches: { stands: { dwelling: 'A1' }, fire: 8, water: 4, earth: 4, air: 4 },
      },
      ground: { E5: 'desert', E6: 'desert', F4: 'desert', G2: 'desert' },
    },
    { owns: { automa: { fire: 10, keys: 0, coins: 0, workers: 0 } }, hexes: { E5: 'automa dwelling' } },
    { steps: ['automa', 'automa'] },
  ),

  // ---- set-up
  'setUp.level': turn(
    {
      round: 5,
      cards: { support: '*4', action: '*2' },
      owns: { automa: { vp: 20 } },
    },
    { owns: { automa: { vp: 24 } } }, // an X of the last rounds
    { automa: { home: 'lake', level: 'alptrauma' } },
  ),
  'setUp.deck': {
    ...hers,
    given: { fresh: true },
    steps: ['witches: pass BON1', 'witches: build F4', 'witches: build G3'],
    then: { deck: 5 },
  },
  'setUp.dwellings': {
    ...hers,
    given: { fresh: true },
    steps: ['witches: pass BON1', 'witches: build F4', 'witches: build G3'],
    then: { marked: 'D5' },
  },

  // ---- her turn
  'turn.cards': turn(
    {
      round: 3,
      cards: { support: '*2', action: '8' },
      owns: { automa: { vp: 20, fire: 1, water: 1, earth: 0, air: 1 } },
    },
    { owns: { automa: { earth: 3, vp: 22 } }, chosen: 'earth' },
  ),
  'turn.notDone': turn(
    {
      cards: { support: '*5', action: '*1' },
      owns: { automa: { stands: { dwelling: 'E4* H2' } }, witches: { stands: { dwelling: 'D3' } } },
    },
    { hexes: { E4: 'automa tradingHouse' }, owns: { automa: { favors: [] } } },
  ),
  'turn.support': turn(
    {
      cards: { support: '*2', action: '8' },
      owns: {
        automa: { fire: 1, water: 1, earth: 0, air: 1, stands: { dwelling: 'F3* D5' } },
        witches: { stands: { dwelling: 'G3' } },
      },
      ground: { E6: 'lake' },
    },
    { chosen: 'E6', hexes: { E6: 'automa dwelling' } }, // card 8, now beside *5, says: near the marked ones
    { steps: ['automa', 'automa'] },
  ),
  'turn.pass': turn(
    { cards: { support: '*1', action: '*4', left: 0 }, owns: { automa: { vp: 20 }, witches: { bonusCard: 'BON5' } } },
    { owns: { automa: { passed: true, vp: 23, bonusCard: 'BON3' } } },
  ),
  'turn.emptyDeck': turn(
    { cards: { support: '*1', action: '*3', left: 0 }, owns: { automa: { vp: 20 } } },
    { owns: { automa: { passed: true, vp: 23 } } },
    { steps: ['automa', 'automa'] },
  ),

  'turn.place': turn(
    { cards: { support: '*2', action: '*4', left: 0 }, owns: { witches: { bonusCard: 'BON5' } } },
    { owns: { automa: { bonusCard: 'BON4' } }, line: ['BON3', 'BON2', 'BON1'] },
  ),
  'turn.grows': turn(
    { cards: { support: '*1', action: '*4', left: 1 }, owns: { witches: { bonusCard: 'BON5' } } },
    { deck: 4, owns: { automa: { passed: false } } }, // three of this round and one more
    { steps: ['witches: pass BON4'] },
  ),

  // ---- directional selection
  'ties.directional': turn(
    { round: 3, cards: { support: '*1', action: '*2' }, taken: [] },
    { chosen: 'ACT2', by: 'directional' }, // the second from the first
  ),
  'ties.reverse': turn(
    { cards: { support: '*4', action: '*2' } },
    { chosen: 'ACT4', by: 'directional' }, // the third from the last
  ),
  'ties.round': turn(
    { cards: { support: '7', action: '*2' }, taken: ['ACT1', 'ACT3', 'ACT4'] },
    { chosen: 'ACT2', by: 'directional' }, // 2, 5, 6, and 2 again
  ),
  'ties.map': turn(
    {
      cards: { support: '*4', action: '13' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { dwelling: 'E7' } } },
      ground: { E6: 'lake', F4: 'lake' },
    },
    { chosen: 'F4', by: 'directional' }, // the last, the one before, and round to the last
  ),

  // ---- cults
  'ties.tileCult': turn(
    { cards: { support: '*1', action: '*3' }, owns: { automa: { fire: 1, water: 0, earth: 0, air: 0 } } },
    { chosen: 'fire', by: 'cult of the scoring tile', owns: { automa: { fire: 4 } } },
  ),
  'ties.tileClosed': turn(
    {
      cards: { support: '*1', action: '*3' },
      owns: { automa: { fire: 5, water: 1, earth: 0, air: 1 }, witches: { fire: 10 } },
    },
    { chosen: 'earth', by: 'her marker at 0' },
  ),
  'ties.atZero': turn(
    {
      cards: { support: '*2', action: '8' },
      owns: { automa: { fire: 1, water: 1, earth: 1, air: 0 }, witches: { fire: 1, water: 1, earth: 1, air: 5 } },
    },
    { chosen: 'air', by: 'her marker at 0' },
  ),
  'ties.nearest': turn(
    {
      cards: { support: '*2', action: '8' },
      owns: { automa: { fire: 1, water: 3, earth: 1, air: 4 }, witches: { fire: 5, water: 2, earth: 9, air: 0 } },
    },
    { chosen: 'water', by: 'nearest human marker' },
  ),
  'ties.cultsAlike': turn(
    {
      cards: { support: '*2', action: '8' },
      owns: { automa: { fire: 1, water: 3, earth: 3, air: 1 }, witches: { fire: 5, water: 2, earth: 4, air: 5 } },
    },
    { chosen: 'earth', by: 'directional' },
  ),
  'ties.highest': turn(
    {
      cards: { support: '*2', action: '8' },
      owns: {
        automa: { fire: 2, water: 2, earth: 2, air: 2 },
        witches: { fire: 2, water: 4, earth: 0, air: 0 },
        giants: { fire: 6, water: 0, earth: 5, air: 7 },
      },
    },
    { chosen: 'water', by: 'nearest human marker' }, // 4 is the highest there, 6 in fire
    { factions: ['witches', 'giants'] },
  ),
  'ties.noPriest': turn(
    {
      cards: { support: '*2', action: '8' },
      owns: { automa: { fire: 1, water: 1, earth: 1, air: 0, priests: 0 } },
    },
    { owns: { automa: { air: 1 } } },
  ),
  'ties.favor': turn(
    { round: 5, cards: { support: '*5', action: '*1' }, owns: { automa: { air: 2 } } },
    { chosen: 'FAV4', by: 'cult of the scoring tile', owns: { automa: { air: 5, favors: ['FAV4'] } } },
  ),

  'ties.favorCatchUp': turn(
    { round: 5, cards: { support: '*2', action: '*1' }, owns: { automa: { fire: 1, water: 4, earth: 0, air: 2 } } },
    { chosen: 'FAV3', by: 'her marker at 0', owns: { automa: { earth: 3, favors: ['FAV3'] } } },
  ),

  'ties.favorNearest': turn(
    {
      round: 5,
      cards: { support: '*2', action: '*1' },
      owns: { automa: { fire: 1, water: 3, earth: 1, air: 4 }, witches: { fire: 5, water: 2, earth: 9, air: 0 } },
    },
    { chosen: 'FAV2', by: 'nearest human marker', owns: { automa: { water: 6, favors: ['FAV2'] } } },
  ),
  'ties.favorsAlike': turn(
    {
      round: 5,
      cards: { support: '*2', action: '*1' },
      owns: { automa: { fire: 1, water: 3, earth: 3, air: 1 }, witches: { fire: 5, water: 2, earth: 4, air: 5 } },
    },
    { chosen: 'FAV3', by: 'directional', owns: { automa: { earth: 6, favors: ['FAV3'] } } },
  ),

  // ---- upgrades
  'ties.beside': turn(
    {
      cards: { support: '*1', action: '10' },
      owns: { automa: { stands: { dwelling: 'E4* H2 I10' } }, witches: { stands: { dwelling: 'D3' } } },
    },
    { chosen: 'E4', by: 'dwellings beside humans', hexes: { E4: 'automa tradingHouse' } },
  ),
  'ties.leastPower': turn(
    {
      cards: { support: '*1', action: '10' },
      owns: {
        automa: { stands: { dwelling: 'E4* D5' } },
        witches: { stands: { dwelling: 'D3', stronghold: 'C4', tradingHouse: 'E7' } },
      },
    },
    { chosen: 'E4', by: 'least power to humans' },
  ),
  'ties.upgradeAlike': turn(
    { cards: { support: '*1', action: '10' }, owns: { automa: { stands: { dwelling: 'A4 D2* H2' } } } },
    { chosen: 'D2', by: 'directional' }, // the second as one reads
  ),
  'ties.strongest': turn(
    { cards: { support: '*1', action: '10' }, owns: { automa: { stands: { tradingHouse: 'E4*' } } } },
    { hexes: { E4: 'automa stronghold' } },
  ),
  'ties.noDwelling': turn(
    {
      cards: { support: '*1', action: '13' },
      owns: { automa: { stands: { dwelling: 'A4 A11 D2* D5 H2 H4' } }, witches: { stands: { dwelling: 'E7' } } },
    },
    { chosen: 'D5', hexes: { D5: 'automa tradingHouse' } },
  ),

  // ---- building
  'ties.example': turn(
    {
      round: 3,
      cards: { support: '7', action: '13' },
      owns: twoClusters,
      ground: { F3: 'lake', G1: 'lake', D4: 'lake' },
    },
    { chosen: 'F3', by: 'closest to humans', hexes: { F3: 'automa dwelling' }, marked: 'I4' },
  ),
  'actions.build': turn(
    {
      cards: { support: '*1', action: '13' },
      owns: { automa: { stands: { dwelling: 'D5 I4*' } }, witches: { stands: { dwelling: 'E6' } } },
    },
    { marked: 'H3 I4', hexes: { H3: 'automa dwelling' } }, // by the marked one, though the land was not hers
  ),
  'ties.cluster': turn(
    {
      cards: { support: '*1', action: '13' },
      owns: { automa: { stands: { dwelling: 'D5 I4*' } }, witches: { stands: { dwelling: 'E6' } } },
      ground: { I3: 'lake' },
    },
    { chosen: 'I3', marked: 'I3 I4' },
  ),
  'ties.reaching': turn(
    {
      round: 3,
      cards: { support: '7', action: '13' },
      owns: { ...twoClusters, witches: { stands: { dwelling: 'F2 G1' } } },
      ground: { D4: 'lake' },
    },
    { chosen: 'F3', by: 'reaching', hexes: { D4: 'lake' } },
  ),
  'ties.terrain': turn(
    {
      cards: { support: '*4', action: '13' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { dwelling: 'A1' } } },
      ground: { E5: 'desert', E6: 'plains', F4: 'mountain', G2: 'swamp' },
    },
    { chosen: 'G2', by: 'own terrain priority' }, // no lake, no forest: swamp is third in row B
  ),
  'ties.closest': turn(
    {
      cards: { support: '*4', action: '13' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { dwelling: 'E7' } } },
      ground: { E5: 'lake', F4: 'lake' },
    },
    { chosen: 'F4', by: 'closest to humans' },
  ),
  'ties.around': turn(
    {
      cards: { support: '*5', action: '13' },
      owns: { automa: { stands: { dwelling: 'E6* E8' } }, witches: { stands: { dwelling: 'E7' } } },
    },
    { chosen: 'F4', by: 'own terrain priority' }, // round E7 it is three steps: only D4 and F4 shorten that
  ),
  'ties.furthest': turn(
    {
      round: 3,
      cards: { support: '*4', action: '13' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { dwelling: 'F4' } } },
      ground: { E6: 'lake', G3: 'lake' },
    },
    { chosen: 'E4', by: 'furthest from her own' },
    { options: { finalTile: 'connected-distance' } },
  ),
  'ties.marked': turn(
    {
      cards: { support: '*4', action: '13' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { dwelling: 'A1' } } },
      ground: { E5: 'lake' },
    },
    { chosen: 'E5', marked: 'I4' },
  ),
} as const satisfies Readonly<Record<string, Example>>
