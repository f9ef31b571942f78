/**
 * Windows: something happened (or is about to), and effects that wait for it are resolved, player by player in turn order,
 * each player ordering their own. What is enabled is looked up anew after each, so that a card drawn by one
 * reaction can be the next.
 *
 * All effects are rows of one table (`Hook`): what they wait for, to whom it must happen, and where the card lies that has
 * them. Effects that a program set waiting (records) stand beside them.
 */
import { ask, D_WINDOW, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { reference, supplyReference } from '../memory/knowledge.ts'
import { noteDone } from '../memory/landscapes.ts'
import {
  ASK_SECRET,
  ENTRY,
  F_ACTOR,
  F_CHOSEN,
  F_IT,
  F_IT_REF,
  F_LOOP,
  F_PREV,
  F_THEM,
  F_THIS,
  F_THIS_REF,
  F_UNAFFECTED,
  F_YOU,
  FP,
  FRAME,
  L,
  LISTENING,
  R_CARD,
  R_COUNT,
  R_DATA,
  R_KIND,
  R_LIFE,
  R_PC,
  R_SERIAL,
  R_THIS,
  R_THIS_REF,
  R_YOU,
  RECORD,
  RECORDS_AT,
  S,
  SEATS,
  Z_HAND,
  Z_PLACES,
  Z_PLAY,
} from '../memory/layout.ts'
import { nameOf, setting, waited } from '../memory/lookup.ts'
import { topOfPile } from '../memory/piles.ts'
import { handSize, leftOf } from '../memory/seats.ts'
import { keptBy, popFrame, pushFrame, remember, removeRecord, unload } from '../memory/stack.ts'
import { emit } from '../seen/events.ts'
import {
  collect,
  doneBy,
  doneTag,
  found,
  handBit,
  hasReacted,
  holderKind,
  RECORD_KEY,
  reactedBy,
} from './candidates.ts'
import { tellingKind } from './described-candidates.ts'
import { addsCoins } from './numbers-waiting.ts'

/** Resolves what is enabled, or asks which is next; the frame goes when nothing is left. */
export function runWindow(fp: number, event: number): boolean {
  const seats = waited[event] & op.WAITS_FOR_OTHERS ? L[SEATS] : 1
  for (;;) {
    const replaced = event === op.E_WOULD_GAIN && S[S[fp + F_PREV] + F_CHOSEN] !== 0 // nothing is left to happen to it
    if (replaced || S[fp + F_LOOP] >= seats) {
      popFrame()
      return true
    }
    const seat = leftOf(S[fp + F_YOU], S[fp + F_LOOP])
    S[fp + F_ACTOR] = seat
    const count = collect(fp, event, seat)
    // Where a hand might hold a Reaction, being asked must not tell that it does: the player goes on until done.
    const secret = L[ASK_SECRET] === 1 && handSize(seat) > 0 && (waited[event] & handBit(fp, seat)) !== 0
    if (count === 0) {
      if (secret) {
        options[0] = -1
        ask(D_WINDOW, seat, 1, 1, -1, 1)
        return false
      }
      S[fp + F_LOOP]++
      continue
    }
    const idle = firstIdle(count)
    if (idle >= 0) {
      resolve(fp, idle)
      return true
    }
    if (found.mandatory && !secret && (count === 1 || orderIsIdle(count))) {
      resolve(fp, 0)
      return true
    }
    if (found.mandatory) ask(D_WINDOW, seat, 1, 1, -1, count)
    else {
      options[count] = -1
      ask(D_WINDOW, seat, 1, 1, -1, count + 1)
    }
    return false
  }
}

/** What nobody need be asked about, whatever else is enabled; -1: none. */
function firstIdle(count: number): number {
  for (let i = 0; i < count; i++) if (found.hook[i]?.idle) return i
  return -1
}

/**
 * Whether it makes no difference which comes first. All must happen, and all are the same, or all only add numbers, or all but
 * one add numbers and no cards: a card drawn sooner may be what the other one needs.
 */
function orderIsIdle(count: number): boolean {
  const { plainPrograms } = setting.code
  let alike = true
  let notPlain = 0
  let drawing = 0
  for (let i = 0; i < count; i++) {
    if (found.hook[i]?.optional) return false
    const draws = plainPrograms.get(found.pc[i])
    if (draws === undefined) notPlain += isPlainRecord(i) ? 0 : 1
    else if (draws || isExchanged(i)) drawing++
    alike &&= found.pc[i] === found.pc[0] && found.at[i] !== op.AT_EVENT && !goesOnWithCard(i)
  }
  return alike || notPlain === 0 || (notPlain === 1 && drawing === 0)
}

/** Whether it is an effect that adds coins, if only where something was played before. */
const isPlainRecord = (i: number): boolean =>
  found.at[i] === op.AT_RECORD && addsCoins(L[RECORDS_AT] + found.holder[i] * RECORD)

/** Whether it is an effect that gives cards where it says coins. */
const isExchanged = (i: number): boolean =>
  found.at[i] === op.AT_RECORD && (S[L[RECORDS_AT] + found.holder[i] * RECORD + R_LIFE] & op.EXCHANGED) !== 0

/** Whether it is an effect that goes on with cards of its own. */
function goesOnWithCard(i: number): boolean {
  if (found.at[i] !== op.AT_RECORD) return false
  const r = L[RECORDS_AT] + found.holder[i] * RECORD
  return op.lifeOf(S[r + R_LIFE]) === op.LIFE_WHILE || keptBy(r) >= 0 || tellingKind(i) >= 0
}

// Resolving

/** The answer: number of the option chosen. */
export function answerWindow(option: number): void {
  const fp = S[FP]
  if (options[option] === -1) S[fp + F_LOOP]++
  else resolve(fp, option)
}

function resolve(fp: number, i: number): void {
  const at = found.at[i]
  const holder = found.holder[i]
  const hook = found.hook[i]
  const card = found.card[i]
  const e = fp + FRAME + ENTRY * card
  const it = card >= 0 ? S[e + 1] : S[fp + F_IT]
  const itRef = card >= 0 ? S[e + 2] : S[fp + F_IT_REF]
  if (!hook) {
    beginRecord(holder, card, it, itRef, S[fp + F_YOU])
    return
  }
  const seat = S[fp + F_ACTOR]
  if (at === op.AT_HAND && !hook.plays) {
    if (L[LISTENING]) emit({ type: 'reacted', seat, ids: [holder] })
    if (!hasReacted(fp, hook, seat)) remember(doneTag(hook), reactedBy(seat), -1)
  } else remember(doneTag(hook), doneBy(fp, hook, holder), card)
  const kind = holderKind(fp, i)
  if (hook.once) noteDone(seat, kind)
  const subject = S[fp + F_YOU]
  if (hook.way) {
    if (L[LISTENING]) emit({ type: 'chose', seat, kind, what: 'way' })
    begin(hook.pc, seat, kind, it, itRef, it, itRef)
    recallAside(kind)
  } else if (at === op.AT_GAME || at === op.AT_YOURS) begin(hook.pc, seat, kind, -1, 0, it, itRef)
  else {
    const zone = at === op.AT_PLACE ? Z_PLACES + hook.place : at === op.AT_PLAY ? Z_PLAY : Z_HAND
    const ref = at === op.AT_EVENT ? itRef : reference(holder, zone, seat)
    begin(hook.pc, seat, kind, holder, ref, it, itRef)
  }
  S[S[FP] + F_THEM] = subject
}

/** A card that set-up has set aside for a landscape is what its program has aside. */
function recallAside(kind: number): void {
  const pile = setting.piles.findIndex(({ asideFor }) => asideFor === nameOf(kind))
  if (pile >= 0) remember(op.TAG_ASIDE, topOfPile(pile), supplyReference(topOfPile(pile)))
}

function begin(pc: number, you: number, kind: number, id: number, ref: number, it: number, itRef: number): void {
  const frame = pushFrame(pc, you, kind)
  S[frame + F_THIS] = id
  S[frame + F_THIS_REF] = ref
  S[frame + F_IT] = it
  S[frame + F_IT_REF] = itRef
}

function beginRecord(index: number, eventCard: number, it: number, itRef: number, subject: number): void {
  const r = L[RECORDS_AT] + index * RECORD
  const card = S[r + R_CARD]
  const tag = S[r + R_DATA]
  const pc = S[r + R_PC]
  const you = S[r + R_YOU]
  const kind = S[r + R_KIND]
  const self = S[r + R_THIS]
  const ref = S[r + R_THIS_REF]
  const serial = S[r + R_SERIAL]
  const once = op.lifeOf(S[r + R_LIFE]) === op.LIFE_ONCE || (S[r + R_LIFE] & op.NEXT_TIME) !== 0
  // What waited for the next time has come to it with all its copies, whatever the first of them does.
  const times = S[r + R_LIFE] & op.NEXT_TIME ? S[r + R_COUNT] : 1
  const exchanged = (S[r + R_LIFE] & op.EXCHANGED) !== 0
  if (once) removeRecord(index)
  else remember(doneTag(undefined), RECORD_KEY + serial, eventCard)
  for (let i = 0; i < times; i++) {
    begin(pc, you, kind, self, ref, it, itRef)
    S[S[FP] + F_THEM] = subject
    if (exchanged) S[S[FP] + F_UNAFFECTED] |= op.EXCHANGES
    unload(serial, once)
    // What it waited for is expected where the event put it.
    if (card >= 0) remember(tag, card, itRef)
    if (card >= 0 && card === self) S[S[FP] + F_THIS_REF] = itRef
  }
}
