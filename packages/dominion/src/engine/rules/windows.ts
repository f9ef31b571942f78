/**
 * Windows: something happened (or is about to), and effects that wait for it are resolved, player by player in turn order,
 * each player ordering their own. What is enabled is looked up anew after each, so that a card drawn by one
 * reaction can be the next.
 */
import { ask, D_WINDOW, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import {
  ASK_SECRET,
  DISCARD_END,
  ENTRY,
  F_ACTOR,
  F_CHOSEN,
  F_IT,
  F_IT_REF,
  F_LOOP,
  F_PREV,
  F_THIS,
  F_THIS_REF,
  F_UNAFFECTED,
  F_YOU,
  FP,
  FRAME,
  HAND_END,
  L,
  LISTENING,
  PLAY_END,
  R_CARD,
  R_COUNT,
  R_DATA,
  R_EVENT,
  R_KIND,
  R_PC,
  R_SUBJECT,
  R_THIS,
  R_THIS_REF,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  Z_HAND,
  Z_PLAY,
} from '../memory/layout.ts'
import {
  hooksOf,
  idKind,
  inPlayHookOf,
  kindTypes,
  kindWatched,
  reactionOf,
  setting,
  waited,
} from '../memory/setting.ts'
import { entriesEnd, popFrame, pushFrame, remember, removeRecord } from '../memory/stack.ts'
import { arenaOf, handSize, isThere, kindOf, reference, seatAt } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { fits, holdsTrue } from './evaluate.ts'

const ATTACK = op.typeBit('Attack')

// A window remembers the cards of its event under this tag plus what they were and whose, and what was done under DONE.
const EVENT_CARD = 1000
const DONE = 999
const NOBODYS = 2048 // added where the card came from the supply
const eventTag = (kind: number, owner: number): number => EVENT_CARD + kind * 8 + owner
const tagKind = (tag: number): number => ((tag - EVENT_CARD) & (NOBODYS - 1)) >> 3
const tagOwner = (tag: number): number => (tag - EVENT_CARD) & 7

// Candidates are told apart by where they come from; records count from RECORD_KEY in what was done.
const OWN = 0
const IN_PLAY = 1 << 12
const REACTION = 2 << 12
const RECORDED = 3 << 12
const RECORD_KEY = 20000

const optional: boolean[] = []
let anyMandatory = false

function open(event: number, subject: number): number {
  return pushFrame(setting.code.procedures.windows[event], subject, -1)
}

/** Opens a window for what the procedure in frame `fp` has come to, unless nothing can wait for it. */
export function openWindow(event: number, fp: number): void {
  if (!waited[event]) return
  const you = S[fp + F_YOU]
  switch (event) {
    case op.E_ATTACK:
    case op.E_PLAYED: {
      const id = S[fp + F_THIS]
      const kind = kindOf(id)
      if (event === op.E_ATTACK ? !(kindTypes[kind] & ATTACK) : !kindWatched[kind] || S[RECORDS] === 0) return
      withCard(open(event, you), id, S[fp + F_THIS_REF], kind, you)
      return
    }
    case op.E_CLEAN_UP:
      if (S[RECORDS] > 0) open(event, you)
      return
    default: {
      const id = S[fp + F_IT]
      withCard(open(event, you), id, S[fp + F_IT_REF], idKind[id], you)
    }
  }
}

/** Effects that wait for the start of a player's turn. */
export function openTurnStart(seat: number): void {
  open(op.E_TURN_START, seat)
}

export function openDiscarded(seat: number, id: number, ref: number, kind: number): void {
  withCard(open(op.E_DISCARDED, seat), id, ref, kind, seat)
}

function withCard(window: number, id: number, ref: number, kind: number, owner: number): void {
  S[window + F_IT] = id
  S[window + F_IT_REF] = ref
  remember(eventTag(kind, owner), id, ref)
}

/** Cards trashed at once, whose effects come when all of them lie there. */
export const trashWindow = {
  cards: [] as number[],
  clear(): void {
    this.cards.length = 0
  },
  add(id: number, ref: number, kind: number, seat: number, owned: boolean): void {
    this.cards.push(id, ref, eventTag(kind, seat) + (owned ? 0 : NOBODYS), seat)
  },
  open(): void {
    const { cards } = this
    if (cards.length === 0) return
    let wanted = hasRecord(op.E_TRASHED, cards[3])
    for (let i = 0; i < cards.length; i += 4) wanted ||= hasOwn(tagKind(cards[i + 2]), op.E_TRASHED)
    if (!wanted) return
    open(op.E_TRASHED, cards[3])
    for (let i = 0; i < cards.length; i += 4) remember(cards[i + 2], cards[i], cards[i + 1])
  },
}

function hasOwn(kind: number, event: number): boolean {
  for (const hook of hooksOf(kind)) if (hook.event === event) return true
  return false
}

export function hasRecord(event: number, subject: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === event && S[r + R_SUBJECT] === subject) return true
  return false
}

