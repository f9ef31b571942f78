/** How a recorded game says which markers the keys of a town were for, where they were too few. */
import { CULTS } from '../types.ts'

/** A town whose keys are not given out yet. */
export interface HeldTown {
  readonly seat: number
  readonly steps: string[] // what was done since
  readonly cults: number[] // where its markers would stand with keys for all
  readonly waited: number // bits of the cults whose marker waited at 9 before
  keys: number
}

/**
 * Markers without a key step back first; `blocked` has their bits. Where the keys are enough for all that waited before,
 * these go up at once, so that they step back further; where they are too few, it is said afterwards who goes up.
 */
export function townLine({ steps, cults, waited, keys }: HeldTown, blocked: number): string {
  const has = (bits: number, cult: number) => (bits & (1 << cult)) > 0
  const enough = keys >= CULTS.filter((_, i) => has(waited, i)).length
  const back = CULTS.flatMap((cult, i) => {
    const far = cults[i] - 9 + (enough && has(waited, i) ? 1 : 0)
    return has(blocked, i) && far > 0 ? [`-${far}${cult}`] : []
  })
  const up = CULTS.filter((_, i) => !enough && has(waited, i) && !has(blocked, i) && cults[i] === 9)
  const upper = (parts: readonly string[]) => parts.map((part) => part.toUpperCase())
  return [...upper(back), ...steps, ...upper(up.map((cult) => `+${cult}`))].join('. ')
}
