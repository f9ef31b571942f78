/** Every definition, whether the engine runs it or not. */
import type { Card, Landscape, MixedPile } from '../language/types.ts'
import { adventures } from './adventures.ts'
import { adventuresEvents } from './adventures-events.ts'
import { travellers } from './adventures-travellers.ts'
import { alchemy } from './alchemy.ts'
import { base } from './base.ts'
import { basic } from './basic.ts'
import { cornucopia } from './cornucopia.ts'
import { darkAges } from './dark-ages.ts'
import { darkAgesPiles, knights, ruined } from './dark-ages-piles.ts'
import { empires, splitPiles } from './empires.ts'
import { castles, castlesPile } from './empires-castles.ts'
import { empiresEvents, landmarks } from './empires-landscapes.ts'
import { guilds } from './guilds.ts'
import { hinterlands } from './hinterlands.ts'
import { intrigue } from './intrigue.ts'
import { intrigueFirst } from './intrigue-first.ts'
import { menagerie } from './menagerie.ts'
import { menagerieEvents, ways } from './menagerie-landscapes.ts'
import { nocturne } from './nocturne.ts'
import { boons, hexes, states } from './nocturne-landscapes.ts'
import { heirlooms, spirits, zombies } from './nocturne-others.ts'
import { promo, promoLandscapes, promoPiles } from './promo.ts'
import { prosperity } from './prosperity.ts'
import { renaissance } from './renaissance.ts'
import { artifacts, projects } from './renaissance-landscapes.ts'
import { seaside } from './seaside.ts'

/** A card that was reworded stands here once for each edition or printing. */
export const writtenCards: readonly Card[] = [
  ...basic,
  ...base,
  ...intrigue,
  ...intrigueFirst,
  ...seaside,
  ...alchemy,
  ...prosperity,
  ...cornucopia,
  ...hinterlands,
  ...darkAges,
  ...ruined,
  ...knights,
  ...guilds,
  ...adventures,
  ...travellers,
  ...empires,
  ...castles,
  ...nocturne,
  ...spirits,
  ...heirlooms,
  ...zombies,
  ...renaissance,
  ...menagerie,
  ...promo,
]

export const writtenLandscapes: readonly Landscape[] = [
  ...adventuresEvents,
  ...empiresEvents,
  ...landmarks,
  ...boons,
  ...hexes,
  ...states,
  ...projects,
  ...artifacts,
  ...menagerieEvents,
  ...ways,
  ...promoLandscapes,
]

export const writtenPiles: readonly MixedPile[] = [...darkAgesPiles, ...splitPiles, castlesPile, ...promoPiles]
