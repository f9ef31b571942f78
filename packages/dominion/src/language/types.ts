/**
 * The card language. A card is plain data: abilities made of steps. The same tree is run by the engine, told by `words/`
 * and drawn by `symbols/`; nothing about a card is written anywhere else.
 *
 * Four roles are kept apart. `you` is the player of the ability. The *actor* does a step: you, or another player inside
 * `others`, `everyone` and `player`. The *chooser* picks (`by`), the actor unless said. The *decider* answers for the
 * chooser: another seat only in a possessed turn, and never named by a card's step.
 */

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
] as const
export type CardType = (typeof cardTypes)[number]

/** A name under which a program remembers the cards that a step affected. */
export type Var = string

/** Seen from the player of the ability. */
export type Who = 'you' | 'left' | 'right'

export const zones = ['hand', 'deck', 'discard', 'play', 'trash', 'supply'] as const
/** Where cards lie, each player's own where each has one. */
export type Zone = (typeof zones)[number]

export const destinations = [
  'hand',
  'deckTop',
  'deckAnywhere',
  'discard',
  'aside',
  'asideUntilTurnEnd',
  'pile',
] as const
/** Where a card can be put. `pile` is the pile it came from; `aside` belongs to the program that put it there. */
export type Destination = (typeof destinations)[number]

/** A number that is known when it is needed. */
export type Num =
  | number
  | { readonly num: 'count'; readonly of: Cards } // cards in a reference
  | { readonly num: 'owned'; readonly filter: Filter } // matching cards among all you own
  | { readonly num: 'handSize' }
  | { readonly num: 'emptyPiles' }
  | { readonly num: 'coinCost'; readonly of: Cards } // coins in the cost, all of them added up
  | { readonly num: 'typeCount'; readonly of: Cards }
  | { readonly num: 'played'; readonly filter: Filter } // plays this turn, the present one included
  | { readonly num: 'turnsInARow' } // turns the player of the ability has had without another's between, this one included
  | { readonly num: 'dividedBy'; readonly value: Num; readonly by: number } // rounded down

/** A whole cost, potion and all: a number of coins, or the cost of a card changed by some coins. */
export type Price = number | { readonly costOf: Cards; readonly plus: number }

export type Filter =
  | { readonly is: 'any' }
  | { readonly is: 'type'; readonly type: CardType }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'costing'; readonly price: Price }
  | { readonly is: 'costingUpTo'; readonly price: Price }
  | { readonly is: 'cheaperThan'; readonly than: Cards }
  | { readonly is: 'not'; readonly filter: Filter }
  | { readonly is: 'all'; readonly filters: readonly Filter[] } // every one of these holds
  | { readonly is: 'either'; readonly filters: readonly Filter[] } // at least one of these holds

export type Quantity = Num | 'all' | 'anyNumber' | { readonly upTo: number }

/** Cards meant by a step: a tracked reference, or a selection made when the step is done. */
export type Cards =
  | { readonly cards: 'this' } // the card whose ability this is
  | { readonly cards: 'it' } // the card of the event that triggered this ability
  | { readonly cards: 'var'; readonly name: Var } // what the step bound to the name affected
  | { readonly cards: 'rest'; readonly of: Var } // those of them that are still where that step left them
  | { readonly cards: 'aside' } // what this program set aside
  | { readonly cards: 'top'; readonly n: Num } // of the actor's deck
  | { readonly cards: 'wholeDeck' } // unseen
  | Pick

export interface Pick {
  readonly cards: 'pick'
  readonly quantity: Quantity
  readonly filter: Filter
  readonly from: readonly Zone[] | Cards
  readonly by?: Who // the chooser, where it is not the actor
}

export type Condition =
  | { readonly if: 'matches'; readonly cards: Cards; readonly filter: Filter } // some card of the reference does
  | { readonly if: 'hasName'; readonly cards: Cards; readonly name: Var } // the name that was named
  | { readonly if: 'none'; readonly filter: Filter; readonly in: Zone }
  | { readonly if: 'atLeast' | 'atMost' | 'exactly'; readonly value: Num; readonly bound: number }
  | { readonly if: 'boughtNothing' } // this turn

