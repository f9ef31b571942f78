/** Operations that find cards and ask which. */
import { ask, D_OPTIONS, D_PICK, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { isThere, knowers } from '../memory/knowledge.ts'
import {
  ASK_ALL,
  ASK_SECRET,
  DISCARD_END,
  ENTRY,
  EVERYONE,
  F_ACTOR,
  F_CHOSEN,
  F_DID,
  F_LOOP,
  F_N,
  F_PC,
  F_THIS,
  F_UNAFFECTED,
  F_YOU,
  FP,
  FRAME,
  L,
  S,
  SEATS,
  Z_SUPPLY,
} from '../memory/layout.ts'
import { code, idKind, kindPile, pileSupply, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { arenaOf, handSize, leftOf, seatAt } from '../memory/seats.ts'
import { entriesEnd, firstOf, forgetEntry, forgetTag, remember, who } from '../memory/stack.ts'
import { holdsTrue, value } from './evaluate.ts'
import { listGains } from './gaining.ts'
import { optionRefs } from './listing.ts'
import { beginPlay } from './playing.ts'
import { possible } from './remembering.ts'
import { listTag, listZones } from './searching.ts'

export function pick(fp: number, pc: number): boolean {
  const seat = S[fp + F_ACTOR]
  const quantity = code[pc + 2] & 3
  const filter = code[pc + 4]
  const from = code[pc + 5]
  const wanted = quantity === op.Q_EXACT || quantity === op.Q_UP_TO ? value(code[pc + 3], fp, seat) : options.length
  const single = wanted === 1 || (code[pc + 2] & op.Q_DIFFERENT) !== 0
  const count = from < 0 ? listTag(fp, filter, -from, single) : listZones(fp, seat, filter, from, single)
  const max = wanted < count ? Math.max(wanted, 0) : count // what somebody's card reckons may be less than nothing
  const least = code[pc + 2] & op.Q_SOME && max > 0 ? 1 : 0
  const min = (quantity === op.Q_EXACT || quantity === op.Q_ALL) && !mayChooseNothing(from, count) ? max : least
  if (quantity === op.Q_ALL || wanted <= 0) return takePicks(fp, pc, max)
  const settled = min === max && count === handSize(seat) && count <= wanted
  if (mustAsk(min, max, count, L[ASK_SECRET] === 1 && tellsMore(fp, from, filter, settled))) {
    if (count > 0) ask(D_PICK, who(fp, code[pc + 6]), min, max, code[pc + 7], count)
    else askNone(who(fp, code[pc + 6]), code[pc + 7])
    return false
  }
  return takePicks(fp, pc, max)
}

/** Whether others would learn from a pick that is passed over what they do not know; `settled` is what the whole hand goes into. */
function tellsMore(fp: number, from: number, filter: number, settled: boolean): boolean {
  const seat = S[fp + F_ACTOR]
  if (from < 0) return hidesAny(fp, -from)
  // What the size of a hand settles everybody can tell; how much of it fits a filter, nobody else.
  if (from & op.IN_HAND) return handSize(seat) > 0 && !(settled && isAny(filter))
  return (from & op.IN_DISCARD) !== 0 && hidesDiscards(seat)
}

const isAny = (filter: number): boolean => setting.code.filters[filter].op === op.K_ANY

/** Whether others do not know all of the remembered cards. Of copies but one is on offer, and that one need not be the hidden one. */
function hidesAny(fp: number, tag: number): boolean {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === tag && isThere(S[e + 1], S[e + 2]) && !isPublic(S[e + 1])) return true
  return false
}

/** Whether others do not know all that lies in a discard pile, and so not whether there is a choice. */
function hidesDiscards(seat: number): boolean {
  const arena = arenaOf(seat)
  const discards = S[seatAt(seat) + DISCARD_END]
  for (let i = 0; discards > 1 && i < discards; i++) if (!isPublic(S[arena + i])) return true
  return false
}

/** Who may choose what is used up may choose a card outside the supply when none is left, and gets nothing. */
function mayChooseNothing(from: number, count: number): boolean {
  if (from < 0 || !(from & op.IN_BOX) || !(from & op.IN_PILES)) return false
  for (let i = 0; i < count; i++) if (!pileSupply[kindPile[idKind[options[i]]]]) return false
  return true
}

/** Whether everybody knows where the card is. */
export const isPublic = (id: number): boolean => (knowers(id) & L[EVERYONE]) === L[EVERYONE]

/** Whether everybody knows all the cards on offer. */
export function allKnown(count: number): boolean {
  for (let i = 0; i < count; i++) if (!isPublic(options[i])) return false
  return true
}

/** Whether to ask though there may be but one answer. `secret`: passing over it would tell the others something. */
function mustAsk(min: number, max: number, count: number, secret: boolean): boolean {
  const forced = max === 0 || (min === max && (min === count || kindOf(options[0]) === kindOf(options[count - 1])))
  return !forced || (L[ASK_ALL] === 1 && count > 0) || secret
}

/** In place of a card where there is none to pick, but nobody else may know that. */
export const NONE = -1

function askNone(chooser: number, site: number): void {
  options[0] = NONE
  ask(D_PICK, chooser, 1, 1, site, 1)
}

/** Takes the first options without asking. */
function takePicks(fp: number, pc: number, n: number): boolean {
  const tag = code[pc + (code[pc] === op.O_DOWN_TO ? 2 : 1)]
  for (let i = 0; i < n; i++) remember(tag, options[i], optionRefs[i])
  pastPick(fp, pc, tag, n)
  return true
}

/** So many were picked under the tag: what comes next. With no card there is nothing to be done with it. */
function pastPick(fp: number, pc: number, tag: number, n: number): void {
  let next = pc + (code[pc] === op.O_DOWN_TO ? 4 : 8)
  S[fp + F_DID] = n
  if (n === 0 && firstOf(fp, tag) < 0) {
    if (code[next] === op.O_ORDER && code[next + 1] === tag) next += 3
    if (code[next] === op.O_PLAY && code[next + 1] === tag) next += 3
    else if (code[next] === op.O_MOVE && code[next + 3] === tag && code[next + 2] !== op.TO_SHUFFLED) next += 6
  }
  S[fp + F_PC] = next
}

/** The answer to `pick` and `discardDownTo`: numbers of options. */
export function answerPick(chosen: Int16Array, count: number): void {
  const n = count > 0 && options[chosen[0]] === NONE ? 0 : count
  const fp = S[FP]
  const pc = S[fp + F_PC]
  const tag = code[pc + (code[pc] === op.O_DOWN_TO ? 2 : 1)]
  for (let i = 0; i < n; i++) remember(tag, options[chosen[i]], optionRefs[chosen[i]])
  pastPick(fp, pc, tag, n)
}

export function discardDownTo(fp: number, pc: number): boolean {
  const seat = S[fp + F_ACTOR]
  const over = handSize(seat) - code[pc + 1]
  forgetTag(code[pc + 2])
  if (over <= 0) return takePicks(fp, pc, 0)
  const count = listZones(fp, seat, -1, op.IN_HAND, false)
  if (mustAsk(over, over, count, L[ASK_SECRET] === 1)) {
    ask(D_PICK, seat, over, over, code[pc + 3], count)
    return false
  }
  return takePicks(fp, pc, over)
}

/** Whether what all options are about is there: remembered cards, or one of the supply to gain. */
export const isPossible = (fp: number, about: number): boolean =>
  about < op.NEEDS_HAND
    ? listZones(fp, S[fp + F_ACTOR], op.neededInSupply(about), 1 << Z_SUPPLY, true) > 0
    : possible(fp, about)

export function chooseOptions(fp: number, pc: number): boolean {
  const count = code[pc + 2]
  const wanted = value(code[pc + 1], fp, S[fp + F_ACTOR])
  const n = wanted < count ? Math.max(wanted, 0) : count
  if (n === 0 || n === count || !isPossible(fp, code[pc + 5])) {
    S[fp + F_CHOSEN] = n === count ? (1 << count) - 1 : 0
    S[fp + F_PC] = pc + 6
    return true
  }
  for (let i = 0; i < count; i++) options[i] = i
  ask(D_OPTIONS, who(fp, code[pc + 3]), n, n, code[pc + 4], count)
  return false
}

/** Asks which of several parts is next, until all are done. Where at most one of them does anything, the order is idle. */
export function nextPart(fp: number, pc: number): boolean {
  let count = 0
  let effective = 0
  let at = pc + 6
  for (let part = 0; part < code[pc + 1]; part++, at = code[at + 2]) {
    if (S[fp + F_N] & (1 << part)) continue
    const first = at + 5 // after O_UNLESS_CHOSEN and O_PART_DONE
    if (code[first] !== op.O_GAIN || listGains(fp, first) > 0) effective++
    S[fp + F_CHOSEN] = 1 << part
    count++
  }
  if (effective > 1) {
    count = 0
    for (let part = 0; part < code[pc + 1]; part++) if (!(S[fp + F_N] & (1 << part))) options[count++] = part
    ask(D_OPTIONS, who(fp, code[pc + 3]), 1, 1, code[pc + 4], count)
    return false
  }
  S[fp + F_PC] = count === 0 ? code[pc + 2] : pc + 6
  return true
}

/** Plays cards one after the other, in the order that the player likes. */
export function playAll(fp: number, pc: number): boolean {
  if (code[pc + 3] < 0) {
    playFirst(fp, pc)
    return true
  }
  const count = listTag(fp, -1, code[pc + 1], false)
  if (count === 0) {
    S[fp + F_PC] = pc + 4
    return true
  }
  if (count > 1 && (L[ASK_ALL] || kindOf(options[0]) !== kindOf(options[count - 1]))) {
    ask(D_PICK, S[fp + F_ACTOR], 1, 1, code[pc + 3], count)
    return false
  }
  playNext(fp, pc, 0)
  return true
}

/** The first of them that is still there. */
function playFirst(fp: number, pc: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== code[pc + 1] || !isThere(S[e + 1], S[e + 2])) continue
    const [id, ref] = [S[e + 1], S[e + 2]]
    forgetEntry(e)
    beginPlay(S[fp + F_ACTOR], id, ref, code[pc + 2], 0, -1, S[fp + F_THIS])
    return
  }
  S[fp + F_PC] = pc + 4
}

export function playNext(fp: number, pc: number, option: number): void {
  const [id, ref] = [options[option], optionRefs[option]]
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === code[pc + 1] && S[e + 1] === id) {
      forgetEntry(e)
      break
    }
  beginPlay(S[fp + F_ACTOR], id, ref, code[pc + 2], 0, -1, S[fp + F_THIS])
}

/** The next player whom a step is for: you, if at all, and then to the left. */
export function nextPlayer(fp: number, pc: number): void {
  while (S[fp + F_LOOP] < L[SEATS]) {
    const seat = leftOf(S[fp + F_YOU], S[fp + F_LOOP]++)
    if (seat === S[fp + F_YOU] ? code[pc + 1] === 0 : S[fp + F_UNAFFECTED] & (1 << seat)) continue
    S[fp + F_ACTOR] = seat
    if (code[pc + 2] >= 0 && !holdsTrue(code[pc + 2], fp)) continue
    S[fp + F_PC] = pc + 4
    return
  }
  S[fp + F_ACTOR] = S[fp + F_YOU]
  S[fp + F_PC] = code[pc + 3]
}
