import type { Card, Landscape } from '../language/types.ts'

/** Where a drawing finds the cards that are spoken of by name, and their pictures. */
export interface Gallery {
  readonly card: (
    name: string,
  ) => (Pick<Card | Landscape, 'name' | 'emblem'> & Partial<Pick<Card, 'types'>>) | undefined
  readonly picture: (emblem: string) => string | undefined // a path in a square of 512; none while it is not loaded
}
