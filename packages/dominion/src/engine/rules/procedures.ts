/** Procedures of the rules that are more than one step: gaining and buying. */
import { ask, D_PICK, D_YES_NO, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { claim, release } from '../memory/heirs.ts'
import { isThere, reference, supplyReference, zoneOf } from '../memory/knowledge.ts'
import {
  ARRIVALS,
  ASK_SECRET,
  BOUGHT,
  BUYS,
  COINS,
  ENTRY,
  EVERYONE,
  F_ACTOR,
  F_CHOSEN,
  F_DID,
  F_IT,
  F_IT_REF,
  F_N,
  F_NAME,
  F_PC,
  F_YOU,
  FP,
  FRAME,
  HEIRS,
  L,
  LAST_BUT,
  LAST_GAINED,
  LISTENING,
  P_BUY,
  PHASE,
  PILES_AT,
  PLAIN,
  POTIONS,
  S,
  TALLIES,
  TURN,
  W,
  WAITING,
  Z_DECK,
  Z_DISCARD,
  Z_HAND,
  Z_SUPPLY,
  Z_TRASH,
} from '../memory/layout.ts'
import {
  code,
  idKind,
  idWaits,
  kindArrives,
  kindCalled,
  kindPayment,
  kindPile,
  pilePrice,
  setting,
} from '../memory/lookup.ts'
import { takeFromPile, topKind, topOfPile } from '../memory/piles.ts'
import { handSize } from '../memory/seats.ts'
import { entriesEnd, forgetEntry, popFrame, pushFrame, remember } from '../memory/stack.ts'
import { count, counterAt, T_BOUGHT, T_GAINED } from '../memory/tables.ts'
import { intoDiscard, intoHand, ontoDeck, take } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { takeDebt } from './debt.ts'
import { cost, debtOf, mayPayOtherwise, potionsOf } from './evaluate.ts'
import { isHeard } from './hearing.ts'
import { optionRefs } from './listing.ts'
import { mayPay } from './states.ts'

const GAIN_EVENTS = (1 << op.E_WOULD_GAIN) | (1 << op.E_GAINED)
const BUY_EVENTS = GAIN_EVENTS | (1 << op.E_BOUGHT)

/** Whether anybody, or the card itself, may wait for its being gained. */
const awaitsGain = (id: number): boolean => ((W[WAITING] | idWaits[id]) & GAIN_EVENTS) !== 0

/** Where a card goes that is gained, if nothing else is said. */
const goesTo = (id: number, to: number): number => (L[ARRIVALS] && to === op.TO_DISCARD ? kindArrives[idKind[id]] : to)

export function beginGain(seat: number, id: number, said: number, tag: number): void {
  if (L[HEIRS]) claim(seat, id)
  const to = goesTo(id, said)
  if (!awaitsGain(id)) {
    takeFromPile(kindPile[idKind[id]])
    put(seat, id, to, Z_SUPPLY)
    if (S[FP] > 0) gained(tag, id, whereabouts(seat, id, to))
  } else beginGainFrom(seat, id, supplyReference(id), to, tag)
}

function beginGainFrom(seat: number, id: number, ref: number, said: number, tag: number): void {
  if (L[HEIRS]) claim(seat, id)
  const to = goesTo(id, said)
  if (awaitsGain(id)) {
    const fp = pushFrame(setting.code.procedures.gain, seat, -1)
    S[fp + F_IT] = id
    S[fp + F_IT_REF] = ref
    S[fp + F_N] = to
    S[fp + F_NAME] = tag
    return
  }
  if (!take(id, ref)) {
    if (L[HEIRS]) disclaim(id, ref)
    return
  }
  put(seat, id, to, zoneOf(ref))
  if (S[FP] > 0) gained(tag, id, whereabouts(seat, id, to))
}

function put(seat: number, id: number, to: number, from: number): void {
  if (to === op.TO_HAND) intoHand(seat, id, L[EVERYONE])
  else if (to === op.TO_DECK) ontoDeck(seat, id, L[EVERYONE])
  else intoDiscard(seat, id, L[EVERYONE])
  if (L[TALLIES]) count(T_GAINED, seat, idKind[id], S[TURN])
  if (L[LAST_GAINED] >= 0 && idKind[id] !== L[LAST_BUT]) S[counterAt(S[TURN], L[LAST_GAINED])] = idKind[id] + 1
  if (L[LISTENING]) {
    const where = to === op.TO_HAND ? 'hand' : to === op.TO_DECK ? 'deck' : 'discard'
    emit({
      type: 'gained',
      seat,
      ids: [id],
      from: from === Z_SUPPLY ? 'supply' : from === Z_TRASH ? 'trash' : 'aside',
      to: where,
    })
  }
}

function whereabouts(seat: number, id: number, to: number): number {
  return reference(id, to === op.TO_HAND ? Z_HAND : to === op.TO_DECK ? Z_DECK : Z_DISCARD, seat)
}

function gained(tag: number, id: number, ref: number): void {
  S[S[FP] + F_DID]++
  if (tag > 0) remember(tag, id, ref)
}

/** The card arrives, unless something else happened instead. */
export function gainArrives(fp: number): boolean {
  const arrived = S[fp + F_CHOSEN] === 0 && hasArrived(fp)
  if (L[HEIRS] && !arrived) disclaim(S[fp + F_IT], S[fp + F_IT_REF])
  return arrived
}

/** The card was not gained and lies where it lay, so it is nobody's. */
function disclaim(id: number, ref: number): void {
  if (isThere(id, ref) && (zoneOf(ref) === Z_SUPPLY || zoneOf(ref) === Z_TRASH)) release(id)
}

function hasArrived(fp: number): boolean {
  const from = zoneOf(S[fp + F_IT_REF])
  const id = from === Z_SUPPLY ? copyInSupply(S[fp + F_IT]) : S[fp + F_IT]
  if (id < 0 || !take(id, id === S[fp + F_IT] ? S[fp + F_IT_REF] : supplyReference(id))) return false
  S[fp + F_IT] = id
  put(S[fp + F_YOU], id, S[fp + F_N], from)
  S[fp + F_IT_REF] = whereabouts(S[fp + F_YOU], id, S[fp + F_N])
  S[fp + F_N] = from // for effects that ask where it came from
  S[fp + F_DID] = 1
  return true
}

/** What lies on the card's pile in its stead where the card itself has gone since: a copy, or -1. */
function copyInSupply(id: number): number {
  const pile = kindPile[idKind[id]]
  if (S[L[PILES_AT] + pile] === 0) return -1
  const top = topOfPile(pile)
  return kindCalled[idKind[top]] === kindCalled[idKind[id]] ? top : -1
}

/** What was bought is gained, if what happened when it was bought has left a copy. */
export function gainBought(fp: number): void {
  const seat = S[fp + F_YOU]
  const kind = kindCalled[idKind[S[fp + F_IT]]]
  const pile = kindPile[kind]
  if (zoneOf(S[fp + F_IT_REF]) !== Z_SUPPLY) beginGainFrom(seat, S[fp + F_IT], S[fp + F_IT_REF], op.TO_DISCARD, 0)
  else if (S[L[PILES_AT] + pile] > 0 && topKind(pile) === kind) beginGain(seat, topOfPile(pile), op.TO_DISCARD, 0)
}

export function finishGain(fp: number): void {
  const did = S[fp + F_DID]
  const tag = S[fp + F_NAME]
  const id = S[fp + F_IT]
  const ref = S[fp + F_IT_REF]
  popFrame()
  if (did && S[FP] > 0) gained(tag, id, ref)
}

/** Pays for the top card of a pile and gains it. */
export function buy(pile: number): void {
  const id = topOfPile(pile)
  S[BUYS]--
  S[PHASE] = P_BUY
  // With a price that is only coins, in a game that keeps nothing, and if nothing waits: the whole of a purchase.
  if ((L[PLAIN] & ~L[LISTENING]) === 1 && pilePrice[pile] >= 0 && ((W[WAITING] | idWaits[id]) & BUY_EVENTS) === 0) {
    S[COINS] -= cost(idKind[id])
    S[BOUGHT]++
    takeFromPile(pile)
    intoDiscard(S[TURN], id, L[EVERYONE])
  } else purchase(id, supplyReference(id))
}

/** The same of a card that a program remembers, which needs no Buy. */
export function buyRemembered(fp: number, tag: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === tag && isThere(S[e + 1], S[e + 2])) {
      purchase(S[e + 1], S[e + 2])
      return
    }
}

