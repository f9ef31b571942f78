/** What a card, a landscape or a pile of several cards is, beside its abilities. */
import type { Ability, CardType } from './types.ts'

export const expansions = [
  'Basic',
  'Base',
  'Intrigue',
  'Seaside',
  'Alchemy',
  'Prosperity',
  'Cornucopia',
  'Hinterlands',
  'Dark Ages',
  'Guilds',
  'Adventures',
  'Empires',
  'Nocturne',
  'Renaissance',
  'Menagerie',
  'Promo',
] as const
export type Expansion = (typeof expansions)[number]

export const editions = ['1e', '2e'] as const
export type Edition = (typeof editions)[number]

/** Where a later printing of the same edition behaves otherwise, each has a definition of its own. */
export const printings = ['first', 'newest'] as const
export type Printing = (typeof printings)[number]

export interface Cost {
  readonly coins: number
  readonly potion?: 1
  readonly debt?: number
}

/** What a card belongs to: a box, or what somebody wrote themselves. */
export type CardSet = Expansion | 'Own'

interface Definition {
  readonly name: string
  readonly set: CardSet
  readonly editions: readonly Edition[] // of the rules under which this definition is the card
  readonly printing?: Printing // left out where all printings agree
  readonly abilities: readonly Ability[]
  readonly emblem: string // what the picture on its face shows
}

export interface Card extends Definition {
  readonly cost: Cost
  readonly types: readonly CardType[]
  readonly pile: Pile
}

/** A card of another's name, cost and pile that has the abilities and types of this one besides, for whoever made it so. */
export interface Heir extends Card {
  readonly like: Card
}

/** Which pile a card lies in, and where it begins. */
export type Pile =
  | { readonly in: 'supply'; readonly copies?: number } // its own; as many as the rules say unless said
  | { readonly in: 'box'; readonly copies: number } // its own outside the supply, gained only by a card that says so
  | { readonly in: 'mixed'; readonly pile: string } // one of several cards, see `MixedPile`
  | { readonly in: 'start'; readonly copies: number } // no pile: only in first decks, or in the trash from the beginning

/** A pile of several cards, of which only the top one can be gained. */
export interface MixedPile {
  readonly name: string
  readonly set: Expansion
  readonly cost: Cost // by which it is chosen for a kingdom and sorted in it
  readonly types: readonly CardType[]
  readonly kingdom: boolean // whether it is one of the ten, or set out where it is needed
  readonly order: 'shuffled' | 'asListed' // from the top
  readonly cards: readonly MixedPart[]
  readonly size?: 'asCurses' // as many of them as there are Curses, by lot
}

export interface MixedPart {
  readonly card: string
  readonly copies: number
  readonly copiesOfMany?: number // with three players or more
}

export const landscapeTypes = ['Event', 'Project', 'Landmark', 'Way', 'Boon', 'Hex', 'State', 'Artifact'] as const
export type LandscapeType = (typeof landscapeTypes)[number]

/** A sheet that lies beside the supply. Its first ability is followed when it is bought, received or used as a Way. */
export interface Landscape extends Definition {
  readonly type: LandscapeType
  readonly cost?: Cost // where it can be bought
  readonly limit?: 'oncePerTurn' | 'oncePerGame'
  readonly back?: string // the name of its other side
}
