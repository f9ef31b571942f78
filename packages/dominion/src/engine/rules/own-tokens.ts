/**
 * Tokens of which each player has one: on piles, where they say something of all its cards to that player; on the deck or before
 * the player, where they take a card or a coin away once; and the Journey token, which has two sides.
 */
import { F_ACTOR, L, LISTENING, MINUS_CARD, MINUS_COIN, S } from '../memory/layout.ts'
import { idKind, kindPile, setting } from '../memory/lookup.ts'
import { firstOf, pushFrame } from '../memory/stack.ts'
import { counterAt } from '../memory/tables.ts'
import { emit } from '../seen/events.ts'

const nameOf = (counter: number): string => setting.keeps.counters[counter].name

/** The player's token moves to the pile of the card that is remembered, from wherever it lies. */
export function tokenToPile(fp: number, counter: number, tag: number): void {
  const seat = S[fp + F_ACTOR]
  const id = firstOf(fp, tag)
  const pile = id < 0 ? -1 : kindPile[idKind[id]]
  if (pile < 0) return
  S[counterAt(seat, counter)] = pile + 1
  if (L[LISTENING]) emit({ type: 'got', seat, count: 1, kind: idKind[id], what: nameOf(counter) })
}

/** The player takes a token, or has it already. */
export function takeToken(seat: number, counter: number): void {
  if (L[LISTENING] && S[counterAt(seat, counter)] === 0) emit({ type: 'got', seat, count: 1, what: nameOf(counter) })
  S[counterAt(seat, counter)] = 1
}

/** Face up is 0, as at the beginning. */
export function turnToken(seat: number, counter: number): void {
  const side = 1 - S[counterAt(seat, counter)]
  S[counterAt(seat, counter)] = side
  if (L[LISTENING]) emit({ type: 'turned', seat, what: side === 0 ? 'up' : 'down' })
}

/** How many cards a player draws who would draw so many. */
export const toDraw = (seat: number, n: number): number => (L[MINUS_CARD] ? less(seat, L[MINUS_CARD] - 1, n) : n)

/** How many coins a player gets who would get so many. */
export const toGet = (seat: number, n: number): number => (L[MINUS_COIN] ? less(seat, L[MINUS_COIN] - 1, n) : n)

function less(seat: number, counter: number, n: number): number {
  const at = counterAt(seat, counter)
  if (n <= 0 || S[at] === 0) return n
  S[at] = 0
  if (L[LISTENING]) emit({ type: 'lost', seat, count: 1, what: nameOf(counter) })
  return n - 1
}

/** Whether a card comes from a pile where a token of the player gives something for playing it. */
export function hasBonus(seat: number, id: number): boolean {
  const pile = kindPile[idKind[id]] + 1
  for (const { counter } of setting.code.bonuses) if (pile > 0 && S[counterAt(seat, counter)] === pile) return true
  return false
}

/** What tokens give comes first, told as of the card that is played. */
export function beginBonuses(seat: number, id: number, kind: number): void {
  const pile = kindPile[idKind[id]] + 1
  for (const { counter, pc } of setting.code.bonuses)
    if (S[counterAt(seat, counter)] === pile) pushFrame(pc, seat, kind)
}
