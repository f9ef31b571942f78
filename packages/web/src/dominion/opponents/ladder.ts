/** The artificial players of Dominion from the weakest to the strongest, as measured: docs/lab.md says how. */
export interface Rung {
  readonly id: string
  readonly won?: number // of a hundred games against the one a step below
}

export const ladder: readonly Rung[] = [
  { id: 'page' },
  { id: 'miller', won: 91 },
  { id: 'steward', won: 76 },
  { id: 'bailiff', won: 63 },
  { id: 'chamberlain', won: 81 },
  { id: 'chancellor', won: 65 },
  { id: 'regent', won: 60 },
]

export const portraitOf = (robot: string): string | undefined =>
  ladder.some(({ id }) => id === robot) ? `/portraits/${robot}.svg` : undefined
