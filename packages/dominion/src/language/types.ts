/**
 * The card language. A card or landscape is plain data: abilities made of steps. The same tree is run by the engine, told
 * by `words/` and drawn by `symbols/`; nothing about a card is written anywhere else. `definition.ts` says what a card is
 * beside its abilities.
 *
 * Five roles are kept apart. `you` is the player of the ability. The *actor* does a step: you, or another player inside
 * `others`, `everyone` and `player`. The *chooser* picks (`by`), the actor unless said. `them` is the player whose deed
 * triggered the ability. The *decider* answers for the chooser: another seat only in a possessed turn, and never named by
 * a card's step.
 */

export * from './definition.ts'

/** A name under which a program remembers the cards that a step affected. */
export type Var = string

/** Seen from the player of the ability; `them` is the player of the event that triggered it. */
export type Who = 'you' | 'left' | 'right' | 'them'

/** Whose deeds an ability waits for: yours unless said. */
export type Whose = Who | 'others' | 'anyone'

export const zones = [
  'hand',
  'deck',
  'discard',
  'play',
  'trash',
  'supply', // what can be gained there now: the top card of each pile
  'piles', // the piles of the supply themselves, empty ones too
  'box', // what can be gained outside the supply
  'exile',
  'tavern',
  'mat', // the player's mat for this card
  'owned', // wherever the player's cards lie
  'this', // the card itself
] as const
/** Where cards lie, each player's own where each has one. */
export type Zone = (typeof zones)[number]

/** Decks that belong to nobody. */
export const sideDecks = ['Black Market', 'Boons', 'Hexes'] as const
export type SideDeck = (typeof sideDecks)[number]
/** What such a deck is called among the piles of a game, where a card may have its name. */
export const deckName = (deck: SideDeck): string => `${deck} deck`

export const destinations = [
  'hand',
  'deckTop',
  'deckBottom',
  'deckAnywhere',
  'deckShuffled', // into it, and then it is shuffled
  'discard',
  'play',
  'aside', // belongs to the program that put it there
  'asideUntilTurnEnd',
  'exile',
  'tavern',
  'mat',
  'pile', // the one it came from
  'pileBottom',
] as const
export type Destination = (typeof destinations)[number]

/** What a player has a number of. The first four are gone at the end of the turn. */
export const counters = ['actions', 'buys', 'coins', 'potions', 'points', 'coffers', 'villagers', 'debt'] as const
export type Counter = (typeof counters)[number]

/** Tokens of which each player has one that lies on a pile: what it says, it says of all cards of that pile, for that player. */
export const pileTokens = [
  'plusCard', // first, when the player plays one of them
  'plusAction',
  'plusBuy',
  'plusCoin',
  'minusCost', // they cost 2 less in the player's turns
  'trashing', // buying one lets the player trash
] as const
export type PileToken = (typeof pileTokens)[number]
/** Tokens of which each player has one, so that it moves from where it lies. */
export const ownTokens = [
  ...pileTokens,
  'estate',
  'minusCard', // lies on the deck and takes the next card drawn
  'minusCoin',
  'journey',
] as const
/** Tokens that come from a heap. Each player has their own heap of `plot`. */
export const heapTokens = ['embargo', 'tradeRoute', 'pirateShip', 'plot', 'points', 'debt'] as const
export const tokens = [...ownTokens, ...heapTokens] as const
export type Token = (typeof tokens)[number]

/** Where a token lies: with the player, `here` (on the landscape, or on the pile of the card), on the pile of a card. */
export type TokenPlace = 'you' | 'here' | Cards

