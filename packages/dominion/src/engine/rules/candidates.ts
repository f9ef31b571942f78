/**
 * What waits for the event of a window and is enabled now. All effects are rows of one table (`Hook`): what they wait for, to
 * whom it must happen, and where the card lies that has them. Effects that a program set waiting (records) stand beside them.
 */
import { options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { carriesKind } from '../memory/carried.ts'
import { isThere, zoneOf } from '../memory/knowledge.ts'
import { doneFor, holds } from '../memory/landscapes.ts'
import {
  DISCARD_END,
  ENTRY,
  F_ACTOR,
  F_CHOSEN,
  F_ENTRIES,
  F_IT,
  F_IT_REF,
  F_KIND,
  F_LOOP,
  F_N,
  F_PC,
  F_PREV,
  F_THIS,
  F_UNAFFECTED,
  F_YOU,
  FRAME,
  HAND_END,
  KINDS,
  L,
  LANDSCAPES,
  PLACED,
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
  R_TURN,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  TURN,
  TURN_NUMBER,
  Z_PLACES,
  Z_SUPPLY,
} from '../memory/layout.ts'
import { hooksOf, idKind, kindHooked, kindLike, setting, waited } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { idOfPlaced, ownerOfPlaced, zoneOfPlaced } from '../memory/places.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { doneTagOf, entriesEnd, keptBy } from '../memory/stack.ts'
import { fits, holdsTrue } from './evaluate.ts'
import { canExchange } from './exchanging.ts'
import { hasLost } from './hearing.ts'

// A window remembers the cards of its event under this tag plus what they were and whose.
const EVENT_CARD = 1000
export const NOBODYS = 8192 // added where the card came from the supply
export const eventTag = (kind: number, owner: number): number => EVENT_CARD + kind * 8 + owner
export const tagKind = (tag: number): number => ((tag - EVENT_CARD) & (NOBODYS - 1)) >> 3
/** What the first card of a window's event was when it happened: where it lies now, not everybody need know it. */
export function eventKind(fp: number): number {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] >= EVENT_CARD) return tagKind(S[e])
  return S[fp + F_IT] >= 0 ? kindOf(S[fp + F_IT]) : -1
}
const tagOwner = (tag: number): number => (tag - EVENT_CARD) & 7
/** What was done is remembered under a tag below zero, by the hook; with the holder and which of the event's cards. */
export const doneTag = (hook: op.Hook | undefined): number => (hook ? doneTagOf(hook.number) : -1)
/** Records and kinds among the holders, whose other numbers are cards. */
export const RECORD_KEY = 20000
const KIND_KEY = 24000
/** … of which each seat at the table has as many numbers. */
const OF_SEAT = 1000

/** To whom the event happens, seen from a seat. */
const whoseFor = (fp: number, seat: number): number => (seat === S[fp + F_YOU] ? op.YOURS : op.OTHERS)
export const handBit = (fp: number, seat: number): number => op.waitBit(op.AT_HAND, whoseFor(fp, seat))

