/** How an option of a window is described to whoever is asked. */
import * as op from '../compile/code.ts'
import { carriedKinds, carriesKind } from '../memory/carried.ts'
import { F_ACTOR, FP, L, R_SERIAL, RECORD, RECORDS_AT, S } from '../memory/layout.ts'
import { setting } from '../memory/lookup.ts'
import { found, hasReacted, holderKind } from './candidates.ts'

export interface Candidate {
  readonly kind: number // of the card that it comes from
  readonly of?: number // … whose effect goes on with that card, and others of its kind with other cards
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
  const telling = tellingKind(option)
  if (telling >= 0) return { kind: telling, reaction: false, of: kind }
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

/**
 * Of several effects that come at once and do the same with cards of their own (two Ghosts, two Churches): the kind of a card by
 * which to tell this one, if possible one that the others have not; -1: it has no card, or there is nothing to tell it from.
 */
export function tellingKind(option: number): number {
  if (!setting.code.partedPrograms.has(found.pc[option])) return -1
  const serialOf = (i: number): number => S[L[RECORDS_AT] + found.holder[i] * RECORD + R_SERIAL]
  const others: number[] = []
  for (let i = 0; i < found.count; i++) if (i !== option && found.pc[i] === found.pc[option]) others.push(serialOf(i))
  if (others.length === 0) return -1
  const kinds = [...carriedKinds(serialOf(option))]
  return kinds.find((kind) => !others.some((other) => carriesKind(other, kind))) ?? kinds[0] ?? -1
}
