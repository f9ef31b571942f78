/** Procedures of the rules that are more than one step: playing, gaining, buying, passing cards, cleaning up. */
import { ask, D_PICK, options } from './ask.ts'
import * as op from './compile.ts'
import { cost } from './evaluate.ts'
import { emit, listening } from './events.ts'
import {
  ACTIONS,
  ACTIONS_PLAYED,
  BOUGHT,
  BUYS,
  COINS,
  DISCARD_END,
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
  HAND_END,
  OVERLAY,
  OVERLAYS,
  P_BUY,
  PHASE,
  PLAY_END,
  POTIONS,
  pilesAt,
  playedAt,
  R_DATA,
  R_EVENT,
  R_SUBJECT,
  R_THIS,
  R_THIS_REF,
  R_VIA,
  RECORD,
  RECORDS,
  recordsAt,
  S,
  TURN,
  Z_DECK,
  Z_DISCARD,
  Z_HAND,
  Z_PLAY,
  Z_SUPPLY,
} from './memory.ts'
import {
  askAll,
  askSecret,
  code,
  everyone,
  idKind,
  kindCounted,
  kindPile,
  kindPotion,
  kindTypes,
  plainActions,
  plainBuys,
  plainCoins,
  plainDraw,
  players,
  setting,
  waited,
} from './setting.ts'
import { addRecord, entriesEnd, forgetTag, popFrame, pushFrame, remember, who } from './stack.ts'
import { hasDiscardEffect, openDiscarded } from './windows.ts'
import {
  arenaOf,
  blurHand,
  draw,
  handSize,
  intoDiscard,
  intoHand,
  intoPlay,
  isThere,
  kindOf,
  letKnow,
  moveUnseen,
  ontoDeck,
  ownerOf,
  reference,
  seatAt,
  showTop,
  supplyReference,
  take,
  takeFromPile,
  topOfPile,
  zoneOf,
} from './zones.ts'

const ACTION = op.typeBit('Action')
const DURATION = op.typeBit('Duration')

// Playing

/**
 * Plays a card from where it is expected, so many times. `tag` is what the caller remembers it under, or 0; `kind` the
 * cause where the caller is no frame any more, or -1; `by` the card that says so, or -1.
 */
export function beginPlay(
  seat: number,
  id: number,
  ref: number,
  times: number,
  tag: number,
  kind: number,
  by: number,
): void {
  const fp = pushFrame(setting.code.procedures.play, seat, kind)
  S[fp + F_IT] = by
  letKnow(id, everyone) // announced before it moves
  S[fp + F_THIS] = id
  S[fp + F_THIS_REF] = ref
  S[fp + F_N] = times
  S[fp + F_NAME] = tag
}

export function enterPlay(fp: number, pc: number): void {
  const id = S[fp + F_THIS]
  const seat = S[fp + F_YOU]
  if (S[fp + F_LOOP] === 0) {
    const from = zoneOf(S[fp + F_THIS_REF])
    if (!take(id, S[fp + F_THIS_REF])) {
      popFrame()
      return
    }
    const as = kindOf(id)
    intoPlay(seat, id)
    const ref = reference(id, Z_PLAY, seat)
    S[fp + F_THIS_REF] = ref
    const caller = S[fp + F_PREV]
    if (S[fp + F_NAME] > 0)
      for (let e = caller + FRAME, end = entriesEnd(caller); e < end; e += ENTRY)
        if (S[e] === S[fp + F_NAME] && S[e + 1] === id) S[e + 2] = ref
    if (from === Z_PLAY && as !== idKind[id]) throw new Error('A card in play was played anew')
  }
  S[fp + F_UNAFFECTED] = 0
  const kind = kindOf(id)
  countPlay(kind)
  if (listening) emit({ type: 'played', seat, kind, ...(S[fp + F_LOOP] > 0 && { what: 'again' }) })
  // From here on the card itself is the cause of what happens.
  S[fp + F_PC] = pc + 1
}

export function countPlay(kind: number): void {
  if (kindTypes[kind] & ACTION) S[ACTIONS_PLAYED]++
  if (kindCounted[kind]) S[playedAt + kind]++
}

