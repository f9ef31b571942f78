/**
 * Costs, filters, numbers and conditions, as they are now. They are one knot, for each may ask for any other: a filter for a number, a
 * number for the cards that fit, a cost for a condition.
 */
import * as op from '../compile/code.ts'
import { holds, usesOfAll } from '../memory/landscapes.ts'
import {
  ACTIONS_PLAYED,
  ALL_KINDS,
  ARENA_WORDS,
  ASIDE_END,
  BOUGHT,
  CHEAPER,
  COINS,
  COST_TOKEN,
  COUNTED_KINDS,
  DECK,
  DISCARD_END,
  EMPTY,
  F_ACTOR,
  F_KIND,
  F_NAME,
  F_YOU,
  HAND_END,
  IN_A_ROW,
  KINDS,
  L,
  LANDSCAPES,
  PILES_AT,
  PLACED,
  PLAY_END,
  PLAYED_AT,
  POTIONS,
  R_DATA,
  R_EVENT,
  R_NAME,
  R_YOU,
  RECORD,
  RECORDS,
  RECORDS_AT,
  S,
  SEATS,
  STATES,
  TURN,
} from '../memory/layout.ts'
import {
  code,
  countedKind,
  FITS,
  FITS_NOT,
  fixedFits,
  fixedNumber,
  idKind,
  kindBeside,
  kindCoins,
  kindDebt,
  kindPayment,
  kindPile,
  kindPotion,
  kindTypes,
  pileMarked,
  pileSupply,
  plainCoins,
  setting,
  VARIES,
} from '../memory/lookup.ts'
import { kindOf } from '../memory/overlays.ts'
import { idOfPlaced, ownerOfPlaced } from '../memory/places.ts'
import { arenaOf, handSize, seatAt } from '../memory/seats.ts'
import { isAmong, numberUnder } from '../memory/stack.ts'
import { spotOf, tokensAt } from '../memory/tables.ts'
import { commonest, differentNames, listAll, listed, listedIds, takeOff, top } from './groups.ts'
import { hasToken, have, isInDebt, isPhase } from './holdings.ts'
import { givesCoins } from './sheets.ts'
import { staysInPlay } from './staying.ts'
import { isFaceDown, isOfEarlierTurn, lies, liesIn, wasInExile } from './whereabouts.ts'

const ACTION = op.typeBit('Action')

// States and costs

/** The kind that says what a kind costs now: itself, but for cards that cost what another does. */
const priced = (kind: number): number => (L[STATES] & COSTS ? pricedAs(kind) : kind)
const COSTS = op.stateBit(op.ST_COSTS)

function pricedAs(kind: number): number {
  if (kind >= L[KINDS]) return kind // a landscape
  for (const state of setting.code.gameStates) {
    const { what, n, filter, guard } = setting.code.states[state]
    if (what !== op.ST_COSTS || !fits(filter, kind, 0) || (guard >= 0 && !holdsTrue(guard, 0, S[TURN]))) continue
    const other = firstKind(n, 0, S[TURN])
    if (other >= 0) return other
  }
  return kind
}

/** What a cost has beside its coins. */
export const potionsOf = (kind: number): number => kindPotion[priced(kind)]
export const debtOf = (kind: number): number => kindDebt[priced(kind)]
export const besideOf = (kind: number): number => kindBeside[priced(kind)]

/** What a kind costs now, in coins. */
export function cost(of: number): number {
  const kind = priced(of)
  const coins = kindCoins[kind] - S[CHEAPER] - (L[STATES] & op.stateBit(op.ST_LESS) ? said(op.ST_LESS, kind) : 0)
  const less = L[COST_TOKEN] > 0 && hasToken(S[TURN], L[COST_TOKEN] - 1, kind) ? COST_TOKEN_LESS : 0
  return coins > less ? coins - less : 0
}

const COST_TOKEN_LESS = 2

/** Adds up what states of a sort say about a kind, for the player whose turn it is. */
export function said(what: number, kind: number): number {
  const seat = S[TURN]
  const { states, kinds, gameStates } = setting.code
  const says = (state: op.StateNode): number =>
    state.what === what &&
    (state.guard < 0 || holdsTrue(state.guard, 0, seat)) &&
    (state.filter < 0 || fits(state.filter, kind, 0))
      ? value(state.n, 0, seat)
      : 0
  let all = 0
  for (const state of gameStates) all += says(states[state])
  for (let kind = L[KINDS]; kind < L[KINDS] + L[LANDSCAPES]; kind++)
    if (kinds[kind].states.length > 0 && holds(seat, kind))
      for (const state of kinds[kind].states) all += says(states[state])
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  for (let i = S[at + DISCARD_END]; i < S[at + PLAY_END]; i++)
    for (const state of kinds[kindOf(S[arena + i])].states) all += says(states[state])
  for (let i = 0, r = L[RECORDS_AT]; i < S[RECORDS]; i++, r += RECORD) {
    if (S[r + R_EVENT] !== op.E_STATE || S[r + R_YOU] !== seat) continue
    speaking.named = S[r + R_NAME]
    all += says(states[S[r + R_DATA]])
  }
  speaking.named = -1
  return all
}

