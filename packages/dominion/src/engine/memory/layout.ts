/**
 * Where a game lies. One state is one stretch of memory, worked on in place here and copied in and out (`state.ts`).
 *
 * The engine works on module constants instead of parameters because that is a third faster: the optimiser then
 * knows the arrays. Parts whose size depends on the game come last; `use` says where they begin.
 *
 * Every card is a number (its *id*), fixed for the whole game, so that a reference to a card can be followed or lost
 * exactly. What a card is (its *kind*) never changes and stands in the table, not in the state.
 */

/** Enough for six players with every pile in the game. */
const BYTES = 1 << 16

const buffer = new ArrayBuffer(BYTES)
/** The state as 16-bit words; nearly everything is one. */
export const S = new Int16Array(buffer)
/** The same memory as 32-bit words: only the random generator's. */
export const W = new Int32Array(buffer)
/** The same memory, for copying. */
export const memory = new Float64Array(buffer)

// The random generator has the first 16 words of W.
export const RNG = 0
const HEADER = 32

// Words of the whole game
export const PHASE = HEADER + 0
export const TURN = HEADER + 1 // whose turn it is
export const ACTIONS = HEADER + 2
export const BUYS = HEADER + 3
export const COINS = HEADER + 4
export const POTIONS = HEADER + 5
export const FP = HEADER + 6 // the frame being run; 0 when none is
export const SP = HEADER + 7 // first free word of the stack
export const RECORDS = HEADER + 8 // effects waiting for something to happen
export const CHEAPER = HEADER + 9 // coins that every card costs less this turn
export const BOUGHT = HEADER + 10 // cards bought this turn
export const ACTIONS_PLAYED = HEADER + 11 // this turn, each play counted
export const DECIDER = HEADER + 12 // who decides for the player whose turn it is; -1: nobody else
export const HAND_DRAW = HEADER + 13 // cards drawn in clean-up
export const EMPTY = HEADER + 14 // empty supply piles
export const TRASHED = HEADER + 15 // cards in the trash
export const IN_A_ROW = HEADER + 16 // turns of TURN without another player's between
export const LAST_NORMAL = HEADER + 17 // whose the last turn was that was nobody's extra turn
export const EXTRA = HEADER + 18 // 1 in an extra turn
export const OVERLAYS = HEADER + 19 // cards in play that are another card
export const OVERLAY = HEADER + 20 // … their ids and kinds, in pairs
export const OVERLAY_MAX = 10
export const CLEANING = OVERLAY + 2 * OVERLAY_MAX // how far clean-up has come
export const TURN_NUMBER = CLEANING + 1 // turns begun by anybody
export const END_PILE = CLEANING + 2 // 1 once the pile that ends the game is empty
export const TREASURES = CLEANING + 3 // 1 while all treasures are being played

// Words of each player
export const PLAYERS = HEADER + 48
export const PLAYER = 8 // words a player
export const DISCARD_END = 0
export const PLAY_END = 1
export const HAND_END = 2
export const ASIDE_END = 3
export const DECK = 4 // cards in the deck
export const FIXED = 5 // cards on top of the deck whose order is decided; a shuffle decides nothing until it must
export const TURNS = 6 // not counting extra turns
export const POINTS = 7 // victory point tokens

export const STACK = PLAYERS + 6 * PLAYER

// A frame: one program, or one procedure of the rules, in the middle of being done
export const F_PREV = 0
export const F_PC = 1
export const F_YOU = 2 // the player of the ability
export const F_ACTOR = 3 // who does the present step
export const F_THIS = 4 // the card whose ability this is, and where it is expected
export const F_THIS_REF = 5
export const F_IT = 6 // the card of the event that triggered it
export const F_IT_REF = 7
export const F_DID = 8 // cards affected by the last step
export const F_UNAFFECTED = 9 // seats that this play does not affect, as bits
export const F_LOOP = 10 // players gone through by `others` or `everyone`, or asked by a window
export const F_N = 11 // how often still
export const F_CHOSEN = 12 // options chosen, as bits
export const F_NAME = 13 // the kind that was named
export const F_KIND = 14 // the kind whose program this is: the cause of what happens
export const F_ENTRIES = 15 // remembered cards that follow
export const FRAME = 16
/** A remembered card: the name it is remembered under, its id, where it is expected. */
export const ENTRY = 3

