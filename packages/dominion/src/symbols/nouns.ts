import { cardsNodes, operand } from './cards-symbols.ts'
import { conditionNodes } from './condition-symbols.ts'
import type { Drawing } from './drawing.ts'
import { filterNodes } from './filter-symbols.ts'
import { unitNodes } from './number-symbols.ts'

/** A card of which nothing is drawn yet. */
export const startDrawing = (): Drawing => ({
  refs: new Map(),
  operand,
  cards: cardsNodes,
  filter: filterNodes,
  unit: unitNodes,
  condition: conditionNodes,
})
