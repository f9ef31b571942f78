/** The operations of the code, what follows each of them, and what its numbers mean. */

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
export const O_PLAY = 10 // tag, times; with `PLAYS_ONLY` whoever plays it does not stay in play for it
export const O_DIG = 11 // tag, number, filter
export const O_GAIN = 12 // filter, destination, by, tag, site
export const O_GAIN_PILE = 13 // pile, destination, tag
export const O_GAIN_TAG = 14 // tag, destination, tag to remember them under or 0, site to ask for the order or -1
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
export const O_SHUFFLE_SHEETS = 118 // deck
export const O_KEEP = 115
export const O_TAKE = 116 // kind, kind of its back or -1, 1 where there is but one in the game
export const O_RETURN = 117

export const O_FOLLOW = 121 // 1 where +Cards and +Coins are exchanged
export const O_ONCE_MORE = 122 // the card of the event is played once more afterwards
/** Counts what cards of one's own do, at the beginning of each of their programs and rounds. */
export const O_TICK = 123
export const O_FILL_HAND = 124 // number; drawn, but no +Cards
export const O_PLAYED_SINCE = 125 // tag: cards that something has played meanwhile are meant where they lie now
export const O_INHERIT = 126 // tag: the cards that can be are like that card from now on
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

export const PLAYS_ONLY = 64

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

/** In place of a tag: this card, or the event's. */
export const THIS_TAG = -1
export const IT_TAG = -2
/** In place of a tag: the hand must not be empty. */
export const NEEDS_HAND = -3
/** Needed likewise: a card of the supply that fits the filter of that number. */
export const needsSupply = (filter: number): number => -4 - filter
export const neededInSupply = (tag: number): number => -4 - tag
