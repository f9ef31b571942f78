/** Faces in words and symbols, for whoever need not spare. */
import type { Card, Landscape } from '../language/types.ts'
import { cardFace as bareCard, type CardFaceOptions, type FaceOptions } from './card-face.ts'
import { landscapeFace as bareLandscape } from './landscape-face.ts'
import { symbolPen } from './symbol-pen.ts'

export const cardFace = (card: Card, options: CardFaceOptions): string => bareCard(card, { pen: symbolPen, ...options })

export const landscapeFace = (of: Landscape, options: FaceOptions): string =>
  bareLandscape(of, { pen: symbolPen, ...options })
