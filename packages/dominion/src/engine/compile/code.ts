/**
 * The code that cards are compiled to. `compile.ts` writes it, `run.ts` runs it. The rules read all of it from here, as `op`: what can be
 * done, waited for and asked.
 */
import { type Card, type CardType, cardTypes, type Landscape, type Step, type Var } from '../../language/types.ts'
import type { Keeps } from '../memory/setting.ts'
import type { GameHook, Hook } from './effects.ts'
import type { ConditionNode, FilterNode, GroupNode, NumNode, StateNode } from './nodes.ts'

export * from './effects.ts'
export * from './nodes.ts'
export * from './operations.ts'

/** A place in the code where something is asked: the step that asks, for words and for artificial players. */
export interface Site {
  readonly card: Card | Landscape
  readonly step: Step
  readonly tags: ReadonlyMap<Var, number> // what the program's names are called in its frame
}

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
  readonly partedPrograms: ReadonlySet<number> // … that do more with the cards they carry along than put them somewhere
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
