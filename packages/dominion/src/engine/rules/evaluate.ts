/** Costs, filters, numbers and conditions, as they are now. */
import {
  C_AT_LEAST,
  C_AT_MOST,
  C_EXACTLY,
  C_MATCHES,
  C_NAME,
  C_NO_BUY,
  C_NONE,
  IT_TAG,
  K_ALL,
  K_ANY,
  K_CHEAPER,
  K_COST,
  K_COST_OF,
  K_EITHER,
  K_KIND,
  K_NOT,
  K_TYPE,
  K_UP_TO,
  K_UP_TO_COST_OF,
  N_COINS,
  N_CONST,
  N_COUNT,
  N_DIVIDE,
  N_EMPTY,
  N_HAND,
  N_OWNED,
  N_PLAYED,
  N_TURNS,
  N_TYPES,
  THIS_TAG,
  typeBit,
} from '../compile/code.ts'
import {
  ACTIONS_PLAYED,
  ARENA_WORDS,
  ASIDE_END,
  BOUGHT,
  CHEAPER,
  DECK,
  EMPTY,
  ENTRY,
  F_ACTOR,
  F_ENTRIES,
  F_IT,
  F_NAME,
  F_THIS,
  F_YOU,
  FRAME,
  HAND_END,
  IN_A_ROW,
  L,
  PLACED,
  PLAY_END,
  PLAYED_AT,
  S,
  TURN,
} from '../memory/layout.ts'
import { idOfPlaced, ownerOfPlaced } from '../memory/places.ts'
import { idKind, kindCoins, kindPotion, kindTypes, setting } from '../memory/setting.ts'
import { arenaOf, handSize, kindOf, seatAt } from '../memory/zones.ts'

const ACTION = typeBit('Action')

/** What a kind costs now, in coins. */
export function cost(kind: number): number {
  const coins = kindCoins[kind] - S[CHEAPER]
  return coins > 0 ? coins : 0
}

/** The first card remembered under a tag; -1 if there is none. */
export function firstOf(fp: number, tag: number): number {
  if (tag === THIS_TAG) return S[fp + F_THIS]
  if (tag === IT_TAG) return S[fp + F_IT]
  const end = fp + FRAME + ENTRY * S[fp + F_ENTRIES]
  for (let e = fp + FRAME; e < end; e += ENTRY) if (S[e] === tag) return S[e + 1]
  return -1
}

/** Whether a kind fits a filter, in the frame `fp`. */
export function fits(filter: number, kind: number, fp: number): boolean {
  const node = setting.code.filters[filter]
  switch (node.op) {
    case K_ANY:
      return true
    case K_TYPE:
      return (kindTypes[kind] & node.a) !== 0
    case K_KIND:
      return kind === node.a
    case K_COST:
      return cost(kind) === node.a && kindPotion[kind] === 0
    case K_UP_TO:
      return cost(kind) <= node.a && kindPotion[kind] === 0
    case K_COST_OF:
    case K_UP_TO_COST_OF:
    case K_CHEAPER: {
      const id = firstOf(fp, node.a)
      if (id < 0) return false
      const other = kindOf(id)
      const bound = cost(other) + node.b
      if (node.op === K_COST_OF) return cost(kind) === bound && kindPotion[kind] === kindPotion[other]
      const within = cost(kind) <= bound && kindPotion[kind] <= kindPotion[other]
      return node.op === K_UP_TO_COST_OF
        ? within
        : within && (cost(kind) < bound || kindPotion[kind] < kindPotion[other])
    }
    case K_NOT:
      return !fits(node.a, kind, fp)
    case K_ALL:
      for (const inner of node.list) if (!fits(inner, kind, fp)) return false
      return true
    case K_EITHER:
      for (const inner of node.list) if (fits(inner, kind, fp)) return true
      return false
    default:
      throw new Error(`No filter ${node.op}`)
  }
}

/** A number, in the frame `fp` (0 at scoring), for the seat that does the step. */
export function value(num: number, fp: number, seat: number): number {
  const node = setting.code.nums[num]
  switch (node.op) {
    case N_CONST:
      return node.a
    case N_COUNT:
      return countOf(fp, node.a)
    case N_OWNED:
      return owned(seat, node.a)
    case N_HAND:
      return handSize(seat)
    case N_EMPTY:
      return S[EMPTY]
    case N_COINS:
      return sumOf(fp, node.a)
    case N_TYPES: {
      const id = firstOf(fp, node.a)
      return id < 0 ? 0 : setting.kinds[kindOf(id)].types.length
    }
    case N_PLAYED:
      return playsOf(node.a, fp)
    case N_TURNS:
      return S[fp + F_YOU] === S[TURN] ? S[IN_A_ROW] : 0
    case N_DIVIDE:
      return Math.trunc(value(node.a, fp, seat) / node.b)
    default:
      throw new Error(`No number ${node.op}`)
  }
}

function countOf(fp: number, tag: number): number {
  let n = 0
  const end = fp + FRAME + ENTRY * S[fp + F_ENTRIES]
  for (let e = fp + FRAME; e < end; e += ENTRY) if (S[e] === tag) n++
  return n
}

function sumOf(fp: number, tag: number): number {
  let coins = 0
  const end = fp + FRAME + ENTRY * S[fp + F_ENTRIES]
  for (let e = fp + FRAME; e < end; e += ENTRY) if (S[e] === tag) coins += cost(kindOf(S[e + 1]))
  return coins
}

function playsOf(filter: number, fp: number): number {
  const node = setting.code.filters[filter]
  if (node.op === K_TYPE && node.a === ACTION) return S[ACTIONS_PLAYED]
  let plays = 0
  for (let kind = 0; kind < setting.kinds.length; kind++)
    if (S[L[PLAYED_AT] + kind] > 0 && fits(filter, kind, fp)) plays += S[L[PLAYED_AT] + kind]
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

export function holdsTrue(condition: number, fp: number): boolean {
  const node = setting.code.conditions[condition]
  const seat = S[fp + F_ACTOR]
  switch (node.op) {
    case C_MATCHES: {
      if (node.a < 0) return fits(node.b, kindOf(firstOf(fp, node.a)), fp)
      const end = fp + FRAME + ENTRY * S[fp + F_ENTRIES]
      for (let e = fp + FRAME; e < end; e += ENTRY)
        if (S[e] === node.a && fits(node.b, kindOf(S[e + 1]), fp)) return true
      return false
    }
    case C_NAME: {
      const id = firstOf(fp, node.a)
      return id >= 0 && idKind[id] === S[fp + F_NAME]
    }
    case C_NONE: {
      const at = seatAt(seat)
      const arena = arenaOf(seat)
      for (let i = S[at + PLAY_END]; i < S[at + HAND_END]; i++) if (fits(node.b, idKind[S[arena + i]], fp)) return false
      return true
    }
    case C_AT_LEAST:
      return value(node.a, fp, seat) >= node.b
    case C_AT_MOST:
      return value(node.a, fp, seat) <= node.b
    case C_EXACTLY:
      return value(node.a, fp, seat) === node.b
    case C_NO_BUY:
      return S[BOUGHT] === 0
    default:
      throw new Error(`No condition ${node.op}`)
  }
}
