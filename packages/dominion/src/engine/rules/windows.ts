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
import {
  ASK_SECRET,
  DISCARD_END,
  ENTRY,
  F_ACTOR,
  F_CHOSEN,
  F_ENTRIES,
  F_IT,
  F_IT_REF,
  F_LOOP,
  F_N,
  F_PC,
  F_PREV,
  F_THEM,
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
  R_LIFE,
  R_PC,
  R_SERIAL,
  R_SUBJECT,
  R_THIS,
  R_THIS_REF,
  R_TURN,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  TURN_NUMBER,
  W,
  WAITING,
  Z_HAND,
  Z_PLAY,
  Z_SUPPLY,
} from '../memory/layout.ts'
import { hooksOf, idKind, idWaits, kindTypes, kindWatched, setting, waited } from '../memory/setting.ts'
import { entriesEnd, popFrame, pushFrame, remember, removeRecord, unload } from '../memory/stack.ts'
import { arenaOf, handSize, isThere, kindOf, reference, seatAt, zoneOf } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { fits, holdsTrue } from './evaluate.ts'

const ATTACK = op.typeBit('Attack')

// A window remembers the cards of its event under this tag plus what they were and whose.
const EVENT_CARD = 1000
const NOBODYS = 8192 // added where the card came from the supply
const eventTag = (kind: number, owner: number): number => EVENT_CARD + kind * 8 + owner
const tagKind = (tag: number): number => ((tag - EVENT_CARD) & (NOBODYS - 1)) >> 3
const tagOwner = (tag: number): number => (tag - EVENT_CARD) & 7
/** What was done is remembered under a tag below zero, by the hook; with the holder and which of the event's cards. */
const doneTag = (hook: op.Hook | undefined): number => (hook ? -2 - hook.number : -1)
/** Records and kinds among the holders, whose other numbers are cards. */
const RECORD_KEY = 20000
const KIND_KEY = 24000

/** Where effects wait that any card may set off. */
const ELSEWHERE = op.waitBits(op.AT_PLAY) | op.waitBits(op.AT_HAND) | op.waitBits(op.AT_GAME)

// Opening

function open(event: number, subject: number): number {
  return pushFrame(setting.code.procedures.windows[event], subject, -1)
}

/** Whether cards in play wait for such events, and not only what programs set waiting. */
export const heardInPlay = (event: number): boolean => (waited[event] & op.waitBits(op.AT_PLAY)) !== 0

/** Whether anything may be set off by a kind being played. */
export const isPlayHeard = (kind: number): boolean =>
  kindWatched[kind] === 1 && (S[RECORDS] > 0 || heardInPlay(op.E_PLAYED))

/** Whether nothing at all can be set off by it, neither by those whom it attacks. */
export const isPlayQuiet = (kind: number): boolean =>
  !(kindTypes[kind] & ATTACK && W[WAITING] & (1 << op.E_ATTACK)) && !isPlayHeard(kind)

