/**
 * Runs the game until something must be decided. Code comes from `compile.ts`; procedures of the rules (playing,
 * gaining, cleaning up) are code too, so that whatever is half done is a frame on the stack.
 */
import { ask, D_YES_NO, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { draw } from '../memory/drawing.ts'
import {
  DECK,
  F_ACTOR,
  F_CHOSEN,
  F_DID,
  F_LOOP,
  F_N,
  F_PC,
  F_PREV,
  F_UNAFFECTED,
  F_YOU,
  FP,
  L,
  PILES_AT,
  S,
  SHUFFLE_ASKS,
} from '../memory/layout.ts'
import { code } from '../memory/lookup.ts'
import { topOfPile } from '../memory/piles.ts'
import { handSize, seatAt } from '../memory/seats.ts'
import { forgetTag, popFrame } from '../memory/stack.ts'
import { cleanNext, cleanRest } from './clean-up.ts'
import { holdsTrue, value } from './evaluate.ts'
import { chooseGain } from './gaining.ts'
import { wait, waitForNextTurn } from './lasting.ts'
import { move, order, show } from './moving.ts'
import { openWindow, passWindows } from './opening.ts'
import { MOST_ROUNDS } from './own-cards.ts'
import { toDraw } from './own-tokens.ts'
import { phaseStep } from './phases.ts'
import { enterPlay, playAgain, playRemembered, prepareToPlay, runPlay } from './playing.ts'
import { beginGain, finishGain, gainArrives, gainBought } from './procedures.ts'
import { executeRare } from './rare-operations.ts'
import { refer } from './remembering.ts'
import { addResource } from './resources.ts'
import { topCards } from './revealing.ts'
import { chooseOptions, discardDownTo, isPossible, nextPlayer, pick } from './selection.ts'
import { drawAsking } from './shuffling.ts'
import { runWindow } from './windows.ts'

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
      case op.O_FILL_HAND:
        if (isExchanged(fp) && code[pc] === op.O_DRAW) {
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
      case op.O_GAIN:
        if (!chooseGain(fp, pc)) return false
        break
      case op.O_GAIN_PILE:
        S[fp + F_PC] = pc + 4
        S[fp + F_DID] = 0
        if (S[L[PILES_AT] + code[pc + 1]] > 0)
          beginGain(S[fp + F_ACTOR], topOfPile(code[pc + 1]), code[pc + 2], code[pc + 3])
        break
      case op.O_SET_N:
        S[fp + F_N] = Math.min(value(code[pc + 1], fp, S[fp + F_ACTOR]), MOST_ROUNDS)
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
      case op.O_ON:
        wait(fp, pc)
        break
      case op.O_NEXT_TURN:
        waitForNextTurn(fp, pc)
        break
      case op.O_UNAFFECTED:
        S[S[S[fp + F_PREV] + F_PREV] + F_UNAFFECTED] |= 1 << S[fp + F_YOU] // window, then the play
        S[fp + F_PC] = pc + 1
        break
      case op.O_UNTIL_HAND:
        // Ends when the hand is large enough or no card is left to come.
        if (handSize(S[fp + F_ACTOR]) < code[pc + 1] && hasCards(S[fp + F_ACTOR])) {
          toDraw(S[fp + F_ACTOR], 1) // a card less is made good by the next
          S[fp + F_PC] = pc + 3
        } else S[fp + F_PC] = code[pc + 2]
        break
      case op.O_DOWN_TO:
        if (!discardDownTo(fp, pc)) return false
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
        if (!executeRare(fp, pc)) return false
    }
  }
}

/** Draws as many cards as the number there says. */
function drawn(fp: number, at: number): void {
  const seat = S[fp + F_ACTOR]
  S[fp + F_DID] = draw(seat, toDraw(seat, value(code[at], fp, seat)))
}

/** Whether cards are drawn where the instructions give coins, and the other way round. */
const isExchanged = (fp: number): boolean =>
  (S[fp + F_UNAFFECTED] & op.EXCHANGES) !== 0 && S[fp + F_ACTOR] === S[fp + F_YOU]

function hasCards(seat: number): boolean {
  return S[seatAt(seat) + DECK] > 0 || S[seatAt(seat)] > 0
}
