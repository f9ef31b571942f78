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

// The random generator has the first words of W.
export const RNG = 0
/**
 * A word of W: the events, as bits, that any card that anybody ever had or any record may wait for. It only grows: an event
 * nobody waits for costs one test, and one that somebody waited for once is looked into in vain.
 */
export const WAITING = 10
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
export const CLEANING = HEADER + 20 // how far clean-up has come
export const TURN_NUMBER = HEADER + 21 // turns begun by anybody
export const END_PILE = HEADER + 22 // 1 once the pile that ends the game is empty
export const TREASURES = HEADER + 23 // 1 while all treasures are being played
export const PLACED = HEADER + 24 // cards in places with a name
export const TICK_TURN = HEADER + 25 // the turn in which TICKS are counted
export const TICKS = HEADER + 26 // programs and rounds of cards of one's own that were done this turn
export const BETWEEN = HEADER + 27 // 1 where a turn is over and the next has not begun
export const ENDING = HEADER + 28 // the game has ended: 1 while extra turns are given for that, 2 while they are taken

// Words of each player
export const PLAYERS = HEADER + 32
export const PLAYER = 16 // words a player
export const DISCARD_END = 0
export const PLAY_END = 1
export const HAND_END = 2
export const ASIDE_END = 3
export const DECK = 4 // cards in the deck
export const FIXED = 5 // cards on top of the deck whose order is decided; a shuffle decides nothing until it must
export const TURNS = 6 // not counting extra turns
export const POINTS = 7 // victory point tokens
/** The first cards in play that were there when their owner's last turn ended. */
export const STAYED = 10
/** How many cards in hand can be played in which phase, ten bits each: a word of W, kept with every card that comes or goes. */
export const HELD = 4
export const HELD_ACTION = 1
export const HELD_TREASURE = 1 << 10
export const HELD_NIGHT = 1 << 20
export const HELD_MASK = 1023

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
export const F_THEM = 16 // the player to whom the event happened that triggered it
export const FRAME = 17
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
export const R_NAME = 13 // the kind that was named
export const R_SERIAL = 14 // which it is, for the cards it carries along
export const R_TURN = 15 // the turn, by its number, in which it was set up
export const RECORD = 16

// Zones, as they stand in references
export const Z_DISCARD = 0
export const Z_PLAY = 1
export const Z_HAND = 2
export const Z_ASIDE = 3
export const Z_DECK = 4
export const Z_TRASH = 5
export const Z_SUPPLY = 6
/** The first of the places that a game gives a name: Exile, a mat, cards set aside for later. */
export const Z_PLACES = 8

/** In place of where a card is expected: it is followed where it lies, and nothing finds it to move it. */
export const STAYS = -1

// Phases
export const P_START = 0
export const P_ACTION = 1
export const P_BUY_START = 2
export const P_TREASURE = 3 // the buy phase until the first card is bought
export const P_BUY = 4
export const P_NIGHT = 5
export const P_CLEANUP = 6
export const P_OVER = 7

/**
 * What is fixed for the game in the working memory, as numbers: where its parts lie, and the switches of its rules. An
 * array and not variables, because the optimiser checks a variable of a module each time it is read.
 */