/** Opens a window for what the procedure in frame `fp` has come to, unless nothing can wait for it. */
export function openWindow(event: number, fp: number): void {
  const its = S[fp + F_IT] >= 0 ? idWaits[S[fp + F_IT]] : 0
  if (!((W[WAITING] | its) & (1 << event))) return
  const you = S[fp + F_YOU]
  switch (event) {
    case op.E_ATTACK:
    case op.E_PLAYED: {
      const id = S[fp + F_THIS]
      const kind = kindOf(id)
      if (event === op.E_ATTACK ? kindTypes[kind] & ATTACK : isPlayHeard(kind))
        withCard(open(event, you), id, S[fp + F_THIS_REF], kind, you)
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
    let wanted = hasRecord(event, cards[3]) || (waited[event] & ELSEWHERE) !== 0
    for (let i = 0; i < cards.length; i += 4) wanted ||= hasOwn(tagKind(cards[i + 2]), event)
    if (!wanted) return
    open(event, cards[3])
    for (let i = 0; i < cards.length; i += 4) remember(cards[i + 2], cards[i], cards[i + 1])
  },
}

function hasOwn(kind: number, event: number): boolean {
  for (const hook of hooksOf(kind, op.AT_EVENT)) if (hook.event === event) return true
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

// Asking

/** Resolves what is enabled, or asks which is next; the frame goes when nothing is left. */
export function runWindow(fp: number, event: number): boolean {
  const seats = waited[event] & op.WAITS_FOR_OTHERS ? L[SEATS] : 1
  for (;;) {
    const replaced = event === op.E_WOULD_GAIN && S[S[fp + F_PREV] + F_CHOSEN] !== 0 // nothing is left to happen to it
    if (replaced || S[fp + F_LOOP] >= seats) {
      popFrame()
      return true
    }
    const seat = (S[fp + F_YOU] + S[fp + F_LOOP]) % L[SEATS]
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

/** To whom the event happens, seen from a seat. */
const whoseFor = (fp: number, seat: number): number => (seat === S[fp + F_YOU] ? op.YOURS : op.OTHERS)
const handBit = (fp: number, seat: number): number => op.waitBit(op.AT_HAND, whoseFor(fp, seat))

/** What nobody need be asked about, whatever else is enabled; -1: none. */
function firstIdle(count: number): number {
  for (let i = 0; i < count; i++) if (found.hook[i]?.idle) return i
  return -1
}

/** Whether it makes no difference which comes first: all must happen, and all only add numbers or are the same. */
function orderIsIdle(count: number): boolean {
  for (let i = 0; i < count; i++) {
    if (found.hook[i]?.optional) return false
    const alike = i === 0 || (found.pc[i] === found.pc[0] && found.at[i] !== op.AT_EVENT)
    if (!alike && !setting.code.plainPrograms.has(found.pc[i])) return false
  }
  return true
}

// Looking up

/** What was found, option by option: where, who holds it, by which hook, and for which of the event's cards. */
const found = {
  count: 0,
  mandatory: false,
  at: new Int16Array(options.length),
  holder: new Int16Array(options.length), // an id, the number of a record, or a kind
  hook: [] as (op.Hook | undefined)[],
  pc: new Int32Array(options.length),
  card: new Int16Array(options.length), // which entry of the window; -1: none
}

function add(at: number, holder: number, hook: op.Hook | undefined, pc: number, card: number): void {
  const i = found.count++
  options[i] = i
  found.at[i] = at
  found.holder[i] = holder
  found.hook[i] = hook
  found.pc[i] = pc
  found.card[i] = card
  if (!hook?.optional) found.mandatory = true
}

/** Lists what the seat can or must resolve now; returns how many there are. */
function collect(fp: number, event: number, seat: number): number {
  const at = seatAt(seat)
  const whose = whoseFor(fp, seat)
  const heard = waited[event]
  found.count = 0
  found.mandatory = false
  if (whose === op.YOURS && heard & op.waitBit(op.AT_EVENT, whose)) {
    for (let card = 0; card < S[fp + F_ENTRIES]; card++) {
      const e = fp + FRAME + ENTRY * card
      if (S[e] >= EVENT_CARD && tagOwner(S[e]) === seat) offer(fp, op.AT_EVENT, S[e + 1], tagKind(S[e]), card)
    }
  }
  if (S[RECORDS] > 0) collectRecords(fp, event, seat)
  if (heard & op.waitBit(op.AT_PLAY, whose)) collectCards(fp, op.AT_PLAY, seat, S[at + DISCARD_END], S[at + PLAY_END])
  if (heard & op.waitBit(op.AT_HAND, whose)) collectCards(fp, op.AT_HAND, seat, S[at + PLAY_END], S[at + HAND_END])
  S[fp + F_THIS] = -1
  if (whose === op.YOURS && heard & op.waitBits(op.AT_GAME))
    for (const { kind, hook } of setting.code.gameHooks) offerHook(fp, hook, KIND_KEY + kind, -1)
  return found.count
}

function collectCards(fp: number, place: number, seat: number, from: number, to: number): void {
  const arena = arenaOf(seat)
  for (let i = from; i < to; i++) {
    const id = S[arena + i]
    const kind = place === op.AT_PLAY ? kindOf(id) : idKind[id]
    if (hooksOf(kind, place).length > 0) offer(fp, place, id, kind, -1)
  }
}

/** Adds what a holder has for the event. `card`: the entry it is about; -1: the first of them that fits. */
function offer(fp: number, at: number, holder: number, kind: number, card: number): void {
  for (const hook of hooksOf(kind, at)) offerHook(fp, hook, holder, card)
}

function offerHook(fp: number, hook: op.Hook, holder: number, card: number): void {
  const { at, event } = hook
  if (event !== setting.code.code[S[fp + F_PC] + 1] || !(hook.whose & whoseFor(fp, S[fp + F_ACTOR]))) return
  if (at === op.AT_HAND && isListed(hook)) return
  S[fp + F_THIS] = holder < RECORD_KEY ? holder : -1
  const about = card >= 0 ? card : firstCard(fp, hook, holder)
  if (about === NO_CARD_FITS || (at !== op.AT_HAND && timesDone(fp, hook, holder, about) > 0)) return
  if (hook.guard >= 0 && !holdsTrue(hook.guard, fp)) return
  if (hook.immunity && S[S[fp + F_PREV] + F_UNAFFECTED] & (1 << S[fp + F_ACTOR])) return
  if (hook.needsIt && !isThere(S[fp + F_IT], S[fp + F_IT_REF])) return
  if (event === op.E_WOULD_GAIN && at === op.AT_HAND && changesNothing(fp, hook)) return
  if (hook.fromSupply && S[S[fp + F_PREV] + F_N] !== Z_SUPPLY) return
  add(at, holder, hook, hook.pc, about)
}

/** Copies of a Reaction are one offer. */
function isListed(hook: op.Hook): boolean {
  for (let i = 0; i < found.count; i++) if (found.hook[i] === hook) return true
  return false
}

/** A Silver for a Silver of the supply, which both go to the discard pile. */
function changesNothing(fp: number, { replacement }: op.Hook): boolean {
  const gain = S[fp + F_PREV]
  return (
    setting.kinds[idKind[S[fp + F_IT]]].name === replacement &&
    S[gain + F_N] === op.TO_DISCARD &&
    zoneOf(S[fp + F_IT_REF]) === Z_SUPPLY
  )
}

const NO_CARD = -1 // the event is about none
const NO_CARD_FITS = -2

/** The first of the event's cards that the hook has not been resolved for. */
function firstCard(fp: number, hook: op.Hook, holder: number): number {
  let any = false
  for (let card = 0; card < S[fp + F_ENTRIES]; card++) {
    const e = fp + FRAME + ENTRY * card
    if (S[e] < EVENT_CARD) continue
    any = true
    if (S[e] >= EVENT_CARD + NOBODYS && hook.ownedOnly) continue
    if (hook.filter >= 0 && !fits(hook.filter, tagKind(S[e]), fp, S[e + 1])) continue
    if (hook.at === op.AT_HAND || timesDone(fp, hook, holder, card) === 0) return card
  }
  return any ? NO_CARD_FITS : NO_CARD
}

function collectRecords(fp: number, event: number, seat: number): void {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_EVENT] !== event || S[r + R_SUBJECT] !== seat || seat !== S[fp + F_YOU]) continue
    // What was set up while a turn begins is for the next one.
    if (event === op.E_TURN_START && S[r + R_TURN] === S[TURN_NUMBER]) continue
    const card = recordCard(fp, r, RECORD_KEY + i)
    if (card !== NO_CARD_FITS) add(op.AT_RECORD, i, undefined, S[r + R_PC], card)
  }
}

/** The event's card that the record has still to be resolved for; `key` is what it is called among what was done. */
function recordCard(fp: number, r: number, key: number): number {
  const awaited = S[r + R_CARD]
  const filter = awaited < 0 ? S[r + R_DATA] : -1
  let any = false
  for (let card = 0; card < S[fp + F_ENTRIES]; card++) {
    const e = fp + FRAME + ENTRY * card
    if (S[e] < EVENT_CARD) continue
    any = true
    if (S[e] >= EVENT_CARD + NOBODYS || timesDone(fp, undefined, key, card) >= S[r + R_COUNT]) continue
    if (awaited < 0 ? filter < 0 || fits(filter, tagKind(S[e]), fp, S[e + 1]) : awaited === S[e + 1]) return card
  }
  if (any) return NO_CARD_FITS
  return timesDone(fp, undefined, key, NO_CARD) < S[r + R_COUNT] ? NO_CARD : NO_CARD_FITS
}

function timesDone(fp: number, hook: op.Hook | undefined, holder: number, card: number): number {
  const tag = doneTag(hook)
  let times = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === tag && S[e + 1] === holder && S[e + 2] === card) times++
  return times
}

