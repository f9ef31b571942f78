/** What follows from a faction alone, for whoever draws its board. */
import { POWER_ACTION } from '../data/actions.ts'
import { type PowerActionId, TERRAINS, type Terrain } from '../types.ts'
import type { Faction } from './faction.ts'
import { FACTIONS } from './index.ts'

export const factionOf = (id: string | null): Faction | undefined => FACTIONS.find((faction) => faction.id === id)

/** Power that the action takes of whoever plays that faction. */
export const powerActionPrice = (faction: string | null, action: PowerActionId): number =>
  POWER_ACTION[action].power - (factionOf(faction)?.powerDiscount ?? 0)

/** The home terrain that is printed on its board; null where it picks one, or has ground of its own beside one. */
export const ownTerrain = ({ ground }: Pick<Faction, 'ground'>): Terrain | null =>
  TERRAINS.find((terrain) => terrain === ground) ?? null

/** The ground it builds on: those of ice and fire have ground of their own beside the terrain they picked. */
export function homeGround(faction: string | null, terrain: string | null): string | null {
  const ground = factionOf(faction)?.ground
  return ground === 'ice' || ground === 'volcano' ? ground : terrain
}
