/** Whoever can have a seat: the factions of people, then those of the Automa. The state knows them by their number here. */
import { AUTOMA_SEATS } from '../automa/seat.ts'
import type { Faction } from './faction.ts'
import { FACTIONS } from './index.ts'

export const EVERYONE: readonly Faction[] = [...FACTIONS, ...AUTOMA_SEATS]
