/**
 * The code that cards are compiled to: operations, and what their numbers mean. `compile.ts` writes it, `run.ts` runs it.
 */
import type { Card, Landscape, Step, Var } from '../../language/types.ts'
import { type CardType, cardTypes } from '../../language/types.ts'
import type { Keeps } from '../memory/setting.ts'

// Operations; what follows each in the code stands beside it
export const O_END = 0
export const O_ADD = 1 // what, number
export const O_DRAW = 2 // number
export const O_CLEAR = 3 // tag
export const O_PICK = 4 // tag, quantity, number, filter, zones or -tag, by, site
export const O_REF = 5 // tag, which, source tag
export const O_TOP = 6 // tag, number, eyes
export const O_ORDER = 7 // tag, site
export const O_MOVE = 8 // verb, destination, tag, keep, which (see below)
export const O_SHOW = 9 // eyes, tag, keep
export const O_PLAY = 10 // tag, times
export const O_DIG = 11 // tag, number, filter
export const O_GAIN = 12 // filter, destination, by, tag, site
export const O_GAIN_PILE = 13 // pile, destination, tag
export const O_GAIN_TAG = 14 // tag, destination, tag to remember them under or 0
export const O_SET_N = 15 // number
export const O_UNLESS_N = 16 // target; counts down
export const O_JUMP = 17 // target
export const O_UNLESS = 18 // condition, target
export const O_UNLESS_DID = 19 // target
export const O_ASK = 20 // target if no, site, tag that must be there (0: none; NEEDS_HAND: a card in hand)
export const O_CHOOSE = 21 // number, how many options, by, site, tag that all options are about, `needsSupply` or 0
export const O_UNLESS_CHOSEN = 22 // option, target
export const O_EACH = 23 // with you, condition or -1, target when all are done
export const O_ACTOR = 24 // who, or -1: you again
export const O_ON = 25 // event, filter or -1, whose, code, tag or 0, life, tags to carry along, whether it speaks of its own card
export const O_NEXT_TURN = 26 // code, tags to carry along
export const O_CHEAPER = 27 // coins
export const O_INSTEAD = 28 // target where it is replaced already
export const O_UNAFFECTED = 29
export const O_BECOME = 30 // tag
export const O_HAND_DRAW = 31 // number
export const O_EXTRA_TURN = 32 // who, who decides or -1, code or 0, 1 where it comes besides others
export const O_NAME = 33 // site
export const O_PASS_LEFT = 34 // skip empty hands, tag, site
export const O_UNTIL_HAND = 35 // size, target
export const O_FLIP_DECK = 36
export const O_DOWN_TO = 37 // size, tag, site
export const O_POSITION = 38 // tag, site
export const O_FORGET = 39 // tag: an iteration of `others` begins
// Procedures of the rules themselves
export const O_WINDOW = 40 // event
export const O_ENTER_PLAY = 41
export const O_RUN_PLAY = 42
export const O_PLAY_AGAIN = 43 // target
export const O_GAIN_ARRIVE = 44 // target if it does not
export const O_GAIN_DONE = 45
export const O_BUY_GAIN = 46
export const O_CLEAN_NEXT = 47
export const O_CLEAN_REST = 48
export const O_BEFORE_PLAY = 49
export const O_LEAVE = 50
export const O_LOOP = 51 // event: a window asks until nobody wants more
// What is inside something of the same sort gets the frame's words for itself
export const O_SAVE = 52 // word of the frame
export const O_RESTORE = 53 // word of the frame
export const O_NEXT_PART = 54 // parts, target when all are done, who, site, 0
export const O_PART_DONE = 55 // part
export const O_PLAY_ALL = 56 // tag, times, site or -1: in the order they were chosen
export const O_BOTTOM = 57 // tag, eyes
export const O_PAY = 58 // what, number or -1 for all
export const O_STATE = 59 // state, life, tags to carry along
export const O_TOKENS = 60 // number or -1 for all, from, its tag, to, its tag; places with the number of the token above two bits
export const O_EXCHANGE = 61 // tag, kind
export const O_PLAY_THERE = 62 // tag, times
export const O_SIDE_TOP = 63 // tag, pile or -1, number
export const O_BUY = 64 // tag
export const O_PAY_OFF = 90 // site
export const O_USED_UP = 91 // code: the effect that waited for this one time is over
export const O_PLACE = 65 // asks where in a deck that is about to be shuffled a card goes
export const O_PICK_TOP = 67 // asks which of the cards that are about to be shuffled goes on top of them
export const O_SHUFFLE = 68 // the deck, as it lies
export const O_BID = 69 // the most, site, target where nobody bids
// Tokens of which each player has one
export const O_TOKEN_TO_PILE = 80 // counter, tag of the card whose pile it is
export const O_TAKE_TOKEN = 81 // counter
export const O_TURN_TOKEN = 82 // counter
export const O_FACE_DOWN = 66 // tag
export const O_PAY_SOME = 70 // what, `PAID` or `PAID_POTIONS`, site: as much as one likes
export const O_TO_ACTION = 72 // back to the Action phase
export const O_PAYMENT = 73 // filter of what is paid with, where it is asked, where that is done, where coins are paid
export const O_PURCHASE = 74 // 1: paid for with coins
export const O_SPEND = 71 // what, site: tokens for what they stand for
// Boons and Hexes, which are remembered as SHEET and their kind; States and Artifacts
export const O_TURN_UP = 110 // tag, deck, number, 1 where it is discarded at once
export const O_ASIDE_SHEETS = 111 // tag, site: asks which of those that are set aside
export const O_SAME_SHEETS = 112 // tag, tag to remember them under too
export const O_RECEIVE = 113 // tag, times, site
export const O_PUT_AWAY = 114 // tag
export const O_KEEP = 115
export const O_TAKE = 116 // kind, kind of its back or -1, 1 where there is but one in the game
export const O_RETURN = 117

