import type { Card, Landscape, Step } from '../language/types.ts'
import type { Gallery } from './gallery.ts'
import { pictureOf, type StepsPicture } from './steps-picture.ts'
import { nodesOfStep } from './symbol-line.ts'

/** One line of a card in symbols; of a step that holds others, only what stands before them. */
export const linePicture = (
  line: { readonly step: Step; readonly holds: boolean },
  card: Card | Landscape,
  width: number,
  size: number,
  gallery: Gallery,
): StepsPicture => pictureOf(nodesOfStep(line.step, card, line.holds), width, size, gallery)
