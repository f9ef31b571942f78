/** Turns, passing and rounds. */
import { ROUNDS } from '../data/actions.ts'
import { BONUS_CARDS } from '../data/tiles.ts'
import { indexIn, SPECIAL_ACTIONS } from '../types.ts'
import { ROUND_BONUS } from './effects.ts'
import { change, gain, powerRoom, refuse } from './gain.ts'
import { cultBonusTimes, takeIncome } from './income.ts'
import { lapse } from './leech.ts'
import type { Opponent } from './opponent.ts'
import { passScores } from './passing.ts'
import { finalScoring } from './scoring.ts'
import {
  ACTION,
  ACTIONS,
  ACTIONS_OWNED,
  ACTIONS_USED,
  ACTIVE,
  BLOCKED,
  BONUS,
  BONUS_COINS,
  COINS,
  CULT_INCOME,
  DROPPED,
  DUG,
  DUG_HEX,
  dropEntry,
  ENTRY_WORDS,
  findEntry,
  LEECH,
  MAY_BUILD,
  NEXT_ORDER,
  ORDER,
  OVER,
  opponentSeat,
  PASSED,
  PASSES,
  PHASE,
  POWER_USED,
  QUEUE_AT,
  QUEUED,
  ROUND,
  SETUP,
  SPADE_STATE,
  type State,
  seatAt,
  TAKE_BONUS,
  TELEPORTED,
  TURN,
  TURN_OPEN,
  UNLOCK,
  VP,
} from './state.ts'

// ---- bonus cards

export function cardOwner(s: State, card: number): number {
  for (let seat = 0; seat < s.table.seats; seat++) if (s.w[seatAt(seat) + BONUS] === card) return seat
  return -1
}

export function cardFree(s: State, card: number): boolean {
  return s.w[BONUS_COINS + card] >= 0 && cardOwner(s, card) < 0
}

function takeCard(s: State, seat: number, card: number): void {
  const before = s.w[seatAt(seat) + BONUS]
  s.table.opponent?.cardTaken(s, before, card)
  if (card >= 0) s.sink?.note(seat, { type: 'took', tile: BONUS_CARDS[card].id })
  else if (before >= 0) s.sink?.note(seat, { type: 'returned', tile: BONUS_CARDS[before].id })
  if (seat === opponentSeat(s)) {
    s.w[seatAt(seat) + BONUS] = card
    if (card >= 0) s.w[BONUS_COINS + card] = 0 // it has no use for coins
    return
  }
  const at = seatAt(seat)
  const { w } = s
  const action = (id: string) => 1 << indexIn(SPECIAL_ACTIONS, id)
  const old = w[at + BONUS]
  if (old >= 0 && BONUS_CARDS[old].action) w[at + ACTIONS_OWNED] &= ~action(BONUS_CARDS[old].id)
  w[at + BONUS] = card
  if (card < 0) return
  if (BONUS_CARDS[card].action) w[at + ACTIONS_OWNED] |= action(BONUS_CARDS[card].id)
  change(s, seat, COINS, w[BONUS_COINS + card], BONUS_CARDS[card].id)
  w[BONUS_COINS + card] = 0
}

/** The first bonus card, at the end of the set-up. */
export function takeFirstCard(s: State, seat: number, card: number): void {
  const at = findEntry(s, TAKE_BONUS, seat)
  if (!at) refuse('pass: no bonus card to take now')
  if (card < 0 || !cardFree(s, card)) refuse(`pass: take a free bonus card: ${freeCards(s)}`)
  dropEntry(s, at)
  takeCard(s, seat, card)
}

function freeCards(s: State): string {
  return BONUS_CARDS.filter((_, i) => cardFree(s, i))
    .map((c) => c.id)
    .join(', ')
}

// ---- turns

/** Begins an action of the seat whose turn it is. */
export function beginAction(s: State): void {
  const { w } = s
  w[ACTIONS]--
  w[MAY_BUILD] = 0
  w[seatAt(w[ACTIVE]) + TELEPORTED] = 0
  w[SPADE_STATE] = 0
  clearDug(s)
}

