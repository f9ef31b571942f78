/** Where a card lies, and since when: what conditions and filters ask of it that is neither a number nor a kind. */
import * as op from '../compile/code.ts'
import { isThere, zoneOf } from '../memory/knowledge.ts'
import {
  DISCARD_END,
  HAND_END,
  L,
  PLAY_END,
  R_CARD,
  R_EVENT,
  R_THIS_REF,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  STAYED,
  TURN,
  Z_PLACES,
} from '../memory/layout.ts'
import { setting } from '../memory/lookup.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { expected, wasResolved } from '../memory/stack.ts'

/** Whether a group of Exiled cards had a copy of what was gained until it was discarded for just that gain. */
export function wasInExile(group: number, fp: number): boolean {
  const { op: kind, a } = setting.code.groups[group]
  if (kind !== op.G_ZONES || a < op.IN_PLACE || fp === 0) return false
  const rule = setting.code.gameHooks.find(({ hook }) => hook.fromExile)
  return rule !== undefined && wasResolved(fp, rule.hook.number)
}

/** Whether a card lies in one of the places of a player, given as bits. */
export function liesIn(id: number, seat: number, zones: number): boolean {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const place = S.subarray(arena, arena + S[at + HAND_END]).indexOf(id)
  const zone = place < S[at + DISCARD_END] ? op.IN_DISCARD : place < S[at + PLAY_END] ? op.IN_PLAY : op.IN_HAND
  return place >= 0 && (zones & zone) !== 0
}

export function isFaceDown(id: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_FACE_DOWN && S[r + R_CARD] === id && isThere(id, S[r + R_THIS_REF])) return true
  return false
}

/** Whether a card of the player of the turn has been in play since an earlier one, also if nothing waits any more. */
export function isOfEarlierTurn(id: number): boolean {
  const at = seatAt(S[TURN])
  const from = arenaOf(S[TURN]) + S[at + DISCARD_END]
  for (let i = from; i < from + S[at + STAYED]; i++) if (S[i] === id) return true
  return false
}

/** Where the card lies whose points are reckoned, as bits of places. */
export const scored = { where: 0 }

/** Whether a card that is remembered still lies where it is expected, and that is such a place. */
export function lies(tag: number, zones: number, fp: number): boolean {
  if (fp === 0) return (scored.where & zones) !== 0
  const [id, ref] = expected(fp, tag)
  if (!isThere(id, ref)) return false
  const zone = zoneOf(ref)
  return (zones & (zone >= Z_PLACES ? op.IN_PLACE << (zone - Z_PLACES) : 1 << zone)) !== 0
}
