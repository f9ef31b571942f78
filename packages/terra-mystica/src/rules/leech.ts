/** Power for the neighbours of a new building: offers, answers, and what the answers mean to the builder. */

import { powerFrom } from '../told/happened.ts'
import { change, gain, gainPower, powerRoom } from './gain.ts'
import {
  BRIDGE,
  BRIDGES,
  BUILD_COUNT,
  BUILDING_AT,
  DROPPED,
  dropEntry,
  ENTRY_WORDS,
  LEECH,
  ORDER,
  opponentSeat,
  ownerOf,
  push,
  QUEUE_AT,
  QUEUED,
  rulesOf,
  type State,
  seatAt,
  VP,
} from './state.ts'

/** In the fifth word of an offer: number of the building, and what is known about the answers to it. */
const TAKEN = 1 // the builder has had its gain
const DECLINED = 2 // somebody who had room for power declined it
export const FULL = 4 // no room for power when it was offered, or since: no answer is needed
const LEFT = 8 // somebody left without an answer: it cannot be said any more that all declined
const KNOWN = 4 // bits

const strengths = new Int16Array(5)

/** Power of the neighbours' buildings next to a hex, by seat. */
export function powerAround(s: State, seat: number, hex: number): Int16Array {
  const { board } = s.table
  strengths.fill(0)
  for (const n of board.neighbours[hex]) count(s, seat, n)
  for (let other = 0; other < s.table.seats; other++) {
    const at = seatAt(other)
    for (let i = 0; i < s.w[at + BRIDGES]; i++) {
      const [a, b] = board.bridges[s.w[at + BRIDGE + i] - 1]
      const far = a === hex ? b : b === hex ? a : -1
      if (far >= 0 && (other === seat || ownerOf(s, far) === other)) count(s, seat, far)
    }
  }
  return strengths
}

function count(s: State, seat: number, hex: number): void {
  const word = s.w[BUILDING_AT + hex]
  if (word === 0) return
  const owner = (word >> 3) - 1
  if (owner !== seat) strengths[owner] += rulesOf(s, owner).strength[word & 7]
}

export function hasNeighbour(s: State, seat: number, hex: number): boolean {
  const around = powerAround(s, seat, hex)
  for (let i = 0; i < s.table.seats; i++) if (around[i] > 0) return true
  return false
}

export function offerPower(s: State, seat: number, hex: number): void {
  const w = s.w
  const around = powerAround(s, seat, hex)
  w[BUILD_COUNT] = (w[BUILD_COUNT] + 1) % 2000
  const { opponent } = s.table
  const besideIt = opponent !== undefined && seat !== opponent.seat && around[opponent.seat] > 0
  // What the builder gains by power taken, it has gained by the opponent already.
  const number = (w[BUILD_COUNT] << KNOWN) | (besideIt ? TAKEN : 0)
  let place = 0
  for (let i = 0; i < s.table.seats; i++) if (w[ORDER + i] === seat) place = i
  for (let i = 1; i < s.table.seats; i++) {
    const other = w[ORDER + ((place + i) % s.table.seats)]
    if (other === opponent?.seat || around[other] === 0 || w[seatAt(other) + DROPPED]) continue
    push(s, LEECH, other, seat, around[other], powerRoom(s, other) > 0 ? number : number | FULL)
    if (seat === opponent?.seat) opponent.leech(s, around[other], 'offered')
  }
  if (besideIt) opponent.builtBeside(s, seat)
}

/** How much of an offer the seat would get. */
export function leechAmount(s: State, seat: number, offered: number): number {
  return Math.min(offered, powerRoom(s, seat), s.w[seatAt(seat) + VP] + 1)
}

/** Where the offer is; 0 where there is none. The amount may be left open with 0. */
export function findOffer(s: State, seat: number, from: number, amount: number): number {
  const w = s.w
  const end = QUEUE_AT + w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) {
    if (w[at] !== LEECH || w[at + 1] !== seat) continue
    if ((from < 0 || w[at + 2] === from) && (amount === 0 || w[at + 3] === amount)) return at
  }
  return 0
}

export function takePower(s: State, at: number): void {
  const w = s.w
  const seat = w[at + 1]
  const from = w[at + 2]
  const got = leechAmount(s, seat, w[at + 3])
  const source = powerFrom(from)
  gainPower(s, seat, got, source)
  if (got > 1) change(s, seat, VP, 1 - got, source)
  answered(s, at, TAKEN)
  if (from === opponentSeat(s)) s.table.opponent?.leech(s, got, 'taken')
  if (powerRoom(s, seat) === 0) bowlsFilled(s, seat)
}

export function declinePower(s: State, at: number): void {
  s.sink?.note(s.w[at + 1], { type: 'declined', power: s.w[at + 3], from: s.w[at + 2] })
  answered(s, at, DECLINED)
}

/** The builder's own gain comes with the first who takes. Who had no room has answered nothing. */
function answered(s: State, at: number, answer: number): void {
  const builder = s.w[at + 2]
  const number = s.w[at + 4]
  dropEntry(s, at)
  const rules = rulesOf(s, builder)
  if (!rules.data.leech || number & FULL) return
  if (answer === TAKEN) {
    markOffers(s, builder, number, TAKEN)
    if (!(number & TAKEN)) gain(s, builder, rules.taken, rules.data.id)
  } else {
    markOffers(s, builder, number, DECLINED)
    allDeclined(s, builder, number | DECLINED)
  }
}

/** … or when the last has declined who could have taken. */
function allDeclined(s: State, builder: number, number: number): void {
  if (number & (TAKEN | LEFT) || !(number & DECLINED) || anyOpen(s, builder, number)) return
  markOffers(s, builder, number, TAKEN)
  const rules = rulesOf(s, builder)
  if (s.table.cultistPower) gain(s, builder, rules.declined, rules.data.id)
}

/** Power taken from one building can leave no room for that from another. */
function bowlsFilled(s: State, seat: number): void {
  const w = s.w
  for (let i = 0; i < w[QUEUED]; i++) {
    const at = QUEUE_AT + i * ENTRY_WORDS
    if (w[at] !== LEECH || w[at + 1] !== seat || w[at + 4] & FULL) continue
    w[at + 4] |= FULL
    if (rulesOf(s, w[at + 2]).data.leech) allDeclined(s, w[at + 2], w[at + 4])
  }
}

/** Somebody who could take power from that building has not answered yet. */
function anyOpen(s: State, builder: number, number: number): boolean {
  const end = QUEUE_AT + s.w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) {
    if (isOfferOf(s, at, builder, number) && !(s.w[at + 4] & FULL)) return true
  }
  return false
}

function markOffers(s: State, builder: number, number: number, mark: number): void {
  const end = QUEUE_AT + s.w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) if (isOfferOf(s, at, builder, number)) s.w[at + 4] |= mark
}

function isOfferOf(s: State, at: number, builder: number, number: number): boolean {
  return s.w[at] === LEECH && s.w[at + 2] === builder && s.w[at + 4] >> KNOWN === number >> KNOWN
}

/** Whoever it was offered to has left the game. */
export function forget(s: State, at: number): void {
  const builder = s.w[at + 2]
  const number = s.w[at + 4]
  dropEntry(s, at)
  if (!(number & FULL)) markOffers(s, builder, number, LEFT)
}

/** The offer cannot be taken: bowls that are full answer nothing. */
export function lapse(s: State, at: number): void {
  s.w[at + 4] |= FULL
  const builder = s.w[at + 2]
  const number = s.w[at + 4]
  declinePower(s, at)
  if (rulesOf(s, builder).data.leech) allDeclined(s, builder, number)
}
