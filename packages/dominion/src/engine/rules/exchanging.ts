/** A card goes back to its pile, and another is taken for it: that is neither gaining nor trashing. */

import { zoneOf } from '../memory/knowledge.ts'
import { ENTRY, EVERYONE, F_ACTOR, F_DID, FRAME, L, LISTENING, PILES_AT, S, Z_HAND, Z_PLAY } from '../memory/layout.ts'
import { kindPile } from '../memory/lookup.ts'
import { hasPile, ontoPile, takeFromPile } from '../memory/piles.ts'
import { entriesEnd, forgetTag } from '../memory/stack.ts'
import { intoDiscard, take } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'

/** Whether a card has a pile to go back to, and there is one of the other kind to be had for it. */
export function canExchange(id: number, kind: number): boolean {
  const other = kind < 0 ? -1 : kindPile[kind]
  return hasPile(id) && other >= 0 && S[L[PILES_AT] + other] > 0
}

export function exchange(fp: number, tag: number, kind: number): void {
  const seat = S[fp + F_ACTOR]
  S[fp + F_DID] = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    const id = S[e + 1]
    if (S[e] !== tag || !canExchange(id, kind) || !take(id, S[e + 2])) continue
    ontoPile(id)
    const taken = takeFromPile(kindPile[kind])
    intoDiscard(seat, taken, L[EVERYONE])
    S[fp + F_DID]++
    if (L[LISTENING]) {
      const from = zoneOf(S[e + 2])
      emit({
        type: 'put',
        seat,
        ids: [id],
        from: from === Z_PLAY ? 'play' : from === Z_HAND ? 'hand' : 'discard',
        to: 'pile',
      })
      emit({ type: 'put', seat, ids: [taken], from: 'supply', to: 'discard' })
    }
  }
  forgetTag(tag)
}
