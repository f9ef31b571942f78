/** What a program remembers: cards that it means again, and words of its frame that something inside has in use. */
import * as op from '../compile/code.ts'
import { isThere, reference } from '../memory/knowledge.ts'
import {
  DISCARD_END,
  ENTRY,
  F_ACTOR,
  F_IT,
  F_IT_REF,
  F_PC,
  F_THIS,
  F_THIS_REF,
  FRAME,
  PLAY_END,
  S,
  Z_PLAY,
} from '../memory/layout.ts'
import { code } from '../memory/lookup.ts'
import { arenaOf, handSize, seatAt } from '../memory/seats.ts'
import { entriesEnd, forgetEntry, forgetTag, remember } from '../memory/stack.ts'

/** Remembers known cards under another tag, as far as they are still where they are expected. */
export function refer(fp: number, pc: number): void {
  const tag = code[pc + 1]
  if (code[pc + 2] === op.REF_THIS) {
    if (isThere(S[fp + F_THIS], S[fp + F_THIS_REF])) remember(tag, S[fp + F_THIS], S[fp + F_THIS_REF])
  } else if (code[pc + 2] === op.REF_IT) {
    if (isThere(S[fp + F_IT], S[fp + F_IT_REF])) remember(tag, S[fp + F_IT], S[fp + F_IT_REF])
  } else copyTag(fp, code[pc + 3], tag)
  S[fp + F_PC] = pc + 4
}

function copyTag(fp: number, from: number, to: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === from && isThere(S[e + 1], S[e + 2])) remember(to, S[e + 1], S[e + 2])
}

/** Remembered cards that are not there any more, because the player has played them, are meant where they lie in play. */
export function findInPlay(fp: number, tag: number): void {
  const seat = S[fp + F_ACTOR]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === tag && !isThere(S[e + 1], S[e + 2]))
      for (let i = S[at + DISCARD_END]; i < S[at + PLAY_END]; i++)
        if (S[arena + i] === S[e + 1]) S[e + 2] = reference(S[e + 1], Z_PLAY, seat)
}

/** Whether what a step is about is there at all. */
export function possible(fp: number, tag: number): boolean {
  if (tag === 0) return true
  if (tag === op.NEEDS_HAND) return handSize(S[fp + F_ACTOR]) > 0
  if (tag === op.THIS_TAG) return isThere(S[fp + F_THIS], S[fp + F_THIS_REF])
  if (tag === op.IT_TAG) return isThere(S[fp + F_IT], S[fp + F_IT_REF])
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === tag && isThere(S[e + 1], S[e + 2])) return true
  return false
}

/** Under this tag lie words of the frame that are in use by something inside. */
export const SAVED = -30000

export function takeSaved(fp: number): number {
  for (let e = entriesEnd(fp) - ENTRY; ; e -= ENTRY) {
    if (S[e] !== SAVED) continue
    const word = S[e + 2]
    forgetEntry(e)
    return word
  }
}

/** Moves the first card that is remembered under a tag to another one, alone there; false where none is left. */
export function nextOf(fp: number, from: number, to: number): boolean {
  forgetTag(to)
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== from) continue
    S[e] = to
    return true
  }
  return false
}
