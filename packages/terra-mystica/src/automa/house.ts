/** What is not printed but ours, with the reason; shown to players, and shorter with every printed value entered. */
import type { MapId } from '../data/maps.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import type { Terrain } from '../types.ts'
import type { AutomaCards } from './values.ts'
import type { AutomaFactionId } from './words.ts'

export interface HouseNote {
  readonly where: string // the place in a file of printed values
  readonly why: string
}

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
      const why = 'points chosen about the known values of the sister game: 2 or 3 early, 4 or 5 late'
      notes.push({ where: `scoringTiles.${id}.${side}`, why })
    }
    if (id === 'SCORE9' && from?.cult === undefined) {
      notes.push({ where: 'scoringTiles.SCORE9.cult', why: 'water, as the other tile about priests' })
    }
  })
  if (!home || !given.firstDwellings?.[map]?.[home]) {
    const why = 'central spaces at least three steps apart, their partners about four steps away'
    notes.push({ where: `firstDwellings.${map}`, why })
  }
  if (!home || !given.terrainPriority?.[home]) {
    notes.push({ where: 'terrainPriority', why: 'the rows of the sister game, the same pattern for every home' })
  }
  return [...notes, ...notesOf(RULE_NOTES[faction] ?? [], given)]
}

/** Rules of the house by faction: where a file can say otherwise, and what is ours. */
const RULE_NOTES: { readonly [F in AutomaFactionId]?: readonly (readonly [keyof AutomaCards, string])[] } = {
  wanderers: [
    ['wanderersClusters', 'where range is ignored, clusters and reaching are too: all free spaces are valid'],
  ],
  powermongers: [['powermongersPower', 'power counts when it is taken, not when it is offered']],
  symbionts: [
    ['youthTerrain', 'her youth terrain is the first after home on the wheel that is nobody’s home'],
    ['cubePoints', 'points when you build on a cube, and for cubes left at the end; a cube closes nothing'],
  ],
  blight: [
    ['fallowLand', 'fallow land is free land in her range that is neither blighted nor her home terrain'],
    ['blightSpades', 'blighted land takes more spades, which Giants would not feel'],
  ],
  gognomes: [['achievements', 'six goals of about equal weight']],
}

const notesOf = (notes: readonly (readonly [keyof AutomaCards, string])[], given: AutomaCards): HouseNote[] =>
  notes.flatMap(([where, why]) => (given[where] === undefined ? [{ where, why }] : []))

/** Only where Cultists play against her. */
export const cultistsNote = (given: AutomaCards = {}): HouseNote[] =>
  notesOf([['cultistIcons', 'cards with 1 or 2 points give those, half of the reserve; others a cult step']], given)
