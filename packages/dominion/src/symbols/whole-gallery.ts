import { writtenCards, writtenLandscapes } from '../cards/written.ts'
import { expansions } from '../language/types.ts'
import { loadPictures, type Pictures, pictureFiles } from './emblems/index.ts'
import type { Gallery } from './gallery.ts'

const loaded = await Promise.all(expansions.flatMap((set) => pictureFiles(set).map(loadPictures)))
const pictures: Pictures = Object.assign({}, ...loaded)

const named = new Map([...writtenLandscapes, ...writtenCards].map((card) => [card.name, card]))

/** Every card with its picture, for whoever need not spare. */
export const wholeGallery: Gallery = {
  card: (name) => named.get(name),
  picture: (emblem) => pictures[emblem],
}
