/** What is not printed but ours, with the reason; shown to players, and shorter with every printed value entered. */
import type { MapId } from '../data/maps.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import type { Terrain } from '../types.ts'
import type { AutomaCards } from './values.ts'
import type { AutomaFactionId } from './words.ts'

/** Why a value of ours is what it is. */
export const HOUSE_REASONS = {
  tilePoints: 'points chosen about the known values of the sister game: 2 or 3 early, 4 or 5 late',
  tileCult: 'water, as the other tile about priests',
  firstDwellings: 'central spaces at least three steps apart, their partners about four steps away',
  terrainPriority: 'the rows of the sister game, the same pattern for every home',
  wanderersClusters: 'where range is ignored, clusters and reaching are too: all free spaces are valid',
  powermongersPower: 'power counts when it is taken, not when it is offered',
  youthTerrain: 'her youth terrain is the first after home on the wheel that is nobody’s home',
  cubePoints: 'points when you build on a cube, and for cubes left at the end; a cube closes nothing',
  fallowLand: 'fallow land is free land in her range that is neither blighted nor her home terrain',
  blightSpades: 'blighted land takes more spades, which Giants would not feel',
  achievements: 'six goals of about equal weight',
  cultistIcons: 'cards with 1 or 2 points give those, half of the reserve; others a cult step',
} as const
export type HouseReason = keyof typeof HOUSE_REASONS

export interface HouseNote {
  readonly where: string // the place in a file of printed values
  readonly reason: HouseReason
  readonly why: string // the same in words
}

const note = (where: string, reason: HouseReason): HouseNote => ({ where, reason, why: HOUSE_REASONS[reason] })

const PRINTED_SIDES: readonly string[] = ['SCORE7.late']

/** The house values this table plays by. */
export function houseNotes(
  map: MapId,
  home: Terrain | undefined,
  faction: AutomaFactionId,
  roundTiles: readonly number[],
  given: AutomaCards = {},
): HouseNote[] {
  const notes: HouseNote[] = []
  roundTiles.forEach((tile, i) => {
    const { id } = ROUND_TILES[tile]
    const side = i < 3 ? 'early' : 'late'
    const from = given.scoringTiles?.[id]
    if (from?.[side] === undefined && !PRINTED_SIDES.includes(`${id}.${side}`)) {
      notes.push(note(`scoringTiles.${id}.${side}`, 'tilePoints'))
    }
    if (id === 'SCORE9' && from?.cult === undefined) {
      notes.push(note('scoringTiles.SCORE9.cult', 'tileCult'))
    }
  })
  if (!home || !given.firstDwellings?.[map]?.[home]) {
    notes.push(note(`firstDwellings.${map}`, 'firstDwellings'))
  }
  if (!home || !given.terrainPriority?.[home]) {
    notes.push(note('terrainPriority', 'terrainPriority'))
  }
  return [...notes, ...notesOf(RULE_NOTES[faction] ?? [], given)]
}

/** Rules of the house by faction; each is also the place where a file can say otherwise. */
const RULE_NOTES: { readonly [F in AutomaFactionId]?: readonly (keyof AutomaCards & HouseReason)[] } = {
  wanderers: ['wanderersClusters'],
  powermongers: ['powermongersPower'],
  symbionts: ['youthTerrain', 'cubePoints'],
  blight: ['fallowLand', 'blightSpades'],
  gognomes: ['achievements'],
}

const notesOf = (places: readonly (keyof AutomaCards & HouseReason)[], given: AutomaCards): HouseNote[] =>
  places.flatMap((where) => (given[where] === undefined ? [note(where, where)] : []))

/** Only where Cultists play against her. */
export const cultistsNote = (given: AutomaCards = {}): HouseNote[] => notesOf(['cultistIcons'], given)