/** A number that is known when it is needed. */
export type Num =
  | number
  | { readonly num: 'count'; readonly of: Cards }
  | Names
  | { readonly num: 'emptyPiles' } // of the supply
  | { readonly num: 'coinCost'; readonly of: Cards } // coins in the cost, all of them added up
  | { readonly num: 'typeCount'; readonly of: Cards }
  | { readonly num: 'have'; readonly counter: Counter }
  | { readonly num: 'tokens'; readonly token: Token; readonly on: TokenPlace }
  | { readonly num: 'turnsInARow' } // turns the player of the ability has had without another's between, this one included
  | { readonly num: 'purchases' } // cards and landscapes bought this turn
  | { readonly num: 'players' }
  | { readonly num: 'paid' } // what the last `pay` really paid
  | { readonly num: 'overpaid' } // coins
  | { readonly num: 'bid' } // the highest
  | { readonly num: 'commonest'; readonly of: Cards; readonly rank: number } // copies of the card that is the second most frequent
  | { readonly num: 'plus'; readonly values: readonly Num[] }
  | { readonly num: 'minus'; readonly value: Num; readonly less: Num } // never below 0
  | { readonly num: 'times'; readonly value: Num; readonly by: number }
  | { readonly num: 'dividedBy'; readonly value: Num; readonly by: number } // rounded down
  | { readonly num: 'least'; readonly values: readonly Num[] }
  | { readonly num: 'whether'; readonly condition: Condition; readonly then: Num; readonly else: Num }

/** How many names there are among cards; with `copies`, only names of which there are so many. */
export interface Names {
  readonly num: 'names'
  readonly of: Cards
  readonly copies?: { readonly exactly: number } | { readonly atLeast: number } | 'mostOfAllPlayers'
}

/** A whole cost, potion and debt and all: coins, the cost of a card changed by some coins, or what was overpaid. */
export type Price = Num | { readonly costOf: Cards; readonly plus: Num } | 'overpaid'

export type Filter =
  | { readonly is: 'any' }
  | { readonly is: 'type'; readonly type: CardType }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'namedAs'; readonly name: Var } // has the name that was named
  | { readonly is: 'copyOf'; readonly of: Cards } // has the name of one of them
  | { readonly is: 'among'; readonly of: Cards } // is one of these very cards
  | { readonly is: 'costing' | 'costingUpTo' | 'costingAtLeast'; readonly price: Price }
  | { readonly is: 'cheaperThan'; readonly than: Cards }
  | { readonly is: 'potionInCost' }
  | { readonly is: 'sharingType'; readonly with: Cards }
  | { readonly is: 'severalTypes' } // two or more
  | { readonly is: 'givingCoins' } // by what it says itself
  | { readonly is: 'lying'; readonly in: Zone }
  | { readonly is: 'faceUp' }
  | { readonly is: 'leavingPlay' } // would be discarded from play this turn
  | { readonly is: 'fromEmptyPile' }
  | { readonly is: 'withoutYourTokens' } // its pile has no token of the player
  | { readonly is: 'marked'; readonly mark: Mark }
  | { readonly is: 'not'; readonly filter: Filter }
  | { readonly is: 'all'; readonly filters: readonly Filter[] } // every one of these holds
  | { readonly is: 'either'; readonly filters: readonly Filter[] } // at least one of these holds

/** What set-up made of a pile. */
export const marks = ['bane', 'obelisk'] as const
export type Mark = (typeof marks)[number]

export type Quantity = Num | 'all' | 'anyNumber' | { readonly upTo: number; readonly atLeast?: number }

/** Cards meant by a step: a tracked reference, or a selection made when the step is done. */
export type Cards =
  | { readonly cards: 'this' } // the card whose ability this is
  | { readonly cards: 'it' } // the card of the event that triggered this ability
  | { readonly cards: 'var'; readonly name: Var } // what the step bound to the name affected
  | { readonly cards: 'rest'; readonly of: Var } // those of them that are still where that step left them
  | { readonly cards: 'aside' } // what this program set aside, or set-up did for this
  | { readonly cards: 'top'; readonly n: Num; readonly of?: SideDeck } // of the actor's deck unless said
  | { readonly cards: 'bottom'; readonly n: Num } // of the actor's deck
  | { readonly cards: 'wholeDeck' } // unseen
  | Past
  | Pick

/** Cards to which something happened, wherever they are now. */
export interface Past {
  readonly cards: 'past'
  readonly event: 'played' | 'bought' | 'gained' | 'trashed' // a card that was played twice counts twice
  readonly filter: Filter
  readonly during: 'thisTurn' | 'lastTurn' | 'game' // the player's own last turn
  readonly whose?: Whose
  readonly only?: 'last'
}

