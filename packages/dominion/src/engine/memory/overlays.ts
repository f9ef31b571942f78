/** Cards in play that are another card. */
import { L, OVERLAY, OVERLAYS, OVERLAYS_AT, PLACED_AT, S, W, WAITING } from './layout.ts'
import { idKind, kindWaits } from './lookup.ts'
import { NoRoom } from './stack.ts'

/** From now on the card is one of another kind, until it leaves play. */
export function become(id: number, kind: number): void {
  if (S[OVERLAYS] > 0) dropOverlay(id)
  const at = overlay(S[OVERLAYS])
  if (at + OVERLAY > L[PLACED_AT]) throw new NoRoom()
  S[at] = id
  S[at + 1] = kind
  S[OVERLAYS]++
  W[WAITING] |= kindWaits[kind]
}

export const overlay = (i: number): number => L[OVERLAYS_AT] + i * OVERLAY

/** A card that leaves play is itself again. */
export function dropOverlay(id: number): void {
  for (let i = S[OVERLAYS] - 1; i >= 0; i--) if (S[overlay(i)] === id) removeOverlay(i)
}

function removeOverlay(i: number): void {
  const last = overlay(--S[OVERLAYS])
  S[overlay(i)] = S[last]
  S[overlay(i) + 1] = S[last + 1]
}

/** What a card is: itself, unless it lies in play as another. */
export function kindOf(id: number): number {
  for (let i = 0; i < S[OVERLAYS]; i++) if (S[overlay(i)] === id) return S[overlay(i) + 1]
  return idKind[id]
}
