/** Operations that move and show the cards that a program remembers. */
import { everyStep } from '../../language/walk.ts'
import { ask, D_ORDER, D_POSITION, options } from '../asking/ask.ts'
import * as op from '../compile/code.ts'
import { intoDeck } from '../memory/decks.ts'
import {
  blurDiscard,
  blurHand,
  isThere,
  isTopDiscard,
  knowers,
  letKnow,
  moveUnseen,
  ownerOf,
  showTop,
  zoneOf,
} from '../memory/knowledge.ts'
import {
  ASK_ALL,
  ASK_SECRET,
  DECK,
  ENTRY,
  EVERYONE,
  F_ACTOR,
  F_DID,
  F_IT,
  F_IT_REF,
  F_KIND,
  F_PC,
  F_THIS,
  F_THIS_REF,
  FP,
  FRAME,
  L,
  LISTENING,
  S,
  TALLIES,
  TURN,
  Z_ASIDE,
  Z_DISCARD,
  Z_HAND,
  Z_SUPPLY,
  Z_TRASH,
} from '../memory/layout.ts'
import { code, definitionOf, idKind, kindPile, pileSupply, setting, waited } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { hasPile } from '../memory/piles.ts'
import { handSize, seatAt } from '../memory/seats.ts'
import { entriesEnd, firstOf, forgetTag, keepFrom, remember } from '../memory/stack.ts'
import { count as countCard, T_TRASHED } from '../memory/tables.ts'
import { take } from '../memory/zones.ts'
import { emit, type Place } from '../seen/events.ts'
import { arrive } from './arriving.ts'
import { list, optionRefs } from './listing.ts'
import { together } from './opening.ts'
import { allKnown, isPublic } from './selection.ts'

/** Asks in which order cards go onto the deck, if that can matter; the first named ends on top. */
export function order(fp: number, pc: number): boolean {
  let count = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] === code[pc + 1] && isThere(S[e + 1], S[e + 2])) count = list(count, S[e + 1], S[e + 2], false)
  }
  if (
    count > 1 &&
    (L[ASK_ALL] || kindOf(options[0]) !== kindOf(options[count - 1]) || (L[ASK_SECRET] && !allKnown(count)))
  ) {
    ask(D_ORDER, S[fp + F_ACTOR], count, count, code[pc + 2], count)
    return false
  }
  S[fp + F_PC] = pc + 3
  return true
}

export function answerOrder(chosen: Int16Array, n: number): void {
  const fp = S[FP]
  const pc = S[fp + F_PC]
  forgetTag(code[pc + 1])
  const alike = kindOf(options[0]) === kindOf(options[n - 1])
  const { step } = setting.code.sites[code[pc + 2]]
  const under = 'to' in step && step.to === 'pileBottom'
  for (let i = 0; i < n; i++) {
    const option = chosen[under ? i : n - 1 - i] // what is moved last lies uppermost, or lowest
    if (!alike) moveUnseen(options[option], S[fp + F_ACTOR]) // the others may know the cards, but not their order
    remember(code[pc + 1], options[option], optionRefs[option])
  }
  S[fp + F_PC] = pc + 3
}

const placeOf: readonly Place[] = ['discard', 'play', 'hand', 'aside', 'deck', 'trash', 'supply']
const destinationPlace: readonly Place[] = [
  'hand',
  'deck',
  'discard',
  'aside',
  'aside',
  'pile',
  'trash',
  'deck',
  'deck',
  'deck',
  'aside',
  'pile',
  'pile',
  'play',
]
const unseenTo =
  (1 << op.TO_DECK) | (1 << op.TO_DISCARD) | (1 << op.TO_BOTTOM) | (1 << op.TO_SHUFFLED) | (1 << op.TO_ASIDE_DOWN)
const unseenFromDiscard = (1 << op.TO_DECK) | (1 << op.TO_HAND) | (1 << op.TO_SHUFFLED)

