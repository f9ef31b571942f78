/** What a player has: resources of the turn, points, numbers that the game keeps, debt, tokens on piles. */
import * as op from '../compile/code.ts'
import {
  ACTIONS,
  BUYS,
  COINS,
  DEBT,
  L,
  P_ACTION,
  P_BUY,
  P_CLEANUP,
  P_NIGHT,
  P_TREASURE,
  PHASE,
  POINTS,
  POTIONS,
  S,
} from '../memory/layout.ts'
import { kindPile } from '../memory/lookup.ts'
import { seatAt } from '../memory/seats.ts'
import { counterAt } from '../memory/tables.ts'

/** Whether a token of the player lies on the pile of a kind. */
export const hasToken = (seat: number, counter: number, kind: number): boolean =>
  kindPile[kind] >= 0 && S[counterAt(seat, counter)] === kindPile[kind] + 1

/** Whether the player has debt, and so can buy nothing. */
export const isInDebt = (seat: number): boolean => L[DEBT] >= 0 && S[counterAt(seat, L[DEBT])] > 0

const resources = [ACTIONS, BUYS, COINS, POTIONS]

/** What a player has of a resource, see `resourceWord`. */
export const have = (resource: number, seat: number): number => S[resourceWord(resource, seat)]

/** The word of a resource: of the turn, the player's points, or one of the numbers that the game keeps. */
export const resourceWord = (resource: number, seat: number): number =>
  resource < resources.length
    ? resources[resource]
    : resource < op.KEPT_RESOURCE
      ? seatAt(seat) + POINTS
      : counterAt(seat, resource - op.KEPT_RESOURCE)

/** Phases as the language lists them: action, buy, night, cleanUp. */
export function isPhase(phase: number): boolean {
  if (phase === 0) return S[PHASE] === P_ACTION
  if (phase === 1) return S[PHASE] === P_TREASURE || S[PHASE] === P_BUY
  return S[PHASE] === (phase === 2 ? P_NIGHT : P_CLEANUP)
}
