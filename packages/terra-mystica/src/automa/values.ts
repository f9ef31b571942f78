/** The values she plays by: printed ones, and ours where the printed ones are not known. A file replaces them. */
import { parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { boardOf } from '../board/boards.ts'
import { MAP_IDS, type MapId } from '../data/maps.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import { faulty } from '../faults.ts'
import { BUILDINGS, CULTS, TERRAINS, type Terrain } from '../types.ts'
import { DECISION_CARDS } from './data/decision-cards.ts'
import { FIRST_DWELLINGS } from './data/first-dwellings.ts'
import { HOUSE } from './data/house-rules.ts'
import { TERRAIN_PRIORITY, TILE_ADDITIONS } from './data/tiles.ts'
import { CARD_IDS, type DecisionCard, type Goal, LETTERS, type Priority, type TileAddition } from './words.ts'

export interface AutomaValues {
  readonly cards: readonly DecisionCard[]
  readonly tiles: readonly TileAddition[] // by number in ROUND_TILES
  readonly priority: Readonly<Record<Terrain, Priority>>
  readonly firstDwellings: Readonly<Record<MapId, Readonly<Record<Terrain, readonly string[]>>>>
  readonly rules: HouseRules
}

/** What the text of a faction says and nobody could recover. */
export interface HouseRules {
  readonly achievements: readonly Goal[] // I to VI
  readonly cultistIcons: readonly (number | 'X')[] // points on a card that Cultists gain
  readonly cubePoints: { readonly humanBuilds: number; readonly left: number }
  readonly youthTerrain: { readonly [T in Terrain]?: Terrain } // by home; the next free one of the wheel where it is left out
  readonly blightSpades: number
  readonly fallowLand: { readonly inRange: boolean; readonly home: boolean } // only in her range; her home terrain too
  readonly wanderersClusters: boolean // clusters and reaching limit them, though range does not
  readonly powermongersPower: 'taken' | 'offered'
}

const points = z.int().min(0).max(20)
const terrains = z.array(z.enum(TERRAINS)).length(TERRAINS.length)
const tie = z.enum(['own terrain priority', 'human terrain priority', 'closest to humans', 'most power to humans'])
const round = z.int().min(1).max(6)
const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('faction action') }),
  z.strictObject({ do: z.literal('block power action') }),
  z.strictObject({ do: z.literal('gain points'), amount: z.union([points, z.literal('X')]) }),
  z.strictObject({ do: z.literal('advance cult') }),
  z.strictObject({ do: z.literal('upgrade') }),
  z.strictObject({ do: z.literal('take favor'), fromRound: round }),
  z.strictObject({
    do: z.literal('build'),
    first: z.array(tie).optional(),
    anywhere: z.literal(true).optional(),
    shipping: z.int().min(0).max(6).optional(),
  }),
])
const support = z.strictObject({
  cluster: z.enum(['marked', 'unmarked']),
  reaching: z.boolean(),
  row: z.enum(['A', 'B']),
  direction: z.enum(['forward', 'reverse']),
  count: z.int().min(1).max(9),
  cult: z.enum(['scoring tile', 'catch-up']),
  bonusCard: z.enum(['left', 'middle', 'right']),
})
const card = z.strictObject({
  marked: z.enum(LETTERS),
  unmarked: z.enum(LETTERS),
  passIcon: z.boolean(),
  actions: z.array(action).min(1).max(4),
  support,
})
const count = z.int().min(1).max(17)
const step = z.int().min(1).max(10)
const goal = z.union(
  [
    z.strictObject({ built: z.enum(BUILDINGS), count }),
    z.strictObject({ structures: count }),
    z.strictObject({ joined: z.literal(true) }),
    z.strictObject({ area: count }),
    z.strictObject({ edge: count }),
    z.strictObject({ cult: step, tracks: z.int().min(1).max(4) }),
    z.strictObject({ favors: z.int().min(1).max(4) }),
    z.strictObject({ priests: z.int().min(1).max(7) }),
  ],
  'expected a goal such as {"built": "stronghold", "count": 1} or {"cult": 7, "tracks": 1}',
)
const tileIds = ROUND_TILES.map((tile) => tile.id)

