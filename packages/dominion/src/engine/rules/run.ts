/**
 * Runs the game until something must be decided. Code comes from `compile.ts`; procedures of the rules (playing,
 * gaining, cleaning up) are code too, so that whatever is half done is a frame on the stack.
 */
import { ask, D_NAME, D_YES_NO, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { draw, flipDeck } from '../memory/decks.ts'
import {
  ACTIONS,
  BUYS,
  CHEAPER,
  COINS,
  DECK,
  ENTRY,
  F_ACTOR,
  F_CHOSEN,
  F_DID,
  F_IT,
  F_IT_REF,
  F_KIND,
  F_LOOP,
  F_N,
  F_NAME,
  F_PC,
  F_PREV,
  F_THIS,
  F_THIS_REF,
  F_UNAFFECTED,
  F_YOU,
  FP,
  FRAME,
  HAND_DRAW,
  L,
  LISTENING,
  PILES_AT,
  POINTS,
  POTIONS,
  R_CARD,
  R_COUNT,
  R_DATA,
  R_NAME,
  R_PC,
  R_SERIAL,
  R_THIS,
  R_THIS_REF,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
} from '../memory/layout.ts'
import { code, idKind, setting } from '../memory/setting.ts'
import { addRecord, carry, entriesEnd, forgetEntry, forgetTag, popFrame, remember, who } from '../memory/stack.ts'
import { become, handSize, isThere, seatAt, topOfPile } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { cleanNext, cleanRest } from './clean-up.ts'
import { firstOf, holdsTrue, value } from './evaluate.ts'
import { exchange } from './exchanging.ts'
import { move, order, position, show } from './moving.ts'
import { passLeft } from './passing.ts'
import { phaseStep } from './phases.ts'
import { beginPlay, beginPlayThere, enterPlay, playAgain, prepareToPlay, runPlay } from './playing.ts'
import { beginGain, beginGainFrom, extraTurn, finishGain, gainArrives, gainBought, keepInPlay } from './procedures.ts'
import {
  bottomCard,
  chooseGain,
  chooseOptions,
  copyTag,
  dig,
  discardDownTo,
  nextPart,
  nextPlayer,
  pick,
  playAll,
  possible,
  topCards,
} from './selection.ts'
import { moveTokens } from './tokens.ts'
import { openWindow, runWindow } from './windows.ts'

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
        add(fp, code[pc + 1], value(code[pc + 2], fp, S[fp + F_ACTOR]))
        S[fp + F_PC] = pc + 3
        break
      case op.O_DRAW:
        S[fp + F_DID] = draw(S[fp + F_ACTOR], value(code[pc + 1], fp, S[fp + F_ACTOR]))
        S[fp + F_PC] = pc + 2
        break
      case op.O_CLEAR:
        forgetTag(code[pc + 1])
        S[fp + F_PC] = pc + 2
        break
      case op.O_PICK:
        if (!pick(fp, pc)) return false
        break
      case op.O_REF: {
        const tag = code[pc + 1]
        if (code[pc + 2] === op.REF_THIS) {
          if (isThere(S[fp + F_THIS], S[fp + F_THIS_REF])) remember(tag, S[fp + F_THIS], S[fp + F_THIS_REF])
        } else if (code[pc + 2] === op.REF_IT) {
          if (isThere(S[fp + F_IT], S[fp + F_IT_REF])) remember(tag, S[fp + F_IT], S[fp + F_IT_REF])
        } else copyTag(fp, code[pc + 3], tag)
        S[fp + F_PC] = pc + 4
        break
      }
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
      case op.O_PLAY: {
        const tag = code[pc + 1]
        S[fp + F_PC] = pc + 3
        S[fp + F_DID] = 0
        for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
          if (S[e] !== tag) continue
          if (!isThere(S[e + 1], S[e + 2])) break
          S[fp + F_DID] = 1
          playFromFrame(fp, S[e + 1], S[e + 2], code[pc + 2], tag)
          break
        }
        break
      }
      case op.O_DIG:
        dig(fp, code[pc + 1], code[pc + 2], code[pc + 3])
        S[fp + F_PC] = pc + 4
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
        if (!possible(fp, code[pc + 3])) {
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
      case op.O_ON: {
        const tag = code[pc + 5]
        const card = tag === 0 ? -1 : firstOf(fp, tag)
        S[fp + F_PC] = pc + 8
        if (tag !== 0 && card < 0) break
        if (tag === 0 && code[pc + 7] === 0 && countAgain(code[pc + 4], S[fp + F_YOU])) break
        const r = addRecord(
          code[pc + 1],
          code[pc + 6],
          code[pc + 4],
          S[fp + F_YOU],
          who(fp, code[pc + 3]),
          S[fp + F_KIND],
        )
        S[r + R_THIS] = S[fp + F_THIS]
        S[r + R_THIS_REF] = S[fp + F_THIS_REF]
        S[r + R_DATA] = tag === 0 ? code[pc + 2] : tag
        S[r + R_CARD] = card
        if (code[pc + 6] !== op.LIFE_TURN) keepInPlay(fp, r)
        if (code[pc + 7] !== 0) carry(fp, code[pc + 7], S[r + R_SERIAL], code[pc + 6])
        break
      }
      case op.O_NEXT_TURN: {
        const r = addRecord(op.E_TURN_START, op.LIFE_ONCE, code[pc + 1], S[fp + F_YOU], S[fp + F_YOU], S[fp + F_KIND])
        keepInPlay(fp, r)
        if (code[pc + 2] !== 0) carry(fp, code[pc + 2], S[r + R_SERIAL], op.LIFE_ONCE)
        S[fp + F_PC] = pc + 3
        break
      }
      case op.O_CHEAPER:
        S[CHEAPER] += code[pc + 1]
        S[fp + F_PC] = pc + 2
        break
      case op.O_INSTEAD:
        S[S[S[fp + F_PREV] + F_PREV] + F_CHOSEN] = 1 // window, then the gain that opened it
        S[fp + F_PC] = pc + 1
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
        S[fp + F_PC] = handSize(S[fp + F_ACTOR]) < code[pc + 1] && hasCards(S[fp + F_ACTOR]) ? pc + 3 : code[pc + 2]
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
      case op.O_TOKENS:
        moveTokens(fp, pc)
        S[fp + F_PC] = pc + 6
        break
      case op.O_EXCHANGE:
        exchange(fp, code[pc + 1], code[pc + 2])
        S[fp + F_PC] = pc + 3
        break
      case op.O_PLAY_THERE: {
        const id = firstOf(fp, code[pc + 1])
        S[fp + F_PC] = pc + 3
        S[fp + F_DID] = id < 0 ? 0 : 1
        if (id >= 0) beginPlayThere(S[fp + F_ACTOR], id, code[pc + 2], S[fp + F_THIS])
        break
      }
      case op.O_STATE: {
        const r = addRecord(op.E_STATE, code[pc + 2], 0, S[fp + F_YOU], S[fp + F_YOU], S[fp + F_KIND])
        S[r + R_DATA] = code[pc + 1]
        S[r + R_NAME] = S[fp + F_NAME]
        if (code[pc + 2] !== op.LIFE_TURN) keepInPlay(fp, r)
        S[fp + F_PC] = pc + 3
        break
      }
      case op.O_WINDOW:
        S[fp + F_PC] = pc + 2
        openWindow(code[pc + 1], fp)
        break
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
        gainBought(S[fp + F_YOU], idKind[S[fp + F_IT]])
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

const resourceWords = [ACTIONS, BUYS, COINS, POTIONS]
const resourceNames = ['actions', 'buys', 'coins', 'potions', 'points']

function add(fp: number, resource: number, n: number): void {
  if (resource < resourceWords.length) S[resourceWords[resource]] += n
  else S[seatAt(S[fp + F_ACTOR]) + POINTS] += n
  if (L[LISTENING] && n > 0) emit({ type: 'got', seat: S[fp + F_ACTOR], count: n, what: resourceNames[resource] })
}

/** Pays as far as it goes; `num` below 0: all there is. */
function pay(fp: number, resource: number, num: number): void {
  const seat = S[fp + F_ACTOR]
  const word = resource < resourceWords.length ? resourceWords[resource] : seatAt(seat) + POINTS
  const paid = num < 0 ? S[word] : Math.min(S[word], value(num, fp, seat))
  S[word] -= paid
  S[fp + F_DID] = paid
}

/** Under this tag lie words of the frame that are in use by something inside. */
const SAVED = -30000

function takeSaved(fp: number): number {
  for (let e = entriesEnd(fp) - ENTRY; ; e -= ENTRY) {
    if (S[e] !== SAVED) continue
    const word = S[e + 2]
    forgetEntry(e)
    return word
  }
}

/** Gains one of the remembered cards after the other. */
function gainNext(fp: number, pc: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== code[pc + 1]) continue
    const id = S[e + 1]
    const ref = S[e + 2]
    forgetEntry(e)
    if (isThere(id, ref)) beginGainFrom(S[fp + F_ACTOR], id, ref, code[pc + 2], code[pc + 3])
    return
  }
  S[fp + F_PC] = pc + 4
}

function hasCards(seat: number): boolean {
  return S[seatAt(seat) + DECK] > 0 || S[seatAt(seat)] > 0
}

/** Plays a card for the program in `fp`; a program that ends with it makes room first, so that long chains stay flat. */
function playFromFrame(fp: number, id: number, ref: number, times: number, tag: number): void {
  const seat = S[fp + F_ACTOR]
  if (code[S[fp + F_PC]] !== op.O_END) {
    beginPlay(seat, id, ref, times, tag, -1, S[fp + F_THIS])
    return
  }
  const [kind, by] = [S[fp + F_KIND], S[fp + F_THIS]]
  popFrame()
  beginPlay(seat, id, ref, times, 0, kind, by)
}

/** Whether the same effect of the same player waits already; then it is only counted. */
function countAgain(pc: number, you: number): boolean {
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_PC] !== pc || S[r + R_YOU] !== you) continue
    S[r + R_COUNT]++
    return true
  }
  return false
}
