/**
 * The setting in use, spread out for speed: what the rules look up all the time, by card, by kind, by pile, by event. `use.ts` fills it
 * in.
 */
import type { Card, Landscape } from '../../language/types.ts'
import type { Hook } from '../compile/effects.ts'
import type { Setting } from './setting.ts'

const KIND_TABLE = 1024 // tables of 64 bytes or less would lie on the heap, where every look costs more
const PILE_TABLE = 256
const CARDS = 2048
export const idKind = new Uint16Array(CARDS)
/** What each card adds to the cards in hand that can be played, see `HELD`. */
export const idHeld = new Int32Array(CARDS)
/** The events, as bits, that a card waits for once somebody has it. */
export const idWaits = new Int32Array(CARDS)
/**
 * Of a card that is nothing but coins a word that can be added up: 1, its coins, and 1 where its plays are counted; 0 of every
 * other card.
 */
export const idCoins = new Int32Array(2 * CARDS)
/** Added to the card: the same, but 0 also for kinds whose plays something may wait for. */
export const UNWATCHED = CARDS
export const COINS_SHIFT = 10
export const COINS_MASK = 4095
export const COUNTED_SHIFT = 22
export const kindCoins = new Int16Array(KIND_TABLE)
/** Where cards of a kind lie that wait for anything, as bits. */
export const kindHooked = new Uint8Array(KIND_TABLE)
/** The events, as bits, that a kind waits for once somebody has one of it. */
export const kindWaits = new Int32Array(KIND_TABLE)
export const SEEN_BY_ALL = 0
export const SEEN_BY_OWNER = 1
export const placeSeen = new Uint8Array(KIND_TABLE) // by place: who sees what lies there
export const VARIES = -1000 // in place of a number that is not always the same
export const kindPoints = new Int16Array(KIND_TABLE) // what each is worth at the end
export const kindPotion = new Uint8Array(KIND_TABLE)
export const kindDebt = new Uint8Array(KIND_TABLE)
/** What of a cost is not coins, as one number: cards that cost nothing but coins have 0. */
export const kindBeside = new Uint8Array(KIND_TABLE)
export const kindTypes = new Int32Array(KIND_TABLE)
/** The kind of the same name: itself, but for what is like another; and the one whose abilities it has. */
export const kindCalled = new Uint16Array(KIND_TABLE)
export const kindLike = new Uint16Array(KIND_TABLE)
export const kindOwnTypes = new Int32Array(KIND_TABLE) // whatever it is besides for now
export const kindPile = new Int16Array(KIND_TABLE)
export const kindPlay = new Int32Array(KIND_TABLE) // where its program begins
export const kindPayment = new Int32Array(KIND_TABLE) // … and that of buying it otherwise than with coins; 0: there is none
export const kindBefore = new Int32Array(KIND_TABLE) // … and that of what it does before it is played; 0: nothing
/** … and where it goes on after the four numbers that follow, with which it begins. */
export const kindRest = new Int32Array(KIND_TABLE)
export const kindPlain = new Uint8Array(KIND_TABLE) // a play is only these
export const plainDraw = new Uint8Array(KIND_TABLE)
export const plainActions = new Uint8Array(KIND_TABLE)
export const plainBuys = new Uint8Array(KIND_TABLE)
export const plainCoins = new Uint8Array(KIND_TABLE)
export const kindCounted = new Uint8Array(KIND_TABLE)
/** What a kind does when played that is something else besides; 0: what it says itself. */
export const kindAlso = new Int32Array(KIND_TABLE)
export const kindWatched = new Uint8Array(KIND_TABLE)
export const kindArrives = new Uint8Array(KIND_TABLE) // where it is gained to unless said
export const kindPlaced = new Uint8Array(KIND_TABLE) // its owner says where it goes when it is shuffled
export const pileBase = new Int16Array(PILE_TABLE)
export const pileStored = new Int16Array(PILE_TABLE)
export const pileKind = new Int16Array(PILE_TABLE) // what all its cards are; -1: they differ
export const pileFace = new Int16Array(PILE_TABLE) // the card that says what a pile is as a whole, whatever lies on top
export const pileShuffled = new Int16Array(PILE_TABLE) // how many cards are shuffled before the game; 0: none
export const pileSupply = new Uint8Array(PILE_TABLE)
export const pileMarked = new Uint8Array(PILE_TABLE) // the Bane
export const pileEnds = new Uint8Array(PILE_TABLE)
/** What a pile of the supply costs in coins where that is all, whatever lies on top; -1: it must be looked into. */
export const pilePrice = new Int16Array(PILE_TABLE)
export const waited = new Uint16Array(KIND_TABLE) // by event: what in this game waits for it
export let setting: Setting
/** The one from now on; the rest of this must be filled in for it. */
export function adopt(next: Setting): void {
  setting = next
}
/** The bit of those who only watch, among the seats that know something. */
export const AUDIENCE = 64
export const countedKind = new Uint16Array(KIND_TABLE) // the kinds that are counted
export const code = new Int32Array(1 << 15)
export const windowAt = new Int32Array(KIND_TABLE) // by event: where the code of its windows begins
export const playAt = new Int32Array(KIND_TABLE) // … and that of a play, by what of it is still to be done
export const PLAY_ALL = 0
export const PLAY_RUN = 1 // the card does what it says
/** Numbers of programs that are always the same; `VARIES` where they are not. */
export const fixedNumber = new Int16Array(1 << 15)
/** Conditions that ask for nothing but how often what was played this turn, and so need no frame. */
export const fixedCondition = new Uint8Array(1 << 14)
/** Whether kinds fit filters, by filter and kind, as far as that never changes and was asked before; 0: ask. */
export const fixedFits = new Uint8Array(1 << 18)
export const FITS = 1
/** What a filter asks for among the cards that can be played, see `HELD`; 0: something else. */
export const filterHeld = new Int32Array(1 << 14)
/** The one kind that fits a filter, which may not be in the game; `SEVERAL_KINDS` where it is not about one. */
export const filterKind = new Int16Array(1 << 14)
export const SEVERAL_KINDS = -2
export const FITS_NOT = 2

/** The card or landscape of a number, and what it is called. */
export const definitionOf = (kind: number): Card | Landscape =>
  kind < setting.kinds.length ? setting.kinds[kind] : setting.landscapes[kind - setting.kinds.length]
export const nameOf = (kind: number): string => definitionOf(kind).name

/** What a card of a kind waits for where it lies. */
export const hooksOf = (kind: number, at: number): readonly Hook[] => setting.code.kinds[kind].hooks[at]
