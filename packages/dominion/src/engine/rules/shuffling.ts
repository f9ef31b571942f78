/**
 * Cards that are told by their backs: before a discard pile that holds one is shuffled, its owner is asked where in the deck it
 * goes. What was about to draw is begun anew with what it has still to draw.
 */
import { ask, D_POSITION, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { draw } from '../memory/decks.ts'
import {
  DECK,
  DISCARD_END,
  ENTRY,
  F_ACTOR,
  F_DID,
  F_PC,
  F_THIS,
  FP,
  FRAME,
  L,
  R_CARD,
  R_DATA,
  R_EVENT,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SHUFFLE_UNDER,
} from '../memory/layout.ts'
import { code, idKind, kindPlaced, setting } from '../memory/setting.ts'
import { addRecord, entriesEnd, forgetEntry, popFrame, pushFrame, remember } from '../memory/stack.ts'
import { arenaOf, seatAt } from '../memory/zones.ts'
import { value } from './evaluate.ts'
import { toDraw } from './own-tokens.ts'

/** In place of a position: it is shuffled in like the others. */
export const ANYWHERE = -1

/** Asks about the next such card if so many cards cannot be had without a shuffle; false where nothing is to be asked. */
export function asksWhere(seat: number, needed: number): boolean {
  const at = seatAt(seat)
  if (S[at + DECK] >= needed || (!L[SHUFFLE_UNDER] && S[at + DECK] > 0)) return false
  for (let i = 0; i < S[at + DISCARD_END]; i++) {
    const id = S[arenaOf(seat) + i]
    if (kindPlaced[idKind[id]] === 0 || isPlaced(id)) continue
    S[pushFrame(setting.code.procedures.place, seat, idKind[id]) + F_THIS] = id
    return true
  }
  return false
}

function isPlaced(id: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_PLACED && S[r + R_CARD] === id) return true
  return false
}

/** The question: how many cards of the new deck lie above it. */
export function askPlace(fp: number): void {
  const at = seatAt(S[fp + F_ACTOR])
  const cards = S[at + DECK] + S[at + DISCARD_END]
  for (let above = 0; above < cards; above++) options[above] = above
  options[cards] = ANYWHERE
  ask(D_POSITION, S[fp + F_ACTOR], 1, 1, -1, cards + 1)
}

export function answerPlace(above: number): void {
  const fp = S[FP]
  const [seat, id] = [S[fp + F_ACTOR], S[fp + F_THIS]]
  popFrame()
  const r = addRecord(op.E_PLACED, op.LIFE_TURN, 0, seat, seat, -1)
  S[r + R_CARD] = id
  S[r + R_DATA] = above
}

const LEFT = -30001 // what a step has still to draw, and what it has drawn

/** How much of a step is left, after a question came between; what it has done stands in `F_DID`. */
export function left(fp: number, all: number): number {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== LEFT) continue
    const n = S[e + 2]
    S[fp + F_DID] = S[e + 1]
    forgetEntry(e)
    return n
  }
  S[fp + F_DID] = 0
  return all
}

/** Whether a step must wait for an answer before it takes so many more cards. */
export function waitsForPlace(fp: number, n: number): boolean {
  const before = S[FP]
  remember(LEFT, S[fp + F_DID], n)
  const waits = asksWhere(S[fp + F_ACTOR], n)
  if (!waits) left(before, 0)
  return waits
}

/** Draws in a game with such cards. */
export function drawAsking(fp: number, pc: number): void {
  const seat = S[fp + F_ACTOR]
  let n = left(fp, toDraw(seat, value(code[pc + 1], fp, seat)))
  const rest = S[seatAt(seat) + DECK]
  if (rest < n && !L[SHUFFLE_UNDER]) {
    S[fp + F_DID] += draw(seat, rest)
    n -= rest
  }
  if (waitsForPlace(fp, n)) return
  S[fp + F_DID] += draw(seat, n)
  S[fp + F_PC] = pc + 2
}