/** Whether discarding this card from play would set something off. */
export const hasDiscardEffect = (id: number): boolean => hasOwn(kindOf(id), op.E_DISCARDED) || isAwaited(id)

/** Whether an effect waits for this very card to be discarded. */
export function isAwaited(id: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_DISCARDED && S[r + R_CARD] === id) return true
  return false
}

/** Resolves what is enabled, or asks which is next; the frame goes when nothing is left. */
export function runWindow(fp: number, event: number): boolean {
  for (;;) {
    const others = event === op.E_ATTACK
    const replaced = event === op.E_WOULD_GAIN && S[S[fp + F_PREV] + F_CHOSEN] !== 0 // nothing is left to happen to it
    if (replaced || S[fp + F_LOOP] >= (others ? L[SEATS] - 1 : 1)) {
      popFrame()
      return true
    }
    const seat = others ? (S[fp + F_YOU] + 1 + S[fp + F_LOOP]) % L[SEATS] : S[fp + F_YOU]
    S[fp + F_ACTOR] = seat
    const count = collect(fp, event, seat)
    // Where a hand might hold a Reaction, being asked must not tell that it does: the player goes on until done.
    const secret = L[ASK_SECRET] === 1 && handSize(seat) > 0 && reactionsExist(event)
    if (count === 0) {
      if (secret) {
        options[0] = -1
        ask(D_WINDOW, seat, 1, 1, -1, 1)
        return false
      }
      S[fp + F_LOOP]++
      continue
    }
    if (anyMandatory && !secret && (count === 1 || orderIsIdle(count))) {
      resolve(fp, event, options[0])
      return true
    }
    if (anyMandatory) ask(D_WINDOW, seat, 1, 1, -1, count)
    else {
      options[count] = -1
      ask(D_WINDOW, seat, 1, 1, -1, count + 1)
    }
    return false
  }
}

/** Whether anybody could have something in hand for such an event. */
function reactionsExist(event: number): boolean {
  for (let kind = 0; kind < setting.kinds.length; kind++) if (reactionOf(kind)?.event === event) return true
  return false
}

/** Whether it makes no difference which comes first: all must happen, and all only add numbers or are the same. */
function orderIsIdle(count: number): boolean {
  const first = codeOf(options[0])
  for (let i = 0; i < count; i++) {
    if (optional[i]) return false
    const pc = codeOf(options[i])
    if (!setting.code.plainPrograms.has(pc) && pc !== first) return false
  }
  return true
}

function codeOf(candidate: number): number {
  const value = candidate & 4095
  switch (candidate & ~4095) {
    case RECORDED:
      return S[L[RECORDS_AT] + value * RECORD + R_PC]
    case IN_PLAY:
      return inPlayHookOf(kindOf(value))?.pc ?? 0
    default:
      return -1 - candidate
  }
}

