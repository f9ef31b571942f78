/** Costs, filters, numbers and conditions, as they are now. */
import * as op from '../compile/code.ts'
import {
  ACTIONS,
  ACTIONS_PLAYED,
  ARENA_WORDS,
  ASIDE_END,
  BOUGHT,
  BUYS,
  CHEAPER,
  COINS,
  DECK,
  DISCARD_END,
  EMPTY,
  ENTRY,
  F_ACTOR,
  F_ENTRIES,
  F_IT,
  F_KIND,
  F_NAME,
  F_THIS,
  F_YOU,
  FRAME,
  HAND_END,
  IN_A_ROW,
  L,
  P_ACTION,
  P_BUY,
  P_CLEANUP,
  P_TREASURE,
  PHASE,
  PILES,
  PILES_AT,
  PLACED,
  PLAY_END,
  PLAYED_AT,
  POINTS,
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
  TRASH_AT,
  TRASHED,
  TURN,
  Z_ASIDE,
  Z_PLACES,
} from '../memory/layout.ts'
import { idOfPlaced, ownerOfPlaced, zoneOfPlaced } from '../memory/places.ts'
import {
  idKind,
  kindCoins,
  kindPile,
  kindPotion,
  kindTypes,
  pileMarked,
  pileSupply,
  setting,
} from '../memory/setting.ts'
import { who } from '../memory/stack.ts'
import { counterAt, tallyAt, tokensAt } from '../memory/tables.ts'
import { arenaOf, handSize, isThere, kindOf, seatAt, topKind, zoneOf } from '../memory/zones.ts'
import { staysInPlay } from './staying.ts'

const ACTION = op.typeBit('Action')

/** The first card remembered under a tag; -1 if there is none. */
export function firstOf(fp: number, tag: number): number {
  if (tag === op.THIS_TAG) return S[fp + F_THIS]
  if (tag === op.IT_TAG) return S[fp + F_IT]
  const end = fp + FRAME + ENTRY * S[fp + F_ENTRIES]
  for (let e = fp + FRAME; e < end; e += ENTRY) if (S[e] === tag) return S[e + 1]
  return -1
}

// States and costs

/** What a kind costs now, in coins. */
export function cost(kind: number): number {
  const coins = kindCoins[kind] - S[CHEAPER] - (L[STATES] & op.stateBit(op.ST_LESS) ? said(op.ST_LESS, kind) : 0)
  return coins > 0 ? coins : 0
}

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

/** The kind that a state speaks of as the named one. */
const speaking = { named: -1 }

// Groups: the kinds of the cards that an expression is about, listed on a stack of their own

const listed = new Int16Array(1 << 13)
let top = 0

/** Lists a group; returns where its list begins. It ends at `top`, and whoever listed it takes it off again. */
function list(group: number, fp: number, seat: number): number {
  const from = top
  const { op: kind, a, filter, who: whose } = setting.code.groups[group]
  switch (kind) {
    case op.G_TAG:
    case op.G_REST:
      listTag(a, filter, fp, kind === op.G_REST)
      break
    case op.G_ZONES:
      listZones(a, filter, fp, whose === op.WHO_ACTOR ? seat : who(fp, whose))
      break
    default:
      listPast(a, filter, fp, whose === op.WHO_YOU ? seat : who(fp, whose))
  }
  return from
}

function add(id: number, kind: number, filter: number, fp: number): void {
  if (filter >= 0 && !fits(filter, kind, fp, id)) return
  listed[top++] = kind
}

function listTag(tag: number, filter: number, fp: number, stillAside: boolean): void {
  if (tag < 0) {
    const id = firstOf(fp, tag)
    if (id >= 0) add(id, kindOf(id), filter, fp)
    return
  }
  const end = fp + FRAME + ENTRY * S[fp + F_ENTRIES]
  for (let e = fp + FRAME; e < end; e += ENTRY) {
    if (S[e] !== tag) continue
    if (stillAside && !(isThere(S[e + 1], S[e + 2]) && zoneOf(S[e + 2]) === Z_ASIDE)) continue
    add(S[e + 1], kindOf(S[e + 1]), filter, fp)
  }
}