export const O_FOLLOW = 121 // 1 where +Cards and +Coins are exchanged
export const O_ONCE_MORE = 122 // the card of the event is played once more afterwards
/** Counts what cards of one's own do, at the beginning of each of their programs and rounds. */
export const O_TICK = 123
export const O_EACH_CARD = 120 // tag of those left, tag of the one, target when none is left

/** What a step adds or pays from here on is a counter that only some games keep, by its number. */
export const KEPT_RESOURCE = 5
export const COINS_RESOURCE = 2

/** Under these a frame remembers how much was paid, where its cards are remembered. */
export const PAID = -30101
export const PAID_POTIONS = -30102
/** … and the highest bid, and whose it is. */
export const BID = -30103
export const BIDDER = -30104

// Events that effects wait for
export const E_ATTACK = 1
export const E_PLAYED = 2
export const E_BOUGHT = 3
export const E_WOULD_GAIN = 4
export const E_GAINED = 5
export const E_TRASHED = 6
export const E_CLEAN_UP = 7
export const E_DISCARDED = 8 // from play
export const E_TURN_START = 9
export const E_EXTRA_TURN = 10
export const E_RESOLVED = 11
export const E_DISCARD = 12 // other than in clean-up
export const E_REVEALED = 13
export const E_BUY_START = 14
export const E_BUY_END = 15
export const E_TURN_END = 16
export const E_FOLLOW = 17 // a card that is played, when its instructions are about to be followed
export const E_EXILED = 18
export const E_AFTER_TURN = 20 // between a turn and the next
export const E_GAME_END = 21 // before the scoring
export const EVENTS = 22
/** In place of an event: what holds while the record lasts, and a card that another record carries along. */
export const E_STATE = 30
export const E_CARRIED = 31
/** … or where a card goes in the next shuffle, or that it lies face down in the trash. */
export const E_PLACED = 29
export const E_FACE_DOWN = 28

// Quantities
export const Q_EXACT = 0
export const Q_UP_TO = 1
export const Q_ANY = 2
export const Q_ALL = 3
/** Added: of each name but one. */
export const Q_DIFFERENT = 4
export const Q_SOME = 8 // added: at least one

// What `O_REF` means
export const REF_THIS = 0
export const REF_IT = 1
export const REF_TAG = 2

// Which of the remembered cards `O_MOVE` means, as bits
export const STILL_ASIDE = 1 // only those
export const SHOWN_BEFORE = 2 // the very cards that an earlier step found

