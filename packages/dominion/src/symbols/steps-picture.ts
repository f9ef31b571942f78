import type { Step } from '../language/types.ts'
import type { Gallery } from './gallery.ts'
import { layOut, type Placed } from './layout.ts'
import { startDrawing } from './nouns.ts'
import { stepsNodes } from './step-symbols.ts'
import type { SymbolNode } from './tree.ts'

export interface StepsPicture extends Pick<Placed, 'width' | 'height'> {
  readonly inside: string // what stands between the tags of an svg
}

/** Steps in symbols, apart from any card: what one of several things to choose from would do. */
export const stepsPicture = (steps: readonly Step[], width: number, size: number, gallery: Gallery): StepsPicture =>
  pictureOf(stepsNodes(steps, startDrawing()), width, size, gallery)

export function pictureOf(nodes: readonly SymbolNode[], width: number, size: number, gallery: Gallery): StepsPicture {
  const placed = layOut([nodes], { size, breaking: true, gallery }, width)
  return { width: placed.width, height: placed.height, inside: placed.draw(0, 0) }
}
