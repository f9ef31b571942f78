/**
 * Operations that few cards have: tokens, landscapes, payments, extra turns and the like. They stand apart so that the loop over the
 * others (`run.ts`) stays small enough for what it calls to be put into it.
 */
import { ask, D_NAME, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { flipDeck } from '../memory/decks.ts'
import { inherit } from '../memory/heirs.ts'
import { shuffleAll } from '../memory/landscape-decks.ts'
import {
  CHEAPER,
  DECK,
  F_ACTOR,
  F_CHOSEN,
  F_DID,
  F_N,
  F_PC,
  F_PREV,
  F_THIS,
  F_YOU,
  HAND_DRAW,
  L,
  LISTENING,
  P_ACTION,
  PHASE,
  S,
  TREASURES,
} from '../memory/layout.ts'
import { code, idKind, kindCalled, setting } from '../memory/lookup.ts'
import { become } from '../memory/overlays.ts'
import { seatAt } from '../memory/seats.ts'
import { firstOf, remember, who } from '../memory/stack.ts'
import { emit } from '../seen/events.ts'
import { askBid } from './bidding.ts'
import { askPayOff } from './debt.ts'
import { value } from './evaluate.ts'
import { exchange } from './exchanging.ts'
import { extraTurn, hold, turnFaceDown, useUp } from './lasting.ts'
import { position } from './moving.ts'
import { breakOff, isTooMuch } from './own-cards.ts'
import { takeToken, tokenToPile, turnToken } from './own-tokens.ts'
import { passLeft } from './passing.ts'
import { followInstructions, playThere } from './playing.ts'
import { askPayment, buyRemembered, completePurchase, gainNext } from './procedures.ts'
import { asideSheets, keep, putSheetsAway, receive, returnState, sameSheets, takeState, turnUp } from './receiving.ts'
import { findInPlay, nextOf, SAVED, takeSaved } from './remembering.ts'
import { askAmount, pay } from './resources.ts'
import { bottomCard, dig, sideTop } from './revealing.ts'
import { nextPart, playAll } from './selection.ts'
import { askPlace, askTop, shuffleAsking } from './shuffling.ts'
import { moveTokens } from './tokens.ts'

/** Does an operation that few cards have; false where it waits for a decision. */
export function executeRare(fp: number, pc: number): boolean {
  switch (code[pc]) {
    case op.O_DIG:
      dig(fp, pc)
      return true
    case op.O_GAIN_TAG:
      return gainNext(fp, pc)
    case op.O_ACTOR:
      S[fp + F_ACTOR] = code[pc + 1] < 0 ? S[fp + F_YOU] : who(fp, code[pc + 1])
      S[fp + F_PC] = pc + 2
      return true
    case op.O_TICK:
      S[fp + F_PC] = pc + 1
      if (isTooMuch()) return breakOff()
      return true
    case op.O_EACH_CARD:
      S[fp + F_PC] = nextOf(fp, code[pc + 1], code[pc + 2]) ? pc + 4 : code[pc + 3]
      return true
    case op.O_ONCE_MORE:
      S[S[S[fp + F_PREV] + F_PREV] + F_N]++ // window, then the play
      S[fp + F_PC] = pc + 1
      return true
    case op.O_FOLLOW:
      S[fp + F_PC] = pc + 2
      followInstructions(fp, code[pc + 1] === 1)
      return true
    case op.O_CHEAPER:
      S[CHEAPER] += code[pc + 1]
      S[fp + F_PC] = pc + 2
      return true
    case op.O_INSTEAD:
      replace(fp, pc)
      return true
    case op.O_USED_UP:
      useUp(fp, pc)
      return true
    case op.O_BECOME: {
      const id = firstOf(fp, code[pc + 1])
      if (id >= 0) {
        become(S[fp + F_THIS], idKind[id])
        if (L[LISTENING]) emit({ type: 'chose', seat: S[fp + F_YOU], kind: idKind[id], what: 'card' })
      }
      S[fp + F_PC] = pc + 2
      return true
    }
    case op.O_HAND_DRAW:
      S[HAND_DRAW] = code[pc + 1]
      S[fp + F_PC] = pc + 2
      return true
    case op.O_EXTRA_TURN:
      extraTurn(fp, pc)
      return true
    case op.O_NAME:
      ask(D_NAME, S[fp + F_ACTOR], 1, 1, code[pc + 1], listNames())
      return false
    case op.O_PASS_LEFT:
      return passLeft(fp, pc)
    case op.O_FLIP_DECK:
      S[fp + F_DID] = S[seatAt(S[fp + F_ACTOR]) + DECK] > 0 ? 1 : 0
      flipDeck(S[fp + F_ACTOR])
      S[fp + F_PC] = pc + 1
      return true
    case op.O_POSITION:
      return position(fp, pc)
    case op.O_SAVE:
      remember(SAVED, -1, S[fp + code[pc + 1]])
      S[fp + F_PC] = pc + 2
      return true
    case op.O_RESTORE:
      S[fp + code[pc + 1]] = takeSaved(fp)
      S[fp + F_PC] = pc + 2
      return true
    case op.O_NEXT_PART:
      return nextPart(fp, pc)
    case op.O_PART_DONE:
      S[fp + F_N] |= 1 << code[pc + 1]
      S[fp + F_PC] = pc + 2
      return true
    case op.O_PLAY_ALL:
      return playAll(fp, pc)
    case op.O_BOTTOM:
      bottomCard(fp, pc)
      return true
    case op.O_PAY:
      pay(fp, code[pc + 1], code[pc + 2])
      S[fp + F_PC] = pc + 3
      return true
    case op.O_PAY_OFF:
      return askPayOff(fp, pc)
    case op.O_TOKENS:
      moveTokens(fp, pc)
      S[fp + F_PC] = pc + 6
      return true
    case op.O_TOKEN_TO_PILE:
      tokenToPile(fp, code[pc + 1], code[pc + 2])
      S[fp + F_PC] = pc + 3
      return true
    case op.O_TAKE_TOKEN:
      takeToken(S[fp + F_ACTOR], code[pc + 1])
      S[fp + F_PC] = pc + 2
      return true
    case op.O_TURN_TOKEN:
      turnToken(S[fp + F_ACTOR], code[pc + 1])
      S[fp + F_PC] = pc + 2
      return true
    case op.O_EXCHANGE:
      exchange(fp, code[pc + 1], code[pc + 2])
      S[fp + F_PC] = pc + 3
      return true
    case op.O_FACE_DOWN:
      turnFaceDown(fp, code[pc + 1])
      S[fp + F_PC] = pc + 2
      return true
    case op.O_TURN_UP:
      turnUp(fp, pc, value(code[pc + 3], fp, S[fp + F_ACTOR]))
      return true
    case op.O_ASIDE_SHEETS:
      return asideSheets(fp, pc)
    case op.O_SAME_SHEETS:
      sameSheets(fp, pc)
      return true
    case op.O_RECEIVE:
      return receive(fp, pc)
    case op.O_PUT_AWAY:
      putSheetsAway(code[pc + 1], fp)
      S[fp + F_PC] = pc + 2
      return true
    case op.O_PLAYED_SINCE:
      findInPlay(fp, code[pc + 1])
      S[fp + F_PC] = pc + 2
      return true
    case op.O_SHUFFLE_SHEETS:
      shuffleAll(code[pc + 1])
      S[fp + F_PC] = pc + 2
      return true
    case op.O_KEEP:
      keep(fp)
      S[fp + F_PC] = pc + 1
      return true
    case op.O_TAKE:
      takeState(S[fp + F_ACTOR], code[pc + 1], code[pc + 2], code[pc + 3] === 1)
      S[fp + F_PC] = pc + 4
      return true
    case op.O_RETURN:
      returnState(fp)
      S[fp + F_PC] = pc + 1
      return true
    case op.O_PLAY_THERE:
      playThere(fp, pc)
      return true
    case op.O_PLACE:
      askPlace(fp)
      return false
    case op.O_PICK_TOP:
      askTop(fp)
      return false
    case op.O_SHUFFLE:
      shuffleAsking(fp, pc)
      return true
    case op.O_BID:
      return askBid(fp, pc)
    case op.O_SIDE_TOP:
      sideTop(fp, pc)
      return true
    case op.O_BUY:
      S[fp + F_PC] = pc + 2
      buyRemembered(fp, code[pc + 1])
      return true
    case op.O_TO_ACTION:
      S[PHASE] = P_ACTION
      S[TREASURES] = 0
      S[fp + F_PC] = pc + 1
      return true
    case op.O_PAYMENT:
      return askPayment(fp, pc)
    case op.O_PURCHASE:
      completePurchase(fp, code[pc + 1] === 1)
      return true
    case op.O_PAY_SOME:
    case op.O_SPEND:
      return askAmount(fp, pc)
    case op.O_STATE:
      hold(fp, pc)
      return true
    case op.O_INHERIT: {
      const id = firstOf(fp, code[pc + 1])
      if (id >= 0) inherit(S[fp + F_YOU], idKind[id])
      S[fp + F_PC] = pc + 2
      return true
    }
    default:
      throw new Error(`No operation ${code[pc]}`)
  }
}

/** The names of cards there are. */
function listNames(): number {
  let count = 0
  for (let kind = 0; kind < setting.kinds.length; kind++) if (kindCalled[kind] === kind) options[count++] = kind
  return count
}

/** What is about to happen does not: the gain, or following a card's instructions. It is replaced but once. */
function replace(fp: number, pc: number): void {
  const procedure = S[S[fp + F_PREV] + F_PREV] // the window, then what opened it
  S[fp + F_PC] = S[procedure + F_CHOSEN] === 0 ? pc + 2 : code[pc + 1]
  S[procedure + F_CHOSEN] = 1
}