function listZones(zones: number, filter: number, fp: number, seat: number): void {
  const at = seatAt(seat)
  const owned = zones & op.IN_OWNED
  if (zones & op.IN_DISCARD || owned) listArena(seat, 0, S[at + DISCARD_END], filter, fp)
  if (zones & op.IN_PLAY || owned) listArena(seat, S[at + DISCARD_END], S[at + PLAY_END], filter, fp)
  if (zones & op.IN_HAND || owned) listArena(seat, S[at + PLAY_END], S[at + HAND_END], filter, fp)
  if (owned) listArena(seat, S[at + HAND_END], S[at + ASIDE_END], filter, fp)
  if (zones & op.IN_DECK || owned) listArena(seat, L[ARENA_WORDS] - S[at + DECK], L[ARENA_WORDS], filter, fp)
  if (owned)
    for (let i = 0; i < S[PLACED]; i++)
      if (ownerOfPlaced(i) === seat) add(idOfPlaced(i), idKind[idOfPlaced(i)], filter, fp)
  if (zones >= op.IN_PLACE)
    for (let i = 0; i < S[PLACED]; i++)
      if (ownerOfPlaced(i) === seat && zones & (op.IN_PLACE << (zoneOfPlaced(i) - Z_PLACES)))
        add(idOfPlaced(i), idKind[idOfPlaced(i)], filter, fp)
  if (zones & op.IN_TRASH)
    for (let i = 0; i < S[TRASHED]; i++) add(S[L[TRASH_AT] + i], idKind[S[L[TRASH_AT] + i]], filter, fp)
  if (zones & op.IN_SUPPLY)
    for (let pile = 0; pile < L[PILES]; pile++)
      if (pileSupply[pile] && S[L[PILES_AT] + pile] > 0) add(-1, topKind(pile), filter, fp)
}

function listArena(seat: number, from: number, to: number, filter: number, fp: number): void {
  const arena = arenaOf(seat)
  for (let i = from; i < to; i++) add(S[arena + i], kindOf(S[arena + i]), filter, fp)
}

/** What happened to cards: as many times the kind as it happened. */
function listPast(tally: number, filter: number, fp: number, seat: number): void {
  for (let each = 0; each < setting.kinds.length; each++) {
    const times = S[tallyAt(seat, tally, each)]
    if (times === 0 || (filter >= 0 && !fits(filter, each, fp))) continue
    for (let i = 0; i < times; i++) listed[top++] = each
  }
}

function size(group: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  const n = top - from
  top = from
  return n
}

/** The first kind of a group; -1: it is empty. */
function firstKind(group: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  const kind = top > from ? listed[from] : -1
  top = from
  return kind
}

function has(group: number, kind: number, fp: number, seat: number): boolean {
  const from = list(group, fp, seat)
  let found = false
  for (let i = from; i < top; i++) found ||= listed[i] === kind
  top = from
  return found
}

// Filters

/** Whether a kind, or a card of it, fits a filter in the frame `fp`; 0: outside of any, for the player of the turn. */
export function fits(filter: number, kind: number, fp: number, id = -1): boolean {
  const node = setting.code.filters[filter]
  const seat = fp > 0 ? S[fp + F_ACTOR] : S[TURN]
  switch (node.op) {
    case op.K_ANY:
      return true
    case op.K_TYPE:
      return (kindTypes[kind] & node.a) !== 0
    case op.K_KIND:
      return kind === node.a
    case op.K_COST:
      return cost(kind) === node.a && kindPotion[kind] === 0
    case op.K_UP_TO:
      return cost(kind) <= node.a && kindPotion[kind] === 0
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
      return has(node.a, kind, fp, seat)
    case op.K_AMONG:
      return isAmong(node.a, id, fp)
    case op.K_CHEAPER: {
      const other = firstKind(node.a, fp, seat)
      return other >= 0 && isWithin(kind, cost(other), kindPotion[other]) && !costsSame(kind, other)
    }
    case op.K_POTION:
      return kindPotion[kind] > 0
    case op.K_SEVERAL:
      return setting.kinds[kind].types.length > 1
    case op.K_SHARING: {
      const other = firstKind(node.a, fp, seat)
      return other >= 0 && (kindTypes[kind] & kindTypes[other]) !== 0
    }
    case op.K_MARKED:
      return kindPile[kind] >= 0 && pileMarked[kindPile[kind]] === 1
    case op.K_PAYABLE:
      return (
        isWithin(kind, S[COINS], S[POTIONS]) &&
        !(L[STATES] & op.stateBit(op.ST_CANNOT_BUY) && said(op.ST_CANNOT_BUY, kind) > 0)
      )
    case op.K_LEAVING:
      return id >= 0 && !staysInPlay(id)
    default:
      return fitsPrice(node, kind, fp, seat)
  }
}

