/** What is fixed for a whole game: which cards, in which piles, for how many players, by which rules. */
import type { Card } from '../../language/types.ts'
import { type Code, EVENTS, type Hook, typeBits } from '../compile/code.ts'
import { compile } from '../compile/compile.ts'
import {
  ASK_ALL,
  ASK_SECRET,
  COUNTED_KINDS,
  COVERED_IS_LOST,
  EMPTY_TO_END,
  EVERYONE,
  L,
  type Layout,
  layOut,
  type Needs,
  PILES,
  SEATS,
  SHUFFLE_UNDER,
  useLayout,
} from './layout.ts'

export interface PileSpec {
  readonly name: string
  readonly cards: readonly { readonly kind: number; readonly copies: number }[]
  readonly count: number // how many of them lie in it at the start
  readonly supply: boolean
  readonly endsGame: boolean // when it is empty
}

/** Rules on which editions and sheets disagree. */
export interface RuleSwitches {
  readonly shuffleUnder: boolean // a short deck gets the shuffled discard pile under it first, instead of when it is used up
  readonly coveredIsLost: boolean // a card covered in a discard pile counts as moved
  readonly emptyPilesToEnd: number
}

/** Which decisions with one possible answer are asked nevertheless. */
export const askings = ['all', 'secret', 'open'] as const
/**
 * `all`: every one. `secret`: those that would tell the others something about hidden cards if they were passed over.
 * `open`: none.
 */
export type Asking = (typeof askings)[number]

export interface Setting {
  readonly players: number
  readonly kinds: readonly Card[]
  readonly piles: readonly PileSpec[]
  readonly cards: number
  readonly idKind: Uint8Array
  readonly pileBase: readonly number[] // the first card of each pile
  readonly pileStored: readonly number[] // where its cards are listed; -1: they are not, being always the same
  readonly pileOfKind: readonly number[]
  readonly start: readonly (readonly [kind: number, copies: number])[] // of each player's first deck
  readonly rules: RuleSwitches
  readonly asking: Asking
  readonly code: Code
  readonly needs: Needs
  readonly layout: Layout
}

export function makeSetting(
  players: number,
  kinds: readonly Card[],
  piles: readonly PileSpec[],
  start: Setting['start'],
  rules: RuleSwitches,
  asking: Asking,
): Setting {
  const pileOfKind = kinds.map(() => -1)
  const pileBase: number[] = []
  const idKind: number[] = []
  piles.forEach((pile, p) => {
    pileBase.push(idKind.length)
    for (const { kind, copies } of pile.cards) {
      pileOfKind[kind] = p
      for (let i = 0; i < copies; i++) idKind.push(kind)
    }
  })
  const _inPiles = idKind.length
  for (let seat = 0; seat < players; seat++)
    for (const [kind, copies] of start) for (let i = 0; i < copies; i++) idKind.push(kind)
  const code = compile(kinds, (name) => piles.findIndex((pile) => pile.name === name))
  let pileCards = 0
  const pileStored = piles.map((pile) => {
    if (pile.cards.length === 1 && pile.supply) return -1
    const at = pileCards
    pileCards += pile.cards.reduce((sum, { copies }) => sum + copies, 0)
    return at
  })
  const needs = {
    players,
    piles: piles.length,
    pileCards,
    cards: idKind.length,
    kinds: kinds.length,
    ...roomFor(kinds),
  }
  return {
    players,
    kinds,
    piles,
    cards: idKind.length,
    idKind: Uint8Array.from(idKind),
    pileBase,
    pileStored,
    pileOfKind,
    start,
    rules,
    asking,
    code,
    needs,
    layout: layOut(needs),
  }
}

/** The same with more room for programs and waiting effects. */
export function roomier(of: Setting): Setting {
  const needs = { ...of.needs, stack: 2 * of.needs.stack, records: 2 * of.needs.records + 8 }
  return { ...of, needs, layout: layOut(needs) }
}

/** Room for programs and waiting effects: enough for what people play; `state.ts` finds more where it is not. */
function roomFor(kinds: readonly Card[]): { stack: number; records: number } {
  let stack = 400
  let records = 0
  for (const card of kinds) {
    const steps = new Set(JSON.stringify(card.abilities).match(/"do":"\w+"/g))
    if (steps.has('"do":"play"')) stack += 170 // ten of them, one inside the other
    if (steps.has('"do":"on"')) records += 4
    if (steps.has('"do":"nextTurn"') || steps.has('"do":"extraTurn"')) records += 14
  }
  return { stack, records }
}

