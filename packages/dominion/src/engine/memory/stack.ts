/** Frames: programs and procedures in the middle of being done, and the cards they remember. */
import { E_CARRIED, LIFE_GAME, lifeOf } from '../compile/effects.ts'
import { IT_TAG, THIS_TAG, WHO_ACTOR, WHO_LEFT, WHO_THEM, WHO_YOU } from '../compile/operations.ts'
import {
  ENTRY,
  F_ACTOR,
  F_CHOSEN,
  F_DID,
  F_ENTRIES,
  F_IT,
  F_IT_REF,
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
  FP,
  FRAME,
  L,
  OVERLAYS_AT,
  R_CARD,
  R_COUNT,
  R_DATA,
  R_EVENT,
  R_KIND,
  R_LIFE,
  R_NAME,
  R_PC,
  R_SERIAL,
  R_SUBJECT,
  R_THIS,
  R_THIS_REF,
  R_TURN,
  R_VIA,
  R_VIA_REF,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  SP,
  TURN_NUMBER,
  W,
  WAITING,
} from './layout.ts'

export function pushFrame(pc: number, you: number, kind: number): number {
  const fp = S[SP]
  makeRoom(fp + FRAME)
  S[fp + F_PREV] = S[FP]
  S[fp + F_PC] = pc
  S[fp + F_YOU] = you
  S[fp + F_ACTOR] = you
  S[fp + F_THIS] = -1
  S[fp + F_THIS_REF] = 0
  S[fp + F_IT] = -1
  S[fp + F_IT_REF] = 0
  S[fp + F_DID] = 0
  S[fp + F_UNAFFECTED] = 0
  S[fp + F_LOOP] = 0
  S[fp + F_N] = 0
  S[fp + F_CHOSEN] = 0
  S[fp + F_NAME] = -1
  S[fp + F_KIND] = kind
  S[fp + F_THEM] = you
  S[fp + F_ENTRIES] = 0
  S[FP] = fp
  S[SP] = fp + FRAME
  return fp
}

export function popFrame(): void {
  const fp = S[FP]
  S[SP] = fp
  S[FP] = S[fp + F_PREV]
}

/** The state is too small for what goes on; `state.ts` makes a roomier one. */
export class NoRoom extends Error {
  override name = 'NoRoom'
}

function makeRoom(end: number): void {
  if (end > L[RECORDS_AT]) throw new NoRoom()
}

/** Remembers a card in the frame on top. */
export function remember(tag: number, id: number, ref: number): void {
  const fp = S[FP]
  const e = S[SP]
  makeRoom(e + ENTRY)
  S[e] = tag
  S[e + 1] = id
  S[e + 2] = ref
  S[SP] = e + ENTRY
  S[fp + F_ENTRIES]++
}

export const entriesEnd = (fp: number): number => fp + FRAME + ENTRY * S[fp + F_ENTRIES]

/** Forgets what the frame on top remembers under a tag. */
export function forgetTag(tag: number): void {
  const fp = S[FP]
  if (S[fp + F_ENTRIES] === 0) return
  const end = entriesEnd(fp)
  let to = fp + FRAME
  let left = 0
  for (let e = fp + FRAME; e < end; e += ENTRY) {
    if (S[e] === tag) continue
    if (e !== to) {
      S[to] = S[e]
      S[to + 1] = S[e + 1]
      S[to + 2] = S[e + 2]
    }
    to += ENTRY
    left++
  }
  S[fp + F_ENTRIES] = left
  S[SP] = to
}

/** Forgets one entry of the frame on top. */
export function forgetEntry(e: number): void {
  const fp = S[FP]
  for (let i = e, end = S[SP] - ENTRY; i < end; i++) S[i] = S[i + ENTRY]
  S[SP] -= ENTRY
  S[fp + F_ENTRIES]--
}

/** The cards that a frame remembers under a tag. */
export function remembered(fp: number, tag: number): number[] {
  const ids: number[] = []
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === tag) ids.push(S[e + 1])
  return ids
}

/** The first card remembered under a tag; -1 if there is none. */
export function firstOf(fp: number, tag: number): number {
  if (tag === THIS_TAG) return S[fp + F_THIS]
  if (tag === IT_TAG) return S[fp + F_IT]
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === tag) return S[e + 1]
  return -1
}

/** A number that a frame remembers; 0 where it does not. */
export function numberUnder(fp: number, tag: number): number {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === tag) return S[e + 2]
  return 0
}

/** The first card remembered under a tag, with where it is expected. */
export function expected(fp: number, tag: number): readonly [id: number, ref: number] {
  if (tag === THIS_TAG) return [S[fp + F_THIS], S[fp + F_THIS_REF]]
  if (tag === IT_TAG) return [S[fp + F_IT], S[fp + F_IT_REF]]
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === tag) return [S[e + 1], S[e + 2]]
  return [-1, 0]
}

