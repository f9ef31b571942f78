/** Every name, for whoever need not spare. */
import { learn } from '../card-names.ts'
import { names as adventures } from './adventures.ts'
import { names as alchemy } from './alchemy.ts'
import { names as base } from './base.ts'
import { names as basic } from './basic.ts'
import { names as cornucopia } from './cornucopia.ts'
import { names as darkAges } from './dark-ages.ts'
import { names as empires } from './empires.ts'
import { names as guilds } from './guilds.ts'
import { names as hinterlands } from './hinterlands.ts'
import { names as intrigue } from './intrigue.ts'
import { names as menagerie } from './menagerie.ts'
import { names as nocturne } from './nocturne.ts'
import { names as promo } from './promo.ts'
import { names as prosperity } from './prosperity.ts'
import { names as renaissance } from './renaissance.ts'
import { names as seaside } from './seaside.ts'

export const cardNames = {
  ...basic,
  ...base,
  ...intrigue,
  ...seaside,
  ...alchemy,
  ...prosperity,
  ...cornucopia,
  ...hinterlands,
  ...darkAges,
  ...guilds,
  ...adventures,
  ...empires,
  ...nocturne,
  ...renaissance,
  ...menagerie,
  ...promo,
}
learn(cardNames)
