/** Cards passed from hand to hand, all at once. */
import { ask, D_PICK, options } from '../asking/ask.ts'
import { blurHand, moveUnseen, ownerOf, reference } from '../memory/knowledge.ts'
import {
  ASK_ALL,
  ASK_SECRET,
  ENTRY,
  F_ACTOR,
  F_LOOP,
  F_PC,
  F_YOU,
  FP,
  FRAME,
  HAND_END,
  L,
  LISTENING,
  PLAY_END,
  S,
  SEATS,
  Z_HAND,
} from '../memory/layout.ts'
import { code, idKind, setting } from '../memory/lookup.ts'
import { arenaOf, handSize, seatAt } from '../memory/seats.ts'
import { entriesEnd, forgetTag, remember } from '../memory/stack.ts'
import { intoHand, take } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'

/** Everybody chooses a card to pass, then all are passed at once. */
export function passLeft(fp: number, pc: number): boolean {
  const skip = code[pc + 1] === 1
  const tag = code[pc + 2]
  // With nobody to pass to, the one card would come back to where it was.
  if (skip && seatsWithCards() < 2) S[fp + F_LOOP] = L[SEATS]
  while (S[fp + F_LOOP] < L[SEATS]) {
    const seat = (S[fp + F_YOU] + S[fp + F_LOOP]) % L[SEATS]
    const n = handSize(seat)
    S[fp + F_ACTOR] = seat
    if (n > 0) {
      const count = listHandKinds(seat)
      if (count > 1 || L[ASK_ALL] || (L[ASK_SECRET] && n > 1)) {
        ask(D_PICK, seat, 1, 1, code[pc + 3], count)
        return false
      }
      remember(tag, options[0], reference(options[0], Z_HAND, seat))
    }
    S[fp + F_LOOP]++
  }
  pass(fp, tag, skip)
  forgetTag(tag)
  S[fp + F_ACTOR] = S[fp + F_YOU]
  S[fp + F_PC] = pc + 4
  return true
}

export function answerPass(option: number): void {
  const fp = S[FP]
  const seat = S[fp + F_ACTOR]
  remember(code[S[fp + F_PC] + 2], options[option], reference(options[option], Z_HAND, seat))
  S[fp + F_LOOP]++
}

function seatsWithCards(): number {
  let seats = 0
  for (let seat = 0; seat < L[SEATS]; seat++) if (handSize(seat) > 0) seats++
  return seats
}

function listHandKinds(seat: number): number {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  let count = 0
  for (let kind = 0; kind < setting.kinds.length; kind++) {
    for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) {
      if (idKind[S[arena + i]] !== kind) continue
      options[count++] = S[arena + i]
      break
    }
  }
  return count
}

function pass(fp: number, tag: number, skip: boolean): void {
  let givers = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === tag) givers |= 1 << ownerOf(S[e + 2])
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    take(S[e + 1], S[e + 2])
    moveUnseen(S[e + 1], ownerOf(S[e + 2]))
    blurHand(ownerOf(S[e + 2]))
  }
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    const giver = ownerOf(S[e + 2])
    let receiver = (giver + 1) % L[SEATS]
    if (skip) while (!(givers & (1 << receiver))) receiver = (receiver + 1) % L[SEATS]
    intoHand(receiver, S[e + 1], 1 << giver)
    if (L[LISTENING])
      emit({ type: 'passed', seat: giver, ids: [S[e + 1]], other: receiver, shown: (1 << giver) | (1 << receiver) })
  }
}
