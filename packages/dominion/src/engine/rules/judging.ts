/**
 * Filters, numbers and conditions are one knot, for each may ask for any other: a filter for a number, a number for the cards that fit, a
 * cost for a condition. What never changes is looked up here; the rest is asked of whoever looks into it, which `evaluate.ts` says.
 */
import { ALL_KINDS, F_ACTOR, L, S } from '../memory/layout.ts'
import { FITS, fixedFits, fixedNumber, VARIES } from '../memory/lookup.ts'

interface Judges {
  fits(filter: number, kind: number, fp: number, id: number): boolean
  value(num: number, fp: number, seat: number): number
  holdsTrue(condition: number, fp: number, seat: number): boolean
}

const unjudged = (): never => {
  throw new Error('Nothing can be judged before `evaluate.ts` was loaded')
}
const judges: Judges = { fits: unjudged, value: unjudged, holdsTrue: unjudged }

/** Says who looks into what is not known from the outset. */
export const judgeBy = (all: Judges): void => {
  Object.assign(judges, all)
}

/** Whether a kind, or a card of it, fits a filter in the frame `fp`; 0: outside of any, for the player of the turn. */
export function fits(filter: number, kind: number, fp: number, id = -1): boolean {
  const known = fixedFits[filter * L[ALL_KINDS] + kind]
  return known > 0 ? known === FITS : judges.fits(filter, kind, fp, id)
}

/** A number, in the frame `fp` (0 at scoring), for the seat that does the step. */
export function value(num: number, fp: number, seat: number): number {
  const fixed = fixedNumber[num]
  return fixed === VARIES ? judges.value(num, fp, seat) : fixed
}

/** Whether a condition is met. */
export const holdsTrue = (condition: number, fp: number, seat: number = S[fp + F_ACTOR]): boolean =>
  judges.holdsTrue(condition, fp, seat)
