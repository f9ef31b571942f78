/**
 * The code that cards are compiled to: operations, and what their numbers mean. `compile.ts` writes it, `run.ts` runs it.
 */
import type { Card, Step, Var } from '../../language/types.ts'
import { type CardType, cardTypes } from '../../language/types.ts'

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
export const O_GAIN_TAG = 14 // tag, destination
export const O_SET_N = 15 // number
export const O_UNLESS_N = 16 // target; counts down
export const O_JUMP = 17 // target
export const O_UNLESS = 18 // condition, target
export const O_UNLESS_DID = 19 // target
export const O_ASK = 20 // target if no, site, tag that must be there (0: none; NEEDS_HAND: a card in hand)
export const O_CHOOSE = 21 // number, how many options, by, site, tag that all options are about or 0
export const O_UNLESS_CHOSEN = 22 // option, target
export const O_EACH = 23 // with you, condition or -1, target when all are done
export const O_ACTOR = 24 // who, or -1: you again
export const O_ON = 25 // event, filter or -1, whose, code, tag or 0
export const O_NEXT_TURN = 26 // code
export const O_CHEAPER = 27 // coins
export const O_INSTEAD = 28
export const O_UNAFFECTED = 29
export const O_BECOME = 30 // tag
export const O_HAND_DRAW = 31 // number
export const O_EXTRA_TURN = 32 // who, who decides or -1, code or 0
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
export const EVENTS = 11

// Quantities
export const Q_EXACT = 0
export const Q_UP_TO = 1
export const Q_ANY = 2
export const Q_ALL = 3

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

// Eyes
export const SHOW_ALL = 0
export const SHOW_ACTOR = 1
export const SHOW_NOBODY = 2

// Who
export const WHO_YOU = 0
export const WHO_LEFT = 1
export const WHO_RIGHT = 2
export const WHO_ACTOR = 3

/** The tag under which a program remembers what it set aside. */
export const TAG_ASIDE = 1

/** A place in the code where something is asked: the step that asks, for words and for artificial players. */
export interface Site {
  readonly card: Card
  readonly step: Step
  readonly tags: ReadonlyMap<Var, number> // what the program's names are called in its frame
}

// Where the card lies whose effect waits; effects that programs set waiting lie nowhere
export const AT_EVENT = 0 // it is the event's own card
export const AT_PLAY = 1
export const AT_HAND = 2
export const AT_RECORD = 3

// To whom the event happens, seen from the one whose effect waits, as bits
export const YOURS = 1
export const OTHERS = 2

/** In what a game waits for, by event: where cards lie that do, and to whom it must happen. */
export const waitBit = (at: number, whose: number): number => whose << (2 * at)
export const waitBits = (at: number): number => waitBit(at, YOURS | OTHERS)
export const WAITS_FOR_OTHERS = waitBit(AT_EVENT, OTHERS) | waitBit(AT_PLAY, OTHERS) | waitBit(AT_HAND, OTHERS)

// How long a record lasts
export const LIFE_TURN = 0 // until the turn ends
export const LIFE_ONCE = 1 // until it has happened

/** A row of the table of effects: when it may happen, and where its code begins. */
export interface Hook {
  readonly number: number // its place in the table
  readonly at: number
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
}

/** An expression, made flat enough to be evaluated without looking at strings. */
export interface NumNode {
  readonly op: number
  readonly a: number // tag, filter or inner number
  readonly b: number
}
export const N_COUNT = 0
export const N_OWNED = 1
export const N_HAND = 2
export const N_EMPTY = 3
export const N_COINS = 4
export const N_TYPES = 5
export const N_PLAYED = 6
export const N_TURNS = 7
export const N_DIVIDE = 8
export const N_CONST = 9

export interface FilterNode {
  readonly op: number
  readonly a: number // type bit, kind, coins, or tag reference
  readonly b: number // coins added
  readonly list: readonly number[] // inner filters
}
export const K_ANY = 0
export const K_TYPE = 1
export const K_KIND = 2
export const K_COST = 3
export const K_UP_TO = 4
export const K_COST_OF = 5
export const K_UP_TO_COST_OF = 6
export const K_CHEAPER = 7
export const K_NOT = 8
export const K_ALL = 9
export const K_EITHER = 10

export interface ConditionNode {
  readonly op: number
  readonly a: number
  readonly b: number
}
export const C_MATCHES = 0
export const C_NAME = 1
export const C_NONE = 2
export const C_AT_LEAST = 3
export const C_AT_MOST = 4
export const C_EXACTLY = 5
export const C_NO_BUY = 6

/** In place of a tag: this card, or the event's. */
export const THIS_TAG = -1
export const IT_TAG = -2
/** In place of a tag: the hand must not be empty. */
export const NEEDS_HAND = -3

export interface KindCode {
  readonly play: number // 0: nothing happens
  readonly beforePlay: number
  readonly plain: readonly number[] | undefined // +cards, +actions, +buys, +coins where that is all a play does
  readonly hooks: readonly (readonly Hook[])[] // by where the card lies
  readonly points: number // a number, see `nums`
  readonly waits: readonly number[] // where a play sets effects waiting
}

export interface Code {
  readonly code: Int32Array
  readonly nums: readonly NumNode[]
  readonly filters: readonly FilterNode[]
  readonly conditions: readonly ConditionNode[]
  readonly sites: readonly Site[]
  readonly kinds: readonly KindCode[]
  readonly events: readonly number[] // by event: what in this game waits for it, see `waitBit`
  readonly countedKinds: readonly boolean[] // by kind: whether a program asks how often it was played
  readonly watchedKinds: readonly boolean[] // by kind: whether an effect may wait for its being played
  readonly plainPrograms: ReadonlySet<number> // where programs begin that only add numbers, so that their order is idle
  readonly procedures: Procedures
}

/** Where the procedures of the rules begin. */
export interface Procedures {
  readonly play: number
  readonly gain: number
  readonly buy: number
  readonly cleanUp: number
  readonly windows: readonly number[] // by event
}

export const typeBit = (type: CardType): number => 1 << cardTypes.indexOf(type)
export const typeBits = (card: Card): number => card.types.reduce((bits, type) => bits | typeBit(type), 0)
