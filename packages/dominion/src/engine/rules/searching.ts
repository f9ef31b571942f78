/** Looks through zones for cards that fit, and lists them as options. */
import * as op from '../compile/code.ts'
import { isThere, reference } from '../memory/knowledge.ts'
import {
  DISCARD_END,
  ENTRY,
  F_THIS,
  F_THIS_REF,
  FRAME,
  HAND_END,
  L,
  PILES,
  PILES_AT,
  PLACED,
  PLAY_END,
  S,
  TRASH_AT,
  TRASHED,
  Z_DISCARD,
  Z_HAND,
  Z_PLACES,
  Z_PLAY,
  Z_SUPPLY,
  Z_TRASH,
} from '../memory/layout.ts'
import { filterHeld, idKind, pileBase, pileFace, pileSupply, setting } from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { topOfPile } from '../memory/piles.ts'
import { idOfPlaced, ownerOfPlaced, zoneOfPlaced } from '../memory/places.ts'
import { arenaOf, holds, seatAt } from '../memory/seats.ts'
import { entriesEnd } from '../memory/stack.ts'
import { fits } from './evaluate.ts'
import { list } from './listing.ts'

const IN_ARENA = op.IN_DISCARD | op.IN_PLAY | op.IN_HAND

/** Lists the cards of zones, given as bits, that fit; returns how many. */
export function listZones(fp: number, seat: number, filter: number, zones: number, oneOfEach: boolean): number {
  const at = seatAt(seat)
  let count = 0
  if (zones & op.IN_DISCARD) count = listStretch(fp, seat, filter, Z_DISCARD, 0, S[at + DISCARD_END], oneOfEach, count)
  if (zones & op.IN_PLAY)
    count = listStretch(fp, seat, filter, Z_PLAY, S[at + DISCARD_END], S[at + PLAY_END], oneOfEach, count)
  if (zones & op.IN_HAND && !(filter >= 0 && filterHeld[filter] > 0 && !holds(seat, filterHeld[filter])))
    count = listStretch(fp, seat, filter, Z_HAND, S[at + PLAY_END], S[at + HAND_END], oneOfEach, count)
  return zones & ~IN_ARENA ? listElsewhere(fp, seat, filter, zones, oneOfEach, count) : count
}

/** Lists what fits of a stretch of a player's cards, behind the `count` cards that are listed already. */
function listStretch(
  fp: number,
  seat: number,
  filter: number,
  zone: number,
  from: number,
  to: number,
  oneOfEach: boolean,
  count: number,
): number {
  const arena = arenaOf(seat)
  let listed = count
  for (let i = from; i < to; i++) {
    const id = S[arena + i]
    if (filter < 0 || fits(filter, zone === Z_PLAY ? kindOf(id) : idKind[id], fp, id))
      listed = list(listed, id, reference(id, zone, seat), oneOfEach)
  }
  return listed
}

/** The same of the zones that are no player's, and of places with a name. */
function listElsewhere(
  fp: number,
  seat: number,
  filter: number,
  zones: number,
  oneOfEach: boolean,
  listed: number,
): number {
  let count = listed
  if (zones & (1 << Z_TRASH)) {
    for (let i = 0; i < S[TRASHED]; i++) {
      const id = S[L[TRASH_AT] + i]
      if (fits(filter, idKind[id], fp, id)) count = list(count, id, reference(id, Z_TRASH, 0), oneOfEach)
    }
  }
  if (zones & (1 << Z_SUPPLY)) {
    for (let pile = 0; pile < L[PILES]; pile++) {
      if (!pileSupply[pile] || S[L[PILES_AT] + pile] === 0) continue
      const id = topOfPile(pile)
      if (fits(filter, idKind[id], fp)) count = list(count, id, reference(id, Z_SUPPLY, 0), oneOfEach)
    }
  }
  if (zones & op.IN_PILES) {
    for (let pile = 0; pile < L[PILES]; pile++) {
      if (!pileSupply[pile]) continue
      const id = S[L[PILES_AT] + pile] > 0 ? topOfPile(pile) : pileBase[pile]
      if (fits(filter, pileFace[pile], fp)) count = list(count, id, reference(id, Z_SUPPLY, 0), oneOfEach)
    }
  }
  if (zones & op.IN_THIS && isThere(S[fp + F_THIS], S[fp + F_THIS_REF])) {
    const id = S[fp + F_THIS]
    if (fits(filter, kindOf(id), fp, id)) count = list(count, id, S[fp + F_THIS_REF], oneOfEach)
  }
  if (zones >= op.IN_PLACE) {
    for (let i = 0; i < S[PLACED]; i++) {
      const [id, zone] = [idOfPlaced(i), zoneOfPlaced(i)]
      if (ownerOfPlaced(i) !== seat || !(zones & (op.IN_PLACE << (zone - Z_PLACES)))) continue
      if (fits(filter, idKind[id], fp, id)) count = list(count, id, reference(id, zone, seat), oneOfEach)
    }
  }
  if (zones & op.IN_BOX) {
    for (let pile = 0; pile < L[PILES]; pile++) {
      if (
        pileSupply[pile] ||
        setting.piles[pile].faceDown ||
        setting.piles[pile].asideFor ||
        S[L[PILES_AT] + pile] === 0
      )
        continue
      const id = topOfPile(pile)
      if (fits(filter, idKind[id], fp)) count = list(count, id, reference(id, Z_SUPPLY, 0), oneOfEach)
    }
  }
  return count
}

export function listTag(fp: number, filter: number, tag: number, oneOfEach: boolean): number {
  let count = 0
  for (let e = fp + FRAME, end = entriesEnd(fp); e < end; e += ENTRY) {
    if (S[e] !== tag || !isThere(S[e + 1], S[e + 2])) continue
    if (filter < 0 || fits(filter, kindOf(S[e + 1]), fp, S[e + 1])) count = list(count, S[e + 1], S[e + 2], oneOfEach)
  }
  return count
}
