/** The turn: its phases, what may be done in them, and who comes next. */
import { ask, D, D_ACTION, D_BUY, D_OVER, KIND, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { draw } from '../memory/decks.ts'
import {
  ACTIONS,
  ACTIONS_PLAYED,
  ASIDE_END,
  ASK_ALL,
  ASK_SECRET,
  BOUGHT,
  BUYS,
  CHEAPER,
  CLEANING,
  COINS,
  COUNTED_KINDS,
  DECIDER,
  EMPTY,
  EMPTY_TO_END,
  END_PILE,
  EVERYONE,
  EXTRA,
  F_ACTOR,
  FP,
  HAND_DRAW,
  HAND_END,
  IN_A_ROW,
  L,
  LAST_NORMAL,
  LISTENING,
  META_AT,
  P_ACTION,
  P_CLEANUP,
  P_OVER,
  P_START,
  P_TREASURE,
  PHASE,
  PILES,
  PILES_AT,
  PLAY_END,
  PLAYED_AT,
  POTIONS,
  R_DATA,
  R_EVENT,
  R_KIND,
  R_LIFE,
  R_PC,
  R_SUBJECT,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  TALLIES,
  TREASURES,
  TURN,
  TURN_NUMBER,
  TURNS,
  W,
  WAITING,
  Z_ASIDE,
  Z_HAND,
} from '../memory/layout.ts'
import {
  COINS_COUNTED,
  COINS_ONLY,
  COINS_WATCHED,
  countedKind,
  idCoins,
  idKind,
  kindPile,
  kindPlain,
  kindPotion,
  kindTypes,
  pileSupply,
  setting,
  waited,
} from '../memory/setting.ts'
import { pushFrame, removeRecord } from '../memory/stack.ts'
import { forgetTurn } from '../memory/tables.ts'
import {
  arenaOf,
  handSize,
  holds,
  intoDiscard,
  letKnow,
  playFromHand,
  reference,
  seatAt,
  showTop,
  take,
  topKind,
  UNTIL_TURN_END,
} from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { cleanRest } from './clean-up.ts'
import { cost } from './evaluate.ts'
import { applyPlain, beginPlay, buy, countPlay, tellPlain } from './procedures.ts'
import { hasRecord, isPlayHeard, openTurnStart } from './windows.ts'

const ACTION = op.typeBit('Action')
const TREASURE = op.typeBit('Treasure')
const ATTACK = op.typeBit('Attack')
const CLEAN_UP_EVENTS = (1 << op.E_CLEAN_UP) | (1 << op.E_DISCARDED)

/** Option of the buy phase: play every treasure. Options to play a card are its kind; to buy, BUY + kind. */
export const PLAY_TREASURES = -2
export const END = -1
export const BUY = 1000

/** Goes on with the turn while no card is being resolved; false where it waits for a decision or the game is over. */
export function phaseStep(): boolean {
  while (S[PHASE] !== P_OVER) {
    const seat = S[TURN]
    if (S[PHASE] === P_START) {
      S[PHASE] = P_ACTION
      if (S[RECORDS] > 0 && hasRecord(op.E_TURN_START, seat)) {
        openTurnStart(seat)
        return true
      }
    }
    if (S[PHASE] === P_ACTION) {
      if (S[ACTIONS] > 0 && mayHold(seat, ACTION)) {
        ask(D_ACTION, seat, 1, 1, -1, 0)
        return false
      }
      S[PHASE] = P_TREASURE
    }
    if (S[PHASE] !== P_CLEANUP) {
      const treasures = S[PHASE] === P_TREASURE
      if (S[TREASURES] && !playNextTreasure(seat)) return true
      if (L[ASK_ALL] || (S[BUYS] > 0 && canBuyAny()) || (treasures && mayHold(seat, TREASURE))) {
        ask(D_BUY, seat, 1, 1, -1, 0)
        return false
      }
      S[PHASE] = P_CLEANUP
    }
    if (S[CLEANING] === 0) {
      S[CLEANING] = 1
      if (W[WAITING] & CLEAN_UP_EVENTS) {
        pushFrame(setting.code.procedures.cleanUp, seat, -1)
        return true
      }
      cleanRest()
    }
    draw(seat, S[HAND_DRAW])
    endTurn()
    if (S[FP] > 0) return true
  }
  D[KIND] = D_OVER
  return false
}

/** Whether to ask what to play: where it must not be told that there is nothing, a card in hand is enough. */
function mayHold(seat: number, types: number): boolean {
  return L[ASK_SECRET] ? handSize(seat) > 0 : holds(seat, types)
}

// What may be done

export function mayBuy(pile: number): boolean {
  if (!pileSupply[pile] || S[L[PILES_AT] + pile] === 0) return false
  const kind = topKind(pile)
  return cost(kind) <= S[COINS] && kindPotion[kind] <= S[POTIONS]
}

function canBuyAny(): boolean {
  for (let pile = 0; pile < L[PILES]; pile++) if (mayBuy(pile)) return true
  return false
}

/** Lists the options of the action or buy phase; returns how many. */
export function listPhaseOptions(): number {
  const seat = S[TURN]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const types = D[KIND] === D_ACTION ? ACTION : S[PHASE] === P_TREASURE ? TREASURE : 0
  let count = 0
  for (let kind = 0; kind < setting.kinds.length; kind++) {
    if (!(kindTypes[kind] & types)) continue
    for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) {
      if (idKind[S[arena + i]] !== kind) continue
      options[count++] = kind
      break
    }
  }
  if (D[KIND] === D_BUY) {
    if (count > 0) options[count++] = PLAY_TREASURES
    if (S[BUYS] > 0)
      for (let pile = 0; pile < L[PILES]; pile++) if (mayBuy(pile)) options[count++] = BUY + topKind(pile)
  }
  options[count++] = END
  return count
}