function purchase(id: number, ref: number): void {
  const kind = idKind[id]
  if (kindPayment[kind] > 0) {
    const fp = pushFrame(kindPayment[kind], S[TURN], kind)
    S[fp + F_IT] = id
    S[fp + F_IT_REF] = ref
  } else payAndGain(id, ref, true)
}

/**
 * Asks whether to pay in another way, where both are possible; false where it waits for the answer. In secret it is asked of whoever
 * has but coins, too: else everybody would learn that nothing in the hand could have been paid with.
 */
export function askPayment(fp: number, pc: number): boolean {
  const kind = idKind[S[fp + F_IT]]
  const otherwise = mayPayOtherwise(kind)
  if (mayPay(kind) && (otherwise || (L[ASK_SECRET] === 1 && handSize(S[fp + F_ACTOR]) > 0))) {
    let count = 0
    if (otherwise) options[count++] = 1
    options[count++] = 0
    ask(D_YES_NO, S[fp + F_ACTOR], 1, 1, code[pc + 2], count)
    return false
  }
  answerPayment(otherwise)
  return true
}

export function answerPayment(otherwise: boolean): void {
  const fp = S[FP]
  S[fp + F_PC] = code[S[fp + F_PC] + (otherwise ? 3 : 4)]
}

/** What is bought has been paid for, or is paid for now. */
export function completePurchase(fp: number, withCoins: boolean): void {
  const [id, ref] = [S[fp + F_IT], S[fp + F_IT_REF]]
  popFrame()
  payAndGain(id, ref, withCoins)
}