function clearDug(s: State): void {
  s.w[DUG] = 0
  s.w.fill(0, DUG_HEX, DUG_HEX + 4)
}

export function pass(s: State, seat: number, card: number): void {
  const { w } = s
  const at = seatAt(seat)
  const last = w[ROUND] === ROUNDS
  if (last ? card >= 0 : card < 0 || !cardFree(s, card)) {
    refuse(last ? 'pass: no bonus card is taken in the last round' : `pass: take a free bonus card: ${freeCards(s)}`)
  }
  for (const { source, vp } of passScores(s, seat, w[at + BONUS])) change(s, seat, VP, vp, source)
  leaveRound(s, seat, card)
}

function leaveRound(s: State, seat: number, card: number): void {
  const { w } = s
  takeCard(s, seat, card)
  w[seatAt(seat) + PASSED] = 1
  w[NEXT_ORDER + w[PASSES]++] = seat
  closeTurn(s)
  s.sink?.note(seat, { type: 'passed' })
}

/** What is pending for the opponent follows by itself. */
function opponentAnswers(s: State, opponent: Opponent): void {
  const kind = s.w[QUEUE_AT]
  dropEntry(s, QUEUE_AT)
  opponent.answer(s, kind)
}

function opponentPlays(s: State, opponent: Opponent): void {
  const card = opponent.takeTurn(s)
  if (card === undefined) closeTurn(s)
  else leaveRound(s, opponent.seat, card)
}

/** A player leaves for good: the faction stays on the map but acts no more. */
export function drop(s: State, seat: number): void {
  const at = seatAt(seat)
  if (s.w[at + DROPPED]) return
  s.w[at + DROPPED] = 1
  s.sink?.note(seat, { type: 'left' })
  takeCard(s, seat, -1)
  if (s.w[PHASE] === ACTION && s.w[ACTIVE] === seat) {
    s.w[ACTIONS] = 0
    s.w[TURN_OPEN] = 0
  }
}

/** The seat whose turn it is has done what it wanted. */
export function closeTurn(s: State): void {
  const { w } = s
  w[TURN_OPEN] = 0
  w[ACTIONS] = 0
  w[MAY_BUILD] = 0
  w[seatAt(w[ACTIVE]) + TELEPORTED] = 0
  w[SPADE_STATE] = 0
  clearDug(s)
  const next = nextSeat(s)
  if (next >= 0) w[seatAt(next) + BLOCKED] = 0 // a new turn: keys that come now are too late for the last one
}

export function everyonePassed(s: State): boolean {
  for (let seat = 0; seat < s.table.seats; seat++) if (isIn(s, seat)) return false
  return true
}

/** The seat has neither passed nor left. */
function isIn(s: State, seat: number): boolean {
  const at = seatAt(seat)
  return s.w[at + PASSED] === 0 && s.w[at + DROPPED] === 0
}

/** The seat whose turn comes next; -1 where nobody is left in the round. */
export function nextSeat(s: State): number {
  const { w } = s
  const { seats } = s.table
  if (w[PHASE] !== ACTION || everyonePassed(s)) return -1
  let place = 0
  if (w[TURN] > 0) {
    while (w[ORDER + place] !== w[ACTIVE]) place++
    place = (place + 1) % seats
  }
  while (!isIn(s, w[ORDER + place])) place = (place + 1) % seats
  return w[ORDER + place]
}

export function openTurn(s: State): void {
  const { w } = s
  w[ACTIVE] = nextSeat(s)
  w[TURN]++
  w[TURN_OPEN] = 1
  w[ACTIONS] = 1
}

// ---- rounds