/** What was found, option by option: where, who holds it, by which hook, and for which of the event's cards. */
export const found = {
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
export function collect(fp: number, event: number, seat: number): number {
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
  if (S[PLACED] > 0 && heard & op.waitBit(op.AT_PLACE, whose)) collectPlaced(fp, seat)
  S[fp + F_THIS] = -1
  if (whose === op.YOURS && heard & op.waitBits(op.AT_GAME))
    for (const { kind, hook } of setting.code.gameHooks) offerHook(fp, hook, KIND_KEY + kind, -1)
  if (heard & op.waitBit(op.AT_YOURS, whose)) collectLandscapes(fp, seat)
  return found.count
}

/** What the landscapes that the seat has wait for. */
function collectLandscapes(fp: number, seat: number): void {
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
    if (holds(seat, kind)) offer(fp, op.AT_YOURS, KIND_KEY + kind, kind, -1)
}

function collectCards(fp: number, place: number, seat: number, from: number, to: number): void {
  const arena = arenaOf(seat)
  for (let i = from; i < to; i++) {
    const id = S[arena + i]
    const kind = place === op.AT_PLAY ? kindOf(id) : idKind[id]
    if (kindHooked[kind] & (1 << place)) offer(fp, place, id, kind, -1)
  }
}

/** What lies in the places with a name. */
function collectPlaced(fp: number, seat: number): void {
  for (let i = 0; i < S[PLACED]; i++) {
    const id = idOfPlaced(i)
    if (ownerOfPlaced(i) !== seat || !(kindHooked[idKind[id]] & (1 << op.AT_PLACE))) continue
    for (const hook of hooksOf(idKind[id], op.AT_PLACE))
      if (zoneOfPlaced(i) === Z_PLACES + hook.place) offerHook(fp, hook, id, -1)
  }
}

/** Adds what a holder has for the event. `card`: the entry it is about; -1: the first of them that fits. */
function offer(fp: number, at: number, holder: number, kind: number, card: number): void {
  for (const hook of hooksOf(kind, at)) offerHook(fp, hook, holder, card)
}

function offerHook(fp: number, hook: op.Hook, holder: number, card: number): void {
  const { at, event } = hook
  if (event !== setting.code.code[S[fp + F_PC] + 1] || !(hook.whose & whoseFor(fp, S[fp + F_ACTOR]))) return
  if ((at === op.AT_HAND || at === op.AT_PLACE) && isListed(hook)) return
  S[fp + F_THIS] = holder < RECORD_KEY ? holder : -1
  const about = card >= 0 ? card : firstCard(fp, hook, holder)
  if (about === NO_CARD_FITS || (at !== op.AT_HAND && timesDone(fp, hook, holder, about) > 0)) return
  if (hook.guard >= 0 && !holdsTrue(hook.guard, fp)) return
  if (hook.immunity && S[S[fp + F_PREV] + F_UNAFFECTED] & (1 << S[fp + F_ACTOR])) return
  if (hook.way && S[S[fp + F_PREV] + F_CHOSEN] !== 0) return // something else was done in its stead
  if (hook.needsIt && !isThere(S[fp + F_IT], S[fp + F_IT_REF])) return
  if (event === op.E_WOULD_GAIN && at === op.AT_HAND && changesNothing(fp, hook)) return
  if (hook.once && doneFor(holder - KIND_KEY) & (1 << S[fp + F_ACTOR])) return
  if (hook.exchange >= 0 && !canExchange(S[fp + F_IT], hook.exchange)) return
  if (hook.byOther && isCause(fp, holder >= KIND_KEY ? holder - KIND_KEY : idKind[holder])) return
  // Whatever else may happen at the end of a turn, this is of the player whose turn it was.
  if (event === op.E_TURN_END && S[fp + F_YOU] !== S[TURN]) return
  if (hook.fromSupply && S[S[fp + F_PREV] + F_N] !== Z_SUPPLY) return
  add(at, holder, hook, hook.pc, about)
}

/** Whether a card or landscape of the kind, or a card that is like it, has brought the event about. */
function isCause(fp: number, kind: number): boolean {
  let frame = S[fp + F_PREV]
  while (frame > 0 && S[frame + F_KIND] < 0) frame = S[frame + F_PREV]
  return frame > 0 && kindLike[S[frame + F_KIND]] === kindLike[kind]
}

/** Copies of a card in hand or in a place are one offer. */
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
    if (S[r + R_EVENT] !== event || S[r + R_SUBJECT] !== S[fp + F_YOU]) continue
    if (seat !== S[r + (S[r + R_LIFE] & op.OF_YOU ? R_YOU : R_SUBJECT)]) continue
    if (S[r + R_LIFE] & op.BY_THIS && !isCause(fp, S[r + R_KIND])) continue
    // What was set up while a turn begins is for the next one.
    if (event === op.E_TURN_START && S[r + R_TURN] === S[TURN_NUMBER]) continue
    if (hasLost(r)) continue
    const card = recordCard(fp, r, RECORD_KEY + S[r + R_SERIAL])
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
    // A card of the supply is nobody's: only what does nothing with it hears of it.
    if (S[e] >= EVENT_CARD + NOBODYS && !setting.code.plainPrograms.has(S[r + R_PC])) continue
    if (timesDone(fp, undefined, key, card) >= S[r + R_COUNT]) continue
    if (S[r + R_LIFE] & op.OF_COPIES && !carriesKind(S[r + R_SERIAL], tagKind(S[e]))) continue
    if (awaited < 0 ? filter < 0 || fits(filter, tagKind(S[e]), fp, S[e + 1]) : awaited === S[e + 1]) return card
  }
  if (any) return NO_CARD_FITS
  return timesDone(fp, undefined, key, NO_CARD) < S[r + R_COUNT] ? NO_CARD : NO_CARD_FITS
}

/** What has done something: of a landscape that several players have, whose. */
export const doneBy = (fp: number, hook: op.Hook | undefined, holder: number): number =>
  hook?.at === op.AT_YOURS ? holder + OF_SEAT * S[fp + F_LOOP] : holder

function timesDone(fp: number, hook: op.Hook | undefined, holder: number, card: number): number {
  const tag = doneTag(hook)
  const by = doneBy(fp, hook, holder)
  let times = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === tag && S[e + 1] === by && S[e + 2] === card) times++
  return times
}

/** A Reaction may be revealed again and again; what a seat has revealed once is remembered in the place of the card. */
export const reactedBy = (seat: number): number => -10 - seat
export const hasReacted = (fp: number, hook: op.Hook | undefined, seat: number): boolean =>
  timesDone(fp, hook, reactedBy(seat), NO_CARD) > 0

export function holderKind(fp: number, i: number): number {
  switch (found.at[i]) {
    case op.AT_EVENT:
      return tagKind(S[fp + FRAME + ENTRY * found.card[i]])
    case op.AT_PLAY:
      return kindOf(found.holder[i])
    case op.AT_GAME:
    case op.AT_YOURS: {
      const kind = found.holder[i] - KIND_KEY
      return kind < 0 ? idKind[S[fp + F_IT]] : kind // a token speaks of the card
    }
    case op.AT_RECORD: {
      // Of several that go on with a card of their own, that card tells which is meant.
      const r = L[RECORDS_AT] + found.holder[i] * RECORD
      const kept = keptBy(r)
      return kept < 0 ? S[r + R_KIND] : kindOf(S[kept + R_CARD])
    }
    default:
      return idKind[found.holder[i]]
  }
}
