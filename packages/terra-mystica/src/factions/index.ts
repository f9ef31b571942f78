import { FACTION_IDS, type FactionId } from '../types.ts'
import { acolytes } from './acolytes.ts'
import { alchemists } from './alchemists.ts'
import { auren } from './auren.ts'
import { chaosmagicians } from './chaosmagicians.ts'
import { cultists } from './cultists.ts'
import { darklings } from './darklings.ts'
import { dragonlords } from './dragonlords.ts'
import { dwarves } from './dwarves.ts'
import { engineers } from './engineers.ts'
import type { Faction } from './faction.ts'
import { fakirs } from './fakirs.ts'
import { giants } from './giants.ts'
import { halflings } from './halflings.ts'
import { icemaidens } from './icemaidens.ts'
import { mermaids } from './mermaids.ts'
import { nomads } from './nomads.ts'
import { riverwalkers } from './riverwalkers.ts'
import { shapeshifters } from './shapeshifters.ts'
import { swarmlings } from './swarmlings.ts'
import { witches } from './witches.ts'
import { yetis } from './yetis.ts'

const BY_ID: Record<FactionId, Faction> = {
  alchemists,
  auren,
  chaosmagicians,
  cultists,
  darklings,
  dwarves,
  engineers,
  fakirs,
  giants,
  halflings,
  mermaids,
  nomads,
  swarmlings,
  witches,
  icemaidens,
  yetis,
  acolytes,
  dragonlords,
  riverwalkers,
  shapeshifters,
}

/** All factions, in the order of `FACTION_IDS`: the state knows a faction by its number here. */
export const FACTIONS: readonly Faction[] = FACTION_IDS.map((id) => BY_ID[id])

export function factionNumber(id: FactionId): number {
  return FACTION_IDS.indexOf(id)
}
