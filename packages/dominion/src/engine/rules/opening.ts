/** Opens windows: what happened, to whom, and with which card. What is done in them stands in `windows.ts`. */
import * as op from '../compile/code.ts'
import { F_IT, F_IT_REF, F_THIS, F_THIS_REF, F_YOU, FP, L, RECORDS, S, SEATS, W, WAITING } from '../memory/layout.ts'
import { code, idKind, idWaits, kindTypes, waited, windowAt } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { leftOf } from '../memory/seats.ts'
import { pushFrame, remember } from '../memory/stack.ts'
import { eventTag, NOBODYS, tagKind } from './candidates.ts'
import { hasRecord, heardInPlay, isHeard, isPlayHeard, isResolvedHeard } from './hearing.ts'

const ATTACK = op.typeBit('Attack')

function open(event: number, subject: number): number {
  return pushFrame(windowAt[event], subject, -1)
}

/** Passes by windows that nobody can wait in, all at once: where the first of the others stands, or what comes after them. */
export function passWindows(fp: number, pc: number): number {
  const waits = W[WAITING] | (S[fp + F_IT] >= 0 ? idWaits[S[fp + F_IT]] : 0)
  let at = pc
  while (code[at] === op.O_WINDOW && !(waits & (1 << code[at + 1]))) at += 2
  return at
}

/** Opens a window for what the procedure in frame `fp` has come to, for which something may wait. */
export function openWindow(event: number, fp: number): void {
  const you = S[fp + F_YOU]
  switch (event) {
    case op.E_ATTACK:
    case op.E_PLAYED:
    case op.E_FOLLOW: {
      const id = S[fp + F_THIS]
      const kind = kindOf(id)
      if (event === op.E_ATTACK ? kindTypes[kind] & ATTACK : isPlayHeard(kind))
        withCard(open(event, you), id, S[fp + F_THIS_REF], kind, you)
      return
    }
    case op.E_RESOLVED: {
      const id = S[fp + F_THIS]
      const kind = kindOf(id)
      if (isResolvedHeard(kind)) withCard(open(event, you), id, S[fp + F_THIS_REF], kind, you)
      return
    }
    case op.E_CLEAN_UP:
      if (S[RECORDS] > 0 || heardInPlay(event)) open(event, you)
      return
    default: {
      const id = S[fp + F_IT]
      withCard(open(event, you), id, S[fp + F_IT_REF], idKind[id], you)
    }
  }
}

/** Effects that wait for a moment of a player's turn. */
export function openMoment(event: number, seat: number): void {
  open(event, seat)
}

/** Effects of a player that wait for the end of a turn, whosever it is. */
export function openTurnEnd(seat: number): void {
  open(op.E_TURN_END, seat)
}

/** Windows of all players for whom anything may wait, the first of them first; false where there are none. */
export function openForAll(event: number, first: number): boolean {
  const before = S[FP]
  for (let i = L[SEATS] - 1; i >= 0; i--) {
    const seat = leftOf(first, i)
    if (waited[event] & ~op.waitBits(op.AT_RECORD) || hasRecord(event, seat)) open(event, seat)
  }
  return S[FP] !== before
}

export function openDiscarded(seat: number, id: number, ref: number, kind: number): void {
  withCard(open(op.E_DISCARDED, seat), id, ref, kind, seat)
}

function withCard(window: number, id: number, ref: number, kind: number, owner: number): void {
  S[window + F_IT] = id
  S[window + F_IT_REF] = ref
  remember(eventTag(kind, owner), id, ref)
}

/** Cards trashed or discarded together, whose effects come when all of them lie there. */
export const together = {
  cards: [] as number[],
  clear(): void {
    this.cards.length = 0
  },
  add(id: number, ref: number, kind: number, seat: number, owned: boolean): void {
    this.cards.push(id, ref, eventTag(kind, seat) + (owned ? 0 : NOBODYS), seat)
  },
  open(event: number): void {
    const { cards } = this
    if (cards.length === 0) return
    let wanted = false
    for (let i = 0; i < cards.length; i += 4) wanted ||= isHeard(event, tagKind(cards[i + 2]), cards[3])
    if (!wanted) return
    open(event, cards[3])
    for (let i = 0; i < cards.length; i += 4) remember(cards[i + 2], cards[i], cards[i + 1])
  },
}