export interface Pick {
  readonly cards: 'pick'
  readonly quantity: Quantity
  readonly filter: Filter
  readonly from: readonly Zone[] | Cards
  readonly by?: Who // the chooser, where it is not the actor
  readonly of?: Who // whose zone it is, where it is not the actor's
  readonly names?: 'different' | 'same' // among the picked
}

export const phases = ['action', 'buy', 'night', 'cleanUp'] as const
export type Phase = (typeof phases)[number]

export type Condition =
  | { readonly if: 'matches'; readonly cards: Cards; readonly filter: Filter } // some card of the reference does
  | { readonly if: 'atLeast' | 'atMost' | 'exactly'; readonly value: Num; readonly bound: Num }
  | { readonly if: 'odd'; readonly value: Num }
  | { readonly if: 'phase'; readonly phase: Phase } // of your own turn
  | { readonly if: 'yourTurn' }
  | { readonly if: 'holds'; readonly name: string } // a State or Artifact
  | { readonly if: 'faceUp'; readonly token: 'journey' }
  | { readonly if: 'not'; readonly condition: Condition }
  | { readonly if: 'all' | 'either'; readonly conditions: readonly Condition[] }

/** How long an effect that was set up lasts. What lasts into another turn keeps its card in play. */
export const lifetimes = ['turn', 'untilNextTurn', 'game'] as const
export type Lifetime = (typeof lifetimes)[number] | { readonly while: Condition }

/** A step. Steps that handle cards remember the ones they really affected under `as`. */
export type Step =
  | { readonly do: Counter; readonly n: Num } // so many more
  | { readonly do: 'pay'; readonly counter: Counter; readonly n: Num | 'all' | 'anyNumber' } // as far as one can
  | { readonly do: 'payOffDebt' } // as much as one likes
  | {
      readonly do: 'tokens'
      readonly token: Token
      readonly n: Num | 'all'
      readonly from?: TokenPlace // from the heap unless said; own tokens come from where they lie
      readonly to?: TokenPlace // back to the heap unless said
    }
  | { readonly do: 'turnOver'; readonly token: 'journey' }
  | { readonly do: 'draw'; readonly n: Num }
  | { readonly do: 'discard'; readonly what: Cards; readonly as?: Var }
  | { readonly do: 'discardDownTo'; readonly n: number }
  | { readonly do: 'trash'; readonly what: Cards; readonly as?: Var }
  | { readonly do: 'reveal'; readonly what: Cards; readonly as?: Var } // from a deck: set aside while it is shown
  | { readonly do: 'look'; readonly what: Cards; readonly as?: Var } // the same, for the actor's eyes
  | { readonly do: 'put'; readonly what: Cards; readonly to: Destination; readonly faceDown?: true; readonly as?: Var }
  | Play
  | { readonly do: 'buy'; readonly what: Cards; readonly as?: Var } // outside the Buy phase
  | { readonly do: 'choose'; readonly what: Cards; readonly as: Var } // nothing moves
  | { readonly do: 'dig'; readonly n: number; readonly filter: Filter; readonly as: Var } // reveal until n match
  | Gain
  | { readonly do: 'exchange'; readonly what: Cards; readonly for: string } // a card for one of that pile; neither gained nor trashed
  | { readonly do: 'turnFaceDown'; readonly what: Cards } // for the turn
  | { readonly do: 'receive'; readonly what: Cards; readonly times: number } // Boons and Hexes; several in any order
  | { readonly do: 'shuffleDeck'; readonly deck: SideDeck } // with its discards
  | { readonly do: 'keep' } // this Boon lies before the player until Clean-up
  | { readonly do: 'take'; readonly name: string } // a State or Artifact, from whoever has it
  | { readonly do: 'nameCard'; readonly as: Var }
  | { readonly do: 'passLeft'; readonly skipEmptyHands: boolean } // all at once, a card of each hand to the next
  | { readonly do: 'may'; readonly step: Step } // the actor decides whether
  | {
      readonly do: 'if'
      readonly condition: Condition
      readonly then: readonly Step[]
      readonly else?: readonly Step[]
    }
  | { readonly do: 'ifDid'; readonly step: Step; readonly then: readonly Step[]; readonly else?: readonly Step[] }
  | ChooseOptions
  | { readonly do: 'repeat'; readonly n: Num; readonly steps: readonly Step[] }
  | { readonly do: 'forEach'; readonly of: Cards; readonly as: Var; readonly steps: readonly Step[] } // of them, one by one
  | { readonly do: 'inAnyOrder'; readonly parts: readonly (readonly Step[])[] }
  | { readonly do: 'untilHandSize'; readonly n: number; readonly steps: readonly Step[] }
  | {
      readonly do: 'others' | 'everyone' // in turn order; players who are unaffected are passed over
      readonly steps: readonly Step[]
      readonly where?: Condition
      readonly collect?: Var // gathers this reference over all players instead of one each
    }
  | { readonly do: 'player'; readonly who: Who; readonly steps: readonly Step[] }
  | { readonly do: 'auction'; readonly most: number; readonly steps: readonly Step[] } // each bids once; the winner does the steps
  | On
  | { readonly do: 'nextTurn'; readonly steps: readonly Step[] } // at its start; keeps this card in play until then
  | { readonly do: 'hold'; readonly state: State; readonly for: Lifetime; readonly if?: Condition }
  | { readonly do: 'instead'; readonly steps: readonly Step[] } // of the gain, or of the instructions, that triggered this
  | { readonly do: 'followInstructions' } // of the card whose instructions a Way replaces
  | { readonly do: 'beUnaffected' } // by the attack that triggered this
  | { readonly do: 'become'; readonly what: Cards } // this card is that one until it leaves play
  | { readonly do: 'toActionPhase' }
  | { readonly do: 'drawForNextTurn'; readonly n: number } // in clean-up, this many instead of five
  | ExtraTurn