/** A step. Steps that handle cards remember the ones they really affected under `as`. */
export type Step =
  | { readonly do: 'actions' | 'buys' | 'coins' | 'potions' | 'points'; readonly n: Num }
  | { readonly do: 'draw'; readonly n: Num }
  | { readonly do: 'discard'; readonly what: Cards; readonly as?: Var }
  | { readonly do: 'discardDownTo'; readonly n: number }
  | { readonly do: 'trash'; readonly what: Cards; readonly as?: Var }
  | { readonly do: 'reveal'; readonly what: Cards; readonly as?: Var } // from a deck: set aside while it is shown
  | { readonly do: 'look'; readonly what: Cards; readonly as?: Var } // the same, for the actor's eyes
  | { readonly do: 'put'; readonly what: Cards; readonly to: Destination; readonly as?: Var }
  | { readonly do: 'play'; readonly what: Cards; readonly times: number; readonly as?: Var }
  | { readonly do: 'choose'; readonly what: Cards; readonly as: Var } // nothing moves
  | { readonly do: 'dig'; readonly n: number; readonly filter: Filter; readonly as: Var } // reveal until n match
  | Gain
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
  | { readonly do: 'untilHandSize'; readonly n: number; readonly steps: readonly Step[] }
  | {
      readonly do: 'others' | 'everyone' // in turn order; players who are unaffected are passed over
      readonly steps: readonly Step[]
      readonly where?: Condition
      readonly collect?: Var // gathers this reference over all players instead of one each
    }
  | { readonly do: 'player'; readonly who: Who; readonly steps: readonly Step[] }
  | { readonly do: 'on'; readonly trigger: Trigger; readonly steps: readonly Step[] } // until the end of the turn
  | { readonly do: 'nextTurn'; readonly steps: readonly Step[] } // at its start; keeps this card in play until then
  | { readonly do: 'thisTurn'; readonly state: State }
  | { readonly do: 'instead'; readonly steps: readonly Step[] } // in place of the gain that triggered this
  | { readonly do: 'beUnaffected' } // by the attack that triggered this
  | { readonly do: 'become'; readonly what: Cards } // this card is that one until it leaves play
  | { readonly do: 'drawForNextTurn'; readonly n: number } // in clean-up, this many instead of five
  | ExtraTurn

/** A step that can remember the cards it affected. */
export type Affecting = Extract<Step, { readonly as?: Var }>

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

export interface ExtraTurn {
  readonly do: 'extraTurn' // after this one, and only if the game goes on
  readonly who: Who
  readonly decidedBy?: Who // who makes that player's decisions and sees what that player sees
  readonly rules?: readonly Step[] // in force during that turn
}

export type Trigger =
  | { readonly event: 'attackPlayed' } // another player plays an attack, before it does anything
  | { readonly event: 'played'; readonly filter: Filter }
  | { readonly event: 'bought'; readonly filter: Filter }
  | { readonly event: 'wouldGain'; readonly filter: Filter; readonly who?: Who }
  | { readonly event: 'gained'; readonly filter: Filter }
  | { readonly event: 'trashed'; readonly who?: Who }
  | { readonly event: 'cleanUp' } // its start
  | { readonly event: 'discardedFromPlay'; readonly card: Cards }

/** What holds without anyone doing anything. Costs are asked for, never stored. */
export type State = { readonly state: 'costsLess'; readonly coins: number; readonly filter: Filter }

export type Ability =
  | { readonly when: 'play'; readonly steps: readonly Step[] }
  | { readonly when: 'beforePlay'; readonly steps: readonly Step[] }
  | { readonly when: 'gain'; readonly steps: readonly Step[] } // when you gain this, after it arrived
  | { readonly when: 'buy'; readonly steps: readonly Step[] } // when you buy this, before it is gained
  | { readonly when: 'trash'; readonly steps: readonly Step[] }
  | { readonly when: 'discardFromPlay'; readonly steps: readonly Step[] }
  | { readonly when: 'react'; readonly on: Trigger; readonly steps: readonly Step[] } // from hand, as often as one likes
  | { readonly when: 'inPlay'; readonly on: Trigger; readonly steps: readonly Step[] } // once for each copy in play
  | { readonly when: 'scoring'; readonly worth: Num }

export const expansions = [
  'Basic',
  'Base',
  'Intrigue',
  'Seaside',
  'Alchemy',
  'Prosperity',
  'Hinterlands',
  'Dark Ages',
] as const
export type Expansion = (typeof expansions)[number]

export const editions = ['1e', '2e'] as const
export type Edition = (typeof editions)[number]

export interface Card {
  readonly name: string
  readonly cost: { readonly coins: number; readonly potion?: 1 }
  readonly types: readonly CardType[]
  readonly set: Expansion
  readonly editions: readonly Edition[] // of the rules under which this definition is the card
  readonly abilities: readonly Ability[]
  readonly pile: Pile
  readonly emblem: string // what the picture on its face shows
}

/** Which pile a card lies in: its own in the supply, its own outside it, or a shuffled one with others. */
export type Pile =
  | { readonly in: 'supply' }
  | { readonly in: 'box'; readonly copies: number } // outside the supply, gained only by a card that says so
  | { readonly in: 'mixed'; readonly pile: string }