/** Does what was chosen in the action or buy phase. The caller has made sure that it is among the options. */
export function answerPhase(choice: number): void {
  if (choice === END) S[PHASE] = S[PHASE] === P_ACTION ? P_TREASURE : P_CLEANUP
  else if (choice === PLAY_TREASURES) S[TREASURES] = 1
  else if (choice >= BUY) buyKind(choice - BUY)
  else playKind(choice)
}

function buyKind(kind: number): void {
  buy(kindPile[kind])
}

/** Plays a card of the kind from hand, which costs an action in the action phase; false where there is none. */
export function playKind(kind: number): boolean {
  const seat = S[TURN]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const end = S[at + HAND_END]
  for (let i = S[at + PLAY_END]; i < end; i++) {
    if (idKind[S[arena + i]] !== kind) continue
    if (S[PHASE] === P_ACTION) S[ACTIONS]--
    playFrom(seat, i, kind)
    return true
  }
  return false
}

function playFrom(seat: number, place: number, kind: number): void {
  if (kindPlain[kind] && !(kindTypes[kind] & ATTACK && W[WAITING] & (1 << op.E_ATTACK)) && !isPlayHeard(kind)) {
    playFromHand(seat, place)
    countPlay(kind)
    if (L[LISTENING]) tellPlay(seat, kind)
    else applyPlain(seat, kind)
  } else {
    const id = S[arenaOf(seat) + place]
    beginPlay(seat, id, reference(id, Z_HAND, seat), 1, 0, -1, -1)
  }
}

function tellPlay(seat: number, kind: number): void {
  emit({ type: 'played', seat, kind })
  tellPlain(seat, kind)
}

/** Plays treasures; false, with the flag still up, where one of them has something to resolve before the next. */
function playNextTreasure(seat: number): boolean {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  playCoins(seat, at, arena)
  for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) {
    const kind = idKind[S[arena + i]]
    if (!(kindTypes[kind] & TREASURE)) continue
    playFrom(seat, i, kind)
    if (S[FP] > 0) return false
    i = S[at + PLAY_END] - 1
  }
  S[TREASURES] = 0
  return true
}

/** All treasures at once that are nothing but coins and that nothing waits for. */
function playCoins(seat: number, at: number, arena: number): void {
  const end = arena + S[at + HAND_END]
  let play = arena + S[at + PLAY_END]
  let coins = 0
  for (let i = play; i < end; i++) {
    const id = S[i]
    const worth = idCoins[id]
    if (worth < 0 || (worth & COINS_WATCHED && isPlayHeard(idKind[id]))) continue
    if (worth & COINS_COUNTED) S[L[PLAYED_AT] + idKind[id]]++
    coins += worth & COINS_ONLY
    S[L[META_AT] + id] = (S[L[META_AT] + id] + 256) | L[EVERYONE]
    S[i] = S[play]
    S[play++] = id
    if (L[LISTENING]) tellPlay(seat, idKind[id])
  }
  S[at + PLAY_END] = play - arena
  if (!L[LISTENING]) S[COINS] += coins
}

