import type { Card, Landscape, Printing } from '../language/types.ts'

/** The printing that a new table plays with unless it says otherwise. */
export const USUAL_PRINTING: Printing = 'newest'

export const isOf = (card: Card | Landscape, printing: Printing): boolean =>
  card.printing === undefined || card.printing === printing
