/** What is not printed but ours, with the reason; shown to players, and shorter with every printed value entered. */
import type { MapId } from '../data/maps.ts'
import { ROUND_TILES } from '../data/tiles.ts'
import type { Terrain } from '../types.ts'
import type { AutomaCards } from './values.ts'
import type { AutomaFactionId } from './words.ts'

export interface HouseNote {
  readonly where: string // the place in a file of printed values; `rule` where no file can tell
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
  return [...notes, ...factionNotes(faction, given)]
}

function factionNotes(faction: AutomaFactionId, given: AutomaCards): HouseNote[] {
  switch (faction) {
    case 'wanderers':
      return [
        { where: 'rule', why: 'where range is ignored, clusters and reaching are too: all free spaces are valid' },
      ]
    case 'powermongers':
      return [{ where: 'rule', why: 'power counts when it is taken, not when it is offered' }]
    case 'symbionts':
      return [
        { where: 'rule', why: 'her youth terrain is the first after home on the wheel that is nobody’s home' },
        ...(given.cubePoints
          ? []
          : [{ where: 'cubePoints', why: 'points when you build on a cube, and for cubes left at the end' }]),
      ]
    case 'blight':
      return [
        { where: 'rule', why: 'fallow land is free land in her range that is neither blighted nor her home terrain' },
        ...(given.blightSpades ? [] : [{ where: 'blightSpades', why: 'more spades, which Giants would not feel' }]),
      ]
    case 'gognomes':
      return given.achievements ? [] : [{ where: 'achievements', why: 'six goals of about equal weight' }]
    default:
      return []
  }
}

/** Only where Cultists play against her. */
export const cultistsNote = (given: AutomaCards = {}): HouseNote[] =>
  given.cultistIcons
    ? []
    : [{ where: 'cultistIcons', why: 'cards with 1 or 2 points give those, half of the reserve; others a cult step' }]
