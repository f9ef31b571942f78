/** The pictures of the cards, a file for each set: whoever shows a few cards need not load those of all. */
import type { Expansion } from '../../language/types.ts'

/** The path of each picture in a square of 512, by its name. */
export type Pictures = Readonly<Record<string, string>>

const files: Record<Expansion, () => Promise<{ readonly pictures: Pictures }>> = {
  Basic: () => import('./basic.ts'),
  Base: () => import('./base.ts'),
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

export const loadPictures = async (set: Expansion): Promise<Pictures> => (await files[set]()).pictures
