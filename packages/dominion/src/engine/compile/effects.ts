/** What effects wait for, where the cards lie that have them, and how long they last. */

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
/** … with +Cards and +Coins exchanged, as in the instructions that set it waiting. */
export const EXCHANGED = 256
/** Among the seats that a play does not affect: +Cards and +Coins of its instructions are exchanged. */
export const EXCHANGES = 1 << 12
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

/** An effect that a kind has wherever its cards are. */
export interface GameHook {
  readonly kind: number // -1: of a token, and told as the event's card
  readonly hook: Hook
}
