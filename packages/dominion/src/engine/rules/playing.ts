/** Playing a card: into play, what may wait for that, what it says, and that again as often as it is played. */
import * as op from '../compile/code.ts'
import { isThere, letKnow, reference, zoneOf } from '../memory/knowledge.ts'
import {
  ACTIONS_PLAYED,
  BONUS_TOKENS,
  ENTRY,
  EVERYONE,
  F_ACTOR,
  F_CHOSEN,
  F_DID,
  F_IT,
  F_KIND,
  F_LOOP,
  F_N,
  F_NAME,
  F_PC,
  F_PREV,
  F_THIS,
  F_THIS_REF,
  F_UNAFFECTED,
  F_YOU,
  FRAME,
  L,
  LISTENING,
  R_DATA,
  R_EVENT,
  R_SUBJECT,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  STAYS,
  TURN,
  Z_HAND,
  Z_PLAY,
} from '../memory/layout.ts'
import {
  code,
  idKind,
  kindAlso,
  kindBefore,
  kindPlain,
  kindPlay,
  kindRest,
  kindTypes,
  PLAY_ALL,
  PLAY_RUN,
  playAt,
} from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { arenaOf } from '../memory/seats.ts'
import { entriesEnd, firstOf, popFrame, pushFrame } from '../memory/stack.ts'
import { intoPlay, layIntoPlay, playFromHand, take } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { fits } from './evaluate.ts'
import { isPlayQuiet, isResolvedHeard } from './hearing.ts'
import { keepReplayed } from './lasting.ts'
import { addsNumbers, addWaiting } from './numbers-waiting.ts'
import { beginBonuses, hasBonus } from './own-tokens.ts'
import { applyOpening, applyPlain, countPlay, tellPlain, tellPlay } from './plain-play.ts'
import { playAsAlso } from './retyping.ts'
import { protectedFrom } from './states.ts'

const ATTACK = op.typeBit('Attack')

/**
 * Plays a card from where it is expected, so many times. `tag` is what the caller remembers it under, or 0; `kind` the
 * cause where the caller is no frame any more, or -1; `by` the card that says so, or -1.
 */
export function beginPlay(
  seat: number,
  id: number,
  ref: number,
  times: number,
  tag: number,
  kind: number,
  by: number,
): void {
  const fp = pushFrame(playAt[PLAY_ALL], seat, kind)
  S[fp + F_IT] = by
  letKnow(id, L[EVERYONE]) // announced before it moves
  S[fp + F_THIS] = id
  S[fp + F_THIS_REF] = ref
  S[fp + F_N] = times
  S[fp + F_NAME] = tag
  if (ref === STAYS || zoneOf(ref) !== Z_PLAY) return
  // It lies there already: whatever it has done before, it is played once more.
  keepReplayed(id, by, seat)
  S[fp + F_LOOP] = 1
  S[fp + F_N]++
}

/** The same of a card that is followed where it lies: nothing finds it there to move it. */
function beginPlayThere(seat: number, id: number, times: number, by: number): void {
  beginPlay(seat, id, STAYS, times, 0, -1, by)
}

/** What a card does before it is played, which may make it another; mostly nothing, and then it enters play at once. */
export function prepareToPlay(fp: number, pc: number): void {
  const id = S[fp + F_THIS]
  const kind = kindOf(id)
  const asked = S[fp + F_UNAFFECTED] - 1 // for what it was then; a word that is free until it enters play
  const isAnother = asked < 0 && kind !== idKind[id]
  if (kindBefore[kind] === 0 || isAnother || asked === kind || isReplaced(fp, kind)) {
    enterPlay(fp, pc + 1)
    return
  }
  // What it becomes may say again that it is another card.
  S[fp + F_UNAFFECTED] = kind + 1
  beginAbility(kindBefore[kind], S[fp + F_YOU], kind, id, S[fp + F_THIS_REF])
}