/** What a card does that only adds numbers. */
export function applyPlain(seat: number, kind: number): void {
  if (plainDraw[kind] > 0) draw(seat, plainDraw[kind])
  S[ACTIONS] += plainActions[kind]
  S[BUYS] += plainBuys[kind]
  S[COINS] += plainCoins[kind]
  if (listening) {
    if (plainActions[kind]) emit({ type: 'got', seat, count: plainActions[kind], what: 'actions' })
    if (plainBuys[kind]) emit({ type: 'got', seat, count: plainBuys[kind], what: 'buys' })
    if (plainCoins[kind]) emit({ type: 'got', seat, count: plainCoins[kind], what: 'coins' })
  }
}

/** The same while somebody listens: what happens has that card as its cause, so it gets a frame. */
export function tellPlain(seat: number, kind: number): void {
  pushFrame(0, seat, kind)
  applyPlain(seat, kind)
  popFrame()
}

/** An effect for the next turn keeps its card in play, and the card that made it be played again. */
export function keepInPlay(fp: number, record: number): void {
  S[record + R_THIS] = S[fp + F_THIS]
  S[record + R_THIS_REF] = S[fp + F_THIS_REF]
  const playing = S[fp + F_PREV]
  if (playing > 0 && S[playing + F_LOOP] > 0) S[record + R_VIA] = S[playing + F_IT]
}

function staysInPlay(id: number): boolean {
  for (let i = 0, r = recordsAt; i < S[RECORDS]; i++, r += RECORD) {
    const event = S[r + R_EVENT]
    if (event !== op.E_TURN_START && event !== op.E_EXTRA_TURN) continue
    if (
      S[r + R_VIA] === id ||
      (S[r + R_THIS] === id && isThere(id, S[r + R_THIS_REF]) && kindTypes[kindOf(id)] & DURATION)
    )
      return true
  }
  return false
}

export function extraTurn(fp: number, pc: number): void {
  const you = S[fp + F_YOU]
  const subject = who(fp, code[pc + 1])
  S[fp + F_PC] = pc + 4
  // Two extra turns of one's own would be a third turn in a row.
  if (subject === you)
    for (let i = 0, r = recordsAt; i < S[RECORDS]; i++, r += RECORD)
      if (S[r + R_EVENT] === op.E_EXTRA_TURN && S[r + R_SUBJECT] === you) return
  const r = addRecord(op.E_EXTRA_TURN, code[pc + 3], you, subject, S[fp + F_KIND])
  S[r + R_DATA] = code[pc + 2] < 0 ? -1 : who(fp, code[pc + 2])
  keepInPlay(fp, r)
  if (!(kindTypes[S[fp + F_KIND]] & DURATION)) S[r + R_VIA] = -1
}

// Gaining and buying

export function beginGain(seat: number, id: number, to: number, tag: number): void {
  if (!waited[op.E_WOULD_GAIN] && !waited[op.E_GAINED]) {
    takeFromPile(kindPile[idKind[id]])
    const at = place(seat, id, to, Z_SUPPLY)
    if (S[FP] > 0) gained(tag, id, at)
  } else beginGainFrom(seat, id, supplyReference(id), to, tag)
}

export function beginGainFrom(seat: number, id: number, ref: number, to: number, tag: number): void {
  if (waited[op.E_WOULD_GAIN] || waited[op.E_GAINED]) {
    const fp = pushFrame(setting.code.procedures.gain, seat, -1)
    S[fp + F_IT] = id
    S[fp + F_IT_REF] = ref
    S[fp + F_N] = to
    S[fp + F_NAME] = tag
    return
  }
  if (!take(id, ref)) return
  const at = place(seat, id, to, zoneOf(ref))
  if (S[FP] > 0) gained(tag, id, at)
}

