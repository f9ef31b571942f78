/** Whether anybody may wait for what happens: cheap questions, so that an event nobody waits for costs next to nothing. */
import * as op from '../compile/code.ts'
import { isThere } from '../memory/knowledge.ts'
import {
  ASK_SECRET,
  L,
  PLAY_END,
  R_CARD,
  R_EVENT,
  R_LIFE,
  R_SERIAL,
  R_SUBJECT,
  R_THIS_REF,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  W,
  WAITING,
} from '../memory/layout.ts'
import { hooksOf, idWaits, kindTypes, kindWatched, waited } from '../memory/lookup.ts'
import { arenaOf, handSize, seatAt } from '../memory/seats.ts'
import { keptBy } from '../memory/stack.ts'

const ACTION = op.typeBit('Action')
const ATTACK = op.typeBit('Attack')

/** Whether cards in play wait for such events, and not only what programs set waiting. */
export const heardInPlay = (event: number): boolean => (waited[event] & op.waitBits(op.AT_PLAY)) !== 0

const IN_PLAY_OR_YOURS = op.waitBits(op.AT_PLAY) | op.waitBits(op.AT_YOURS)
const IN_PLAY_OR_GAME = op.waitBits(op.AT_PLAY) | op.waitBits(op.AT_GAME)
const heardAt = (event: number, places: number): boolean => (waited[event] & places) !== 0

/** Whether anything may be set off by plays of kinds that something waits for. */
export const arePlaysHeard = (): boolean =>
  S[RECORDS] > 0 || heardAt(op.E_PLAYED, IN_PLAY_OR_YOURS) || heardAt(op.E_FOLLOW, IN_PLAY_OR_GAME)

/** Whether anything may be set off by a kind being played. */
export const isPlayHeard = (kind: number): boolean => kindWatched[kind] === 1 && arePlaysHeard()

/** Whether anybody may wait for a card of the kind to have done what it says. */
export const isResolvedHeard = (kind: number): boolean =>
  (W[WAITING] & (1 << op.E_RESOLVED)) !== 0 && (kindTypes[kind] & ACTION) !== 0

/** Whether nothing at all can be set off by it, neither by those whom it attacks. */
export const isPlayQuiet = (kind: number, seat: number): boolean =>
  !(kindTypes[kind] & ATTACK && W[WAITING] & (1 << op.E_ATTACK) && mayReact(op.E_ATTACK, seat)) &&
  !isPlayHeard(kind) &&
  !isResolvedHeard(kind)

/** Whether anybody may react to what a seat does. Where only cards in others' hands wait for it and everybody may know who has none, the hands are looked through. */
function mayReact(event: number, to: number): boolean {
  if (S[RECORDS] > 0 || L[ASK_SECRET] || waited[event] & ~op.waitBit(op.AT_HAND, op.OTHERS)) return true
  for (let seat = 0; seat < L[SEATS]; seat++) {
    if (seat === to) continue
    const hand = arenaOf(seat) + S[seatAt(seat) + PLAY_END]
    for (let i = handSize(seat) - 1; i >= 0; i--) if (idWaits[S[hand + i]] & (1 << event)) return true
  }
  return false
}

/** Whether anything may wait for a moment of a seat's turn: effects that programs set waiting, or cards. */
export const isMomentHeard = (event: number, seat: number): boolean =>
  (W[WAITING] & (1 << event)) !== 0 && ((waited[event] & ~op.waitBits(op.AT_RECORD)) !== 0 || hasRecord(event, seat))

/** Where effects wait that any card may set off. */
const ELSEWHERE =
  op.waitBits(op.AT_PLAY) |
  op.waitBits(op.AT_HAND) |
  op.waitBits(op.AT_GAME) |
  op.waitBits(op.AT_YOURS) |
  op.waitBits(op.AT_PLACE)

/** Whether anything may wait for what happens to a card of that kind: an effect of the seat, one that any card sets off, or its own. */
export const isHeard = (event: number, kind: number, seat: number): boolean =>
  hasRecord(event, seat) || (waited[event] & ELSEWHERE) !== 0 || hasOwn(kind, event)

/** Whether cards of a kind wait for it to happen to themselves. */
export function hasOwn(kind: number, event: number): boolean {
  for (const hook of hooksOf(kind, op.AT_EVENT)) if (hook.event === event) return true
  return false
}

export function hasRecord(event: number, subject: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === event && S[r + R_SUBJECT] === subject) return true
  return false
}

/** Whether an effect waits for this very card to be discarded. */
export function isAwaited(id: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_DISCARDED && S[r + R_CARD] === id) return true
  return false
}

/** Whether a record goes on with cards that are not where they were put: with the one it has, or with any. Then it is over. */
export function hasLost(r: number): boolean {
  if (op.lifeOf(S[r + R_LIFE]) === op.LIFE_WHILE) return S[r + R_EVENT] !== op.E_CARRIED && hasNoneLeft(S[r + R_SERIAL])
  const kept = keptBy(r)
  return kept >= 0 && !isThere(S[kept + R_CARD], S[kept + R_THIS_REF])
}

/** Whether an effect goes on as long as this card lies where it was put. */
export function isWatched(id: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (
      S[r + R_EVENT] === op.E_CARRIED &&
      op.lifeOf(S[r + R_LIFE]) === op.LIFE_WHILE &&
      S[r + R_CARD] === id &&
      isThere(id, S[r + R_THIS_REF])
    )
      return true
  return false
}

function hasNoneLeft(serial: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_CARRIED && S[r + R_SERIAL] === serial && isThere(S[r + R_CARD], S[r + R_THIS_REF]))
      return false
  return true
}
