/** The turn: its phases, what may be done in them, and who comes next. */
import { ask, D, D_ACTION, D_BUY, D_NIGHT, D_OVER, KIND, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { draw } from '../memory/drawing.ts'
import {
  ACTIONS,
  ACTIONS_COUNT,
  ASK_ALL,
  ASK_SECRET,
  BUYS,
  CLEANING,
  COFFERS,
  COFFERS_ANY_TIME,
  DECK,
  FP,
  HAND_DRAW,
  HAND_END,
  HELD_ACTION,
  HELD_NIGHT,
  HELD_TREASURE,
  KINDS,
  L,
  LANDSCAPES,
  MINUS_CARD,
  NIGHTS,
  P_ACTION,
  P_BUY_START,
  P_CLEANUP,
  P_NIGHT,
  P_OVER,
  P_START,
  P_TREASURE,
  PHASE,
  PILES,
  PLAY_END,
  S,
  SEATS,
  SHUFFLE_ASKS,
  SHUFFLE_UNDER,
  TREASURES,
  TURN,
  VILLAGERS,
  W,
  WAITING,
} from '../memory/layout.ts'
import { idKind, kindPile, kindTypes, setting, waited } from '../memory/lookup.ts'
import { topKind } from '../memory/piles.ts'
import { arenaOf, handSize, holds, leftOf, seatAt } from '../memory/seats.ts'
import { pushFrame } from '../memory/stack.ts'
import { counterAt } from '../memory/tables.ts'
import { cleanRest } from './clean-up.ts'
import { payable, payOffInBuyPhase } from './debt.ts'
import { hasRecord, isMomentHeard } from './hearing.ts'
import { isInDebt } from './holdings.ts'
import { buyLandscape, canBuyLandscape, mayBuyLandscape } from './landscapes.ts'
import { openMoment, openTurnEnd } from './opening.ts'
import { toDraw } from './own-tokens.ts'
import { isPlain, plainStep } from './plain-turn.ts'
import { playFrom } from './playing.ts'
import { buy } from './procedures.ts'
import { spend } from './resources.ts'
import { asksWhere } from './shuffling.ts'
import { canBuyCard, ignoresActions, mayBuy, mightPayOtherwise } from './states.ts'
import { playNextTreasure } from './treasures.ts'
import { endTurn, HAND_DRAWN } from './turns.ts'

const ACTION = op.typeBit('Action')
const TREASURE = op.typeBit('Treasure')
const NIGHT = op.typeBit('Night')
/** How far Clean-up has come: what waits for the end of the Buy phase has been opened. */
const BUY_ENDED = -1
const BUY_START = 1 << op.E_BUY_START
const TURN_END = 1 << op.E_TURN_END
const OF_LANDSCAPES = op.waitBits(op.AT_GAME) | op.waitBits(op.AT_YOURS)
const CLEAN_UP_EVENTS = (1 << op.E_CLEAN_UP) | (1 << op.E_DISCARDED)

/** Option of the buy phase: play every treasure. Options to play a card are its kind; to buy, BUY + kind. */
export const PLAY_TREASURES = -2
export const END = -1
export const BUY = 1000
/** Options to take one token for what it stands for. */
export const SPEND_COFFERS = -3
export const SPEND_VILLAGERS = -4
/** … and to pay off so much debt, PAY_OFF less that number. */
export const PAY_OFF = -100

/** Goes on with the turn while no card is being resolved; false where it waits for a decision or the game is over. */
export function phaseStep(): boolean {
  if (isPlain()) return plainStep()
  while (S[PHASE] !== P_OVER) {
    const seat = S[TURN]
    if (S[PHASE] === P_START) {
      S[PHASE] = P_ACTION
      if (isMomentHeard(op.E_TURN_START, seat)) {
        openMoment(op.E_TURN_START, seat)
        return true
      }
    }
    if (S[PHASE] === P_ACTION) {
      if ((S[ACTIONS] > 0 && mayHold(seat, HELD_ACTION)) || (L[VILLAGERS] >= 0 && wantsVillagers(seat))) {
        ask(D_ACTION, seat, 1, 1, -1, 0)
        return false
      }
      S[PHASE] = P_BUY_START
    }
    if (S[PHASE] === P_BUY_START) {
      S[PHASE] = P_TREASURE
      if (W[WAITING] & BUY_START) {
        openMoment(op.E_BUY_START, seat)
        return true
      }
    }
    if (S[PHASE] < P_NIGHT) {
      const treasures = S[PHASE] === P_TREASURE
      if (S[TREASURES] && !playNextTreasure(seat)) return true
      if (
        L[ASK_ALL] ||
        (S[BUYS] > 0 && (canBuyAny() || usableCoffers(seat) > 0 || mightBuyFromHand(seat))) ||
        isInDebt(seat) || // also where nothing can be done: turn after turn of such players would never end
        (treasures && mayHold(seat, HELD_TREASURE))
      ) {
        ask(D_BUY, seat, 1, 1, -1, 0)
        return false
      }
      S[PHASE] = P_NIGHT
    }
    if (S[CLEANING] === 0) {
      S[CLEANING] = BUY_ENDED
      if (isMomentHeard(op.E_BUY_END, seat)) {
        openMoment(op.E_BUY_END, seat)
        return true
      }
    }
    if (S[PHASE] === P_NIGHT) {
      if (L[NIGHTS] && (L[ASK_ALL] || mayHold(seat, HELD_NIGHT))) {
        ask(D_NIGHT, seat, 1, 1, -1, 0)
        return false
      }
      S[PHASE] = P_CLEANUP
    }
    if (S[CLEANING] === BUY_ENDED) {
      S[CLEANING] = 1
      if (W[WAITING] & CLEAN_UP_EVENTS) {
        pushFrame(setting.code.procedures.cleanUp, seat, -1)
        return true
      }
      cleanRest()
    }
    if (S[CLEANING] === 1) {
      if (L[MINUS_CARD]) S[HAND_DRAW] = toDraw(seat, S[HAND_DRAW])
      if (L[SHUFFLE_ASKS] && drawsLater(seat)) return true
      draw(seat, S[HAND_DRAW])
      S[CLEANING] = HAND_DRAWN
    }
    if (W[WAITING] & TURN_END && nextTurnEnd(seat)) return true
    endTurn()
    if (S[FP] > 0) return true
  }
  // As the last question of a turn is asked: nothing may be left here of another game that was played in between.
  ask(D_OVER, S[TURN], 1, 1, -1, 0)
  return false
}

/** Effects that wait for the end of the turn, player by player; false where none is left. */
function nextTurnEnd(seat: number): boolean {
  while (S[CLEANING] - HAND_DRAWN < L[SEATS]) {
    const next = leftOf(seat, S[CLEANING]++ - HAND_DRAWN)
    if (!hasRecord(op.E_TURN_END, next) && !(next === seat && waited[op.E_TURN_END] & OF_LANDSCAPES)) continue
    openTurnEnd(next)
    return true
  }
  return false
}

/** Whether something is asked before the new hand is drawn; what can be drawn without a shuffle is. */
function drawsLater(seat: number): boolean {
  const rest = S[seatAt(seat) + DECK]
  if (rest < S[HAND_DRAW] && !L[SHUFFLE_UNDER]) S[HAND_DRAW] -= draw(seat, rest)
  return asksWhere(seat, S[HAND_DRAW])
}

// Tokens

/** Whether the player has Villagers, and something that an Action is good for. */
const wantsVillagers = (seat: number): boolean =>
  S[counterAt(seat, L[VILLAGERS])] > 0 && !ignoresActions() && (L[ACTIONS_COUNT] === 1 || mayHold(seat, HELD_ACTION))

/** How many Coffers the player may use now. */
export const usableCoffers = (seat: number): number =>
  L[COFFERS] >= 0 && (L[COFFERS_ANY_TIME] === 1 || S[PHASE] === P_TREASURE) ? S[counterAt(seat, L[COFFERS])] : 0

/** Whether to ask what to play: where it must not be told that there is nothing, a card in hand is enough. */
function mayHold(seat: number, as: number): boolean {
  return L[ASK_SECRET] ? handSize(seat) > 0 : holds(seat, as)
}

/** Whether a hand might pay for a card: whether it does must not be told by asking. */
const mightBuyFromHand = (seat: number): boolean => L[ASK_SECRET] === 1 && handSize(seat) > 0 && mightPayOtherwise()

// What may be done

export const canBuyAny = (): boolean => !isInDebt(S[TURN]) && (canBuyCard() || (L[LANDSCAPES] > 0 && canBuyLandscape()))

/** Lists the options of a phase; returns how many. */
export function listPhaseOptions(): number {
  const seat = S[TURN]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const isAction = D[KIND] === D_ACTION
  const types = isAction
    ? S[ACTIONS] > 0
      ? ACTION
      : 0
    : D[KIND] === D_NIGHT
      ? NIGHT
      : S[PHASE] === P_TREASURE
        ? TREASURE
        : 0
  let count = 0
  for (let kind = 0; kind < setting.kinds.length; kind++) {
    if (!(kindTypes[kind] & types)) continue
    for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) {
      if (idKind[S[arena + i]] !== kind) continue
      options[count++] = kind
      break
    }
  }
  if (isAction && L[VILLAGERS] >= 0 && S[counterAt(seat, L[VILLAGERS])] > 0 && !ignoresActions())
    options[count++] = SPEND_VILLAGERS
  if (D[KIND] === D_BUY) {
    if (count > 0) options[count++] = PLAY_TREASURES
    for (let n = payable(seat); n > 0; n--) options[count++] = PAY_OFF - n
    if (S[BUYS] > 0 && !isInDebt(seat)) {
      for (let pile = 0; pile < L[PILES]; pile++) if (mayBuy(pile)) options[count++] = BUY + topKind(pile)
      for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
        if (mayBuyLandscape(kind)) options[count++] = BUY + kind
    }
  }
  if (D[KIND] !== D_NIGHT && usableCoffers(seat) > 0) options[count++] = SPEND_COFFERS
  options[count++] = END
  return count
}

/** Does what was chosen in a phase. The caller has made sure that it is among the options. */
export function answerPhase(choice: number): void {
  if (choice === END) endPhase()
  else if (choice === PLAY_TREASURES) S[TREASURES] = 1
  else if (choice >= BUY + L[KINDS]) buyLandscape(choice - BUY)
  else if (choice === SPEND_COFFERS) spend(S[TURN], op.KEPT_RESOURCE + L[COFFERS], 1)
  else if (choice === SPEND_VILLAGERS) spend(S[TURN], op.KEPT_RESOURCE + L[VILLAGERS], 1)
  else if (choice >= BUY) buy(kindPile[choice - BUY])
  else if (choice <= PAY_OFF) payOffInBuyPhase(PAY_OFF - choice)
  else playKind(choice)
}

function endPhase(): void {
  if (S[PHASE] === P_ACTION) S[PHASE] = P_BUY_START
  else S[PHASE] = S[PHASE] === P_NIGHT ? P_CLEANUP : P_NIGHT
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