/** From the last pass of a round to the cult bonus, or from the last round to the end. */
export function endRound(s: State): void {
  const { w } = s
  if (w[ROUND] === ROUNDS) {
    w[PHASE] = OVER
    ended(s)
    finalScoring(s)
    return
  }
  w[PHASE] = CULT_INCOME
  const tile = s.table.roundTiles[w[ROUND] - 1]
  nextOrder(s)
  ended(s)
  for (let i = 0; i < s.table.seats; i++) {
    const seat = w[ORDER + i]
    const times = cultBonusTimes(s, seat)
    if (times > 0) gain(s, seat, ROUND_BONUS[tile], 'cult bonus', times)
    s.sink?.row(seat, 'cult_income_for_faction')
  }
}

function ended(s: State): void {
  const order = Array.from(s.w.subarray(ORDER, ORDER + s.table.seats))
  s.sink?.note(-1, { type: 'ended', round: s.w[ROUND], order })
}

/** Income, and the round begins. */
export function beginRound(s: State): void {
  const { w } = s
  const { seats } = s.table
  w[ROUND]++
  w[PHASE] = ACTION
  w[POWER_USED] = 0
  w[PASSES] = 0
  w[TURN] = 0
  w[TURN_OPEN] = 0
  s.table.opponent?.roundBegins(s)
  s.sink?.note(-1, { type: 'began', round: w[ROUND] })
  for (let card = 0; card < BONUS_CARDS.length; card++) if (cardFree(s, card)) w[BONUS_COINS + card]++
  for (let i = 0; i < seats; i++) {
    const seat = w[ORDER + i]
    const at = seatAt(seat)
    w[at + PASSED] = 0
    w[at + ACTIONS_USED] = 0
    w[at + BLOCKED] = 0
    w[at + TELEPORTED] = 0
    takeIncome(s, seat)
    s.sink?.row(seat, 'other_income_for_faction')
  }
}

/** Who passed first begins; then as they sit, or in the order of passing. */
function nextOrder(s: State): void {
  const { w } = s
  const { seats, variableOrder } = s.table
  const first = w[PASSES] > 0 ? w[NEXT_ORDER] : w[ORDER]
  for (let i = 0; i < seats; i++) if (!w[seatAt(w[ORDER + i]) + PASSED]) w[NEXT_ORDER + w[PASSES]++] = w[ORDER + i]
  for (let i = 0; i < seats; i++) w[ORDER + i] = variableOrder ? w[NEXT_ORDER + i] : (first + i) % seats
}

/** Nothing of the cult bonus is open; by the first rules, terrains to unlock could wait for the income. */
function cultBonusSettled(s: State): boolean {
  if (s.table.begunUnder !== 1) return s.w[QUEUED] === 0
  const end = QUEUE_AT + s.w[QUEUED] * ENTRY_WORDS
  for (let at = QUEUE_AT; at < end; at += ENTRY_WORDS) if (s.w[at] !== UNLOCK) return false
  return true
}

/** The offer at the head of the queue that nobody need be asked about, because the bowls are full; 0 where there is none. */
export function lapsingOffer(s: State): number {
  const { w } = s
  if (w[TURN_OPEN] || w[QUEUED] === 0 || w[QUEUE_AT] !== LEECH) return 0
  return powerRoom(s, w[QUEUE_AT + 1]) === 0 ? QUEUE_AT : 0
}

/** Goes on by itself until somebody has to decide. Full bowls decline power without being asked. */
export function settle(s: State): void {
  const { w } = s
  const { opponent } = s.table
  while (w[TURN_OPEN] === 0 && w[PHASE] !== OVER) {
    if (w[PHASE] === CULT_INCOME && cultBonusSettled(s)) beginRound(s)
    else if (opponent && w[QUEUED] > 0 && w[QUEUE_AT + 1] === opponent.seat) opponentAnswers(s, opponent)
    else if (w[QUEUED] > 0) {
      if (!lapsingOffer(s)) return
      lapse(s, QUEUE_AT)
    } else if (w[PHASE] === SETUP) beginRound(s)
    else if (everyonePassed(s)) endRound(s)
    else {
      openTurn(s)
      if (opponent && w[ACTIVE] === opponent.seat) opponentPlays(s, opponent)
    }
  }
}
