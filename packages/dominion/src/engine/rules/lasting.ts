/** What lasts beyond a play: effects that wait, states that hold, turns to come, and the cards that stay in play for them. */
import * as op from '../compile/code.ts'
import { reference } from '../memory/knowledge.ts'
import {
  ENDING,
  ENTRY,
  F_IT,
  F_KIND,
  F_LOOP,
  F_N,
  F_NAME,
  F_PC,
  F_PREV,
  F_THEM,
  F_THIS,
  F_THIS_REF,
  F_UNAFFECTED,
  F_YOU,
  FRAME,
  L,
  R_CARD,
  R_COUNT,
  R_DATA,
  R_EVENT,
  R_LIFE,
  R_NAME,
  R_PC,
  R_SERIAL,
  R_SUBJECT,
  R_THIS,
  R_THIS_REF,
  R_VIA,
  R_VIA_REF,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  STAYS,
  Z_PLAY,
} from '../memory/layout.ts'
import { code, kindTypes, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { leftOf } from '../memory/seats.ts'
import { addRecord, carry, entriesEnd, firstOf, removeWithCards, who } from '../memory/stack.ts'
import { retype } from './retyping.ts'

const ACTION = op.typeBit('Action')
const DURATION = op.typeBit('Duration')
const COMMAND = op.typeBit('Command')

export function wait(fp: number, pc: number): void {
  const tag = code[pc + 5]
  S[fp + F_PC] = pc + 9
  if (tag !== 0 && firstOf(fp, tag) < 0) return
  const life = op.lifeOf(code[pc + 6])
  const goesOn = life === op.LIFE_GAME || life === op.LIFE_WHILE
  if (goesOn && code[pc + 7] !== 0 && !remembersAny(fp, code[pc + 7])) return
  if (code[pc + 3] !== op.WHO_OTHERS) {
    waitFor(fp, pc, who(fp, code[pc + 3]))
    return
  }
  for (let i = 1; i < L[SEATS]; i++) {
    const seat = leftOf(S[fp + F_YOU], i)
    if (!(S[fp + F_UNAFFECTED] & (1 << seat))) waitFor(fp, pc, seat)
  }
}

/** An effect that waits for something to happen to the seat. */
function waitFor(fp: number, pc: number, subject: number): void {
  const tag = code[pc + 5]
  const card = tag === 0 ? -1 : firstOf(fp, tag)
  // What lasts longer than the turn keeps its own card in play.
  const thisTurn = op.lifeOf(code[pc + 6]) === op.LIFE_TURN
  const life = code[pc + 6] | (thisTurn && S[fp + F_UNAFFECTED] & op.EXCHANGES ? op.EXCHANGED : 0)
  const alike = thisTurn && !(life & op.UNTIL_DONE) && tag === 0 && code[pc + 7] === 0 && code[pc + 8] === 0
  if (alike && countAgain(code[pc + 4], life, S[fp + F_YOU], subject)) return
  const r = addRecord(code[pc + 1], life, code[pc + 4], S[fp + F_YOU], subject, S[fp + F_KIND])
  S[r + R_THIS] = S[fp + F_THIS]
  S[r + R_THIS_REF] = S[fp + F_THIS_REF]
  S[r + R_DATA] = tag === 0 ? code[pc + 2] : tag
  S[r + R_CARD] = card
  if (!thisTurn) {
    keepInPlay(fp, r)
    if (!(kindTypes[S[fp + F_KIND]] & DURATION)) S[r + R_VIA] = -1
  }
  if (code[pc + 7] !== 0) carry(fp, code[pc + 7], S[r + R_SERIAL], code[pc + 6])
}

/** Whether there is a card under any of the tags, given as bits. */
function remembersAny(fp: number, tags: number): boolean {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] > 0 && S[e] <= 30 && tags & (1 << S[e])) return true
  return false
}

/** Whether the same effect of the same player waits already; then it is only counted. */
function countAgain(pc: number, life: number, you: number, subject: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_PC] !== pc || S[r + R_LIFE] !== life || S[r + R_YOU] !== you || S[r + R_SUBJECT] !== subject) continue
    S[r + R_COUNT]++
    return true
  }
  return false
}

/** The effect that the frame is of waited to be done once. */
export function useUp(fp: number, pc: number): void {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_PC] !== code[pc + 1] || S[r + R_YOU] !== S[fp + F_YOU] || S[r + R_SUBJECT] !== S[fp + F_THEM]) continue
    if (S[r + R_THIS] !== S[fp + F_THIS]) continue
    removeWithCards(S[r + R_SERIAL])
    break
  }
  S[fp + F_PC] = pc + 2
}

export function waitForNextTurn(fp: number, pc: number): void {
  const r = addRecord(op.E_TURN_START, op.LIFE_ONCE, code[pc + 1], S[fp + F_YOU], S[fp + F_YOU], S[fp + F_KIND])
  keepInPlay(fp, r)
  if (code[pc + 2] !== 0) carry(fp, code[pc + 2], S[r + R_SERIAL], op.LIFE_ONCE)
  S[fp + F_PC] = pc + 3
}

