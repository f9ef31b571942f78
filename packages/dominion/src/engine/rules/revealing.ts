/** Operations that take cards off decks, to be looked at or revealed. */
import * as op from '../compile/code.ts'
import { prepareDeck, takeBottom, takeTop } from '../memory/decks.ts'
import { reference } from '../memory/knowledge.ts'
import {
  DECK,
  EVERYONE,
  F_ACTOR,
  F_DID,
  F_PC,
  L,
  LISTENING,
  PILES_AT,
  S,
  SHUFFLE_ASKS,
  Z_ASIDE,
} from '../memory/layout.ts'
import { code, idKind, waited } from '../memory/lookup.ts'
import { takeFromPile } from '../memory/piles.ts'
import { seatAt } from '../memory/seats.ts'
import { remember } from '../memory/stack.ts'
import { intoAside } from '../memory/zones.ts'
import { emit } from '../seen/events.ts'
import { fits, value } from './evaluate.ts'
import { together } from './opening.ts'
import { asksWhere, left, waitsForPlace } from './shuffling.ts'

/** Cards from the top of the deck, set aside while something is done with them. */
export function topCards(fp: number, pc: number): void {
  const seat = S[fp + F_ACTOR]
  const eyes = code[pc + 3]
  const all = value(code[pc + 2], fp, seat)
  let n = L[SHUFFLE_ASKS] ? left(fp, all) : all
  let taken = all - n
  if (L[SHUFFLE_ASKS] && waitsForPlace(fp, n)) return
  prepareDeck(seat, n)
  for (; n > 0; n--, taken++) {
    if (L[SHUFFLE_ASKS] && waitsForPlace(fp, n)) return
    const id = takeTop(seat)
    if (id < 0) break
    intoAside(seat, id, eyes === op.SHOW_ALL ? L[EVERYONE] : eyes === op.SHOW_ACTOR ? 1 << seat : 0)
    remember(code[pc + 1], id, reference(id, Z_ASIDE, seat))
  }
  S[fp + F_DID] = taken
  S[fp + F_PC] = pc + 4
}

/** The top cards of a deck that belongs to nobody, set aside while they are shown to everybody. */
export function sideTop(fp: number, pc: number): void {
  const seat = S[fp + F_ACTOR]
  const pile = code[pc + 2]
  const n = pile < 0 ? 0 : Math.min(S[L[PILES_AT] + pile], value(code[pc + 3], fp, seat))
  for (let taken = 0; taken < n; taken++) {
    const id = takeFromPile(pile)
    intoAside(seat, id, L[EVERYONE])
    remember(code[pc + 1], id, reference(id, Z_ASIDE, seat))
  }
  S[fp + F_DID] = n
  S[fp + F_PC] = pc + 4
}

/** The bottom card of the deck, set aside while something is done with it. */
export function bottomCard(fp: number, pc: number): void {
  const seat = S[fp + F_ACTOR]
  if (L[SHUFFLE_ASKS] && asksWhere(seat, 1)) return
  const id = takeBottom(seat)
  S[fp + F_DID] = id < 0 ? 0 : 1
  S[fp + F_PC] = pc + 3
  if (id < 0) return
  const eyes = code[pc + 2]
  intoAside(seat, id, eyes === op.SHOW_ALL ? L[EVERYONE] : eyes === op.SHOW_ACTOR ? 1 << seat : 0)
  remember(code[pc + 1], id, reference(id, Z_ASIDE, seat))
}

export function dig(fp: number, pc: number): void {
  const [tag, n, filter] = [code[pc + 1], code[pc + 2], code[pc + 3]]
  const seat = S[fp + F_ACTOR]
  const ids: number[] | undefined = L[LISTENING] ? [] : undefined
  let found = L[SHUFFLE_ASKS] ? n - left(fp, n) : 0
  const watching = waited[op.E_REVEALED] !== 0
  let waits = false
  if (watching) together.clear()
  while (found < n) {
    waits = L[SHUFFLE_ASKS] === 1 && S[seatAt(seat) + DECK] === 0 && waitsForPlace(fp, n - found)
    if (waits) break
    const id = takeTop(seat)
    if (id < 0) break
    intoAside(seat, id, L[EVERYONE])
    const match = fits(filter, idKind[id], fp)
    if (match) found++
    remember(match ? tag : tag + 1, id, reference(id, Z_ASIDE, seat))
    ids?.push(id)
    if (watching) together.add(id, reference(id, Z_ASIDE, seat), idKind[id], seat, true)
  }
  if (ids && ids.length > 0) emit({ type: 'revealed', seat, ids, from: 'deck' })
  S[fp + F_DID] = found
  if (waits) return
  S[fp + F_PC] = pc + 4
  if (watching) together.open(op.E_REVEALED)
}