// Verbs and destinations of `O_MOVE`
export const V_PUT = 0
export const V_DISCARD = 1
export const V_TRASH = 2
export const TO_HAND = 0
export const TO_DECK = 1
export const TO_DISCARD = 2
export const TO_ASIDE = 3
export const TO_ASIDE_TURN = 4
export const TO_PILE = 5
export const TO_TRASH = 6
export const TO_ANYWHERE = 7
export const TO_BOTTOM = 8
export const TO_SHUFFLED = 9
export const TO_ASIDE_DOWN = 10
export const TO_SUPPLY = 11 // to its pile, if that is in the supply
export const TO_PILE_BOTTOM = 12
export const TO_PLAY = 13 // not played
/** The first of the places with a name. */
export const TO_PLACE = 32

// Eyes
export const SHOW_ALL = 0
export const SHOW_ACTOR = 1
export const SHOW_NOBODY = 2

// Who
export const WHO_YOU = 0
export const WHO_LEFT = 1
export const WHO_RIGHT = 2
export const WHO_ACTOR = 3
export const WHO_THEM = 4 // of the event that set it off
export const WHO_OTHERS = 5 // to whom an effect that waits must happen: each other player who is affected
export const WHO_ANYONE = 6 // to whom something happened: all of them together

/** Added to the kind of a landscape where a program remembers it as it remembers cards. */
export const SHEET = 30000

/** The place of Exiled cards. */
export const EXILE = 'Exile'
export const TAVERN = 'Tavern'

/** The tag under which a program remembers what it set aside. */
export const TAG_ASIDE = 1

/** A place in the code where something is asked: the step that asks, for words and for artificial players. */
export interface Site {
  readonly card: Card | Landscape
  readonly step: Step
  readonly tags: ReadonlyMap<Var, number> // what the program's names are called in its frame
}

// Where the card lies whose effect waits; effects that programs set waiting lie nowhere
export const AT_EVENT = 0 // it is the event's own card
export const AT_PLAY = 1
export const AT_HAND = 2
export const AT_RECORD = 3
export const AT_GAME = 4 // wherever: its pile, or the landscape, is in the game
export const AT_YOURS = 5 // a landscape that the player has
export const AT_PLACE = 6 // in a place with a name, see `Hook`
export const PLACES = 7

// To whom the event happens, seen from the one whose effect waits, as bits
export const YOURS = 1
export const OTHERS = 2

/** In what a game waits for, by event: where cards lie that do, and to whom it must happen. */
export const waitBit = (at: number, whose: number): number => whose << (2 * at)
export const waitBits = (at: number): number => waitBit(at, YOURS | OTHERS)
export const WAITS_FOR_OTHERS = waitBit(AT_PLAY, OTHERS) | waitBit(AT_HAND, OTHERS) | waitBit(AT_YOURS, OTHERS)

// How long a record lasts
export const LIFE_TURN = 0 // until the turn ends
export const LIFE_ONCE = 1 // until it has happened
export const LIFE_ROUND = 2 // until the next turn of its player
export const LIFE_GAME = 3
export const LIFE_WHILE = 4 // while any of the cards that it carries along lies where it was put
/** Added: it waits for the next time only, or until it has been done once. */
export const NEXT_TIME = 8
export const UNTIL_DONE = 16
/** … it does something for its own player, not for the one who set it off; */
export const OF_YOU = 32
/** … only for what the same card or landscape brings about; */
export const BY_THIS = 64
/** … only for copies of the cards that it carries along. */
export const OF_COPIES = 128
export const lifeOf = (life: number): number => life & 7

/** A row of the table of effects: when it may happen, and where its code begins. */
export interface Hook {
  readonly number: number // its place in the table
  readonly at: number
  readonly place: number // which of the places with a name; -1: none
  readonly event: number
  readonly whose: number
  readonly filter: number // -1: any card
  readonly ownedOnly: boolean // not for cards that lay in the supply
  readonly guard: number // a condition without which it cannot be used; -1: none
  readonly optional: boolean
  readonly pc: number
  readonly immunity: boolean // all it does is to be unaffected
  readonly replacement: string | undefined // the card that it gains instead
  readonly needsIt: boolean // it does nothing but move the event's card
  readonly fromSupply: boolean // only for cards that were gained from there
  readonly way: boolean // it is about the card that is played, done in its stead
  readonly byOther: boolean // not for what it has brought about itself
  readonly fromExile?: true // a rule of the game: copies of the event's card are discarded from Exile
  readonly idle: boolean // it makes no difference to anything else when it happens
  readonly exchange: number // the kind that the event's card can be exchanged for, which must be possible; -1: it is not about that
  readonly plays: boolean // it plays the card that has it
  readonly once?: true // a turn
}

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
export const K_KIND = 2
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
export const ST_NO_ACTIONS = 10 // +Actions are ignored
export const ST_ALSO = 11 // cards are something else besides, see `retyping.ts`
export const ST_COSTS = 12 // what the card of a group costs, which stands in place of the number
export const stateBit = (what: number): number => 1 << what

