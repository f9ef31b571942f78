/** The pictures of the cards, a file for each set: whoever shows a few cards need not load those of all. */
import type { Expansion } from '../../language/types.ts'

/** The path of each picture in a square of 512, by its name. */
export type Pictures = Readonly<Record<string, string>>

/** Those of one's first game have a file of their own, so that nobody waits for the rest of their box before it. */
export type PictureFile = Expansion | 'First Game'
const inFirstGame = new Set('anvil barrel drawbridge hammer-nails hut mining shop spears trade trowel'.split(' '))

/** Where a picture of a set is; without its name, where all of the set's are. */
export function pictureFiles(set: Expansion, picture?: string): readonly PictureFile[] {
  if (set !== 'Base') return [set]
  return picture === undefined ? ['First Game', 'Base'] : [inFirstGame.has(picture) ? 'First Game' : 'Base']
}

const files: Record<PictureFile, () => Promise<{ readonly pictures: Pictures }>> = {
  'First Game': () => import('./first-game.ts'),
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

export const loadPictures = async (file: PictureFile): Promise<Pictures> => (await files[file]()).pictures