export const L = new Int32Array(72)
// Where the parts begin whose size depends on the game, in this order behind the players, in words of S. The first four can
// run out of room; a state with more of it is made then (`state.ts`).
export const STACK_AT = 0
export const RECORDS_AT = 1
export const OVERLAYS_AT = 2 // cards in play that are another card: id and kind
export const PLACED_AT = 3 // cards in places with a name: id, and place and owner as in a reference
export const PILES_AT = 4 // how many cards lie in each pile
export const PILE_CARDS_AT = 5 // which, bottom first, for piles where that can vary
export const TRASH_AT = 6
export const META_AT = 7 // of each card: how often it moved (upper byte) and who knows where it is (lower byte)
export const PLAYED_AT = 8 // how often each kind was played this turn
export const COUNTERS_AT = 9 // numbers of each player, see `tables.ts`
export const TOKENS_AT = 10 // … of each pile, and then of each landscape
export const TALLIES_AT = 11 // … of each player by kind
export const LANDSCAPES_AT = 12 // who has them, see `landscapes.ts`
export const ARENAS_AT = 13 // each player's cards, `ARENA_WORDS` words each
export const HEIRS_AT = 14 // cards that may be like another: as what, one by one, and then for each player; see `heirs.ts`
const PARTS = 15
export const ARENA_WORDS = 28
/** Where the arena of each seat begins, and behind the last one where it ends: asked for too often to be reckoned each time. */
export const ARENA_OF = 64
const MOST_SEATS = 6
// The game itself; `use.ts` sets these
export const SEATS = 36
export const PILES = 15
export const LANDSCAPES = 29
export const EVERYONE = 16 // all seats and the audience, as bits
export const COVERED_IS_LOST = 17
export const SHUFFLE_UNDER = 18
export const EMPTY_TO_END = 19
export const MOST_TURNS = 62 // of everybody together, after which the game is over
export const ASK_ALL = 20
export const ASK_SECRET = 21
export const COUNTED_KINDS = 22
export const LISTENING = 23 // 1 while somebody wants to be told what happens
export const KINDS = 24
export const ALL_KINDS = 35 // and landscapes, which are numbered behind them
export const COUNTED_COIN = 26 // the one kind of mere coins whose plays are counted; -1: none is
export const COINS_APART = 27 // 1 where there are more of them, so that they are counted one by one
export const TALLIES = 25 // 1 where the game keeps tallies or numbers that last a turn
// Tokens of which each player has one: the number of the counter plus 1, 0 where the game does not have them (see `own-tokens.ts`)
export const BONUS_TOKENS = 30 // 1 where any lie on piles that give something when a card is played
export const COST_TOKEN = 31
export const MINUS_CARD = 32
export const MINUS_COIN = 33
export const ARRIVALS = 43 // 1 where cards are in this game that are gained to another place than the discard pile
export const NIGHTS = 42 // 1 where cards are in this game that are played at Night
export const ENTERS_ELSEWHERE = 38 // 1 where cards may come into play in turns of others
export const SHUFFLE_ASKS = 41 // 1 where cards are in this game whose owner says where they go when they are shuffled
export const STATES = 40 // what states there are in this game, as bits
export const COFFERS = 50 // the counter with that name; -1: the game has none
export const VILLAGERS = 51 // likewise
export const COFFERS_ANY_TIME = 52 // 1 where they may be spent at any time of one's turn, and not only before the first purchase
export const LAST_GAINED = 58 // the counter of the card gained last this turn; -1: nobody asks for it
export const LAST_BUT = 59 // … the kind that does not count there
export const ACTIONS_COUNT = 53 // 1 where unused Actions are good for something
export const PLAIN = 54 // 1 where a turn is nothing but its phases, see `plain-turn.ts`
export const HEIRS = 37 // the kind that may be like another, plus 1; 0: there is none
export const DEBT = 34 // the number of the counter that debt is; -1: nobody can be in debt

export interface Layout {
  readonly at: readonly number[] // where each part begins, and where the last one ends
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
  readonly landscapes: number
  readonly counters: number
  readonly tokens: number
  readonly tallies: number
  readonly stack: number // words
  readonly records: number
  readonly overlays: number
  readonly placed: number
  readonly heirs: number // words
}

export const OVERLAY = 2 // words of a card that is another card
export const PLACING = 2 // words of a card in a place
export const LANDSCAPE = 4 // words of a landscape

const even = (n: number): number => n + (n & 1)

/** Where each part begins, and after them where the last ends. */
function beginnings(needs: Needs): number[] {
  const { players, piles, cards, kinds, landscapes } = needs
  const sizes = [
    needs.stack,
    needs.records * RECORD,
    needs.overlays * OVERLAY,
    needs.placed * PLACING,
    piles,
    needs.pileCards,
    cards,
    cards,
    kinds,
    needs.counters * players,
    needs.tokens * (piles + landscapes),
    needs.tallies * players * kinds,
    landscapes * LANDSCAPE,
    players * even(cards + 1),
    needs.heirs,
  ]
  const at = [PLAYERS + players * PLAYER]
  for (const size of sizes) at.push(at[at.length - 1] + even(size))
  return at
}

const bytesTo = (end: number): number => end * 2

export const fitsMemory = (needs: Needs): boolean => bytesTo(beginnings(needs)[PARTS]) <= BYTES

export function layOut(needs: Needs): Layout {
  const at = beginnings(needs)
  const end = at[PARTS]
  if (bytesTo(end) > BYTES) throw new Error(`A state of ${bytesTo(end)} bytes does not fit the working memory`)
  return { at, arenaWords: even(needs.cards + 1), doubles: Math.ceil(end / 4) }
}

export function useLayout({ at, arenaWords }: Layout): void {
  for (let part = 0; part < PARTS; part++) L[part] = at[part]
  L[ARENA_WORDS] = arenaWords
  for (let seat = 0; seat <= MOST_SEATS; seat++) L[ARENA_OF + seat] = L[ARENAS_AT] + seat * arenaWords
}

/** Copies the words of a state into one that has more room in some of its parts. */
export function copyParts(from: Int16Array, small: Layout, to: Int16Array, large: Layout): void {
  to.set(from.subarray(0, small.at[0]))
  for (let part = 0; part < PARTS; part++) to.set(from.subarray(small.at[part], small.at[part + 1]), large.at[part])
}
