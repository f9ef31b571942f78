/** How others fared, put into a few heaps: from far behind to far ahead. */
import type { Fared } from '@freehold/server/protocol'

/** Points ahead, both ends included; the outermost are open. */
const heaps = [
  [Number.NEGATIVE_INFINITY, -21],
  [-20, -11],
  [-10, -1],
  [0, 0],
  [1, 10],
  [11, 20],
  [21, Number.POSITIVE_INFINITY],
] as const

export interface Heap {
  readonly least: number
  readonly most: number
  readonly share: number // of all people, 0 to 1
  readonly isYours: boolean
}

export function heapsOf({ people, margins, yours }: Fared): Heap[] {
  return heaps.map(([least, most]) => {
    const isIn = (margin: number) => margin >= least && margin <= most
    const inside = margins.reduce((sum, { margin, people: n }) => sum + (isIn(margin) ? n : 0), 0)
    return { least, most, share: people === 0 ? 0 : inside / people, isYours: yours !== null && isIn(yours) }
  })
}

/** The share of the others who did worse; nothing where nobody else has played. */
export function ahead({ people, margins, yours }: Fared): number | undefined {
  if (yours === null || people < 2) return undefined
  const worse = margins.reduce((sum, { margin, people: n }) => sum + (margin < yours ? n : 0), 0)
  return worse / (people - 1)
}
