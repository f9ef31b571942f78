/** The German names of the cards, a file for each box: whoever shows a few cards need not load those of all. */
import type { Expansion } from '../../../language/types.ts'
import { learn } from '../card-names.ts'
import type { Noun } from '../nouns.ts'
import * as base from './base.ts'
import * as basic from './basic.ts'

const files: Record<Expansion, () => Promise<{ readonly names: Readonly<Record<string, Noun>> }>> = {
  Basic: async () => basic, // of every table, and of one's first game: they come along
  Base: async () => base,
  Intrigue: () => import('./intrigue.ts'),
  Seaside: () => import('./seaside.ts'),
  Alchemy: () => import('./alchemy.ts'),
  Prosperity: () => import('./prosperity.ts'),
  Cornucopia: () => import('./cornucopia.ts'),
  Hinterlands: () => import('./hinterlands.ts'),
  'Dark Ages': () => import('./dark-ages.ts'),
  Guilds: () => import('./guilds.ts'),
  Adventures: () => import('./adventures.ts'),
  Empires: () => import('./empires.ts'),
  Nocturne: () => import('./nocturne.ts'),
  Renaissance: () => import('./renaissance.ts'),
  Menagerie: () => import('./menagerie.ts'),
  Promo: () => import('./promo.ts'),
}

/** From then on the cards of that box are called by their German names. */
export const loadNames = async (set: Expansion): Promise<void> => learn((await files[set]()).names)