/** A window remembers under these what was resolved, by the number of the effect. */
export const doneTagOf = (effect: number): number => -2 - effect

/** Whether a window remembers that an effect was resolved. */
export function wasResolved(fp: number, effect: number): boolean {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === doneTagOf(effect)) return true
  return false
}

/** Whether a card is among those remembered under a tag. */
export function isAmong(fp: number, tag: number, id: number): boolean {
  if (tag < 0) return id >= 0 && id === firstOf(fp, tag)
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === tag && S[e + 1] === id) return true
  return false
}

// Records

/** Adds an effect that waits; the caller fills in what is not given. Returns where it lies. */
export function addRecord(event: number, life: number, pc: number, you: number, subject: number, kind: number): number {
  const r = L[RECORDS_AT] + S[RECORDS] * RECORD
  if (r + RECORD > L[OVERLAYS_AT]) throw new NoRoom()
  W[WAITING] |= 1 << event
  S[RECORDS]++
  S[r + R_EVENT] = event
  S[r + R_PC] = pc
  S[r + R_YOU] = you
  S[r + R_SUBJECT] = subject
  S[r + R_THIS] = -1
  S[r + R_THIS_REF] = 0
  S[r + R_VIA] = -1
  S[r + R_KIND] = kind
  S[r + R_DATA] = -1
  S[r + R_CARD] = -1
  S[r + R_COUNT] = 1
  S[r + R_LIFE] = life
  S[r + R_VIA_REF] = 0
  S[r + R_NAME] = -1
  S[r + R_SERIAL] = nextSerial()
  S[r + R_TURN] = S[TURN_NUMBER]
  return r
}

/** A number that no other record has. */
function nextSerial(): number {
  let serial = 0
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS] - 1; i++, r += RECORD)
    if (S[r + R_SERIAL] >= serial) serial = S[r + R_SERIAL] + 1
  return serial
}

/** Lets a record carry the cards along that the frame remembers under tags, given as bits. */
export function carry(fp: number, tags: number, serial: number, life: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] <= 0 || S[e] > 30 || !(tags & (1 << S[e]))) continue
    const r = addRecord(E_CARRIED, life, 0, S[fp + F_YOU], -1, -1)
    S[r + R_SERIAL] = serial
    S[r + R_DATA] = S[e]
    S[r + R_CARD] = S[e + 1]
    S[r + R_THIS_REF] = S[e + 2]
  }
}

/** The frame on top remembers what the record carried along. */
export function unload(serial: number, once: boolean): void {
  for (let i = S[RECORDS] - 1; i >= 0; i--) {
    const r = L[RECORDS_AT] + i * RECORD
    if (S[r + R_EVENT] !== E_CARRIED || S[r + R_SERIAL] !== serial) continue
    remember(S[r + R_DATA], S[r + R_CARD], S[r + R_THIS_REF])
    if (once) removeRecord(i)
  }
}

/** The card that a record goes on with for the rest of the game, as the record that carries it; -1: it has none. */
export function keptBy(r: number): number {
  if (lifeOf(S[r + R_LIFE]) !== LIFE_GAME || S[r + R_EVENT] === E_CARRIED) return -1
  for (let i = 0, kept = L[RECORDS_AT]; i < S[RECORDS]; i++, kept += RECORD)
    if (S[kept + R_EVENT] === E_CARRIED && S[kept + R_SERIAL] === S[r + R_SERIAL]) return kept
  return -1
}

/** An effect has put the card of its event where it goes on with it. */
export function keepFrom(id: number, ref: number): void {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === E_CARRIED && lifeOf(S[r + R_LIFE]) === LIFE_GAME && S[r + R_CARD] === id)
      S[r + R_THIS_REF] = ref
}

/** Removes a record with what it carries along. */
export function removeWithCards(serial: number): void {
  for (let i = S[RECORDS] - 1; i >= 0; i--) if (S[L[RECORDS_AT] + i * RECORD + R_SERIAL] === serial) removeRecord(i)
}

export function removeRecord(index: number): void {
  const end = L[RECORDS_AT] + --S[RECORDS] * RECORD
  for (let i = L[RECORDS_AT] + index * RECORD; i < end; i++) S[i] = S[i + RECORD]
}

/** The seat that a `by` or `who` of the code means. */
export function who(fp: number, w: number): number {
  if (w === WHO_ACTOR) return S[fp + F_ACTOR]
  if (w === WHO_YOU) return S[fp + F_YOU]
  if (w === WHO_THEM) return S[fp + F_THEM]
  return (S[fp + F_YOU] + (w === WHO_LEFT ? 1 : L[SEATS] - 1)) % L[SEATS]
}