// From turn to turn

function isGameEnd(): boolean {
  return S[END_PILE] !== 0 || S[EMPTY] >= L[EMPTY_TO_END]
}

function endTurn(): void {
  returnCards()
  for (let i = S[RECORDS] - 1; i >= 0; i--) {
    if (S[L[RECORDS_AT] + i * RECORD + R_LIFE] === op.LIFE_TURN) removeRecord(i)
  }
  if (S[DECIDER] >= 0) showHand(S[TURN], 1 << S[DECIDER])
  if (isGameEnd()) {
    S[PHASE] = P_OVER
    if (L[LISTENING]) emit({ type: 'ended', seat: S[TURN] })
    return
  }
  if (S[RECORDS] > 0 && takeExtraTurn()) return
  beginTurn((S[LAST_NORMAL] + 1) % L[SEATS], false, -1)
}

/** Whoever decided in a turn has seen the new hand too. */
function showHand(seat: number, to: number): void {
  const at = seatAt(seat)
  for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) letKnow(S[arenaOf(seat) + i], to)
}

/** Cards that were set aside for the turn go to their owners' discard L[PILES]. */
function returnCards(): void {
  if (!waited[op.E_EXTRA_TURN]) return
  for (let seat = 0; seat < L[SEATS]; seat++) {
    const at = seatAt(seat)
    for (let i = S[at + ASIDE_END] - 1; i >= S[at + HAND_END]; i--) {
      const id = S[arenaOf(seat) + i]
      if (!(S[L[META_AT] + id] & UNTIL_TURN_END)) continue
      S[L[META_AT] + id] &= ~UNTIL_TURN_END
      take(id, reference(id, Z_ASIDE, seat))
      intoDiscard(seat, id, 0)
      if (L[LISTENING]) emit({ type: 'put', seat, ids: [id], from: 'aside', to: 'discard' })
      i = S[at + ASIDE_END] // the cards have shifted: look again from the end
    }
    showTop(seat)
  }
}

/** One's own extra turns come before those that take another player over. */
function takeExtraTurn(): boolean {
  let next = -1
  for (let i = 0; i < S[RECORDS]; i++) {
    const r = L[RECORDS_AT] + i * RECORD
    if (S[r + R_EVENT] !== op.E_EXTRA_TURN) continue
    if (next < 0 || (S[r + R_DATA] < 0 && S[L[RECORDS_AT] + next * RECORD + R_DATA] >= 0)) next = i
  }
  if (next < 0) return false
  const r = L[RECORDS_AT] + next * RECORD
  const [subject, decider, pc, you, kind] = [S[r + R_SUBJECT], S[r + R_DATA], S[r + R_PC], S[r + R_YOU], S[r + R_KIND]]
  removeRecord(next)
  beginTurn(subject, true, decider)
  if (pc > 0) S[pushFrame(pc, you, kind) + F_ACTOR] = you
  return true
}

export function beginTurn(seat: number, extra: boolean, decider: number): void {
  S[IN_A_ROW] = S[TURN] === seat && S[TURN_NUMBER] > 0 ? S[IN_A_ROW] + 1 : 1
  S[TURN] = seat
  S[TURN_NUMBER]++
  S[EXTRA] = extra ? 1 : 0
  S[DECIDER] = decider
  if (!extra) {
    S[LAST_NORMAL] = seat
    S[seatAt(seat) + TURNS]++
  }
  S[PHASE] = P_START
  S[ACTIONS] = 1
  S[BUYS] = 1
  S[COINS] = 0
  S[POTIONS] = 0
  S[CHEAPER] = 0
  S[BOUGHT] = 0
  S[ACTIONS_PLAYED] = 0
  S[HAND_DRAW] = 5
  S[CLEANING] = 0
  S[TREASURES] = 0
  if (L[TALLIES]) forgetTurn(seat)
  for (let i = 0; i < L[COUNTED_KINDS]; i++) S[L[PLAYED_AT] + countedKind[i]] = 0
  if (L[LISTENING])
    emit({
      type: 'began',
      seat,
      count: S[seatAt(seat) + TURNS],
      ...(extra && { what: decider < 0 ? 'extra' : 'possessed' }),
      ...(decider >= 0 && { other: decider }),
    })
}
