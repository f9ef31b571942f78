/** Faces and what belongs to them without the symbols of the card language, which are much: for pages that show words first. */
export { bannerColours, bannerInk, drawBanner, emblemInk, type Looks } from './banner.ts'
export { cardFace } from './card-face.ts'
export { loadPictures, type Pictures } from './emblems/index.ts'
export type { FaceMode, SymbolPen } from './face-content.ts'
export type { Gallery } from './gallery.ts'
export { landscapeFace } from './landscape-face.ts'
export { drawMark, typeMarks } from './marks.ts'
export { type PlainGlyphId, plainGlyphs } from './plain-glyphs.ts'