function payAndGain(id: number, ref: number, withCoins: boolean): void {
  const kind = idKind[id]
  if (withCoins) {
    S[COINS] -= cost(kind)
    S[POTIONS] -= potionsOf(kind)
  }
  if (L[HEIRS]) claim(S[TURN], id)
  S[BOUGHT]++
  if (L[TALLIES]) count(T_BOUGHT, S[TURN], kind, S[TURN])
  if (L[LISTENING]) emit({ type: 'bought', seat: S[TURN], kind })
  if (debtOf(kind) > 0) takeDebt(S[TURN], debtOf(kind))
  if ((W[WAITING] | idWaits[id]) & (1 << op.E_BOUGHT)) {
    const fp = pushFrame(setting.code.procedures.buy, S[TURN], -1)
    S[fp + F_IT] = id
    S[fp + F_IT_REF] = ref
  } else if (zoneOf(ref) === Z_SUPPLY) beginGain(S[TURN], id, op.TO_DISCARD, 0)
  else beginGainFrom(S[TURN], id, ref, op.TO_DISCARD, 0)
}

/** Gains one of the remembered cards after the other, in the order that the player likes where anything waits for a gain. */
export function gainNext(fp: number, pc: number): boolean {
  let count = 0
  let heard = false
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== code[pc + 1] || !isThere(S[e + 1], S[e + 2]) || isFromEmptyPile(S[e + 1], S[e + 2])) continue
    options[count] = S[e + 1]
    optionRefs[count++] = S[e + 2]
    heard ||= isHeard(op.E_GAINED, idKind[S[e + 1]], S[fp + F_ACTOR])
  }
  if (count === 0) {
    S[fp + F_PC] = pc + 5
    return true
  }
  if (count > 1 && code[pc + 4] >= 0 && heard) {
    ask(D_PICK, S[fp + F_ACTOR], 1, 1, code[pc + 4], count)
    return false
  }
  gainListed(fp, pc, 0)
  return true
}

/** Gains the card that was listed as that option. */
export function gainListed(fp: number, pc: number, option: number): void {
  const [id, ref] = [options[option], optionRefs[option]]
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === code[pc + 1] && S[e + 1] === id) {
      forgetEntry(e)
      break
    }
  beginGainFrom(S[fp + F_ACTOR], id, ref, code[pc + 2], code[pc + 3])
}

/** Whether an empty pile was chosen: nothing is gained from it. */
const isFromEmptyPile = (id: number, ref: number): boolean =>
  zoneOf(ref) === Z_SUPPLY && S[L[PILES_AT] + kindPile[idKind[id]]] === 0
