/**
 * Runs the game until something must be decided. Code comes from `compile.ts`; procedures of the rules (playing,
 * gaining, cleaning up) are code too, so that whatever is half done is a frame on the stack.
 */
import { ask, D_NAME, D_YES_NO, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { draw, flipDeck } from '../memory/decks.ts'
import {
  CHEAPER,
  DECK,
  F_ACTOR,
  F_CHOSEN,
  F_DID,
  F_LOOP,
  F_N,
  F_PC,
  F_PREV,
  F_THIS,
  F_UNAFFECTED,
  F_YOU,
  FP,
  HAND_DRAW,
  L,
  LISTENING,
  P_ACTION,
  PHASE,
  PILES_AT,
  S,
  SHUFFLE_ASKS,
  TREASURES,
} from '../memory/layout.ts'
import { code, idKind, setting } from '../memory/setting.ts'
import { firstOf, forgetTag, popFrame, remember, who } from '../memory/stack.ts'
import { become, handSize, seatAt, topOfPile } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { askBid } from './bidding.ts'
import { cleanNext, cleanRest } from './clean-up.ts'
import { askPayOff } from './debt.ts'
import { holdsTrue, value } from './evaluate.ts'
import { exchange } from './exchanging.ts'
import { extraTurn, hold, turnFaceDown, useUp, wait, waitForNextTurn } from './lasting.ts'
import { move, order, position, show } from './moving.ts'
import { breakOff, isTooMuch } from './own-cards.ts'
import { takeToken, toDraw, tokenToPile, turnToken } from './own-tokens.ts'
import { passLeft } from './passing.ts'
import { phaseStep } from './phases.ts'
import {
  EXCHANGES,
  enterPlay,
  followInstructions,
  playAgain,
  playRemembered,
  playThere,
  prepareToPlay,
  runPlay,
} from './playing.ts'
import {
  askPayment,
  beginGain,
  buyRemembered,
  completePurchase,
  finishGain,
  gainArrives,
  gainBought,
  gainNext,
} from './procedures.ts'
import { asideSheets, keep, putSheetsAway, receive, returnState, sameSheets, takeState, turnUp } from './receiving.ts'
import { nextOf, refer, SAVED, takeSaved } from './remembering.ts'
import { addResource, askAmount, pay } from './resources.ts'
import {
  bottomCard,
  chooseGain,
  chooseOptions,
  dig,
  discardDownTo,
  isPossible,
  nextPart,
  nextPlayer,
  pick,
  playAll,
  sideTop,
  topCards,
} from './selection.ts'
import { askPlace, askTop, drawAsking, shuffleAsking } from './shuffling.ts'
import { moveTokens } from './tokens.ts'
import { openWindow, passWindows, runWindow } from './windows.ts'

/** Goes on until there is a decision in `D` (see `ask.ts`), or the game is over. */
export function run(): void {
  for (;;) if (S[FP] === 0 ? !phaseStep() : !execute()) return
}

/** Does operations while there is a frame; false where one waits for a decision. A loop, because a call for each costs as much as most of them. */
function execute(): boolean {
  for (;;) {
    const fp = S[FP]
    if (fp === 0) return true
    const pc = S[fp + F_PC]
    switch (code[pc]) {
      case op.O_END:
      case op.O_LEAVE:
        popFrame()
        break
      case op.O_ADD:
        if (isExchanged(fp) && code[pc + 1] === op.COINS_RESOURCE) drawn(fp, pc + 2)
        else addResource(fp, code[pc + 1], value(code[pc + 2], fp, S[fp + F_ACTOR]))
        S[fp + F_PC] = pc + 3
        break
      case op.O_DRAW:
        if (isExchanged(fp)) {
          addResource(fp, op.COINS_RESOURCE, value(code[pc + 1], fp, S[fp + F_ACTOR]))
          S[fp + F_PC] = pc + 2
          break
        }
        if (L[SHUFFLE_ASKS]) {
          drawAsking(fp, pc)
          break
        }
        drawn(fp, pc + 1)
        S[fp + F_PC] = pc + 2
        break
      case op.O_CLEAR:
        forgetTag(code[pc + 1])
        S[fp + F_PC] = pc + 2
        if (code[pc + 2] === op.O_PICK && !pick(fp, pc + 2)) return false // which mostly follows
        break
      case op.O_PICK:
        if (!pick(fp, pc)) return false
        break
      case op.O_REF:
        refer(fp, pc)
        break
      case op.O_TOP:
        topCards(fp, pc)
        break
      case op.O_ORDER:
        if (!order(fp, pc)) return false
        break
      case op.O_MOVE:
        S[fp + F_PC] = pc + 6
        move(fp, code[pc + 1], code[pc + 2], code[pc + 3], code[pc + 4] === 1, code[pc + 5])
        break
      case op.O_SHOW:
        show(fp, code[pc + 1], code[pc + 2], code[pc + 3] === 1)
        S[fp + F_PC] = pc + 4
        break
      case op.O_PLAY:
        playRemembered(fp, pc)
        break
      case op.O_DIG:
        dig(fp, pc)
        break
      case op.O_GAIN:
        if (!chooseGain(fp, pc)) return false
        break
      case op.O_GAIN_PILE:
        S[fp + F_PC] = pc + 4
        S[fp + F_DID] = 0
        if (S[L[PILES_AT] + code[pc + 1]] > 0)
          beginGain(S[fp + F_ACTOR], topOfPile(code[pc + 1]), code[pc + 2], code[pc + 3])
        break
      case op.O_GAIN_TAG:
        gainNext(fp, pc)
        break
      case op.O_SET_N:
        S[fp + F_N] = value(code[pc + 1], fp, S[fp + F_ACTOR])
        S[fp + F_PC] = pc + 2
        break
      case op.O_UNLESS_N:
        S[fp + F_PC] = S[fp + F_N] > 0 ? pc + 2 : code[pc + 1]
        S[fp + F_N]--
        break
      case op.O_JUMP:
        S[fp + F_PC] = code[pc + 1]
        break
      case op.O_UNLESS:
        S[fp + F_PC] = holdsTrue(code[pc + 1], fp) ? pc + 3 : code[pc + 2]
        break
      case op.O_UNLESS_DID:
        S[fp + F_PC] = S[fp + F_DID] > 0 ? pc + 2 : code[pc + 1]
        break
      case op.O_ASK:
        if (!isPossible(fp, code[pc + 3])) {
          S[fp + F_DID] = 0
          S[fp + F_PC] = code[pc + 1]
          break
        }
        options[0] = 1
        options[1] = 0
        ask(D_YES_NO, S[fp + F_ACTOR], 1, 1, code[pc + 2], 2)
        return false
      case op.O_CHOOSE:
        if (!chooseOptions(fp, pc)) return false
        break
      case op.O_UNLESS_CHOSEN:
        S[fp + F_PC] = S[fp + F_CHOSEN] & (1 << code[pc + 1]) ? pc + 3 : code[pc + 2]
        break
      case op.O_FORGET:
        S[fp + F_LOOP] = 0
        S[fp + F_PC] = pc + 1
        break
      case op.O_EACH:
        nextPlayer(fp, pc)
        break
      case op.O_ACTOR:
        S[fp + F_ACTOR] = code[pc + 1] < 0 ? S[fp + F_YOU] : who(fp, code[pc + 1])
        S[fp + F_PC] = pc + 2
        break
      case op.O_TICK:
        S[fp + F_PC] = pc + 1
        if (isTooMuch()) return breakOff()
        break
      case op.O_EACH_CARD:
        S[fp + F_PC] = nextOf(fp, code[pc + 1], code[pc + 2]) ? pc + 4 : code[pc + 3]
        break
      case op.O_ONCE_MORE:
        S[S[S[fp + F_PREV] + F_PREV] + F_N]++ // window, then the play
        S[fp + F_PC] = pc + 1
        break
      case op.O_FOLLOW:
        S[fp + F_PC] = pc + 2
        followInstructions(fp, code[pc + 1] === 1)
        break
      case op.O_ON:
        wait(fp, pc)
        break
      case op.O_NEXT_TURN:
        waitForNextTurn(fp, pc)
        break
      case op.O_CHEAPER:
        S[CHEAPER] += code[pc + 1]
        S[fp + F_PC] = pc + 2
        break
      case op.O_INSTEAD:
        replace(fp, pc)
        break
      case op.O_USED_UP:
        useUp(fp, pc)
        break
      case op.O_UNAFFECTED:
        S[S[S[fp + F_PREV] + F_PREV] + F_UNAFFECTED] |= 1 << S[fp + F_YOU] // window, then the play
        S[fp + F_PC] = pc + 1
        break
      case op.O_BECOME: {
        const id = firstOf(fp, code[pc + 1])
        if (id >= 0) {
          become(S[fp + F_THIS], idKind[id])
          if (L[LISTENING]) emit({ type: 'chose', seat: S[fp + F_YOU], kind: idKind[id], what: 'card' })
        }
        S[fp + F_PC] = pc + 2
        break
      }
      case op.O_HAND_DRAW:
        S[HAND_DRAW] = code[pc + 1]
        S[fp + F_PC] = pc + 2
        break
      case op.O_EXTRA_TURN:
        extraTurn(fp, pc)
        break
      case op.O_NAME:
        for (let kind = 0; kind < setting.kinds.length; kind++) options[kind] = kind
        ask(D_NAME, S[fp + F_ACTOR], 1, 1, code[pc + 1], setting.kinds.length)
        return false
      case op.O_PASS_LEFT:
        if (!passLeft(fp, pc)) return false
        break
      case op.O_UNTIL_HAND:
        // Ends when the hand is large enough or no card is left to come.
        if (handSize(S[fp + F_ACTOR]) < code[pc + 1] && hasCards(S[fp + F_ACTOR])) {
          toDraw(S[fp + F_ACTOR], 1) // a card less is made good by the next
          S[fp + F_PC] = pc + 3
        } else S[fp + F_PC] = code[pc + 2]
        break
      case op.O_FLIP_DECK:
        S[fp + F_DID] = S[seatAt(S[fp + F_ACTOR]) + DECK] > 0 ? 1 : 0
        flipDeck(S[fp + F_ACTOR])
        S[fp + F_PC] = pc + 1
        break
      case op.O_DOWN_TO:
        if (!discardDownTo(fp, pc)) return false
        break
      case op.O_POSITION:
        if (!position(fp, pc)) return false
        break
      case op.O_SAVE:
        remember(SAVED, -1, S[fp + code[pc + 1]])
        S[fp + F_PC] = pc + 2
        break
      case op.O_RESTORE:
        S[fp + code[pc + 1]] = takeSaved(fp)
        S[fp + F_PC] = pc + 2
        break
      case op.O_NEXT_PART:
        if (!nextPart(fp, pc)) return false
        break
      case op.O_PART_DONE:
        S[fp + F_N] |= 1 << code[pc + 1]
        S[fp + F_PC] = pc + 2
        break
      case op.O_PLAY_ALL:
        if (!playAll(fp, pc)) return false
        break
      case op.O_BOTTOM:
        bottomCard(fp, pc)
        break
      case op.O_PAY:
        pay(fp, code[pc + 1], code[pc + 2])
        S[fp + F_PC] = pc + 3
        break
      case op.O_PAY_OFF:
        if (!askPayOff(fp, pc)) return false
        break
      case op.O_TOKENS:
        moveTokens(fp, pc)
        S[fp + F_PC] = pc + 6
        break
      case op.O_TOKEN_TO_PILE:
        tokenToPile(fp, code[pc + 1], code[pc + 2])
        S[fp + F_PC] = pc + 3
        break
      case op.O_TAKE_TOKEN:
        takeToken(S[fp + F_ACTOR], code[pc + 1])
        S[fp + F_PC] = pc + 2
        break
      case op.O_TURN_TOKEN:
        turnToken(S[fp + F_ACTOR], code[pc + 1])
        S[fp + F_PC] = pc + 2
        break
      case op.O_EXCHANGE:
        exchange(fp, code[pc + 1], code[pc + 2])
        S[fp + F_PC] = pc + 3
        break
      case op.O_FACE_DOWN:
        turnFaceDown(fp, code[pc + 1])
        S[fp + F_PC] = pc + 2
        break
      case op.O_TURN_UP:
        turnUp(fp, pc, value(code[pc + 3], fp, S[fp + F_ACTOR]))
        break
      case op.O_ASIDE_SHEETS:
        if (!asideSheets(fp, pc)) return false
        break
      case op.O_SAME_SHEETS:
        sameSheets(fp, pc)
        break
      case op.O_RECEIVE:
        if (!receive(fp, pc)) return false
        break
      case op.O_PUT_AWAY:
        putSheetsAway(code[pc + 1], fp)
        S[fp + F_PC] = pc + 2
        break
      case op.O_KEEP:
        keep(fp)
        S[fp + F_PC] = pc + 1
        break
      case op.O_TAKE:
        takeState(S[fp + F_ACTOR], code[pc + 1], code[pc + 2], code[pc + 3] === 1)
        S[fp + F_PC] = pc + 4
        break
      case op.O_RETURN:
        returnState(fp)
        S[fp + F_PC] = pc + 1
        break
      case op.O_PLAY_THERE:
        playThere(fp, pc)
        break
      case op.O_PLACE:
        askPlace(fp)
        return false
      case op.O_PICK_TOP:
        askTop(fp)
        return false
      case op.O_SHUFFLE:
        shuffleAsking(fp, pc)
        break
      case op.O_BID:
        if (!askBid(fp, pc)) return false
        break
      case op.O_SIDE_TOP:
        sideTop(fp, pc)
        break
      case op.O_BUY:
        S[fp + F_PC] = pc + 2
        buyRemembered(fp, code[pc + 1])
        break
      case op.O_TO_ACTION:
        S[PHASE] = P_ACTION
        S[TREASURES] = 0
        S[fp + F_PC] = pc + 1
        break
      case op.O_PAYMENT:
        if (!askPayment(fp, pc)) return false
        break
      case op.O_PURCHASE:
        completePurchase(fp, code[pc + 1] === 1)
        break
      case op.O_PAY_SOME:
      case op.O_SPEND:
        if (!askAmount(fp, pc)) return false
        break
      case op.O_STATE:
        hold(fp, pc)
        break
      case op.O_WINDOW: {
        const next = passWindows(fp, pc)
        S[fp + F_PC] = next
        if (code[next] === op.O_WINDOW) {
          S[fp + F_PC] = next + 2
          openWindow(code[next + 1], fp)
        } else if (code[next] === op.O_PLAY_AGAIN) playAgain(fp, code[next + 1])
        break
      }
      case op.O_LOOP:
        if (!runWindow(fp, code[pc + 1])) return false
        break
      case op.O_BEFORE_PLAY:
        prepareToPlay(fp, pc)
        break
      case op.O_ENTER_PLAY:
        enterPlay(fp, pc)
        break
      case op.O_RUN_PLAY:
        runPlay(fp, pc)
        break
      case op.O_PLAY_AGAIN:
        playAgain(fp, code[pc + 1])
        break
      case op.O_GAIN_ARRIVE:
        S[fp + F_PC] = gainArrives(fp) ? pc + 2 : code[pc + 1]
        break
      case op.O_GAIN_DONE:
        finishGain(fp)
        break
      case op.O_BUY_GAIN:
        S[fp + F_PC] = pc + 1
        gainBought(fp)
        break
      case op.O_CLEAN_NEXT:
        if (!cleanNext(fp, pc)) return false
        break
      case op.O_CLEAN_REST:
        popFrame()
        cleanRest()
        break
      default:
        throw new Error(`No operation ${code[pc]}`)
    }
  }
}

/** What is about to happen does not: the gain, or following a card's instructions. It is replaced but once. */
function replace(fp: number, pc: number): void {
  const procedure = S[S[fp + F_PREV] + F_PREV] // the window, then what opened it
  S[fp + F_PC] = S[procedure + F_CHOSEN] === 0 ? pc + 2 : code[pc + 1]
  S[procedure + F_CHOSEN] = 1
}

/** Draws as many cards as the number there says. */
function drawn(fp: number, at: number): void {
  const seat = S[fp + F_ACTOR]
  S[fp + F_DID] = draw(seat, toDraw(seat, value(code[at], fp, seat)))
}

/** Whether cards are drawn where the instructions give coins, and the other way round. */
const isExchanged = (fp: number): boolean =>
  (S[fp + F_UNAFFECTED] & EXCHANGES) !== 0 && S[fp + F_ACTOR] === S[fp + F_YOU]

function hasCards(seat: number): boolean {
  return S[seatAt(seat) + DECK] > 0 || S[seatAt(seat)] > 0
}