/** Tokens that lie on piles, or on a landscape, from the beginning. */
export interface ArrangedTokens {
  readonly token: number
  readonly n: number // a number, see `nums`
  readonly fits: readonly boolean[] // by kind of the pile's cards
  readonly on: number // the landscape's number; -1: on piles
}

/** What a player's token on a pile gives when the player plays a card of that pile. */
export interface TokenBonus {
  readonly counter: number
  readonly pc: number
}

/** What everybody has of a counter from the beginning. */
export interface ArrangedCounter {
  readonly counter: number
  readonly n: number
}

/** An effect that a kind has wherever its cards are. */
export interface GameHook {
  readonly kind: number // -1: of a token, and told as the event's card
  readonly hook: Hook
}

/** In place of a tag: this card, or the event's. */
export const THIS_TAG = -1
export const IT_TAG = -2
/** In place of a tag: the hand must not be empty. */
export const NEEDS_HAND = -3
/** Needed likewise: a card of the supply that fits the filter of that number. */
export const needsSupply = (filter: number): number => -4 - filter
export const neededInSupply = (tag: number): number => -4 - tag

/** What the compiler made of a card or a landscape; `play` of the latter is what it does when bought, received or used. */
export interface KindCode {
  readonly play: number // 0: nothing happens
  readonly beforePlay: number
  readonly plain: readonly number[] | undefined // +cards, +actions, +buys, +coins where that is all a play does
  readonly hooks: readonly (readonly Hook[])[] // by where the card lies
  readonly states: readonly number[] // that hold while it is in play
  readonly points: number // a number, see `nums`
  readonly payment: number // where the program begins that buys it otherwise than with coins; 0: there is none
  readonly arrives: number // where it goes when it is gained and nothing else is said
  readonly placed: boolean // its owner says where it goes when it is shuffled, for its back tells it from the others
  readonly topPick: number // where it is asked which card goes on top when one shuffles; -1: it is not about that
}

export interface Code {
  readonly code: Int32Array
  readonly nums: readonly NumNode[]
  readonly filters: readonly FilterNode[]
  readonly conditions: readonly ConditionNode[]
  readonly groups: readonly GroupNode[]
  readonly states: readonly StateNode[]
  readonly gameStates: readonly number[] // of cards whose pile is in the game
  readonly gameHooks: readonly GameHook[]
  readonly bonuses: readonly TokenBonus[]
  readonly entersElsewhere: boolean // cards come into play in turns of others
  readonly arranged: readonly ArrangedTokens[]
  readonly arrangedCounters: readonly ArrangedCounter[]
  readonly sites: readonly Site[]
  readonly kinds: readonly KindCode[] // of the cards, then of the landscapes
  readonly events: readonly number[] // by event: what in this game waits for it, see `waitBit`
  readonly countedKinds: readonly boolean[] // by kind: whether a program asks how often it was played
  readonly watchedKinds: readonly boolean[] // by kind: whether an effect may wait for its being played
  readonly keeps: Keeps
  readonly plainPrograms: ReadonlyMap<number, boolean> // where programs begin that only add numbers, and whether they draw
  readonly procedures: Procedures
}

/** Where the procedures of the rules begin. */
export interface Procedures {
  readonly play: number
  readonly run: number // … from where the card does what it says
  readonly gain: number
  readonly buy: number
  readonly cleanUp: number
  readonly place: number
  readonly pickTop: number
  readonly windows: readonly number[] // by event
}

export const typeBit = (type: CardType): number => 1 << cardTypes.indexOf(type)
export const typeBits = (card: Card): number => card.types.reduce((bits, type) => bits | typeBit(type), 0)