// Resolving

/** The answer: number of the option chosen. */
export function answerWindow(option: number): void {
  const fp = S[FP]
  if (options[option] === -1) S[fp + F_LOOP]++
  else resolve(fp, option)
}

function resolve(fp: number, i: number): void {
  const [at, holder, hook, card] = [found.at[i], found.holder[i], found.hook[i], found.card[i]]
  const e = fp + FRAME + ENTRY * card
  const [it, itRef] = card >= 0 ? [S[e + 1], S[e + 2]] : [S[fp + F_IT], S[fp + F_IT_REF]]
  if (!hook) {
    beginRecord(holder, card, it, itRef)
    return
  }
  const seat = S[fp + F_ACTOR]
  if (at === op.AT_HAND) {
    if (L[LISTENING]) emit({ type: 'reacted', seat, ids: [holder] })
  } else remember(doneTag(hook), holder, card)
  const kind = holderKind(fp, i)
  const subject = S[fp + F_YOU]
  if (at === op.AT_GAME) begin(hook.pc, seat, kind, -1, 0, it, itRef)
  else {
    const ref = at === op.AT_EVENT ? itRef : reference(holder, at === op.AT_PLAY ? Z_PLAY : Z_HAND, seat)
    begin(hook.pc, seat, kind, holder, ref, it, itRef)
  }
  S[S[FP] + F_THEM] = subject
}