/** What a file with printed values may say. All parts may be left out. */
export const cardsSchema = z.strictObject({
  scoringTiles: z
    .partialRecord(
      z.enum(tileIds),
      z.strictObject({ cult: z.enum(CULTS).optional(), early: points.optional(), late: points.optional() }),
    )
    .optional(),
  terrainPriority: z.partialRecord(z.enum(TERRAINS), z.strictObject({ A: terrains, B: terrains })).optional(),
  firstDwellings: z
    .partialRecord(z.enum(MAP_IDS), z.partialRecord(z.enum(TERRAINS), z.array(z.string()).length(LETTERS.length)))
    .optional(),
  decisionCards: z.partialRecord(z.enum(CARD_IDS), card).optional(),
  achievements: z.array(goal).length(6).optional(),
  cultistIcons: z.array(z.union([points, z.literal('X')])).optional(),
  cubePoints: z.strictObject({ humanBuilds: points, left: points }).optional(),
  youthTerrain: z.partialRecord(z.enum(TERRAINS), z.enum(TERRAINS)).optional(),
  blightSpades: z.int().min(1).max(2).optional(),
  fallowLand: z.strictObject({ inRange: z.boolean(), home: z.boolean() }).optional(),
  wanderersClusters: z.boolean().optional(),
  powermongersPower: z.enum(['taken', 'offered']).optional(),
})
export type AutomaCards = z.infer<typeof cardsSchema>

/** A file's content, checked. `what` names the file in errors. */
export function checkAutomaCards(input: unknown, what: string): AutomaCards {
  const given = parseInput(cardsSchema, input, what)
  for (const [home, rows] of Object.entries(given.terrainPriority ?? {})) {
    for (const name of ['A', 'B'] as const) {
      const twice = rows?.[name].find((terrain, i, all) => all.indexOf(terrain) !== i)
      const place = `terrainPriority.${home}.${name}`
      if (twice)
        throw faulty(`${what}: ${place}: ${twice} twice; name each terrain once`, {
          code: 'terrain-twice',
          place,
          terrain: twice,
        })
    }
  }
  for (const [map, byTerrain] of Object.entries(given.firstDwellings ?? {}))
    checkDwellings(map as MapId, byTerrain, what)
  for (const [id, made] of Object.entries(given.decisionCards ?? {})) {
    if (made && made.marked === made.unmarked) {
      const place = `decisionCards.${id}`
      throw faulty(`${what}: ${place}: marked and unmarked are both ${made.marked}; give two letters`, {
        code: 'same-letters',
        place,
        letter: made.marked,
      })
    }
  }
  for (const [home, youth] of Object.entries(given.youthTerrain ?? {})) {
    const place = `youthTerrain.${home}`
    if (home === youth)
      throw faulty(`${what}: ${place}: ${youth} is home itself; give another`, {
        code: 'home-is-no-youth',
        place,
        terrain: youth,
      })
  }
  return given
}

function checkDwellings(map: MapId, byTerrain: { readonly [T in Terrain]?: readonly string[] }, what: string): void {
  const board = boardOf(map)
  for (const [terrain, names] of Object.entries(byTerrain)) {
    names.forEach((name, i) => {
      const place = `firstDwellings.${map}.${terrain}[${i}]`
      const fail = (says: string, fault: Parameters<typeof faulty>[1]) => faulty(`${what}: ${place}: ${says}`, fault)
      const hex = board.byName.get(name.toLowerCase())
      if (hex === undefined)
        throw fail(`there is no space ${name} on this map`, { code: 'no-such-space', place, space: name })
      const ground = TERRAINS[board.ground[hex]]
      if (ground !== terrain) {
        const is = ground ?? 'river'
        throw fail(`${name} is ${is}, not ${terrain}`, { code: 'other-ground', place, space: name, ground: is })
      }
      if (names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) !== i) {
        throw fail(`${name} is named twice; give six different spaces`, { code: 'space-twice', place, space: name })
      }
    })
  }
}

/** Our values with those of a file over them. */
export function automaValues(given: AutomaCards = {}): AutomaValues {
  const own = (map: MapId, terrain: Terrain) => FIRST_DWELLINGS[map][terrain].split(' ')
  return {
    cards: DECISION_CARDS.map((made) => ({ ...made, ...given.decisionCards?.[made.id] })),
    tiles: tileIds.map((id) => ({ ...TILE_ADDITIONS[id], ...given.scoringTiles?.[id] })),
    priority: { ...TERRAIN_PRIORITY, ...given.terrainPriority },
    firstDwellings: byKey(MAP_IDS, (map) =>
      byKey(TERRAINS, (terrain) => given.firstDwellings?.[map]?.[terrain] ?? own(map, terrain)),
    ),
    rules: {
      achievements: given.achievements ?? HOUSE.achievements,
      cultistIcons: given.cultistIcons ?? HOUSE.cultistIcons,
      cubePoints: given.cubePoints ?? HOUSE.cubePoints,
      youthTerrain: given.youthTerrain ?? HOUSE.youthTerrain,
      blightSpades: given.blightSpades ?? HOUSE.blightSpades,
      fallowLand: given.fallowLand ?? HOUSE.fallowLand,
      wanderersClusters: given.wanderersClusters ?? HOUSE.wanderersClusters,
      powermongersPower: given.powermongersPower ?? HOUSE.powermongersPower,
    },
  }
}

const byKey = <K extends string, T>(keys: readonly K[], value: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>