function place(seat: number, id: number, to: number, from: number): number {
  if (to === op.TO_HAND) intoHand(seat, id, everyone)
  else if (to === op.TO_DECK) ontoDeck(seat, id, everyone)
  else intoDiscard(seat, id, everyone)
  if (listening) {
    const where = to === op.TO_HAND ? 'hand' : to === op.TO_DECK ? 'deck' : 'discard'
    emit({ type: 'gained', seat, ids: [id], from: from === Z_SUPPLY ? 'supply' : 'trash', to: where })
  }
  return reference(id, to === op.TO_HAND ? Z_HAND : to === op.TO_DECK ? Z_DECK : Z_DISCARD, seat)
}

function gained(tag: number, id: number, ref: number): void {
  S[S[FP] + F_DID]++
  if (tag > 0) remember(tag, id, ref)
}

/** The card arrives, unless something else happened instead. */
export function gainArrives(fp: number): boolean {
  if (S[fp + F_CHOSEN]) return false
  const from = zoneOf(S[fp + F_IT_REF])
  const id = from === Z_SUPPLY ? copyInSupply(S[fp + F_IT]) : S[fp + F_IT]
  if (id < 0 || !take(id, id === S[fp + F_IT] ? S[fp + F_IT_REF] : supplyReference(id))) return false
  S[fp + F_IT] = id
  S[fp + F_IT_REF] = place(S[fp + F_YOU], id, S[fp + F_N], from)
  S[fp + F_DID] = 1
  return true
}

/** What lies on the card's pile in its stead where the card itself has gone since: a copy, or -1. */
function copyInSupply(id: number): number {
  const pile = kindPile[idKind[id]]
  if (S[pilesAt + pile] === 0) return -1
  const top = topOfPile(pile)
  return idKind[top] === idKind[id] ? top : -1
}

/** What was bought is gained, if what happened when it was bought has left a copy. */
export function gainBought(seat: number, kind: number): void {
  const pile = kindPile[kind]
  if (S[pilesAt + pile] > 0 && idKind[topOfPile(pile)] === kind) beginGain(seat, topOfPile(pile), op.TO_DISCARD, 0)
}

export function finishGain(fp: number): void {
  const [did, tag, id, ref] = [S[fp + F_DID], S[fp + F_NAME], S[fp + F_IT], S[fp + F_IT_REF]]
  popFrame()
  if (did && S[FP] > 0) gained(tag, id, ref)
}

/** Pays for the top card of a pile and gains it. */
export function buy(pile: number): void {
  const id = topOfPile(pile)
  const kind = idKind[id]
  S[COINS] -= cost(kind)
  S[POTIONS] -= kindPotion[kind]
  S[BUYS]--
  S[BOUGHT]++
  S[PHASE] = P_BUY
  if (listening) emit({ type: 'bought', seat: S[TURN], kind })
  if (waited[op.E_BOUGHT]) {
    const fp = pushFrame(setting.code.procedures.buy, S[TURN], -1)
    S[fp + F_IT] = id
    S[fp + F_IT_REF] = supplyReference(id)
  } else beginGain(S[TURN], id, op.TO_DISCARD, 0)
}

// Passing cards

/** Everybody chooses a card to pass, then all are passed at once. */
export function passLeft(fp: number, pc: number): boolean {
  const skip = code[pc + 1] === 1
  const tag = code[pc + 2]
  while (S[fp + F_LOOP] < players) {
    const seat = (S[fp + F_YOU] + S[fp + F_LOOP]) % players
    const n = handSize(seat)
    S[fp + F_ACTOR] = seat
    if (n > 0) {
      const count = listHandKinds(seat)
      if (count > 1 || askAll || (askSecret && n > 1)) {
        ask(D_PICK, seat, 1, 1, code[pc + 3], count)
        return false
      }
      remember(tag, options[0], reference(options[0], Z_HAND, seat))
    }
    S[fp + F_LOOP]++
  }
  pass(fp, tag, skip)
  forgetTag(tag)
  S[fp + F_ACTOR] = S[fp + F_YOU]
  S[fp + F_PC] = pc + 4
  return true
}

export function answerPass(option: number): void {
  const fp = S[FP]
  const seat = S[fp + F_ACTOR]
  remember(code[S[fp + F_PC] + 2], options[option], reference(options[option], Z_HAND, seat))
  S[fp + F_LOOP]++
}

