/** What each of her factions does when its sign comes, and what else it gains. */
import { turn } from './automa.ts'
import { poor } from './end.ts'
import type { Example } from './example.ts'

/** Her turn with the sign of her faction, beside a card that says: around the unmarked ones. */
const acting = (
  faction: string,
  given: NonNullable<Example['given']>,
  then: Example['then'],
  more: Partial<Example> = {},
) => turn({ cards: { support: '*4', action: '*5' }, ...given }, then, { automa: { home: 'lake', faction }, ...more })

/** Unmarked in the middle, marked in the south, you beside the former. */
const beside = {
  automa: { stands: { dwelling: 'F3 I4*' }, vp: 20 },
  witches: { stands: { dwelling: 'E7' } },
} as const

export const automaFactionExamples = {
  'factions.simpletons': acting('simpletons', { owns: beside }, { owns: { automa: { vp: 22 } } }),
  'factions.druids': acting(
    'druids',
    { owns: { ...beside, automa: { ...beside.automa, fire: 1, water: 1, earth: 0, air: 1 } } },
    { owns: { automa: { earth: 2, priests: 7 } } },
  ),
  'factions.racelings': acting(
    'racelings',
    { cards: { support: '*1', action: '*4', left: 0 }, owns: { automa: { vp: 20 } } },
    { owns: { automa: { passed: true, vp: 26 } } }, // twice the 3 of the tile
  ),
  'factions.wanderers': acting(
    'wanderers',
    { owns: { ...beside, witches: { stands: { dwelling: 'A1' } } } },
    { hexes: { D2: 'automa dwelling' }, owns: { automa: { vp: 21 } } }, // far beyond her range
  ),
  'factions.blight': acting('blight', { owns: beside }, { owns: { automa: { vp: 21 } } }),
  'factions.blighted': acting(
    'blight',
    { owns: { ...beside, witches: { ...beside.witches, workers: 6 } } },
    { hexes: { E6: 'swamp' }, owns: { witches: { workers: 0 } } }, // one step on the circle
    {
      steps: [
        'automa',
        'witches: decline 1 from blight',
        { refused: 'witches: dig 1. transform E6 to black' },
        'witches: dig 2. transform E6 to black',
      ],
    },
  ),
  'factions.wanderersEnd': acting(
    'wanderers',
    {
      round: 6,
      cards: { support: '*1', action: '*4', left: 0 },
      owns: {
        automa: { ...poor, stands: { dwelling: 'F3 I4* D5' } },
        witches: { ...poor, stands: { dwelling: 'E7' } },
      },
    },
    { owns: { automa: { vp: 46 } } }, // 5 of the tile, 18 for the area, 3 for three structures
    { steps: ['automa', 'witches: pass'] },
  ),
  'factions.cube': acting(
    'symbionts',
    { owns: { ...beside, witches: { ...beside.witches, coins: 9, workers: 9 } } },
    { owns: { automa: { vp: 22 } } },
    {
      steps: [
        'automa',
        'witches: decline 1 from symbionts',
        'witches: dig 2. transform D4 to green',
        'witches: build D4',
      ],
    },
  ),
  'factions.powermongersStep': acting(
    'powermongers',
    {
      owns: {
        automa: { stands: { dwelling: 'F3 I4*' }, fire: 1, water: 0, earth: 1, air: 1 },
        witches: { stands: { stronghold: 'E7' }, bowls: [5, 7, 0] },
      },
    },
    { owns: { automa: { water: 1 } } },
    { steps: ['automa', 'witches: leech 3 from powermongers'] },
  ),
  'factions.gognomes': acting(
    'gognomes',
    {
      owns: {
        automa: {
          ...{ vp: 20, fire: 7, water: 3, earth: 3, air: 3 },
          stands: { dwelling: 'F3 I4* E8 H4', tradingHouse: 'D2 A4', stronghold: 'D5', sanctuary: 'E4' },
        },
        witches: { stands: { dwelling: 'E7' } },
      },
    },
    { owns: { automa: { vp: 50 } } },
  ),
  'factions.mimics': turn(
    {
      cards: { support: '*4', action: '*5' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { dwelling: 'A3' } } },
      ground: { E5: 'lake', E6: 'forest', F4: 'plains', G2: 'wasteland' },
    },
    { chosen: 'E6', by: 'human terrain priority' },
    { automa: { home: 'lake', faction: 'mimics' } },
  ),
  'factions.kuddlers': turn(
    {
      cards: { support: '*4', action: '*5' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { dwelling: 'E7' } } },
      ground: { E5: 'lake', E6: 'desert', F4: 'forest' },
    },
    { chosen: 'F4', by: 'human terrain priority' },
    { automa: { home: 'lake', faction: 'kuddlers' } },
  ),
  'factions.powermongers': turn(
    {
      cards: { support: '*4', action: '*5' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { stronghold: 'E7', dwelling: 'D3' } } },
      ground: { E5: 'lake', E6: 'desert', F4: 'forest' },
    },
    { by: 'own terrain priority', chosen: 'F4' },
    { automa: { home: 'lake', faction: 'powermongers' } },
  ),
  'factions.symbionts': turn(
    {
      cards: { support: '*4', action: '*5' },
      owns: { automa: { stands: { dwelling: 'F3 I4*' } }, witches: { stands: { dwelling: 'E7' } } },
    },
    { chosen: 'D4', by: 'youth terrain priority' },
    { automa: { home: 'lake', faction: 'symbionts' } },
  ),
} as const satisfies Readonly<Record<string, Example>>