// A record: an effect that waits for an event
export const R_EVENT = 0
export const R_PC = 1
export const R_YOU = 2
export const R_SUBJECT = 3 // to whom the event must happen
export const R_THIS = 4
export const R_THIS_REF = 5
export const R_VIA = 6 // the card that made this card be played again, and where it is expected: it stays in play as long; -1: none
export const R_KIND = 7
export const R_DATA = 8 // filter, or the seat that decides in an extra turn
export const R_CARD = 9 // a remembered card it waits for, and where it is expected
export const R_COUNT = 10 // how many such effects there are, where copies are alike
export const R_LIFE = 11 // how long it waits
export const R_VIA_REF = 12
export const RECORD = 13

// Zones, as they stand in references
export const Z_DISCARD = 0
export const Z_PLAY = 1
export const Z_HAND = 2
export const Z_ASIDE = 3
export const Z_DECK = 4
export const Z_TRASH = 5
export const Z_SUPPLY = 6

// Phases
export const P_START = 0
export const P_ACTION = 1
export const P_TREASURE = 2 // the buy phase until the first card is bought
export const P_BUY = 3
export const P_CLEANUP = 4
export const P_OVER = 5

/**
 * What is fixed for the game in the working memory, as numbers: where its parts lie, and the switches of its rules. An
 * array and not variables, because the optimiser checks a variable of a module each time it is read.
 */
export const L = new Int32Array(32)
// Where the parts begin whose size depends on the game, in this order behind the stack, in words of S
export const RECORDS_AT = 0
export const PILES_AT = 1 // how many cards lie in each pile
export const PILE_CARDS_AT = 2 // which, bottom first, for piles where that can vary
export const TRASH_AT = 3
export const META_AT = 4 // of each card: how often it moved (upper byte) and who knows where it is (lower byte)
export const PLAYED_AT = 5 // how often each kind was played this turn
export const ARENAS_AT = 6 // each player's cards, as many words each as the next number says
export const ARENA_WORDS = 7
// The game itself; `use` in setting.ts sets these
export const SEATS = 8
export const PILES = 9
export const EVERYONE = 10 // all seats and the audience, as bits
export const COVERED_IS_LOST = 11
export const SHUFFLE_UNDER = 12
export const EMPTY_TO_END = 13
export const ASK_ALL = 14
export const ASK_SECRET = 15
export const COUNTED_KINDS = 16
export const LISTENING = 17 // 1 while somebody wants to be told what happens

export interface Layout {
  readonly records: number
  readonly piles: number
  readonly pileCards: number
  readonly trash: number
  readonly meta: number
  readonly played: number
  readonly arenas: number
  readonly arenaWords: number
  readonly doubles: number // length of a state
}

/** How much a game needs of everything. */
export interface Needs {
  readonly players: number
  readonly piles: number
  readonly pileCards: number
  readonly cards: number
  readonly kinds: number
  readonly records: number
  readonly stack: number // words
}

export function layOut({ players, piles, pileCards, cards, kinds, records, stack }: Needs): Layout {
  const even = (n: number) => n + (n & 1)
  const at = { records: STACK + even(stack), piles: 0, pileCards: 0, trash: 0, meta: 0, played: 0, arenas: 0 }
  at.piles = at.records + even(records * RECORD)
  at.pileCards = at.piles + even(piles)
  at.trash = at.pileCards + even(pileCards)
  at.meta = at.trash + even(cards)
  at.played = at.meta + even(cards)
  at.arenas = at.played + even(kinds)
  const words = even(cards + 1)
  const end = at.arenas + players * words
  if (end * 2 > BYTES) throw new Error(`A state of ${end * 2} bytes does not fit the working memory`)
  return { ...at, arenaWords: words, doubles: Math.ceil(end / 4) }
}

export function useLayout(layout: Layout): void {
  L[RECORDS_AT] = layout.records
  L[PILES_AT] = layout.piles
  L[PILE_CARDS_AT] = layout.pileCards
  L[TRASH_AT] = layout.trash
  L[META_AT] = layout.meta
  L[PLAYED_AT] = layout.played
  L[ARENAS_AT] = layout.arenas
  L[ARENA_WORDS] = layout.arenaWords
}