/** Moves what is remembered under a tag, as far as it is still where it is expected. */
export function move(fp: number, verb: number, to: number, tag: number, keep: boolean, which: number): void {
  const seat = S[fp + F_ACTOR]
  const ids: number[] | undefined = L[LISTENING] ? [] : undefined
  const event =
    verb === op.V_TRASH ? op.E_TRASHED : verb === op.V_DISCARD ? op.E_DISCARD : isExile(to) ? op.E_EXILED : 0
  const watching = event > 0 && waited[event] !== 0
  const handBefore = handSize(seat)
  let from = Z_HAND
  let count = 0
  let unseen = true
  if (watching) together.clear()
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    const id = S[e + 1]
    const ref = S[e + 2]
    if (which & op.STILL_ASIDE && zoneOf(ref) !== Z_ASIDE) continue
    if (to === op.TO_SUPPLY && !isOfSupply(id)) continue
    if (to === op.TO_PILE && !hasPile(id)) continue
    const kind = kindOf(id)
    // Whoever shuffles some of a discard pile into a deck has the whole pile in hand.
    const covered = zoneOf(ref) === Z_DISCARD && (to === op.TO_SHUFFLED || !isTopDiscard(ownerOf(ref), id))
    if (!take(id, ref)) continue
    count++
    from = zoneOf(ref)
    const owner = from === Z_TRASH || from === Z_SUPPLY ? seat : ownerOf(ref)
    S[e + 2] = arrive(id, owner, to)
    if (to === op.TO_ASIDE && id === S[fp + F_IT]) keepFrom(id, S[e + 2])
    const shown = which & op.SHOWN_BEFORE && isPublic(id)
    if (from === Z_HAND && !shown && to < op.TO_PLACE && unseenTo & (1 << to)) moveUnseen(id, owner)
    else if (from !== Z_HAND || to < op.TO_PLACE || isPublic(id)) unseen = false
    if (covered && !shown && to < op.TO_PLACE && unseenFromDiscard & (1 << to)) {
      moveUnseen(id, owner)
      blurDiscard(owner)
    }
    if (tag === op.TAG_ASIDE && to !== op.TO_ASIDE && to !== op.TO_ASIDE_DOWN) S[e] = 0 // not set aside any more
    if (verb === op.V_TRASH && L[TALLIES]) countCard(T_TRASHED, seat, kind, S[TURN])
    ids?.push(id)
    if (watching) together.add(id, S[e + 2], kind, owner, from !== Z_SUPPLY)
  }
  if (count > 0 && from === Z_HAND && unseen && count < handBefore) blurHand(seat)
  if (ids && count > 0) tell(verb, to, from, seat, ids, S[fp + F_KIND])
  if (to === op.TO_DISCARD && count > 0) showTop(seat)
  if (S[fp + F_THIS] >= 0) follow(fp, F_THIS, F_THIS_REF, tag)
  if (S[fp + F_IT] >= 0) follow(fp, F_IT, F_IT_REF, tag)
  S[fp + F_DID] = count
  if (to === op.TO_ASIDE || to === op.TO_ASIDE_DOWN) alsoAside(fp, tag, keep)
  else if (!keep) forgetTag(tag)
  if (watching) together.open(event)
}

/** Where this very program puts the card, it can find it again. */
function follow(fp: number, card: number, ref: number, tag: number): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY)
    if (S[e] === tag && S[e + 1] === S[fp + card]) S[fp + ref] = S[e + 2]
}

/** Whether the card has a pile in the supply to go back to. */
function isOfSupply(id: number): boolean {
  const pile = kindPile[idKind[id]]
  return pile >= 0 && pileSupply[pile] === 1
}

/** What was set aside is remembered as that too, or as nothing else. */
function alsoAside(fp: number, tag: number, keep: boolean): void {
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    if (keep) remember(op.TAG_ASIDE, S[e + 1], S[e + 2])
    else S[e] = op.TAG_ASIDE
  }
}

