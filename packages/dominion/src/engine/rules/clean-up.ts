/** The end of a turn: what leaves play, what stays, and what that sets off. */
import { ask, D_PICK, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { reference, showTop } from '../memory/knowledge.ts'
import { doneFor, holds } from '../memory/landscapes.ts'
import {
  DISCARD_END,
  ENTERS_ELSEWHERE,
  EVERYONE,
  F_PC,
  FP,
  HAND_END,
  HELD,
  KINDS,
  L,
  LANDSCAPES,
  LISTENING,
  OVERLAYS,
  PLAY_END,
  RECORDS,
  S,
  SEATS,
  STAYED,
  TURN,
  W,
  Z_DISCARD,
  Z_PLAY,
} from '../memory/layout.ts'
import { hooksOf, waited } from '../memory/lookup.ts'
import { dropOverlay, kindOf } from '../memory/overlays.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { intoDiscard, take } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { fits } from './evaluate.ts'
import { hasOwn, isAwaited } from './hearing.ts'
import { openDiscarded } from './opening.ts'
import { isAnythingLeft, staysInPlay } from './staying.ts'

/** Whether discarding this card from play would set something off. */
const hasDiscardEffect = (seat: number, id: number): boolean =>
  hasOwn(kindOf(id), op.E_DISCARDED) || isAwaited(id) || isHeardByLandscape(op.E_DISCARDED, seat, kindOf(id))

/** Whether a landscape of the seat waits for such an event of a card of that kind, and may do so once more. */
function isHeardByLandscape(event: number, seat: number, card: number): boolean {
  if (!(waited[event] & op.waitBits(op.AT_YOURS))) return false
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++) {
    if (!holds(seat, kind)) continue
    for (const { event: awaited, filter, once } of hooksOf(kind, op.AT_YOURS))
      if (awaited === event && !(once && doneFor(kind) & (1 << seat)) && (filter < 0 || fits(filter, card, S[FP])))
        return true
  }
  return false
}

/** Discards from play, one by one, the cards whose leaving sets something off; the player says in which order. */
export function cleanNext(fp: number, pc: number): boolean {
  const seat = S[TURN]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  let count = 0
  for (let i = S[at + DISCARD_END]; i < S[at + PLAY_END]; i++) {
    const id = S[arena + i]
    if (hasDiscardEffect(seat, id) && !staysInPlay(id)) options[count++] = id
  }
  if (count === 0) {
    S[fp + F_PC] = pc + 1
    return true
  }
  if (count > 1 && options.subarray(0, count).some((id) => kindOf(id) !== kindOf(options[0]))) {
    ask(D_PICK, seat, 1, 1, -1, count)
    return false
  }
  answerClean(0)
  return true
}

export function answerClean(option: number): void {
  const seat = S[TURN]
  const id = options[option]
  const kind = kindOf(id)
  take(id, reference(id, Z_PLAY, seat))
  intoDiscard(seat, id, L[EVERYONE])
  if (L[LISTENING]) emit({ type: 'discarded', seat, ids: [id], from: 'play' })
  openDiscarded(seat, id, reference(id, Z_DISCARD, seat), kind)
}

const staying = new Int16Array(256)

/** Hand and play area to the discard pile, but for cards that still have something to do. */
export function cleanRest(): void {
  const seat = S[TURN]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const first = S[at + DISCARD_END]
  const hand = S[at + PLAY_END]
  const end = S[at + HAND_END]
  if (L[LISTENING]) emit({ type: 'cleaned', seat, count: end - first })
  let stays = 0
  if (S[RECORDS] > 0 && isAnythingLeft()) {
    let to = first
    for (let i = first; i < hand; i++) {
      const id = S[arena + i]
      if (staysInPlay(id)) staying[stays++] = id
      else S[arena + to++] = id
    }
    if (stays > 0) {
      for (let i = hand; i < end; i++) S[arena + to++] = S[arena + i]
      for (let i = 0; i < stays; i++) S[arena + to++] = staying[i]
    }
  }
  if (S[OVERLAYS] > 0) for (let i = first; i < end - stays; i++) dropOverlay(S[arena + i])
  discardRest(seat, stays)
}

/** Everything of hand and play area but so many cards, which lie last. */
export function discardRest(seat: number, stays: number): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const first = S[at + DISCARD_END]
  const hand = S[at + PLAY_END]
  const end = S[at + HAND_END]
  // A played card comes to lie on top, not one that the others have not seen.
  const played = hand - first - stays
  if (played > 0 && end > hand) {
    const top = arena + end - stays - 1
    const shown = arena + hand - stays - 1
    const id = S[top]
    S[top] = S[shown]
    S[shown] = id
  }
  S[at + DISCARD_END] = end - stays
  S[at + PLAY_END] = end
  S[at + HAND_END] = end
  S[at + STAYED] = stays
  W[(at >> 1) + HELD] = 0
  if (end > first) showTop(seat)
  if (L[ENTERS_ELSEWHERE]) for (let other = 0; other < L[SEATS]; other++) if (other !== seat) cleanPlay(other)
}

/** What came into play in another's turn leaves it at the end of that turn, unless it has something left to do. */
function cleanPlay(seat: number): void {
  const at = seatAt(seat)
  const left: number[] = []
  for (let i = S[at + DISCARD_END]; i < S[at + PLAY_END]; i++) {
    const id = S[arenaOf(seat) + i]
    if (!staysInPlay(id)) left.push(id)
  }
  for (const id of left) {
    take(id, reference(id, Z_PLAY, seat))
    intoDiscard(seat, id, L[EVERYONE])
  }
  if (L[LISTENING] && left.length > 0) emit({ type: 'discarded', seat, ids: left, from: 'play' })
}
