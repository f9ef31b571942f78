/** The part of `use.ts` that is about cards and landscapes: what each of them costs, does, counts and waits for. */

import { typeBit, typeBits } from '../compile/code.ts'
import { ST_NO_ACTIONS } from '../compile/nodes.ts'
import { COINS_RESOURCE, O_ADD, O_DRAW, O_FORGET, O_JUMP } from '../compile/operations.ts'
import {
  BONUS_TOKENS,
  COINS_APART,
  COST_TOKEN,
  COUNTED_COIN,
  HELD_ACTION,
  HELD_NIGHT,
  HELD_TREASURE,
  L,
  SHUFFLE_ASKS,
} from './layout.ts'
import {
  COINS_SHIFT,
  COUNTED_SHIFT,
  code,
  fixedNumber,
  idCoins,
  idHeld,
  idKind,
  idWaits,
  kindArrives,
  kindBefore,
  kindBeside,
  kindCalled,
  kindCoins,
  kindCounted,
  kindDebt,
  kindHooked,
  kindLike,
  kindOwnTypes,
  kindPayment,
  kindPile,
  kindPlaced,
  kindPlain,
  kindPlay,
  kindPoints,
  kindPotion,
  kindRest,
  kindTypes,
  kindWaits,
  kindWatched,
  pileKind,
  pilePrice,
  plainActions,
  plainBuys,
  plainCoins,
  plainDraw,
  setting,
  UNWATCHED,
  VARIES,
} from './lookup.ts'
import type { Setting } from './setting.ts'

export function useKinds(next: Setting): void {
  const ignoresActions = next.code.states.some(({ what }) => what === ST_NO_ACTIONS)
  next.kinds.forEach((card, kind) => {
    const { play, beforePlay, plain: numbers, placed, arrives } = next.code.kinds[kind]
    kindArrives[kind] = arrives
    // A draw that may ask something is more than a number, and so are Actions that may be ignored.
    const isMore = numbers && ((L[SHUFFLE_ASKS] && numbers[0] > 0) || (ignoresActions && numbers[1] > 0))
    const plain = isMore ? undefined : numbers
    kindPlaced[kind] = placed ? 1 : 0
    kindCoins[kind] = card.cost.coins
    kindPotion[kind] = card.cost.potion ?? 0
    kindDebt[kind] = card.cost.debt ?? 0
    kindBeside[kind] = kindPotion[kind] | (kindDebt[kind] << 1)
    kindOwnTypes[kind] = typeBits(card)
    kindTypes[kind] = kindOwnTypes[kind]
    kindPile[kind] = next.pileOfKind[kind]
    kindCalled[kind] = next.called[kind]
    kindLike[kind] = next.like[kind]
    kindPlay[kind] = play
    kindBefore[kind] = beforePlay
    kindPayment[kind] = next.code.kinds[kind].payment
    kindPlain[kind] = plain ? 1 : 0
    const first = [...(plain ?? [0, 0, 0, 0])]
    kindRest[kind] = plain ? play : pastOpening(play, first, ignoresActions)
    plainDraw[kind] = first[0]
    plainActions[kind] = first[1]
    plainBuys[kind] = first[2]
    plainCoins[kind] = first[3]
    kindCounted[kind] = next.code.countedKinds[kind] ? 1 : 0
    kindWatched[kind] = next.code.watchedKinds[kind] ? 1 : 0
    kindWaits[kind] = waitsOf(kind)
    kindHooked[kind] = next.code.kinds[kind].hooks.reduce(
      (bits, { length }, at) => bits | (length > 0 ? 1 << at : 0),
      0,
    )
    kindPoints[kind] = fixedNumber[next.code.kinds[kind].points]
  })
  const counted = next.kinds.flatMap((_, kind) => (kindCounted[kind] && coinsOnly(kind) ? [kind] : []))
  L[COUNTED_COIN] = counted[0] ?? -1
  L[COINS_APART] = Number(counted.length > 1)
}

export function useLandscapes(next: Setting): void {
  next.landscapes.forEach(({ cost }, i) => {
    const kind = next.kinds.length + i
    kindCoins[kind] = cost?.coins ?? 0
    kindPotion[kind] = 0
    kindDebt[kind] = cost?.debt ?? 0
    kindBeside[kind] = kindDebt[kind] << 1
    kindTypes[kind] = 0
    kindPile[kind] = -1
    kindCalled[kind] = kind
    kindLike[kind] = kind
    kindPlay[kind] = next.code.kinds[kind].play
    kindPoints[kind] = fixedNumber[next.code.kinds[kind].points]
    kindWaits[kind] = waitsOf(kind)
  })
}

/** What a pile costs, where that never changes but for what all cards cost less. */
export function usePrices(next: Setting): void {
  next.piles.forEach(({ supply }, p) => {
    const kind = pileKind[p]
    const plain =
      supply &&
      kind >= 0 &&
      kindBeside[kind] === 0 &&
      next.code.states.length === 0 &&
      L[COST_TOKEN] === 0 &&
      kindPayment[kind] === 0
    pilePrice[p] = plain ? kindCoins[kind] : -1
  })
}

export function useCards(next: Setting): void {
  idKind.set(next.idKind)
  for (let id = 0; id < next.cards; id++) useCard(id)
}

/** Spreads out what the kind of a card says. */
export function useCard(id: number): void {
  idHeld[id] = heldAs(kindTypes[idKind[id]])
  idCoins[id] = coinsOnly(idKind[id])
  idCoins[UNWATCHED + id] = kindWatched[idKind[id]] ? 0 : idCoins[id]
  idWaits[id] = kindWaits[idKind[id]]
}

/**
 * Adds up the cards, Actions, Buys and coins with which a program begins, as far as they are always the same and nothing can come
 * between; returns where it goes on. The loop over players that may follow begins anew in every frame.
 */
function pastOpening(play: number, numbers: number[], ignoresActions: boolean): number {
  let pc = play
  for (;;) {
    const draws = code[pc] === O_DRAW
    const number = draws ? 0 : code[pc] === O_ADD && code[pc + 1] <= COINS_RESOURCE ? 1 + code[pc + 1] : -1
    const n = number < 0 ? VARIES : fixedNumber[code[pc + (draws ? 1 : 2)]]
    if (n === VARIES || n === 0 || (draws && (L[SHUFFLE_ASKS] || numbers[0] > 0)) || (number === 1 && ignoresActions))
      break
    numbers[number] += n
    pc += draws ? 2 : 3
  }
  while (pc !== play && (code[pc] === O_JUMP || code[pc] === O_FORGET)) pc = code[pc] === O_JUMP ? code[pc + 1] : pc + 1
  return pc
}

export const heldAs = (types: number): number =>
  (types & typeBit('Action') ? HELD_ACTION : 0) |
  (types & typeBit('Treasure') ? HELD_TREASURE : 0) |
  (types & typeBit('Night') ? HELD_NIGHT : 0)

function coinsOnly(kind: number): number {
  const { types } = setting.kinds[kind]
  if (!kindPlain[kind] || !types.includes('Treasure') || types.includes('Action')) return 0
  if (plainDraw[kind] + plainActions[kind] + plainBuys[kind] > 0) return 0
  if (L[BONUS_TOKENS] && kindPile[kind] >= 0 && pileKind[kindPile[kind]] < 0) return 0 // a token may lie on its pile
  return 1 | (plainCoins[kind] << COINS_SHIFT) | (kindCounted[kind] << COUNTED_SHIFT)
}

function waitsOf(kind: number): number {
  return setting.code.kinds[kind].hooks.flat().reduce((bits, hook) => bits | (1 << hook.event), 0)
}