/** Lists what the seat can or must resolve now; returns how many there are. */
function collect(fp: number, event: number, seat: number): number {
  let count = 0
  anyMandatory = false
  const add = (candidate: number, isOptional: boolean) => {
    options[count] = candidate
    optional[count++] = isOptional
    if (!isOptional) anyMandatory = true
  }
  if (seat === S[fp + F_YOU]) {
    for (let e = fp + FRAME, i = 0, end = entriesEnd(fp); e < end; e += ENTRY, i++) {
      if (S[e] < EVENT_CARD || tagOwner(S[e]) !== seat || isDone(fp, S[e + 1])) continue
      if (hasOwn(tagKind(S[e]), event)) add(OWN | i, false)
    }
    for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
      if (S[r + R_EVENT] === event && S[r + R_SUBJECT] === seat && recordFits(fp, r, RECORD_KEY + i))
        add(RECORDED | i, false)
    }
    if (event === op.E_GAINED || event === op.E_BOUGHT) collectInPlay(fp, event, seat, add)
  }
  if (event === op.E_ATTACK || event === op.E_GAINED || event === op.E_WOULD_GAIN)
    collectReactions(fp, event, seat, add)
  return count
}

/** Whether the record has still to be resolved for what happened; `key` is what it is called among what was done. */
function recordFits(fp: number, r: number, key: number): boolean {
  const event = S[r + R_EVENT]
  if (event === op.E_TRASHED) return nextTrashed(fp, key) > 0
  if (timesDone(fp, key) >= S[r + R_COUNT]) return false
  if (event === op.E_DISCARDED) return S[r + R_CARD] === S[fp + F_IT]
  return S[r + R_DATA] < 0 || S[fp + F_IT] < 0 || fits(S[r + R_DATA], kindOf(S[fp + F_IT]), fp)
}

/** The first of the trashed cards, as an entry, for which the record was not resolved yet; 0: none. */
function nextTrashed(fp: number, key: number): number {
  const end = entriesEnd(fp)
  for (let card = fp + FRAME; card < end; card += ENTRY) {
    if (S[card] < EVENT_CARD || S[card] >= EVENT_CARD + NOBODYS) continue
    let done = false
    for (let e = fp + FRAME; e < end; e += ENTRY) done ||= S[e] === DONE && S[e + 1] === key && S[e + 2] === S[card + 1]
    if (!done) return card
  }
  return 0
}

function collectInPlay(
  fp: number,
  event: number,
  seat: number,
  add: (candidate: number, isOptional: boolean) => void,
): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  for (let i = S[at + DISCARD_END]; i < S[at + PLAY_END]; i++) {
    const id = S[arena + i]
    const hook = inPlayHookOf(kindOf(id))
    if (!hook || hook.event !== event || isDone(fp, id) || !fits(hook.filter, idKind[S[fp + F_IT]], fp)) continue
    if (hook.needsIt && !isThere(S[fp + F_IT], S[fp + F_IT_REF])) continue
    add(IN_PLAY | id, hook.optional)
  }
}

function collectReactions(
  fp: number,
  event: number,
  seat: number,
  add: (candidate: number, isOptional: boolean) => void,
): void {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) {
    const id = S[arena + i]
    const kind = idKind[id]
    const hook = reactionOf(kind)
    if (!hook || hook.event !== event || alreadyListed(seat, i, kind)) continue
    if (hook.filter >= 0 && !fits(hook.filter, idKind[S[fp + F_IT]], fp)) continue
    if (hook.guard >= 0 && !holdsTrue(hook.guard, fp)) continue
    if (hook.immunity && S[S[fp + F_PREV] + F_UNAFFECTED] & (1 << seat)) continue
    if (hook.needsIt && !isThere(S[fp + F_IT], S[fp + F_IT_REF])) continue
    // Replacing a gain twice, or by the same card, would change nothing.
    if (
      event === op.E_WOULD_GAIN &&
      (S[S[fp + F_PREV] + F_CHOSEN] || setting.kinds[idKind[S[fp + F_IT]]].name === hook.replacement)
    )
      continue
    add(REACTION | id, true)
  }
}

