export { cardFace, type FaceMode, type FaceOptions, type FaceSize, faceSizes } from './card-face.ts'
export { cardSymbols } from './card-symbols.ts'
export type { SymbolNode, SymbolTree } from './tree.ts'
