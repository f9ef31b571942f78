import { writtenCards, writtenLandscapes } from '../cards/written.ts'
import { type Expansion, expansions } from '../language/types.ts'
import { loadPictures, type Pictures } from './emblems/index.ts'
import type { Gallery } from './gallery.ts'

const loaded = await Promise.all(expansions.map((set: Expansion) => loadPictures(set)))
const pictures: Pictures = Object.assign({}, ...loaded)

const named = new Map([...writtenLandscapes, ...writtenCards].map((card) => [card.name, card]))

/** Every card with its picture, for whoever need not spare. */
export const wholeGallery: Gallery = {
  card: (name) => named.get(name),
  picture: (emblem) => pictures[emblem],
}
