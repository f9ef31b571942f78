/** Tokens that lie with players and on piles. */
import * as op from '../compile/code.ts'
import { F_ACTOR, F_DID, F_KIND, L, LISTENING, S } from '../memory/layout.ts'
import { code, idKind, kindLike, pileFace, setting } from '../memory/lookup.ts'
import { firstOf } from '../memory/stack.ts'
import { counterAt, spotOf, tokensAt } from '../memory/tables.ts'
import { emit } from '../seen/events.ts'
import { value } from './evaluate.ts'
import { resourceWord } from './holdings.ts'
import { resourceName } from './resources.ts'
import { whoGetsTokens } from './states.ts'

/** The word where tokens are kept; -1: the heap, or a pile that is not in the game. */
function placeAt(fp: number, place: number, tag: number, seat: number): number {
  const [where, number] = [place & 3, place >> 2]
  if (where === op.ON_HEAP) return -1
  if (where === op.ON_PLAYER) return resourceWord(number, seat)
  const id = where === op.ON_PILE ? firstOf(fp, tag) : -1
  const kind = where === op.ON_PILE ? (id < 0 ? -1 : idKind[id]) : kindLike[S[fp + F_KIND]]
  const spot = kind < 0 ? -1 : spotOf(kind)
  return spot < 0 ? -1 : tokensAt(spot, number)
}

export function moveTokens(fp: number, pc: number): void {
  const seat = S[fp + F_ACTOR]
  const from = placeAt(fp, code[pc + 2], code[pc + 3], seat)
  const to = placeAt(fp, code[pc + 4], code[pc + 5], whoGetsTokens(seat))
  const isHeap = (code[pc + 2] & 3) === op.ON_HEAP
  const there = isHeap ? Number.MAX_SAFE_INTEGER : from < 0 ? 0 : S[from]
  const n = code[pc + 1] < 0 ? there : Math.min(there, value(code[pc + 1], fp, seat))
  if (from >= 0) S[from] -= n
  if (to >= 0) S[to] += n
  S[fp + F_DID] = n
  if (L[LISTENING] && n > 0 && (isHeap || (code[pc + 4] & 3) === op.ON_PLAYER)) tell(fp, pc, seat, n)
}

/** Tokens that a player got, or put on the pile of a card. */
function tell(fp: number, pc: number, seat: number, n: number): void {
  const [where, number] = [code[pc + 4] & 3, code[pc + 4] >> 2]
  if (where === op.ON_PLAYER) emit({ type: 'got', seat: whoGetsTokens(seat), count: n, what: resourceName(number) })
  if (where !== op.ON_PILE && where !== op.ON_OWN_PILE) return
  const id = where === op.ON_PILE ? firstOf(fp, code[pc + 5]) : -1
  const kind = where === op.ON_OWN_PILE ? kindLike[S[fp + F_KIND]] : id < 0 ? -1 : idKind[id]
  if (kind >= 0) emit({ type: 'got', seat, count: n, kind, what: setting.keeps.tokens[number] })
}

/** Lays the tokens that set-up puts on landscapes and on the piles that fit. */
export function arrangeTokens(): void {
  for (const { token, n, fits, on } of setting.code.arranged) {
    const all = value(n, 0, 0)
    if (on >= 0) S[tokensAt(spotOf(on), token)] = all
    setting.piles.forEach(({ supply }, pile) => {
      if (supply && fits[pileFace[pile]]) S[tokensAt(pile, token)] = all
    })
  }
}

/** What everybody begins with. */
export function arrangeCounters(): void {
  for (const { counter, n } of setting.code.arrangedCounters)
    for (let seat = 0; seat < setting.players; seat++) S[counterAt(seat, counter)] += n
}
