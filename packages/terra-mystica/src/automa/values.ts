/** The values she plays by: printed ones, and ours where the printed ones are not known. A file replaces them. */
import { InputError, parseInput } from '@freehold/kernel'
import { z } from 'zod'
import { boardOf } from '../board/boards.ts'
import { MAP_IDS, type MapId } from '../data/maps.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import { CULTS, TERRAINS, type Terrain } from '../types.ts'
import { DECISION_CARDS } from './data/decision-cards.ts'
import { FIRST_DWELLINGS } from './data/first-dwellings.ts'
import { TERRAIN_PRIORITY, TILE_ADDITIONS } from './data/tiles.ts'
import {
  ACHIEVEMENTS,
  type Achievement,
  CARD_IDS,
  type DecisionCard,
  LETTERS,
  type Priority,
  type TileAddition,
} from './words.ts'

export interface AutomaValues {
  readonly cards: readonly DecisionCard[]
  readonly tiles: readonly TileAddition[] // by number in ROUND_TILES
  readonly priority: Readonly<Record<Terrain, Priority>>
  readonly firstDwellings: Readonly<Record<MapId, Readonly<Record<Terrain, readonly string[]>>>>
  readonly achievements: readonly Achievement[] // I to VI
  readonly cultistIcons: readonly (number | 'X')[] // points on a card that Cultists gain
  readonly cubePoints: { readonly humanBuilds: number; readonly left: number }
  readonly blightSpades: number
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
  achievements: z
    .array(z.enum(Object.keys(ACHIEVEMENTS) as [Achievement, ...Achievement[]]))
    .length(6)
    .optional(),
  cultistIcons: z.array(z.union([points, z.literal('X')])).optional(),
  cubePoints: z.strictObject({ humanBuilds: points, left: points }).optional(),
  blightSpades: z.int().min(1).max(2).optional(),
})
export type AutomaCards = z.infer<typeof cardsSchema>

/** A file's content, checked. `what` names the file in errors. */
export function checkAutomaCards(input: unknown, what: string): AutomaCards {
  const given = parseInput(cardsSchema, input, what)
  for (const [home, rows] of Object.entries(given.terrainPriority ?? {})) {
    for (const name of ['A', 'B'] as const) {
      const twice = rows?.[name].find((terrain, i, all) => all.indexOf(terrain) !== i)
      if (twice)
        throw new InputError(`${what}: terrainPriority.${home}.${name}: ${twice} twice; name each terrain once`)
    }
  }
  for (const [map, byTerrain] of Object.entries(given.firstDwellings ?? {}))
    checkDwellings(map as MapId, byTerrain, what)
  for (const [id, made] of Object.entries(given.decisionCards ?? {})) {
    if (made && made.marked === made.unmarked) {
      throw new InputError(
        `${what}: decisionCards.${id}: marked and unmarked are both ${made.marked}; give two letters`,
      )
    }
  }
  return given
}

function checkDwellings(map: MapId, byTerrain: { readonly [T in Terrain]?: readonly string[] }, what: string): void {
  const board = boardOf(map)
  for (const [terrain, names] of Object.entries(byTerrain)) {
    names.forEach((name, i) => {
      const place = `${what}: firstDwellings.${map}.${terrain}[${i}]`
      const hex = board.byName.get(name.toLowerCase())
      if (hex === undefined) throw new InputError(`${place}: there is no space ${name} on this map`)
      const ground = TERRAINS[board.ground[hex]]
      if (ground !== terrain) throw new InputError(`${place}: ${name} is ${ground ?? 'river'}, not ${terrain}`)
      if (names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) !== i) {
        throw new InputError(`${place}: ${name} is named twice; give six different spaces`)
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
    achievements: given.achievements ?? (Object.keys(ACHIEVEMENTS) as Achievement[]),
    cultistIcons: given.cultistIcons ?? [1, 2],
    cubePoints: given.cubePoints ?? { humanBuilds: 2, left: 1 },
    blightSpades: given.blightSpades ?? 1,
  }
}

const byKey = <K extends string, T>(keys: readonly K[], value: (key: K) => T) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>