const isWithin = (kind: number, coins: number, potion: number): boolean =>
  cost(kind) <= coins && kindPotion[kind] <= potion
const costsSame = (kind: number, other: number): boolean =>
  cost(kind) === cost(other) && kindPotion[kind] === kindPotion[other]

function isAmong(tag: number, id: number, fp: number): boolean {
  if (tag < 0) return id >= 0 && id === firstOf(fp, tag)
  for (let e = fp + FRAME, end = e + ENTRY * S[fp + F_ENTRIES]; e < end; e += ENTRY)
    if (S[e] === tag && S[e + 1] === id) return true
  return false
}

/** A price that is reckoned when it is asked for. */
function fitsPrice({ op: kind, a, b }: op.FilterNode, of: number, fp: number, seat: number): boolean {
  const ofCard = kind >= op.K_COST + op.K_OF_CARD
  const other = ofCard ? firstKind(a, fp, seat) : -1
  if (ofCard && other < 0) return false
  const coins = ofCard ? cost(other) + value(b, fp, seat) : value(a, fp, seat)
  const potion = ofCard ? kindPotion[other] : 0
  switch (kind - (ofCard ? op.K_OF_CARD : op.K_RECKONED)) {
    case op.K_COST:
      return cost(of) === coins && kindPotion[of] === potion
    case op.K_UP_TO:
      return isWithin(of, coins, potion)
    case op.K_AT_LEAST:
      return cost(of) >= coins && kindPotion[of] >= potion
    default:
      throw new Error(`No filter ${kind}`)
  }
}

// Numbers

/** A number, in the frame `fp` (0 at scoring), for the seat that does the step. */
export function value(num: number, fp: number, seat: number): number {
  const node = setting.code.nums[num]
  switch (node.op) {
    case op.N_CONST:
      return node.a
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
    case op.N_PLAYED:
      return playsOf(node.a, fp)
    case op.N_BOUGHT:
      return S[BOUGHT]
    case op.N_HAVE:
      return node.a < resources.length ? S[resources[node.a]] : S[seatAt(seat) + POINTS]
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
  if (where === op.ON_PLAYER) return S[counterAt(seat, number)]
  const kind = where === op.ON_PILE ? firstKind(group[0], fp, seat) : S[fp + F_KIND]
  return kind < 0 || kindPile[kind] < 0 ? 0 : S[tokensAt(kindPile[kind], number)]
}

const resources = [ACTIONS, BUYS, COINS, POTIONS]

function coinsOf(group: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  let coins = 0
  for (let i = from; i < top; i++) coins += cost(listed[i])
  top = from
  return coins
}

/** Different names in a group; `copies` says of how many copies they must be, see `AT_LEAST_COPIES`. */
function names(group: number, copies: number, fp: number, seat: number): number {
  const from = list(group, fp, seat)
  let different = 0
  for (let i = from; i < top; i++) {
    if (listed.subarray(from, i).includes(listed[i])) continue
    let n = 0
    for (let j = i; j < top; j++) if (listed[j] === listed[i]) n++
    if (copies === 0 || n === copies || (copies > op.AT_LEAST_COPIES && n >= copies - op.AT_LEAST_COPIES)) different++
  }
  top = from
  return different
}

function playsOf(filter: number, fp: number): number {
  const node = setting.code.filters[filter]
  if (node.op === op.K_TYPE && node.a === ACTION) return S[ACTIONS_PLAYED]
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
    case op.C_YOUR_TURN:
      return seat === S[TURN]
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
  for (let i = from; i < top; i++) found ||= fits(filter, listed[i], fp)
  top = from
  return found
}

/** Phases as the language lists them: action, buy, night, cleanUp. */
function isPhase(phase: number): boolean {
  if (phase === 0) return S[PHASE] === P_ACTION
  if (phase === 1) return S[PHASE] === P_TREASURE || S[PHASE] === P_BUY
  return phase === 3 && S[PHASE] === P_CLEANUP
}