/** The coins that a kind makes when it is played: what it says, unless a state says otherwise. */
export function coinsMade(kind: number): number {
  return L[STATES] & op.stateBit(op.ST_MAKES) && S[RECORDS] > 0
    ? said(op.ST_MAKES, kind) || plainCoins[kind]
    : plainCoins[kind]
}

/** The kind that a state speaks of as the named one. */
const speaking = { named: -1 }

/** Whether the player of the turn holds what a card can be paid with instead of coins. */
export const mayPayOtherwise = (kind: number): boolean =>
  kindPayment[kind] > 0 && holdsFitting(S[TURN], code[kindPayment[kind] + 1])

function holdsFitting(seat: number, filter: number): boolean {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) if (fits(filter, idKind[S[arena + i]], 0)) return true
  return false
}

// Groups

/** Lists a group; returns where its list begins, see `listAll`. */
function list(group: number, fp: number, seat: number): number {
  const from = listAll(group, fp, seat)
  const { filter } = setting.code.groups[group]
  if (filter >= 0) sift(from, filter, fp)
  return from
}

/** Leaves of what is listed from there on only what fits. */
function sift(from: number, filter: number, fp: number): void {
  const end = top()
  let to = from
  for (let i = from; i < end; i++) {
    if (!fits(filter, listed[i], fp, listedIds[i])) continue
    listed[to] = listed[i]
    listedIds[to++] = listedIds[i]
  }
  takeOff(to)
}

function size(group: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  const n = top() - from
  takeOff(from)
  return n
}

/** The first kind of a group; -1: it is empty. */
function firstKind(group: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  const kind = top() > from ? listed[from] : -1
  takeOff(from)
  return kind
}

function has(group: number, kind: number, fp: number, seat: number): boolean {
  const from = list(group, fp, seat)
  let found = false
  for (let i = from; i < top(); i++) found ||= listed[i] === kind
  takeOff(from)
  return found
}

// Filters

/** Whether a kind, or a card of it, fits a filter in the frame `fp`; 0: outside of any, for the player of the turn. */
export function fits(filter: number, kind: number, fp: number, id = -1): boolean {
  const known = fixedFits[filter * L[ALL_KINDS] + kind]
  return known > 0 ? known === FITS : fitsNow(filter, kind, fp, id)
}