function tell(verb: number, to: number, from: number, seat: number, ids: number[], by: number): void {
  const place = placeOf[from] ?? 'aside'
  const shown = ids.reduce((seats, id) => seats & knowers(id), L[EVERYONE])
  if (to === op.TO_PLAY) emit({ type: 'called', seat, ids })
  else if (verb === op.V_TRASH) emit({ type: 'trashed', seat, ids, from: place })
  else if (verb === op.V_DISCARD) emit({ type: 'discarded', seat, ids, from: place, topShown: true, shown })
  else {
    const what =
      to >= op.TO_PLACE ? (isExile(to) ? 'exile' : 'mat') : from === Z_ASIDE && usesBottom(by) ? 'end' : undefined
    emit({ type: 'put', seat, ids, from: place, to: destinationPlace[to] ?? 'aside', ...(what && { what }), shown })
  }
}

const isExile = (to: number): boolean => to >= op.TO_PLACE && setting.keeps.places[to - op.TO_PLACE].name === op.EXILE

/** Whether a card may leave cards at either end of a deck: at which is not told, for nobody else sees it in a view. */
const usesBottom = (kind: number): boolean =>
  kind >= 0 && everyStep(definitionOf(kind)).some(({ step }) => step.do === 'put' && step.to === 'deckBottom')

export function show(fp: number, eyes: number, tag: number, keep: boolean): void {
  const seat = S[fp + F_ACTOR]
  const ids: number[] | undefined = L[LISTENING] ? [] : undefined
  const watching = eyes === op.SHOW_ALL && waited[op.E_REVEALED] !== 0
  let count = 0
  let from = Z_HAND
  if (watching) together.clear()
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag || !isThere(S[e + 1], S[e + 2])) continue
    count++
    from = zoneOf(S[e + 2])
    letKnow(S[e + 1], eyes === op.SHOW_ALL ? L[EVERYONE] : 1 << seat)
    ids?.push(S[e + 1])
    if (watching) together.add(S[e + 1], S[e + 2], kindOf(S[e + 1]), seat, true)
  }
  if (ids && count > 0) {
    const place = from === Z_ASIDE ? 'deck' : placeOf[from]
    if (eyes === op.SHOW_ALL) emit({ type: 'revealed', seat, ids, from: place })
    else emit({ type: 'looked', seat, ids, from: place, shown: 1 << seat })
  }
  S[fp + F_DID] = count
  if (!keep) forgetTag(tag)
  if (watching) together.open(op.E_REVEALED)
}

/** Asks where in the deck a card goes. */
export function position(fp: number, pc: number): boolean {
  const seat = S[fp + F_ACTOR]
  const id = firstOf(fp, code[pc + 1])
  if (id < 0) {
    S[fp + F_PC] = pc + 3
    return true
  }
  const deck = S[seatAt(seat) + DECK]
  for (let i = 0; i <= deck; i++) options[i] = i
  if (deck > 0 || L[ASK_ALL]) {
    ask(D_POSITION, seat, 1, 1, code[pc + 2], deck + 1)
    return false
  }
  answerPosition(0)
  return true
}

export function answerPosition(above: number): void {
  const fp = S[FP]
  const pc = S[fp + F_PC]
  const seat = S[fp + F_ACTOR]
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== code[pc + 1]) continue
    const id = S[e + 1]
    if (!take(id, S[e + 2])) break
    intoDeck(seat, id, above)
    moveUnseen(id, seat)
    blurHand(seat)
    // How deep is told by the known cards around it, and not here: events tell no more than views.
    if (L[LISTENING]) emit({ type: 'put', seat, ids: [id], from: 'hand', to: 'deck', what: 'inside', shown: 1 << seat })
    break
  }
  forgetTag(code[pc + 1])
  S[fp + F_PC] = pc + 3
}
