/** What was agreed about her before the game. */
import type { MapId } from '../data/maps.ts'
import type { Opponent } from '../rules/opponent.ts'
import { AUTOMA_FACTIONS } from './data/factions.ts'
import { LEVEL_LIST } from './data/levels.ts'
import { bars } from './facing.ts'
import { type AutomaCards, type AutomaValues, automaValues } from './values.ts'
import {
  AUTOMA_FACTION_IDS,
  type AutomaFaction,
  type AutomaFactionId,
  LEVELS,
  type Level,
  type LevelId,
} from './words.ts'

export interface Agreed {
  readonly level: Level
  readonly faction: AutomaFaction
  readonly factionNumber: number // among her factions
  readonly home: number // -1: drawn when the humans have theirs
  readonly map: MapId
  readonly values: AutomaValues
  readonly given: AutomaCards | undefined
}

export type AutomaTable = Opponent & Agreed

/** The human faction may be played against hers. */
export function mayFace({ faction, home }: Agreed, humanFaction: string, humanHome: number): boolean {
  return !bars(faction, humanFaction) && (home < 0 || home !== humanHome)
}

/** In her decks a card is its number among the decision cards. */
export function agreed(
  level: LevelId,
  faction: AutomaFactionId,
  home: number,
  map: MapId,
  given: AutomaCards | undefined,
): Agreed {
  const factionNumber = AUTOMA_FACTION_IDS.indexOf(faction)
  return {
    level: LEVEL_LIST[LEVELS.indexOf(level)],
    faction: AUTOMA_FACTIONS[factionNumber],
    factionNumber,
    home,
    map,
    values: automaValues(given),
    given,
  }
}
