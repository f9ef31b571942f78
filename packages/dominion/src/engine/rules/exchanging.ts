/** A card goes back to its pile, and another is taken for it: that is neither gaining nor trashing. */
import { ENTRY, EVERYONE, F_ACTOR, F_DID, FRAME, L, LISTENING, PILES_AT, S } from '../memory/layout.ts'
import { idKind, kindPile } from '../memory/setting.ts'
import { entriesEnd, forgetTag } from '../memory/stack.ts'
import { intoDiscard, ontoPile, take, takeFromPile } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'

export function exchange(fp: number, tag: number, kind: number): void {
  const seat = S[fp + F_ACTOR]
  const pile = kind < 0 ? -1 : kindPile[kind]
  S[fp + F_DID] = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    const id = S[e + 1]
    if (S[e] !== tag || pile < 0 || S[L[PILES_AT] + pile] === 0 || kindPile[idKind[id]] < 0) continue
    if (!take(id, S[e + 2])) continue
    ontoPile(id)
    const taken = takeFromPile(pile)
    intoDiscard(seat, taken, L[EVERYONE])
    S[fp + F_DID]++
    if (L[LISTENING]) {
      emit({ type: 'put', seat, ids: [id], from: 'discard', to: 'pile' })
      emit({ type: 'put', seat, ids: [taken], from: 'supply', to: 'discard' })
    }
  }
  forgetTag(tag)
}