/** A step that can remember the cards it affected. */
export type Affecting = Exclude<Extract<Step, { readonly as?: Var }>, { readonly do: 'forEach' }>

/** Several cards are played in any order. */
export interface Play {
  readonly do: 'play'
  readonly what: Cards
  readonly times: number
  readonly staying?: true // the card is followed where it lies and does not come into play
  readonly as?: Var
}

/** Different ones, done in the order they stand here. An option may be chosen even if it cannot be done. */
export interface ChooseOptions {
  readonly do: 'chooseOptions'
  readonly n: Num
  readonly options: readonly (readonly Step[])[]
  readonly by?: Who
}

/** By default the actor chooses a card of the supply that matches, and it goes to their discard pile. */
export interface Gain {
  readonly do: 'gain'
  readonly what: Filter | Cards | { readonly pile: string } // of the supply, a reference, or a pile outside the supply
  readonly to?: 'hand' | 'deckTop'
  readonly n?: Num
  readonly by?: Who
  readonly as?: Var
}

/** Sets up an effect that waits, until the end of the turn unless said. */
export interface On {
  readonly do: 'on'
  readonly trigger: Trigger
  readonly steps: readonly Step[]
  readonly for?: Lifetime
  readonly only?: 'next' | 'once' // the next time it happens, or until it has been done once
}

export interface ExtraTurn {
  readonly do: 'extraTurn' // after this one, and only if the game goes on
  readonly who: Who
  readonly decidedBy?: Who // who makes that player's decisions and sees what that player sees
  readonly rules?: readonly Step[] // in force during that turn
  readonly besides?: true // also where it is not the player's only extra turn to come
}

/** What happens to a card. Each event has a slot of its own in the rules. */
export const cardEvents = [
  'beforePlay', // before it is put into play
  'played', // before its instructions are followed
  'resolved', // after they were
  'bought', // before it is gained
  'wouldGain',
  'gained',
  'trashed',
  'discarded', // other than in Clean-up
  'discardedFromPlay',
  'revealed',
  'exiled',
] as const
export type CardEvent = (typeof cardEvents)[number]

/** What happens to a player. */
export const momentEvents = [
  'turnStart',
  'buyPhaseStart',
  'buyPhaseEnd',
  'cleanUp', // its start
  'handDrawn', // in clean-up
  'turnEnd', // after that
  'afterTurn', // between this turn and the next
  'shuffle', // of the player's deck
  'gameEnd', // before the scoring
] as const
export type MomentEvent = (typeof momentEvents)[number]

export type Trigger = CardTrigger | { readonly event: MomentEvent; readonly whose?: Whose }