// The setting in use, spread out for speed
const KINDS = 128 // tables of 64 bytes or less would lie on the heap, where every look costs more
const PILE_TABLE = 128
const CARDS = 1024
export const idKind = new Uint8Array(CARDS)
export const idTypes = new Int16Array(CARDS) // the types of each card, as bits
/** Of a card that is nothing but coins: how many, and whether its plays are counted or waited for; -1: another card. */
export const idCoins = new Int8Array(CARDS)
export const COINS_ONLY = 15 // the bits that are coins
export const COINS_COUNTED = 16
export const COINS_WATCHED = 32
export const kindCoins = new Int16Array(KINDS)
export const kindPotion = new Uint8Array(KINDS)
export const kindTypes = new Int16Array(KINDS)
export const kindPile = new Int8Array(KINDS)
export const kindPlay = new Int32Array(KINDS) // where its program begins
export const kindPlain = new Uint8Array(KINDS) // a play is only the four numbers that follow
export const plainDraw = new Uint8Array(KINDS)
export const plainActions = new Uint8Array(KINDS)
export const plainBuys = new Uint8Array(KINDS)
export const plainCoins = new Uint8Array(KINDS)
export const kindCounted = new Uint8Array(KINDS)
export const kindWatched = new Uint8Array(KINDS)
export const pileBase = new Int16Array(PILE_TABLE)
export const pileStored = new Int16Array(PILE_TABLE)
export const pileKind = new Int8Array(PILE_TABLE) // what all its cards are; -1: they differ
export const pileSupply = new Uint8Array(PILE_TABLE)
export const pileEnds = new Uint8Array(PILE_TABLE)
export const waited = new Uint16Array(KINDS) // by event: what in this game waits for it
export let setting: Setting
/** The bit of those who only watch, among the seats that know something. */
export const AUDIENCE = 64
export const countedKind = new Uint8Array(KINDS) // the kinds that are counted
export const code = new Int32Array(1 << 15)

/** Makes a setting the one that the working memory is about. */
export function use(next: Setting): void {
  if (setting === next) return
  setting = next
  code.set(next.code.code)
  L[SEATS] = next.players
  L[PILES] = next.piles.length
  L[EVERYONE] = ((1 << next.players) - 1) | AUDIENCE
  L[COVERED_IS_LOST] = Number(next.rules.coveredIsLost)
  L[SHUFFLE_UNDER] = Number(next.rules.shuffleUnder)
  L[EMPTY_TO_END] = next.rules.emptyPilesToEnd
  L[ASK_ALL] = Number(next.asking === 'all')
  L[ASK_SECRET] = Number(next.asking !== 'open')
  L[COUNTED_KINDS] = 0
  next.code.countedKinds.forEach((counted, kind) => {
    if (counted) countedKind[L[COUNTED_KINDS]++] = kind
  })
  useLayout(next.layout)
  idKind.set(next.idKind)
  next.piles.forEach((pile, p) => {
    pileBase[p] = next.pileBase[p]
    pileStored[p] = next.pileStored[p]
    pileKind[p] = pile.cards.length === 1 ? pile.cards[0].kind : -1
    pileSupply[p] = pile.supply ? 1 : 0
    pileEnds[p] = pile.endsGame ? 1 : 0
  })
  next.kinds.forEach((card, kind) => {
    const { play, plain } = next.code.kinds[kind]
    kindCoins[kind] = card.cost.coins
    kindPotion[kind] = card.cost.potion ?? 0
    kindTypes[kind] = typeBits(card)
    kindPile[kind] = next.pileOfKind[kind]
    kindPlay[kind] = play
    kindPlain[kind] = plain ? 1 : 0
    plainDraw[kind] = plain?.[0] ?? 0
    plainActions[kind] = plain?.[1] ?? 0
    plainBuys[kind] = plain?.[2] ?? 0
    plainCoins[kind] = plain?.[3] ?? 0
    kindCounted[kind] = next.code.countedKinds[kind] ? 1 : 0
    kindWatched[kind] = next.code.watchedKinds[kind] ? 1 : 0
  })
  for (let id = 0; id < next.cards; id++) {
    idTypes[id] = kindTypes[idKind[id]]
    idCoins[id] = coinsOnly(idKind[id])
  }
  for (let event = 0; event < EVENTS; event++) waited[event] = next.code.events[event]
}

function coinsOnly(kind: number): number {
  const { types } = setting.kinds[kind]
  if (!kindPlain[kind] || !types.includes('Treasure') || types.includes('Action')) return -1
  if (plainDraw[kind] + plainActions[kind] + plainBuys[kind] > 0 || plainCoins[kind] > COINS_ONLY) return -1
  return plainCoins[kind] | (kindCounted[kind] ? COINS_COUNTED : 0) | (kindWatched[kind] ? COINS_WATCHED : 0)
}

/** What a card of a kind waits for where it lies. */
export const hooksOf = (kind: number, at: number): readonly Hook[] => setting.code.kinds[kind].hooks[at]
