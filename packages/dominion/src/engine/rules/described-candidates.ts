/** How an option of a window is described to whoever is asked. */
import * as op from '../compile/code.ts'
import { F_ACTOR, FP, S } from '../memory/layout.ts'
import { setting } from '../memory/lookup.ts'
import { found, hasReacted, holderKind } from './candidates.ts'

export interface Candidate {
  readonly kind: number // of the card that it comes from
  readonly reaction: boolean // the card is revealed for it
  readonly plays?: true // … or played
  readonly again?: true // it was revealed for the same event before
  readonly fromExile?: true // copies of the card are discarded from there
  readonly zone?: 'hand' | 'play' | 'place' // where that card lies, where it must lie somewhere
  readonly place?: string
}

/** An option of the present window. */
export function describeCandidate(option: number): Candidate {
  const at = found.at[option]
  const kind = holderKind(S[FP], option)
  if (at === op.AT_HAND) {
    if (found.hook[option]?.plays) return { kind, reaction: false, plays: true, zone: 'hand' }
    const again = hasReacted(S[FP], found.hook[option], S[S[FP] + F_ACTOR])
    return { kind, reaction: true, zone: 'hand', ...(again && { again }) }
  }
  if (found.hook[option]?.fromExile) return { kind, reaction: false, fromExile: true }
  const place = found.hook[option]?.place ?? -1
  if (place >= 0) return { kind, reaction: false, zone: 'place', place: setting.keeps.places[place].name }
  return at === op.AT_PLAY ? { kind, reaction: false, zone: 'play' } : { kind, reaction: false }
}
