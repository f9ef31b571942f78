/** The turn: its phases, what may be done in them, and who comes next. */
import { ask, D, D_ACTION, D_BUY, D_OVER, KIND, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { draw } from '../memory/decks.ts'
import {
  ACTIONS,
  ASK_ALL,
  ASK_SECRET,
  BUYS,
  CLEANING,
  DECK,
  FP,
  HAND_DRAW,
  HAND_END,
  HELD_ACTION,
  HELD_TREASURE,
  KINDS,
  L,
  LANDSCAPES,
  MINUS_CARD,
  P_ACTION,
  P_CLEANUP,
  P_OVER,
  P_START,
  P_TREASURE,
  PHASE,
  PILES,
  PLAY_END,
  RECORDS,
  S,
  SHUFFLE_ASKS,
  SHUFFLE_UNDER,
  TREASURES,
  TURN,
  W,
  WAITING,
} from '../memory/layout.ts'
import { idKind, kindPile, kindTypes, setting } from '../memory/setting.ts'
import { pushFrame } from '../memory/stack.ts'
import { arenaOf, handSize, holds, seatAt, topKind } from '../memory/zones.ts'
import { cleanRest } from './clean-up.ts'
import { hasRecord } from './hearing.ts'
import { buyLandscape, canBuyLandscape, mayBuyLandscape } from './landscapes.ts'
import { toDraw } from './own-tokens.ts'
import { playFrom } from './playing.ts'
import { buy } from './procedures.ts'
import { asksWhere } from './shuffling.ts'
import { mayBuy } from './states.ts'
import { playNextTreasure } from './treasures.ts'
import { endTurn } from './turns.ts'
import { openTurnStart } from './windows.ts'

const ACTION = op.typeBit('Action')
const TREASURE = op.typeBit('Treasure')
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
      if (S[ACTIONS] > 0 && mayHold(seat, HELD_ACTION)) {
        ask(D_ACTION, seat, 1, 1, -1, 0)
        return false
      }
      S[PHASE] = P_TREASURE
    }
    if (S[PHASE] !== P_CLEANUP) {
      const treasures = S[PHASE] === P_TREASURE
      if (S[TREASURES] && !playNextTreasure(seat)) return true
      if (L[ASK_ALL] || (S[BUYS] > 0 && canBuyAny()) || (treasures && mayHold(seat, HELD_TREASURE))) {
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
    if (L[MINUS_CARD]) S[HAND_DRAW] = toDraw(seat, S[HAND_DRAW])
    if (L[SHUFFLE_ASKS] && drawsLater(seat)) return true
    draw(seat, S[HAND_DRAW])
    endTurn()
    if (S[FP] > 0) return true
  }
  // As the last question of a turn is asked: nothing may be left here of another game that was played in between.
  ask(D_OVER, S[TURN], 1, 1, -1, 0)
  return false
}

/** Whether something is asked before the new hand is drawn; what can be drawn without a shuffle is. */
function drawsLater(seat: number): boolean {
  const rest = S[seatAt(seat) + DECK]
  if (rest < S[HAND_DRAW] && !L[SHUFFLE_UNDER]) S[HAND_DRAW] -= draw(seat, rest)
  return asksWhere(seat, S[HAND_DRAW])
}

/** Whether to ask what to play: where it must not be told that there is nothing, a card in hand is enough. */
function mayHold(seat: number, as: number): boolean {
  return L[ASK_SECRET] ? handSize(seat) > 0 : holds(seat, as)
}

// What may be done

function canBuyAny(): boolean {
  for (let pile = 0; pile < L[PILES]; pile++) if (mayBuy(pile)) return true
  return L[LANDSCAPES] > 0 && canBuyLandscape()
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
    if (S[BUYS] > 0) {
      for (let pile = 0; pile < L[PILES]; pile++) if (mayBuy(pile)) options[count++] = BUY + topKind(pile)
      for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
        if (mayBuyLandscape(kind)) options[count++] = BUY + kind
    }
  }
  options[count++] = END
  return count
}

/** Does what was chosen in the action or buy phase. The caller has made sure that it is among the options. */
export function answerPhase(choice: number): void {
  if (choice === END) S[PHASE] = S[PHASE] === P_ACTION ? P_TREASURE : P_CLEANUP
  else if (choice === PLAY_TREASURES) S[TREASURES] = 1
  else if (choice >= BUY + L[KINDS]) buyLandscape(choice - BUY)
  else if (choice >= BUY) buy(kindPile[choice - BUY])
  else playKind(choice)
}

/** Plays a card of the kind from hand, which costs an action in the action phase; false where there is none. */
export function playKind(kind: number): boolean {
  const seat = S[TURN]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const end = S[at + HAND_END]
  for (let i = S[at + PLAY_END]; i < end; i++) {
    if (idKind[S[arena + i]] !== kind) continue
    playFromPlace(i, kind)
    return true
  }
  return false
}

/** Plays the card at a place of the hand. */
export function playFromPlace(place: number, kind: number): void {
  if (S[PHASE] === P_ACTION) S[ACTIONS]--
  playFrom(S[TURN], place, kind)
}
