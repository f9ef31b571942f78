/**
 * What is asked before a shuffle: where in the deck cards go that are told by their backs, and which card goes on top for a
 * player with a landscape that says so. What was about to draw is begun anew with what it has still to draw.
 */
import { ask, D_PICK, D_POSITION, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { ON_TOP, shuffleDeck } from '../memory/decks.ts'
import { draw } from '../memory/drawing.ts'
import { letKnow, reference } from '../memory/knowledge.ts'
import { holds } from '../memory/landscapes.ts'
import {
  DECK,
  DISCARD_END,
  ENTRY,
  F_ACTOR,
  F_DID,
  F_KIND,
  F_N,
  F_PC,
  F_THIS,
  FP,
  FRAME,
  KINDS,
  L,
  LANDSCAPES,
  R_CARD,
  R_DATA,
  R_EVENT,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SHUFFLE_ASKS,
  SHUFFLE_UNDER,
  Z_DECK,
  Z_DISCARD,
} from '../memory/layout.ts'
import { code, idKind, kindPlaced, setting } from '../memory/lookup.ts'
import { arenaOf, deckTopOf, seatAt } from '../memory/seats.ts'
import { addRecord, entriesEnd, forgetEntry, popFrame, pushFrame, remember } from '../memory/stack.ts'
import { value } from './evaluate.ts'
import { list } from './listing.ts'
import { toDraw } from './own-tokens.ts'

/** In place of a position: it is shuffled in like the others. */
export const ANYWHERE = -1

/** Asks about the next such card if so many cards cannot be had without a shuffle; false where nothing is to be asked. */
export function asksWhere(seat: number, needed: number): boolean {
  const at = seatAt(seat)
  if (S[at + DECK] >= needed || (!L[SHUFFLE_UNDER] && S[at + DECK] > 0)) return false
  return asksAbout(seat, Z_DISCARD)
}

/** Asks what there is to be asked before the cards of a zone are shuffled; false where nothing is left. */
function asksAbout(seat: number, zone: number): boolean {
  const cards = cardsToShuffle(seat, zone)
  const chart = cards.length > 1 ? pickingLandscape(seat) : -1
  if (chart >= 0 && !isSaid(seat, -1)) {
    const fp = pushFrame(setting.code.procedures.pickTop, seat, chart)
    S[fp + F_N] = zone
    return true
  }
  for (const id of cards) {
    if (kindPlaced[idKind[id]] === 0 || isSaid(seat, id)) continue
    const fp = pushFrame(setting.code.procedures.place, seat, idKind[id])
    S[fp + F_THIS] = id
    S[fp + F_N] = zone
    return true
  }
  return false
}

function cardsToShuffle(seat: number, zone: number): Int16Array {
  if (zone === Z_DISCARD) return S.subarray(arenaOf(seat), arenaOf(seat) + S[seatAt(seat) + DISCARD_END])
  return S.subarray(deckTopOf(seat), deckTopOf(seat) + S[seatAt(seat) + DECK])
}

/** The landscape that lets the seat pick a card to go on top; -1: it has none. */
function pickingLandscape(seat: number): number {
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
    if (setting.code.kinds[kind].topPick >= 0 && holds(seat, kind)) return kind
  return -1
}

/** Whether it was said where the card goes, or which card is to be on top (-1). */
function isSaid(seat: number, id: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD)
    if (S[r + R_EVENT] === op.E_PLACED && S[r + R_YOU] === seat && (S[r + R_DATA] === ON_TOP) === id < 0)
      if (id < 0 || S[r + R_CARD] === id) return true
  return false
}

/** The question: which of the cards goes on top. Its player looks through them. */
export function askTop(fp: number): void {
  const seat = S[fp + F_ACTOR]
  let count = 0
  for (const id of cardsToShuffle(seat, S[fp + F_N])) {
    letKnow(id, 1 << seat)
    count = list(count, id, reference(id, S[fp + F_N], seat), true)
  }
  ask(D_PICK, seat, 0, 1, setting.code.kinds[S[fp + F_KIND]].topPick, count)
}

/** The answer: number of the option, if one was chosen. */
export function answerTop(option: number | undefined): void {
  say(option === undefined ? -1 : options[option], ON_TOP)
}

/** The question: how many cards of the new deck lie above it. */
export function askPlace(fp: number): void {
  const at = seatAt(S[fp + F_ACTOR])
  const cards = S[at + DECK] + (S[fp + F_N] === Z_DISCARD ? S[at + DISCARD_END] : 0)
  for (let above = 0; above < cards; above++) options[above] = above
  options[cards] = ANYWHERE
  ask(D_POSITION, S[fp + F_ACTOR], 1, 1, -1, cards + 1)
}

export function answerPlace(above: number): void {
  say(S[S[FP] + F_THIS], above)
}

/** What was said stands in a record until the cards are shuffled. */
function say(id: number, above: number): void {
  const seat = S[S[FP] + F_ACTOR]
  popFrame()
  const r = addRecord(op.E_PLACED, op.LIFE_TURN, 0, seat, seat, -1)
  S[r + R_CARD] = id
  S[r + R_DATA] = above
}

/** Shuffles the deck as it lies. */
export function shuffleAsking(fp: number, pc: number): void {
  const seat = S[fp + F_ACTOR]
  if (L[SHUFFLE_ASKS] && asksAbout(seat, Z_DECK)) return
  shuffleDeck(seat)
  S[fp + F_PC] = pc + 1
}

const LEFT = -30001 // what a step has still to draw, and what it has drawn

/** How much of a step is left, after a question came between; what it has done stands in `F_DID`. */
export function left(fp: number, all: number): number {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== LEFT) continue
    const n = S[e + 2]
    S[fp + F_DID] = S[e + 1]
    forgetEntry(e)
    return n
  }
  S[fp + F_DID] = 0
  return all
}

/** Whether a step must wait for an answer before it takes so many more cards. */
export function waitsForPlace(fp: number, n: number): boolean {
  const before = S[FP]
  remember(LEFT, S[fp + F_DID], n)
  const waits = asksWhere(S[fp + F_ACTOR], n)
  if (!waits) left(before, 0)
  return waits
}

/** Draws in a game with such cards. */
export function drawAsking(fp: number, pc: number): void {
  const seat = S[fp + F_ACTOR]
  let n = left(fp, toDraw(seat, value(code[pc + 1], fp, seat)))
  const rest = S[seatAt(seat) + DECK]
  if (rest < n && !L[SHUFFLE_UNDER]) {
    S[fp + F_DID] += draw(seat, rest)
    n -= rest
  }
  if (waitsForPlace(fp, n)) return
  S[fp + F_DID] += draw(seat, n)
  S[fp + F_PC] = pc + 2
}
