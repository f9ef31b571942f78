import type { Step } from '../language/types.ts'
import type { Tongue } from '../words/tongue.ts'
import { layOut, type Placed } from './layout.ts'
import { stepsNodes } from './step-symbols.ts'

export interface StepsPicture extends Pick<Placed, 'width' | 'height'> {
  readonly inside: string // what stands between the tags of an svg
}

/** Steps in symbols, apart from any card: what one of several things to choose from would do. */
export function stepsPicture(steps: readonly Step[], width: number, size: number, tongue: Tongue): StepsPicture {
  const nodes = stepsNodes(steps, { refs: new Map() })
  const placed = layOut([nodes], { size, breaking: true, cardName: tongue.cardName }, width)
  return { width: placed.width, height: placed.height, inside: placed.draw(0, 0) }
}
