/** Who may play against whom, for the rules and for whoever sets up a table. */
import { FACTION_IDS, type FactionId } from '../types.ts'
import { AUTOMA_FACTIONS } from './data/factions.ts'
import { AUTOMA_FACTION_IDS, type AutomaFaction, type AutomaFactionId } from './words.ts'

/** She plays with one human or two. */
export const MOST_HUMANS = 2

/** How a table finds its factions where it does not name them. */
export const FACTION_WAYS = ['pick', 'auction', 'random'] as const
export type FactionWay = (typeof FACTION_WAYS)[number]

/** There is no auction against her, who bids for nothing. */
export const factionWays = (againstHer: boolean): readonly FactionWay[] =>
  againstHer ? FACTION_WAYS.filter((way) => way !== 'auction') : FACTION_WAYS

/** What she may play against so many humans. */
export const herFactions = (humans: number): readonly AutomaFactionId[] =>
  humans === 1 ? AUTOMA_FACTION_IDS : ['simpletons']

export const bars = ({ bars: barred = [] }: AutomaFaction, faction: string): boolean => barred.includes(faction)

/** The human factions that can play against hers. */
export function factionsAgainst(hers: AutomaFactionId): readonly FactionId[] {
  const faction = AUTOMA_FACTIONS[AUTOMA_FACTION_IDS.indexOf(hers)]
  return FACTION_IDS.filter((id) => !bars(faction, id))
}
