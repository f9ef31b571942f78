/** Numbers that are not the same all the time, reckoned: see `judging.ts`. */
import * as op from '../compile/code.ts'
import { usesOfAll } from '../memory/landscapes.ts'
import {
  ACTIONS_PLAYED,
  ARENA_WORDS,
  ASIDE_END,
  BOUGHT,
  COUNTED_KINDS,
  DECK,
  EMPTY,
  F_KIND,
  F_YOU,
  IN_A_ROW,
  L,
  PLACED,
  PLAYED_AT,
  S,
  SEATS,
  TURN,
} from '../memory/layout.ts'
import { countedKind, idKind, kindLike, setting } from '../memory/lookup.ts'
import { idOfPlaced, ownerOfPlaced } from '../memory/places.ts'
import { arenaOf, handSize, seatAt } from '../memory/seats.ts'
import { numberUnder } from '../memory/stack.ts'
import { spotOf, tokensAt } from '../memory/tables.ts'
import { cost } from './costs.ts'
import { commonest, differentNames, listed, nameAt, takeOff, top } from './groups.ts'
import { have } from './holdings.ts'
import { fits, holdsTrue, value } from './judging.ts'
import { firstKind, list, size } from './sifting.ts'

const ACTION = op.typeBit('Action')

/** A number that is not the same all the time. */
export function reckon(num: number, fp: number, seat: number): number {
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
  const kind = where === op.ON_PILE ? firstKind(group[0], fp, seat) : kindLike[S[fp + F_KIND]]
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
  for (let i = from; i < top(); i++) counts.set(nameAt(i), (counts.get(nameAt(i)) ?? 0) + 1)
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