/** The same looked into; what can never change is looked into once. */
function fitsNow(filter: number, kind: number, fp: number, id: number): boolean {
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
      return kind === (fp > 0 ? S[fp + F_NAME] : speaking.named)
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

// Numbers

/** A number, in the frame `fp` (0 at scoring), for the seat that does the step. */
export function value(num: number, fp: number, seat: number): number {
  const fixed = fixedNumber[num]
  return fixed === VARIES ? reckon(num, fp, seat) : fixed
}

/** A number that is not the same all the time. */
function reckon(num: number, fp: number, seat: number): number {
  const node = setting.code.nums[num]
  switch (node.op) {
    case op.N_COUNT:
      return size(node.a, fp, seat)
    case op.N_OWNED:
      return owned(seat, node.a)
    case op.N_HAND:
      return handSize(seat)
    case op.N_EMPTY:
      return S[EMPTY]
    case op.N_COINS:
      return coinsOf(node.a, fp, seat)
    case op.N_TYPES: {
      const kind = firstKind(node.a, fp, seat)
      return kind < 0 ? 0 : setting.kinds[kind].types.length
    }
    case op.N_NAMES:
      return names(node.a, node.b, fp, seat)
    case op.N_COMMONEST: {
      const from = list(node.a, fp, seat)
      const copies = commonest(from, node.b)
      takeOff(from)
      return copies
    }
    case op.N_PLAYED:
      return playsOf(node.a, fp)
    case op.N_BOUGHT:
      return S[BOUGHT]
    case op.N_PURCHASES:
      return S[BOUGHT] + usesOfAll()
    case op.N_HAVE:
      return have(node.a, seat)
    case op.N_PAID:
      return numberUnder(fp, op.PAID)
    case op.N_BID:
      return numberUnder(fp, op.BID)
    case op.N_TOKENS:
      return tokens(node.a, node.b, node.list, fp, seat)
    case op.N_TURNS:
      return S[fp + F_YOU] === S[TURN] ? S[IN_A_ROW] : 0
    case op.N_PLAYERS:
      return L[SEATS]
    case op.N_PLUS: {
      let sum = 0
      for (const each of node.list) sum += value(each, fp, seat)
      return sum
    }
    case op.N_LEAST: {
      let least = Number.MAX_SAFE_INTEGER
      for (const each of node.list) least = Math.min(least, value(each, fp, seat))
      return least
    }
    case op.N_MINUS:
      return Math.max(0, value(node.a, fp, seat) - value(node.b, fp, seat))
    case op.N_TIMES:
      return value(node.a, fp, seat) * node.b
    case op.N_DIVIDE:
      return Math.trunc(value(node.a, fp, seat) / node.b)
    case op.N_WHETHER:
      return value(holdsTrue(node.a, fp, seat) ? node.b : node.list[0], fp, seat)
    default:
      throw new Error(`No number ${node.op}`)
  }
}

function tokens(number: number, where: number, group: readonly number[], fp: number, seat: number): number {
  if (where === op.ON_PLAYER) return have(number, seat)
  const kind = where === op.ON_PILE ? firstKind(group[0], fp, seat) : S[fp + F_KIND]
  const spot = kind < 0 ? -1 : spotOf(kind)
  return spot < 0 ? 0 : S[tokensAt(spot, number)]
}

function coinsOf(group: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  let coins = 0
  for (let i = from; i < top(); i++) coins += cost(listed[i])
  takeOff(from)
  return coins
}

function names(group: number, copies: number, fp: number, seat: number): number {
  if (copies === op.MOST_OF_ALL) return namesWithMost(group, fp, seat)
  const from = list(group, fp, seat)
  const different = differentNames(from, copies)
  takeOff(from)
  return different
}

/** Names of which nobody has more copies. */
function namesWithMost(group: number, fp: number, seat: number): number {
  const own = countsOf(group, fp, seat)
  const others = Array.from({ length: L[SEATS] }, (_, other) => (other === seat ? own : countsOf(group, fp, other)))
  return [...own].filter(([kind, n]) => others.every((counts) => (counts.get(kind) ?? 0) <= n)).length
}

function countsOf(group: number, fp: number, seat: number): ReadonlyMap<number, number> {
  const from = list(group, fp, seat)
  const counts = new Map<number, number>()
  for (let i = from; i < top(); i++) counts.set(listed[i], (counts.get(listed[i]) ?? 0) + 1)
  takeOff(from)
  return counts
}

function playsOf(filter: number, fp: number): number {
  const node = setting.code.filters[filter]
  if (node.op === op.K_TYPE && node.a === ACTION) return S[ACTIONS_PLAYED]
  let plays = 0
  for (let i = 0; i < L[COUNTED_KINDS]; i++) {
    const kind = countedKind[i]
    if (S[L[PLAYED_AT] + kind] > 0 && fits(filter, kind, fp)) plays += S[L[PLAYED_AT] + kind]
  }
  return plays
}

function owned(seat: number, filter: number): number {
  const at = seatAt(seat)
  const arena = arenaOf(seat)
  let n = 0
  for (let i = 0; i < S[at + ASIDE_END]; i++) if (fits(filter, idKind[S[arena + i]], 0)) n++
  for (let i = 1; i <= S[at + DECK]; i++) if (fits(filter, idKind[S[arena + L[ARENA_WORDS] - i]], 0)) n++
  for (let i = 0; i < S[PLACED]; i++) if (ownerOfPlaced(i) === seat && fits(filter, idKind[idOfPlaced(i)], 0)) n++
  return n
}

// Conditions
export function holdsTrue(condition: number, fp: number, seat: number = S[fp + F_ACTOR]): boolean {
  const node = setting.code.conditions[condition]
  switch (node.op) {
    case op.C_MATCHES:
      return matches(node.a, node.b, fp, seat)
    case op.C_AT_LEAST:
      return value(node.a, fp, seat) >= value(node.b, fp, seat)
    case op.C_AT_MOST:
      return value(node.a, fp, seat) <= value(node.b, fp, seat)
    case op.C_EXACTLY:
      return value(node.a, fp, seat) === value(node.b, fp, seat)
    case op.C_ODD:
      return value(node.a, fp, seat) % 2 === 1
    case op.C_PHASE:
      return seat === S[TURN] && isPhase(node.a)
    case op.C_HOLDS:
      return node.a >= 0 && holds(seat, node.a)
    case op.C_GIVES_COINS:
      return givesCoins(fp, node.a)
    case op.C_YOUR_TURN:
      return seat === S[TURN]
    case op.C_LYING:
      return lies(node.a, node.b, fp)
    case op.C_NOT:
      return !holdsTrue(node.a, fp, seat)
    case op.C_ALL:
      for (const each of node.list) if (!holdsTrue(each, fp, seat)) return false
      return true
    case op.C_EITHER:
      for (const each of node.list) if (holdsTrue(each, fp, seat)) return true
      return false
    default:
      throw new Error(`No condition ${node.op}`)
  }
}

function matches(group: number, filter: number, fp: number, seat: number): boolean {
  const from = list(group, fp, seat)
  let found = false
  for (let i = from; i < top(); i++) found ||= fits(filter, listed[i], fp)
  takeOff(from)
  return found
}