function listHandKinds(seat: number): number {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  let count = 0
  for (let kind = 0; kind < setting.kinds.length; kind++) {
    for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) {
      if (idKind[S[arena + i]] !== kind) continue
      options[count++] = S[arena + i]
      break
    }
  }
  return count
}

function pass(fp: number, tag: number, skip: boolean): void {
  let givers = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) if (S[e] === tag) givers |= 1 << ownerOf(S[e + 2])
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    take(S[e + 1], S[e + 2])
    moveUnseen(S[e + 1], ownerOf(S[e + 2]))
    blurHand(ownerOf(S[e + 2]))
  }
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    const giver = ownerOf(S[e + 2])
    let receiver = (giver + 1) % players
    if (skip) while (!(givers & (1 << receiver))) receiver = (receiver + 1) % players
    intoHand(receiver, S[e + 1], 1 << giver)
    if (listening)
      emit({ type: 'passed', seat: giver, ids: [S[e + 1]], other: receiver, shown: (1 << giver) | (1 << receiver) })
  }
}

// Cleaning up

/** Discards from play, one by one, the cards whose leaving sets something off; the player says in which order. */
export function cleanNext(fp: number, pc: number): boolean {
  const seat = S[TURN]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  let count = 0
  for (let i = S[at + DISCARD_END]; i < S[at + PLAY_END]; i++) {
    const id = S[arena + i]
    if (hasDiscardEffect(id) && !staysInPlay(id)) options[count++] = id
  }
  if (count === 0) {
    S[fp + F_PC] = pc + 1
    return true
  }
  if (count > 1 && options.subarray(0, count).some((id) => kindOf(id) !== kindOf(options[0]))) {
    ask(D_PICK, seat, 1, 1, -1, count)
    return false
  }
  answerClean(0)
  return true
}

export function answerClean(option: number): void {
  const seat = S[TURN]
  const id = options[option]
  const kind = kindOf(id)
  take(id, reference(id, Z_PLAY, seat))
  intoDiscard(seat, id, everyone)
  if (listening) emit({ type: 'discarded', seat, ids: [id], from: 'play' })
  openDiscarded(seat, id, reference(id, Z_DISCARD, seat), kind)
}

const staying = new Int16Array(256)

/** Hand and play area to the discard pile, but for cards that still have something to do. */
export function cleanRest(): void {
  const seat = S[TURN]
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  const first = S[at + DISCARD_END]
  const hand = S[at + PLAY_END]
  const end = S[at + HAND_END]
  if (listening) emit({ type: 'cleaned', seat, count: end - first })
  let stays = 0
  if (S[RECORDS] > 0) {
    let to = first
    for (let i = first; i < hand; i++) {
      const id = S[arena + i]
      if (staysInPlay(id)) staying[stays++] = id
      else S[arena + to++] = id
    }
    if (stays > 0) {
      for (let i = hand; i < end; i++) S[arena + to++] = S[arena + i]
      for (let i = 0; i < stays; i++) S[arena + to++] = staying[i]
    }
  }
  if (S[OVERLAYS] > 0) dropOverlays(stays)
  // A played card comes to lie on top, not one that the others have not seen.
  const played = hand - first - stays
  if (played > 0 && end > hand) {
    const top = arena + end - stays - 1
    const shown = arena + hand - stays - 1
    const id = S[top]
    S[top] = S[shown]
    S[shown] = id
  }
  S[at + DISCARD_END] = end - stays
  S[at + PLAY_END] = end
  S[at + HAND_END] = end
  if (end > first) showTop(seat)
}

function dropOverlays(stays: number): void {
  for (let i = S[OVERLAYS] - 1; i >= 0; i--) {
    if (staying.subarray(0, stays).includes(S[OVERLAY + 2 * i])) continue
    const last = --S[OVERLAYS]
    S[OVERLAY + 2 * i] = S[OVERLAY + 2 * last]
    S[OVERLAY + 2 * i + 1] = S[OVERLAY + 2 * last + 1]
  }
}
