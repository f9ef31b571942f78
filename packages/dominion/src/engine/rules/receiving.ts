/** Boons and Hexes that players receive, States and Artifacts that they take. */
import { ask, D_PICK, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { IN_DISCARDS, kindsOfDeck, lay, OUT, placeOf, putAway, SET_ASIDE, takeTop } from '../memory/landscape-decks.ts'
import { give, holds, takeBack } from '../memory/landscapes.ts'
import {
  ENTRY,
  F_ACTOR,
  F_DID,
  F_KIND,
  F_PC,
  FRAME,
  L,
  LISTENING,
  R_CARD,
  R_EVENT,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  STAYS,
} from '../memory/layout.ts'
import { code } from '../memory/lookup.ts'
import { entriesEnd, forgetEntry, forgetTag, remember } from '../memory/stack.ts'
import { emit } from '../seen/events.ts'
import { follow } from './landscapes.ts'

/** Takes some off the top of a deck and remembers them. */
export function turnUp(fp: number, pc: number, n: number): void {
  const seat = S[fp + F_ACTOR]
  let did = 0
  for (; did < n; did++) {
    const kind = takeTop(code[pc + 2])
    if (kind < 0) break
    remember(code[pc + 1], op.SHEET + kind, STAYS)
    if (code[pc + 4] === 1) lay(kind, IN_DISCARDS)
    // What is received at once is told then.
    if (L[LISTENING] && code[pc + 5] !== op.O_SAME_SHEETS) emit({ type: 'revealed', seat, kind, what: 'landscape' })
  }
  S[fp + F_DID] = did
  S[fp + F_PC] = pc + 5
}

/** Asks which of those that set-up has laid aside for a card. */
export function asideSheets(fp: number, pc: number): boolean {
  const aside = kindsOfDeck(0).filter((kind) => placeOf(kind) === SET_ASIDE)
  aside.forEach((kind, i) => {
    options[i] = op.SHEET + kind
  })
  if (aside.length > 1) {
    ask(D_PICK, S[fp + F_ACTOR], 1, 1, code[pc + 2], aside.length)
    return false
  }
  if (aside.length === 1) remember(code[pc + 1], options[0], STAYS)
  S[fp + F_PC] = pc + 3
  return true
}

export function sameSheets(fp: number, pc: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === code[pc + 1]) remember(code[pc + 2], S[e + 1], STAYS)
  S[fp + F_PC] = pc + 3
}

/** Receives one after the other, in the order that the player likes. */
export function receive(fp: number, pc: number): boolean {
  let count = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === code[pc + 1]) options[count++] = S[e + 1]
  if (count > 1) {
    ask(D_PICK, S[fp + F_ACTOR], 1, 1, code[pc + 3], count)
    return false
  }
  if (count === 1) receiveSheet(fp, pc, options[0])
  else S[fp + F_PC] = pc + 4
  return true
}

/** The answer to both questions. */
export function answerSheet(fp: number, pc: number, sheet: number): void {
  if (code[pc] === op.O_RECEIVE) receiveSheet(fp, pc, sheet)
  else {
    remember(code[pc + 1], sheet, STAYS)
    S[fp + F_PC] = pc + 3
  }
}

function receiveSheet(fp: number, pc: number, sheet: number): void {
  const kind = sheet - op.SHEET
  const seat = S[fp + F_ACTOR]
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === code[pc + 1] && S[e + 1] === sheet) {
      forgetEntry(e)
      break
    }
  if (L[LISTENING]) emit({ type: 'received', seat, kind })
  for (let time = 0; time < code[pc + 2]; time++) follow(seat, kind)
}

/** What was turned up is done with, unless somebody keeps it or is still to receive it. */
export function putSheetsAway(tag: number, fp: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    const kind = S[e + 1] - op.SHEET
    if (S[e] === tag && placeOf(kind) === OUT && !isKept(kind)) lay(kind, isAwaited(S[e + 1]) ? OUT : IN_DISCARDS)
  }
  forgetTag(tag)
}

function isKept(kind: number): boolean {
  for (let seat = 0; seat < L[SEATS]; seat++) if (holds(seat, kind)) return true
  return false
}

function isAwaited(sheet: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_CARRIED && S[r + R_CARD] === sheet) return true
  return false
}

/** This one lies before the player until Clean-up; of those set aside for a card it is only remembered. */
export function keep(fp: number): void {
  const kind = S[fp + F_KIND]
  if (placeOf(kind) === SET_ASIDE) return
  lay(kind, OUT)
  give(S[fp + F_ACTOR], kind)
}

/** Clean-up: what was kept until then is put away. */
export function putKeptAway(): void {
  for (const deck of [0, 1]) for (const kind of kindsOfDeck(deck)) if (isKept(kind)) putAway(kind)
}

export function takeState(seat: number, kind: number, back: number, isOnly: boolean): void {
  if (kind < 0) return
  if (isOnly) for (let other = 0; other < L[SEATS]; other++) takeBack(other, kind)
  if (back >= 0) takeBack(seat, back)
  give(seat, kind)
  if (L[LISTENING]) emit({ type: 'took', seat, kind })
}

/** A State is laid back. */
export function returnState(fp: number): void {
  const kind = S[fp + F_KIND]
  takeBack(S[fp + F_ACTOR], kind)
  if (L[LISTENING]) emit({ type: 'returned', seat: S[fp + F_ACTOR], kind })
}