export interface CardTrigger {
  readonly event: CardEvent
  readonly filter: Filter
  readonly whose?: Whose
  readonly by?: 'this' | 'other' // done by this card or landscape, or by anything else
  readonly from?: 'supply' // gained from there, not from the trash
}

/** What holds without anyone doing anything. Costs are asked for, never stored. */
export type State =
  | { readonly state: 'costsLess'; readonly coins: Num; readonly filter: Filter }
  | { readonly state: 'costs'; readonly price: Price; readonly filter: Filter }
  | { readonly state: 'cannotBuy'; readonly filter: Filter }
  | { readonly state: 'unaffected' } // by attacks of other players
  | { readonly state: 'makes'; readonly coins: number; readonly filter: Filter } // when played, whatever it says
  | { readonly state: 'makesMore'; readonly coins: number; readonly filter: Filter } // when played, than it says
  | {
      readonly state: 'isAlso' // of the player's cards
      readonly filter: Filter
      readonly types: readonly CardType[]
      readonly steps?: readonly Step[] // what it does when played
      readonly like?: Cards // has the abilities and types of that card
    }
  | { readonly state: 'noMoreActions' } // +Actions are ignored
  | { readonly state: 'cardsForCoins' } // of what this card gives: +Cards become +Coins and the other way round
  | { readonly state: 'tokensGoTo'; readonly who: Who } // tokens that the player of the turn would get

/**
 * Where a card or landscape must lie for an ability of it to be in force: `this` where the event is about the card itself,
 * `yours` a landscape that a player has, `game` for every player as long as it is in the game at all.
 */
export const holdings = ['this', 'hand', 'play', 'tavern', 'exile', 'yours', 'game'] as const
export type Holding = (typeof holdings)[number]

export type Ability =
  | { readonly when: 'play'; readonly steps: readonly Step[] } // its instructions: of an Event when bought, of a Boon when received
  | Hook
  | { readonly when: 'while'; readonly at: Holding; readonly state: State; readonly if?: Condition }
  | { readonly when: 'overpay'; readonly steps: readonly Step[] } // for buying this one may pay more, and if so
  | { readonly when: 'payment'; readonly step: Step } // that one may do instead of paying for this
  | { readonly when: 'scoring'; readonly worth: Num }
  | { readonly when: 'setup'; readonly arrange: readonly Arrangement[] }

/**
 * Something that happens when something else does. It may be declined where its steps begin with `may`; from the hand it
 * can be used as often as one likes for one event, elsewhere once for each copy.
 */
export interface Hook {
  readonly when: 'hook'
  readonly at: Holding
  readonly on: Trigger
  readonly if?: Condition
  readonly oncePerTurn?: true
  readonly steps: readonly Step[]
}

/** What set-up does for a card or landscape. */
export type Arrangement =
  | { readonly arrange: 'tokens'; readonly token: Token; readonly n: Num; readonly on: TokenPlace }
  | { readonly arrange: 'everyone'; readonly steps: readonly Step[] }
  | { readonly arrange: 'addPile'; readonly filter: Filter; readonly mark: Mark } // to the kingdom
  | { readonly arrange: 'markPile'; readonly filter: Filter; readonly mark: Mark } // of the supply, by lot
  | { readonly arrange: 'sideDeck'; readonly deck: SideDeck } // of one of each kingdom card that is not in the supply
  | { readonly arrange: 'setAside'; readonly what: 'unusedCard'; readonly filter: Filter }
  | { readonly arrange: 'setAside'; readonly what: 'Boons'; readonly n: number }
  | { readonly arrange: 'trash'; readonly names: readonly string[] } // they begin there
  | { readonly arrange: 'heirloom'; readonly name: string } // in place of a Copper of each first deck

export const cardTypes = [
  'Action',
  'Treasure',
  'Victory',
  'Curse',
  'Attack',
  'Reaction',
  'Duration',
  'Looter',
  'Ruins',
  'Prize',
  'Shelter',
  'Knight',
  'Command',
  'Traveller',
  'Reserve',
  'Gathering',
  'Castle',
  'Night',
  'Heirloom',
  'Fate',
  'Doom',
  'Spirit',
  'Zombie',
] as const
export type CardType = (typeof cardTypes)[number]