function alreadyListed(seat: number, place: number, kind: number): boolean {
  const arena = arenaOf(seat)
  for (let i = S[seatAt(seat) + PLAY_END]; i < place; i++) if (idKind[S[arena + i]] === kind) return true
  return false
}

const isDone = (fp: number, key: number): boolean => timesDone(fp, key) > 0

function timesDone(fp: number, key: number): number {
  let times = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === DONE && S[e + 1] === key) times++
  return times
}

/** The answer: number of the option chosen. */
export function answerWindow(option: number): void {
  const fp = S[FP]
  const event = setting.code.code[S[fp + 1] + 1]
  if (options[option] === -1) S[fp + F_LOOP]++
  else resolve(fp, event, options[option])
}

function resolve(fp: number, event: number, candidate: number): void {
  const seat = S[fp + F_ACTOR]
  const value = candidate & 4095
  switch (candidate & ~4095) {
    case OWN: {
      const e = fp + FRAME + ENTRY * value
      const [id, ref, kind] = [S[e + 1], S[e + 2], tagKind(S[e])]
      remember(DONE, id, 0)
      const hook = hooksOf(kind).find((own) => own.event === event)
      begin(hook?.pc ?? 0, seat, kind, id, ref, id, ref)
      return
    }
    case IN_PLAY: {
      remember(DONE, value, 0)
      const kind = kindOf(value)
      begin(
        inPlayHookOf(kind)?.pc ?? 0,
        seat,
        kind,
        value,
        reference(value, Z_PLAY, seat),
        S[fp + F_IT],
        S[fp + F_IT_REF],
      )
      return
    }
    case REACTION: {
      const kind = idKind[value]
      if (L[LISTENING]) emit({ type: 'reacted', seat, ids: [value] })
      begin(
        reactionOf(kind)?.pc ?? 0,
        seat,
        kind,
        value,
        reference(value, Z_HAND, seat),
        S[fp + F_IT],
        S[fp + F_IT_REF],
      )
      return
    }
    default:
      beginRecord(fp, event, value)
  }
}

function begin(pc: number, you: number, kind: number, id: number, ref: number, it: number, itRef: number): number {
  const frame = pushFrame(pc, you, kind)
  S[frame + F_THIS] = id
  S[frame + F_THIS_REF] = ref
  S[frame + F_IT] = it
  S[frame + F_IT_REF] = itRef
  return frame
}

function beginRecord(fp: number, event: number, index: number): void {
  const r = L[RECORDS_AT] + index * RECORD
  const [card, tag] = [S[r + R_CARD], S[r + R_DATA]]
  const frame = [S[r + R_PC], S[r + R_YOU], S[r + R_KIND], S[r + R_THIS], S[r + R_THIS_REF]] as const
  const trashed = event === op.E_TRASHED ? nextTrashed(fp, RECORD_KEY + index) : 0
  const [it, itRef] = trashed > 0 ? [S[trashed + 1], S[trashed + 2]] : [S[fp + F_IT], S[fp + F_IT_REF]]
  if (event === op.E_TURN_START) removeRecord(index)
  else remember(DONE, RECORD_KEY + index, trashed > 0 ? it : 0)
  begin(...frame, it, itRef)
  // What it waited for is expected where the event put it.
  if (card >= 0) remember(tag, card, itRef)
}

/** The card that a candidate of the present window comes from, and whether it is revealed for it. */
export function describeCandidate(candidate: number): { kind: number; reaction: boolean } {
  const value = candidate & 4095
  switch (candidate & ~4095) {
    case OWN:
      return { kind: tagKind(S[S[FP] + FRAME + ENTRY * value]), reaction: false }
    case IN_PLAY:
      return { kind: kindOf(value), reaction: false }
    case REACTION:
      return { kind: idKind[value], reaction: true }
    default:
      return { kind: S[L[RECORDS_AT] + value * RECORD + R_KIND], reaction: false }
  }
}