function begin(pc: number, you: number, kind: number, id: number, ref: number, it: number, itRef: number): void {
  const frame = pushFrame(pc, you, kind)
  S[frame + F_THIS] = id
  S[frame + F_THIS_REF] = ref
  S[frame + F_IT] = it
  S[frame + F_IT_REF] = itRef
}

function beginRecord(index: number, eventCard: number, it: number, itRef: number): void {
  const r = L[RECORDS_AT] + index * RECORD
  const [card, tag] = [S[r + R_CARD], S[r + R_DATA]]
  const frame = [S[r + R_PC], S[r + R_YOU], S[r + R_KIND], S[r + R_THIS], S[r + R_THIS_REF]] as const
  const serial = S[r + R_SERIAL]
  const once = S[r + R_LIFE] === op.LIFE_ONCE
  if (once) removeRecord(index)
  else remember(doneTag(undefined), RECORD_KEY + index, eventCard)
  begin(...frame, it, itRef)
  unload(serial, once)
  // What it waited for is expected where the event put it.
  if (card >= 0) remember(tag, card, itRef)
}

function holderKind(fp: number, i: number): number {
  switch (found.at[i]) {
    case op.AT_EVENT:
      return tagKind(S[fp + FRAME + ENTRY * found.card[i]])
    case op.AT_PLAY:
      return kindOf(found.holder[i])
    case op.AT_GAME:
      return found.holder[i] - KIND_KEY
    case op.AT_RECORD:
      return S[L[RECORDS_AT] + found.holder[i] * RECORD + R_KIND]
    default:
      return idKind[found.holder[i]]
  }
}

/** The card that an option of the present window comes from, and whether it is revealed for it. */
export const describeCandidate = (option: number): { kind: number; reaction: boolean } => ({
  kind: holderKind(S[FP], option),
  reaction: found.at[option] === op.AT_HAND,
})
