/** Answers to the pending decision. */

import {
  O_BID,
  O_CLEAN_NEXT,
  O_GAIN_TAG,
  O_PASS_LEFT,
  O_PAY_OFF,
  O_PAYMENT,
  O_PICK_TOP,
  O_PLACE,
  O_PLAY_ALL,
  SHEET,
} from '../compile/operations.ts'
import { F_ACTOR, F_CHOSEN, F_DID, F_NAME, F_PC, FP, L, LISTENING, S } from '../memory/layout.ts'
import { code } from '../memory/lookup.ts'
import { answerBid } from '../rules/bidding.ts'
import { answerClean } from '../rules/clean-up.ts'
import { answerPayOff } from '../rules/debt.ts'
import { gainKind } from '../rules/gaining.ts'
import { answerOrder, answerPosition } from '../rules/moving.ts'
import { answerPass } from '../rules/passing.ts'
import { answerPhase, listPhaseOptions } from '../rules/phases.ts'
import { answerPayment, gainListed } from '../rules/procedures.ts'
import { answerSheet } from '../rules/receiving.ts'
import { answerAmount } from '../rules/resources.ts'
import { run } from '../rules/run.ts'
import { answerPick, playNext } from '../rules/selection.ts'
import { answerPlace, answerTop } from '../rules/shuffling.ts'
import { answerWindow } from '../rules/windows.ts'
import { emit } from '../seen/events.ts'
import {
  COUNT,
  D,
  D_ACTION,
  D_AMOUNT,
  D_BUY,
  D_GAIN,
  D_NAME,
  D_NIGHT,
  D_OPTIONS,
  D_ORDER,
  D_PICK,
  D_POSITION,
  D_WINDOW,
  D_YES_NO,
  isOrdered,
  isPhaseQuestion,
  KIND,
  options,
} from './ask.ts'

/** Makes sure that the options are listed; returns how many there are. */
export function listOptions(): number {
  if (isPhaseQuestion()) D[COUNT] = listPhaseOptions()
  return D[COUNT]
}

/** Numbers of the chosen options, written here by whoever answers. */
export const chosen = new Int16Array(options.length)

/** In place, because simulations come here too. */
function sortChosen(n: number): void {
  for (let i = 1; i < n; i++) {
    const option = chosen[i]
    let at = i
    for (; at > 0 && chosen[at - 1] > option; at--) chosen[at] = chosen[at - 1]
    chosen[at] = option
  }
}

/** Answers with the first `n` of `chosen`, which the caller has checked, and goes on to the next decision. */
export function answer(n: number): void {
  const fp = S[FP]
  const pc = S[fp + F_PC]
  if (n > 1 && !isOrdered()) sortChosen(n) // the same choice is the same move
  switch (D[KIND]) {
    case D_ACTION:
    case D_BUY:
    case D_NIGHT:
      answerPhase(options[chosen[0]])
      break
    case D_PICK:
      if (code[pc] === O_PASS_LEFT) answerPass(chosen[0])
      else if (code[pc] === O_PLAY_ALL) playNext(fp, pc, chosen[0])
      else if (code[pc] === O_GAIN_TAG) gainListed(fp, pc, chosen[0])
      else if (code[pc] === O_CLEAN_NEXT) answerClean(chosen[0])
      else if (code[pc] === O_PICK_TOP) answerTop(n > 0 ? chosen[0] : undefined)
      else if (options[chosen[0]] >= SHEET && n > 0) answerSheet(fp, pc, options[chosen[0]])
      else answerPick(chosen, n)
      break
    case D_GAIN:
      S[fp + F_PC] = pc + 6
      gainKind(fp, pc, options[chosen[0]])
      break
    case D_YES_NO:
      if (code[pc] === O_PAYMENT) answerPayment(options[chosen[0]] === 1)
      else if (options[chosen[0]] === 1) S[fp + F_PC] = pc + 4
      else {
        S[fp + F_DID] = 0
        S[fp + F_PC] = code[pc + 1]
      }
      break
    case D_OPTIONS: {
      let bits = 0
      for (let i = 0; i < n; i++) bits |= 1 << options[chosen[i]]
      S[fp + F_CHOSEN] = bits
      S[fp + F_PC] = pc + 6
      break
    }
    case D_NAME:
      S[fp + F_NAME] = options[chosen[0]]
      S[fp + F_PC] = pc + 2
      if (L[LISTENING]) emit({ type: 'named', seat: S[fp + F_ACTOR], kind: options[chosen[0]] })
      break
    case D_WINDOW:
      answerWindow(chosen[0])
      break
    case D_ORDER:
      answerOrder(chosen, n)
      break
    case D_POSITION:
      if (code[pc] === O_PLACE) answerPlace(options[chosen[0]])
      else answerPosition(options[chosen[0]])
      break
    case D_AMOUNT:
      if (code[pc] === O_PAY_OFF) answerPayOff(options[chosen[0]])
      else if (code[pc] === O_BID) answerBid(options[chosen[0]])
      else answerAmount(options[chosen[0]])
      break
    default:
      throw new Error('Nothing was asked')
  }
  run()
}