/** Whether something else is done instead of all that the first Action of this turn says, what it says before it is played included. */
function isReplaced(fp: number, kind: number): boolean {
  const seat = S[fp + F_YOU]
  if (seat !== S[TURN] || S[ACTIONS_PLAYED] > 0) return false
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (
      S[r + R_EVENT] === op.E_FOLLOW &&
      S[r + R_SUBJECT] === seat &&
      (S[r + R_DATA] < 0 || fits(S[r + R_DATA], kind, fp))
    )
      return true
  return false
}

/** The card comes to lie in play, the first time it is played. What may wait for that comes next; mostly nothing does. */
export function enterPlay(fp: number, pc: number): void {
  const id = S[fp + F_THIS]
  const seat = S[fp + F_YOU]
  if (S[fp + F_LOOP] === 0 && S[fp + F_THIS_REF] !== STAYS && !intoPlayFrom(fp, id, seat)) {
    popFrame()
    return
  }
  const kind = kindOf(id)
  S[fp + F_UNAFFECTED] = unaffectedBy(kind, seat)
  countPlay(seat, kind)
  if (L[LISTENING]) emit({ type: 'played', seat, kind, ...(S[fp + F_LOOP] > 0 && { what: 'again' }) })
  if (L[BONUS_TOKENS] && hasBonus(seat, id)) {
    S[fp + F_PC] = pc + 1
    beginBonuses(seat, id, kind)
    return
  }
  // From here on the card itself is the cause of what happens.
  if (isPlayQuiet(kind, seat)) runPlay(fp, playAt[PLAY_RUN])
  else S[fp + F_PC] = pc + 1
}

function intoPlayFrom(fp: number, id: number, seat: number): boolean {
  if (!take(id, S[fp + F_THIS_REF])) return false
  intoPlay(seat, id)
  const ref = reference(id, Z_PLAY, seat)
  S[fp + F_THIS_REF] = ref
  const caller = S[fp + F_PREV]
  if (S[fp + F_NAME] > 0)
    for (let e = caller + FRAME, end = entriesEnd(caller); e < end; e += ENTRY)
      if (S[e] === S[fp + F_NAME] && S[e + 1] === id) S[e + 2] = ref
  return true
}

/** Does what the card says. */
export function runPlay(fp: number, pc: number): void {
  const kind = kindOf(S[fp + F_THIS])
  S[fp + F_PC] = pc + 1
  if (S[fp + F_CHOSEN] !== 0) {
    // Something else was done instead of following its instructions.
    S[fp + F_CHOSEN] = 0
    return
  }
  if (kindAlso[kind] > 0) {
    playAsAlso(fp, kind)
    return
  }
  if (kindPlain[kind]) {
    if (L[LISTENING]) tellPlain(S[fp + F_YOU], kind)
    else applyPlain(S[fp + F_YOU], kind)
    if (!isResolvedHeard(kind)) playAgain(fp, code[pc + 4]) // past the window
    return
  }
  beginPlayed(S[fp + F_YOU], kind, S[fp + F_THIS], S[fp + F_THIS_REF], S[fp + F_UNAFFECTED])
}

/** Begins what a card says: with the numbers it begins with at once, where nobody listens to them. */
function beginPlayed(seat: number, kind: number, id: number, ref: number, unaffected: number): void {
  const tells = L[LISTENING] === 1
  const drawn = tells ? 0 : applyOpening(seat, kind)
  const ability = beginAbility(tells ? kindPlay[kind] : kindRest[kind], seat, kind, id, ref)
  S[ability + F_DID] = drawn
  S[ability + F_UNAFFECTED] = unaffected
}

/** Follows the instructions of the card whose play something else was done in the stead of. */
export function followInstructions(fp: number, exchanged: boolean): void {
  const kind = kindOf(S[fp + F_THIS])
  const play = S[S[fp + F_PREV] + F_PREV] // the window, then the play
  if (kindPlay[kind] === 0) return
  const ability = beginAbility(kindPlay[kind], S[fp + F_YOU], kind, S[fp + F_THIS], S[fp + F_THIS_REF])
  S[ability + F_UNAFFECTED] = S[play + F_UNAFFECTED] | (exchanged ? op.EXCHANGES : 0)
}

