/** Which cards a filter lets through, looked into: see `judging.ts`. */
import * as op from '../compile/code.ts'
import { ALL_KINDS, COINS, F_ACTOR, F_NAME, L, PILES_AT, POTIONS, S, STATES, TURN } from '../memory/layout.ts'
import {
  FITS,
  FITS_NOT,
  fixedFits,
  kindCalled,
  kindPile,
  kindTypes,
  pileMarked,
  pileSupply,
  setting,
} from '../memory/lookup.ts'
import { isAmong, numberUnder } from '../memory/stack.ts'
import { besideOf, cost, debtOf, mayPayOtherwise, potionsOf, said, speaking } from './costs.ts'
import { hasToken, isInDebt } from './holdings.ts'
import { fits, value } from './judging.ts'
import { firstKind, has } from './sifting.ts'
import { staysInPlay } from './staying.ts'
import { isFaceDown, isOfEarlierTurn, liesIn, wasInExile } from './whereabouts.ts'

/** Whether a kind, or a card of it, fits a filter; what can never change is looked into once. */
export function fitsNow(filter: number, kind: number, fp: number, id: number): boolean {
  const node = setting.code.filters[filter]
  const fitting = fitsNode(node, kind, fp, id)
  if (node.fixed) fixedFits[filter * L[ALL_KINDS] + kind] = fitting ? FITS : FITS_NOT
  return fitting
}

function fitsNode(node: op.FilterNode, kind: number, fp: number, id: number): boolean {
  const seat = fp > 0 ? S[fp + F_ACTOR] : S[TURN]
  switch (node.op) {
    case op.K_ANY:
      return true
    case op.K_TYPE:
      return (kindTypes[kind] & node.a) !== 0
    case op.K_KIND:
      return kindCalled[kind] === node.a
    case op.K_VERY_KIND:
      return kind === node.a
    case op.K_COST:
      return cost(kind) === node.a && besideOf(kind) === 0
    case op.K_UP_TO:
      return cost(kind) <= node.a && besideOf(kind) === 0
    case op.K_AT_LEAST:
      return cost(kind) >= node.a
    case op.K_NOT:
      return !fits(node.a, kind, fp, id)
    case op.K_ALL:
      for (const inner of node.list) if (!fits(inner, kind, fp, id)) return false
      return true
    case op.K_EITHER:
      for (const inner of node.list) if (fits(inner, kind, fp, id)) return true
      return false
    case op.K_NAMED:
      return kindCalled[kind] === (fp > 0 ? S[fp + F_NAME] : speaking.named)
    case op.K_COPY:
      return has(node.a, kind, fp, seat) || wasInExile(node.a, fp)
    case op.K_OF_TURN:
      return id >= 0 && !isOfEarlierTurn(id)
    case op.K_AMONG:
      return isAmong(fp, node.a, id)
    case op.K_CHEAPER: {
      const other = firstKind(node.a, fp, seat)
      return other >= 0 && isWithin(kind, cost(other), potionsOf(other), debtOf(other)) && !costsSame(kind, other)
    }
    case op.K_POTION:
      return potionsOf(kind) > 0
    case op.K_SEVERAL:
      return setting.kinds[kind].types.length > 1
    case op.K_SHARING: {
      const other = firstKind(node.a, fp, seat)
      return other >= 0 && (kindTypes[kind] & kindTypes[other]) !== 0
    }
    case op.K_MARKED:
      return kindPile[kind] >= 0 && pileMarked[kindPile[kind]] === 1
    case op.K_OBELISK:
      return kindPile[kind] >= 0 && setting.piles[kindPile[kind]].obelisk === true
    case op.K_FROM_EMPTY:
      return kindPile[kind] >= 0 && pileSupply[kindPile[kind]] === 1 && S[L[PILES_AT] + kindPile[kind]] === 0
    case op.K_PAYABLE:
      return (
        !isInDebt(S[TURN]) &&
        (isWithin(kind, S[COINS], S[POTIONS], debtOf(kind)) || mayPayOtherwise(kind)) &&
        !(L[STATES] & op.stateBit(op.ST_CANNOT_BUY) && said(op.ST_CANNOT_BUY, kind) > 0)
      )
    case op.K_TOKEN:
      return node.list.length === 0
        ? setting.keeps.counters.some(({ of }, counter) => of === 'pile' && hasToken(seat, counter, kind))
        : node.list.some((counter) => hasToken(seat, counter, kind))
    case op.K_LYING:
      return liesIn(id, seat, node.a)
    case op.K_FACE_UP:
      return !isFaceDown(id)
    case op.K_OVERPAID:
      return cost(kind) === numberUnder(fp, op.PAID) && potionsOf(kind) === numberUnder(fp, op.PAID_POTIONS)
    case op.K_LEAVING:
      return id >= 0 && !staysInPlay(id)
    default:
      return fitsPrice(node, kind, fp, seat)
  }
}

/** Costs are compared part by part: coins, Potions and debt. */
const isWithin = (kind: number, coins: number, potion: number, debt: number): boolean =>
  cost(kind) <= coins && potionsOf(kind) <= potion && debtOf(kind) <= debt
const costsSame = (kind: number, other: number): boolean =>
  cost(kind) === cost(other) && besideOf(kind) === besideOf(other)

/** A price that is reckoned when it is asked for. */
function fitsPrice({ op: kind, a, b }: op.FilterNode, of: number, fp: number, seat: number): boolean {
  const ofCard = kind >= op.K_COST + op.K_OF_CARD
  const other = ofCard ? firstKind(a, fp, seat) : -1
  if (ofCard && other < 0) return false
  const coins = ofCard ? cost(other) + value(b, fp, seat) : value(a, fp, seat)
  const [potion, debt] = ofCard ? [potionsOf(other), debtOf(other)] : [0, 0]
  switch (kind - (ofCard ? op.K_OF_CARD : op.K_RECKONED)) {
    case op.K_COST:
      return cost(of) === coins && potionsOf(of) === potion && debtOf(of) === debt
    case op.K_UP_TO:
      return isWithin(of, coins, potion, debt)
    case op.K_AT_LEAST:
      return cost(of) >= coins && potionsOf(of) >= potion && debtOf(of) >= debt
    default:
      throw new Error(`No filter ${kind}`)
  }
}
