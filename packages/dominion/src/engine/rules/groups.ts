/** Groups: the cards that an expression is about, listed on a stack of their own. */
import * as op from '../compile/code.ts'
import { isThere, zoneOf } from '../memory/knowledge.ts'
import {
  ARENA_WORDS,
  ASIDE_END,
  DECK,
  DISCARD_END,
  ENTRY,
  F_ENTRIES,
  FRAME,
  HAND_END,
  L,
  PILES,
  PILES_AT,
  PLACED,
  PLAY_END,
  S,
  SEATS,
  TRASH_AT,
  TRASHED,
  TURN,
  Z_ASIDE,
  Z_PLACES,
} from '../memory/layout.ts'
import { idKind, kindCalled, pileSupply, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { topKind } from '../memory/piles.ts'
import { idOfPlaced, ownerOfPlaced, zoneOfPlaced } from '../memory/places.ts'
import { arenaOf, seatAt } from '../memory/seats.ts'
import { firstOf, who } from '../memory/stack.ts'
import { counterAt, tallyAt } from '../memory/tables.ts'

const KINDS_LISTED = 1 << 13
/** The kinds of the listed cards. */
export const listed = new Int16Array(KINDS_LISTED)
/** … and which cards they are; -1 where it is a kind that matters. */
export const listedIds = new Int16Array(KINDS_LISTED)
const registers = new Int32Array(32)

/** What a listed card is called: the kind of that name. */
export const nameAt = (i: number): number => kindCalled[listed[i]]

/** Where the list ends that was made last. */
export const top = (): number => registers[0]
/** Takes off what was listed from there on. */
export const takeOff = (from: number): void => {
  registers[0] = from
}

/**
 * Lists a group, whatever its filter says; returns where its list begins. It ends at `top`, and whoever listed it takes it off
 * again.
 */
export function listAll(group: number, fp: number, seat: number): number {
  const from = top()
  const { op: kind, a, who: whose } = setting.code.groups[group]
  switch (kind) {
    case op.G_TAG:
    case op.G_REST:
      listTag(a, fp, kind === op.G_REST)
      break
    case op.G_ZONES:
      listZones(a, whose === op.WHO_ACTOR ? seat : who(fp, whose))
      break
    case op.G_LAST: {
      const last = S[counterAt(S[TURN], a)]
      if (last > 0) add(-1, last - 1)
      break
    }
    default:
      if (whose === op.WHO_ANYONE) for (let each = 0; each < L[SEATS]; each++) listPast(a, each)
      else listPast(a, whose === op.WHO_YOU ? seat : who(fp, whose))
  }
  return from
}

function add(id: number, kind: number): void {
  const at = registers[0]++
  listed[at] = kind
  listedIds[at] = id
}

function listTag(tag: number, fp: number, stillAside: boolean): void {
  if (tag < 0) {
    const id = firstOf(fp, tag)
    if (id >= 0) add(id, kindOf(id))
    return
  }
  const end = fp + FRAME + ENTRY * S[fp + F_ENTRIES]
  for (let e = fp + FRAME; e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    if (stillAside && !(isThere(S[e + 1], S[e + 2]) && zoneOf(S[e + 2]) === Z_ASIDE)) continue
    add(S[e + 1], kindOf(S[e + 1]))
  }
}

function listZones(zones: number, seat: number): void {
  const at = seatAt(seat)
  const owned = zones & op.IN_OWNED
  if (zones & op.IN_DISCARD || owned) listArena(seat, 0, S[at + DISCARD_END])
  if (zones & op.IN_PLAY || owned) listArena(seat, S[at + DISCARD_END], S[at + PLAY_END])
  if (zones & op.IN_HAND || owned) listArena(seat, S[at + PLAY_END], S[at + HAND_END])
  if (owned) listArena(seat, S[at + HAND_END], S[at + ASIDE_END])
  if (zones & op.IN_DECK || owned) listArena(seat, L[ARENA_WORDS] - S[at + DECK], L[ARENA_WORDS])
  if (owned)
    for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat) add(idOfPlaced(i), idKind[idOfPlaced(i)])
  if (zones >= op.IN_PLACE)
    for (let i = 0; i < S[PLACED]; i++)
      if (ownerOfPlaced(i) === seat && zones & (op.IN_PLACE << (zoneOfPlaced(i) - Z_PLACES)))
        add(idOfPlaced(i), idKind[idOfPlaced(i)])
  if (zones & op.IN_TRASH) for (let i = 0; i < S[TRASHED]; i++) add(S[L[TRASH_AT] + i], idKind[S[L[TRASH_AT] + i]])
  if (zones & op.IN_SUPPLY)
    for (let pile = 0; pile < L[PILES]; pile++)
      if (pileSupply[pile] && S[L[PILES_AT] + pile] > 0) add(-1, topKind(pile))
}

function listArena(seat: number, from: number, to: number): void {
  const arena = arenaOf(seat)
  for (let i = from; i < to; i++) add(S[arena + i], kindOf(S[arena + i]))
}

/** What happened to cards: as many times the kind as it happened. */
function listPast(tally: number, seat: number): void {
  for (let each = 0; each < setting.kinds.length; each++) {
    const times = S[tallyAt(seat, tally, each)]
    for (let i = 0; i < times; i++) add(-1, each)
  }
}

/** Copies of the kind that is the so-many-most frequent among what is listed from there on. */
export function commonest(from: number, rank: number): number {
  const counts = new Map<number, number>()
  for (let i = from; i < top(); i++) counts.set(nameAt(i), (counts.get(nameAt(i)) ?? 0) + 1)
  return [...counts.values()].sort((a, b) => b - a)[rank - 1] ?? 0
}

/** Different names among what is listed from there on; `copies` says of how many copies they must be, see `AT_LEAST_COPIES`. */
export function differentNames(from: number, copies: number): number {
  let different = 0
  for (let i = from; i < top(); i++) {
    let before = from
    while (nameAt(before) !== nameAt(i)) before++
    if (before < i) continue
    let n = 0
    for (let j = i; j < top(); j++) if (nameAt(j) === nameAt(i)) n++
    if (copies === 0 || n === copies || (copies > op.AT_LEAST_COPIES && n >= copies - op.AT_LEAST_COPIES)) different++
  }
  return different
}