/** As often as it was to be played. */
export function playAgain(fp: number, enter: number): void {
  if (++S[fp + F_LOOP] < S[fp + F_N]) enterPlay(fp, enter)
  else popFrame()
}

/** Plays a card from its place in a hand: mostly nothing but numbers comes of it. */
export function playFrom(seat: number, place: number, kind: number): void {
  if (!kindPlain[kind] || !isPlayQuiet(kind, seat) || isMore(seat, place, kind)) {
    playWhole(seat, place, kind)
    return
  }
  countPlay(seat, kind)
  playFromHand(seat, place)
  if (L[LISTENING]) tellPlay(seat, kind)
  else applyPlain(seat, kind)
}

/** Whether something comes of a play that the card does not say. */
const isMore = (seat: number, place: number, kind: number): boolean =>
  kindAlso[kind] > 0 || (L[BONUS_TOKENS] === 1 && hasBonus(seat, S[arenaOf(seat) + place]))

/** Plays a card that does more, at once where nothing waits for it, with a frame of its play where something may. */
function playWhole(seat: number, place: number, kind: number): void {
  const id = S[arenaOf(seat) + place]
  const isQuiet = isPlayQuiet(kind, seat)
  if (kindBefore[kind] > 0 || isMore(seat, place, kind) || !(isQuiet || addsNumbers(seat, kind))) {
    beginPlay(seat, id, reference(id, Z_HAND, seat), 1, 0, -1, -1)
    return
  }
  countPlay(seat, kind)
  layIntoPlay(seat, place)
  if (isQuiet) {
    if (L[LISTENING]) emit({ type: 'played', seat, kind })
    beginPlayed(seat, kind, id, reference(id, Z_PLAY, seat), unaffectedBy(kind, seat))
  } else {
    addWaiting(seat, kind)
    applyPlain(seat, kind)
  }
}

/** The seats, as bits, that a play of the kind does not affect from the outset. */
const unaffectedBy = (kind: number, seat: number): number => (kindTypes[kind] & ATTACK ? protectedFrom(seat) : 0)

function beginAbility(pc: number, you: number, kind: number, id: number, ref: number): number {
  const fp = pushFrame(pc, you, kind)
  S[fp + F_THIS] = id
  S[fp + F_THIS_REF] = ref
  return fp
}

/** Plays the card that a program remembers, if it is still there. */
export function playRemembered(fp: number, pc: number): void {
  const tag = code[pc + 1]
  S[fp + F_PC] = pc + 3
  S[fp + F_DID] = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    if (!isThere(S[e + 1], S[e + 2])) return
    S[fp + F_DID] = 1
    playFromFrame(fp, S[e + 1], S[e + 2], code[pc + 2], tag)
    return
  }
}

/** Plays a card for the program in `fp`; a program that ends with it makes room first, so that long chains stay flat. */
function playFromFrame(fp: number, id: number, ref: number, operand: number, tag: number): void {
  const seat = S[fp + F_ACTOR]
  const times = operand & (op.PLAYS_ONLY - 1)
  const by = times === operand ? S[fp + F_THIS] : -1
  if (code[S[fp + F_PC]] !== op.O_END) {
    beginPlay(seat, id, ref, times, tag, -1, by)
    return
  }
  const kind = S[fp + F_KIND]
  popFrame()
  beginPlay(seat, id, ref, times, 0, kind, by)
}

/** Plays a card that is remembered where it lies. */
export function playThere(fp: number, pc: number): void {
  const id = firstOf(fp, code[pc + 1])
  S[fp + F_PC] = pc + 3
  S[fp + F_DID] = id < 0 ? 0 : 1
  if (id >= 0) beginPlayThere(S[fp + F_ACTOR], id, code[pc + 2], S[fp + F_THIS])
}