export function hold(fp: number, pc: number): void {
  const r = addRecord(op.E_STATE, code[pc + 2], 0, S[fp + F_YOU], S[fp + F_YOU], S[fp + F_KIND])
  S[r + R_DATA] = code[pc + 1]
  S[r + R_NAME] = S[fp + F_NAME]
  const serial = S[r + R_SERIAL]
  if (code[pc + 2] !== op.LIFE_TURN) keepInPlay(fp, r)
  if (code[pc + 3] !== 0) carry(fp, code[pc + 3], serial, code[pc + 2])
  S[fp + F_PC] = pc + 4
  if (setting.code.states[code[pc + 1]].what === op.ST_ALSO) retype()
}

/** An effect for the next turn keeps its card in play, and the card that made it be played again. */
function keepInPlay(fp: number, record: number): void {
  S[record + R_THIS] = S[fp + F_THIS]
  S[record + R_THIS_REF] = S[fp + F_THIS_REF]
  const playing = playOf(fp)
  if (playing <= 0 || S[playing + F_IT] < 0) return
  const again = S[playing + F_LOOP] > 0 || S[playing + F_THIS_REF] === STAYS
  if (again || (S[playing + F_N] > 1 && staysWith(S[playing + F_IT])))
    keepAlso(record, trackedBy(playing), S[fp + F_YOU])
}

/** The play that a program is of: right below, or below the Way by which the instructions are followed. */
function playOf(fp: number): number {
  let below = S[fp + F_PREV]
  if (S[fp + F_UNAFFECTED] & op.EXCHANGES)
    while (below > 0 && !(S[below + F_THIS] === S[fp + F_THIS] && S[below + F_N] > 0)) below = S[below + F_PREV]
  return below
}

function keepAlso(record: number, via: number, seat: number): void {
  S[record + R_VIA] = via
  S[record + R_VIA_REF] = reference(via, Z_PLAY, seat)
}

/**
 * Whether what plays a Duration several times stays as long as that does, whichever play has something left to do. A Throne Room and
 * its like, which are Actions and nothing else, do so for the second play or a later one only (symbol sheet).
 */
const staysWith = (by: number): boolean => kindTypes[kindOf(by)] !== ACTION

/** A card that lies in play is played once more: what makes it do so stays with it for what it has still to do. */
export function keepReplayed(id: number, by: number, seat: number): void {
  if (by < 0 || !(kindTypes[kindOf(id)] & DURATION)) return
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_THIS] === id && S[r + R_VIA] < 0 && op.lifeOf(S[r + R_LIFE]) !== op.LIFE_TURN) keepAlso(r, by, seat)
}

/** The card that plays another: where it is a Throne Room of the Supply itself, the Overlord who plays it there. */
function trackedBy(playing: number): number {
  const by = S[playing + F_IT]
  // A program that ended with playing has made room: then its own play is right below.
  const below = S[playing + F_PREV]
  const own = S[playing + F_KIND] >= 0 || below <= 0 ? below : S[below + F_PREV]
  const there = own > 0 && S[own + F_THIS] === by && S[own + F_THIS_REF] === STAYS && S[own + F_IT] >= 0
  return there && kindTypes[kindOf(S[own + F_IT])] & COMMAND ? S[own + F_IT] : by
}

/** In place of a named kind: the extra turn is one of those after the end of the game. */
export const FINAL = 1

export function extraTurn(fp: number, pc: number): void {
  const you = S[fp + F_YOU]
  const subject = who(fp, code[pc + 1])
  S[fp + F_PC] = pc + 5
  // Two extra turns of one's own would be a third turn in a row.
  if (subject === you && code[pc + 4] === 0)
    for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
      if (S[r + R_EVENT] === op.E_EXTRA_TURN && S[r + R_SUBJECT] === you) return
  const r = addRecord(op.E_EXTRA_TURN, op.LIFE_ONCE, code[pc + 3], you, subject, S[fp + F_KIND])
  S[r + R_DATA] = code[pc + 2] < 0 ? -1 : who(fp, code[pc + 2])
  if (S[ENDING] === 1) S[r + R_NAME] = FINAL
  keepInPlay(fp, r)
  if (!(kindTypes[S[fp + F_KIND]] & DURATION)) S[r + R_VIA] = -1
}

/** Turns remembered cards of the trash face down until the end of the turn. */
export function turnFaceDown(fp: number, tag: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    const r = addRecord(op.E_FACE_DOWN, op.LIFE_TURN, 0, S[fp + F_YOU], -1, S[fp + F_KIND])
    S[r + R_CARD] = S[e + 1]
    S[r + R_THIS_REF] = S[e + 2]
  }
}
