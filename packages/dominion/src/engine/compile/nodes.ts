/** Numbers, filters, conditions, groups of cards and states: made flat enough to be evaluated without looking at strings. */

/** An expression, made flat enough to be evaluated without looking at strings. */
interface Node {
  readonly op: number
  readonly a: number
  readonly b: number
  readonly list: readonly number[]
}

export type NumNode = Node
export const N_COUNT = 0 // group
export const N_OWNED = 1 // filter
export const N_HAND = 2
export const N_EMPTY = 3
export const N_COINS = 4 // group
export const N_TYPES = 5 // group
export const N_PLAYED = 6 // filter
export const N_TURNS = 7
export const N_DIVIDE = 8 // number, by
export const N_CONST = 9
export const N_NAMES = 10 // group, copies
export const N_BOUGHT = 11
export const N_HAVE = 12 // what
export const N_PLAYERS = 13
export const N_PLUS = 14
export const N_LEAST = 15
export const N_MINUS = 16 // number, number
export const N_TIMES = 17 // number, by
export const N_WHETHER = 18 // condition, number; otherwise the one in the list
export const N_TOKENS = 19 // token or counter, where they lie; the group of cards in the list
export const N_PURCHASES = 20 // cards and landscapes
export const N_PAID = 50
export const N_BID = 51
export const N_COMMONEST = 30 // group, rank
/** Beyond it, copies are at least so many. */
export const AT_LEAST_COPIES = 100
/** In place of copies: as many as any player has. */
export const MOST_OF_ALL = -1

export interface FilterNode extends Node {
  readonly fixed: boolean // what fits it never changes in a game
}
export const K_ANY = 0
export const K_TYPE = 1 // bit
export const K_KIND = 2 // of that name
export const K_VERY_KIND = 45 // and no heir of it
export const K_COST = 3 // coins
export const K_UP_TO = 4
export const K_AT_LEAST = 5
// The same with a number that is reckoned, or with the cost of a card and a number to add
export const K_RECKONED = 3
export const K_OF_CARD = 6
export const K_CHEAPER = 12 // group
export const K_NOT = 13 // filter
export const K_ALL = 14
export const K_EITHER = 15
export const K_NAMED = 16
export const K_COPY = 17 // group
export const K_AMONG = 18 // tag
export const K_POTION = 19
export const K_SEVERAL = 20
export const K_SHARING = 21 // group
export const K_LEAVING = 22
export const K_MARKED = 23
export const K_FROM_EMPTY = 43 // of a supply pile that is empty
export const K_OBELISK = 31
export const K_OF_TURN = 44 // does not lie in play from an earlier turn
export const K_PAYABLE = 24 // may be bought with what there is
export const K_TOKEN = 40 // on its pile lies the player's token, or one of those in the list
export const K_LYING = 25 // zone
export const K_FACE_UP = 26
export const K_OVERPAID = 50 // costs what was overpaid

export type ConditionNode = Node
export const C_MATCHES = 0 // group, filter
export const C_AT_LEAST = 1 // number, number
export const C_AT_MOST = 2
export const C_EXACTLY = 3
export const C_ODD = 4 // number
export const C_PHASE = 5
export const C_YOUR_TURN = 6
export const C_NOT = 7 // condition
export const C_ALL = 8
export const C_EITHER = 9
export const C_HOLDS = 30 // kind
export const C_GIVES_COINS = 31 // tag of landscapes
export const C_LYING = 20 // tag, places as bits

/** Cards that an expression is about: remembered ones, those of places, or those to which something happened. */
export interface GroupNode {
  readonly op: number
  readonly a: number // tag, places as bits, or the tally of what happened
  readonly filter: number // -1: all of them
  readonly who: number
}
export const G_TAG = 0
export const G_REST = 1
export const G_ZONES = 2
export const G_PAST = 3
export const G_LAST = 10 // counter: the last card gained this turn

// Places, as bits
export const IN_DISCARD = 1
export const IN_PLAY = 2
export const IN_HAND = 4
export const IN_DECK = 16
export const IN_TRASH = 32
export const IN_SUPPLY = 64
export const IN_BOX = 128
export const IN_OWNED = 256
export const IN_PILES = 512 // the piles themselves, empty ones too: each stands for its first card
export const IN_THIS = 1024
/** Shifted left by the number of a place with a name. */
export const IN_PLACE = 4096

// Where tokens lie
export const ON_HEAP = 0
export const ON_PLAYER = 1
export const ON_OWN_PILE = 2
export const ON_PILE = 3

/** What holds without anyone doing anything. */
export interface StateNode {
  readonly what: number
  readonly n: number // how much
  readonly filter: number // -1: all cards
  readonly guard: number // -1: always
  readonly types?: number // what cards are besides
  readonly pc?: number // what they then do when played
}
export const ST_LESS = 0 // coins that cards cost less
export const ST_CANNOT_BUY = 1
export const ST_UNAFFECTED = 2
export const ST_TOKENS = 3 // go to whoever set this up
export const ST_MAKES = 9 // coins when played, instead of what it says
export const ST_MAKES_MORE = 4 // coins when played, than it says
export const ST_NO_ACTIONS = 10 // +Actions are ignored
export const ST_ALSO = 11 // cards are something else besides, see `retyping.ts`
export const ST_COSTS = 12 // what the card of a group costs, which stands in place of the number
export const stateBit = (what: number): number => 1 << what
