/**
 * What lies on a table of whatever expansions: piles, places with a name, counters, landscapes. The page draws these lists
 * and knows no card by name, so that a new mechanism needs nothing here. What a game does not have is absent.
 */
import type { DominionView } from '@freehold/dominion'

export interface TokenView {
  readonly kind: string // such as `embargo`, `points`, `+1 Card`
  readonly seat?: number // whose it is
  readonly n: number
}

export type FullSeat = DominionView['seats'][number]
export type PlaceView = NonNullable<FullSeat['places']>[number]
export type CounterView = NonNullable<FullSeat['counters']>[number]

export type LandscapeView = NonNullable<DominionView['landscapes']>[number]

/** What lies in the band beside the Supply: what can be bought or used, what holds for all, and Boons that lie open. */
export const bandOf = ({ landscapes = [] }: FullView): readonly LandscapeView[] =>
  landscapes.filter(({ kind, lies }) => lies === 'aside' || !(drawnFrom.includes(kind) || heldKinds.includes(kind)))

/** Decks of landscapes, and what only players have before them. */
const drawnFrom: readonly LandscapeView['kind'][] = ['Boon', 'Hex']
const heldKinds: readonly LandscapeView['kind'][] = ['State', 'Artifact']

/** The decks of Boons and Hexes of a game, with how many are left in each. */
export const sheetDecksOf = ({
  landscapes = [],
}: FullView): readonly { readonly kind: LandscapeView['kind']; readonly count: number }[] =>
  drawnFrom.flatMap((kind) => {
    const all = landscapes.filter((each) => each.kind === kind)
    return all.length > 0 ? [{ kind, count: all.filter(({ lies }) => lies === 'deck').length }] : []
  })

/** The States, Artifacts, Boons and Hexes that a player has before them. */
export const heldBy = ({ landscapes = [] }: FullView, seat: number): readonly string[] =>
  landscapes.flatMap(({ name, kind, holders }) =>
    (drawnFrom.includes(kind) || heldKinds.includes(kind)) && holders?.includes(seat) ? [name] : [],
  )

export type FullPile = Omit<DominionView['piles'][number], 'tokens'> & {
  readonly tokens?: readonly TokenView[]
}

export type FullView = Omit<DominionView, 'piles'> & {
  readonly piles: readonly FullPile[]
}

/** The card that a landscape is about in this game: the one set aside for it, or the pile that it counts. */
export const pileAbout = (piles: readonly FullPile[], landscape: string): string | undefined =>
  piles.find(({ pile, supply }) => pile === landscape && !supply)?.card ??
  (landscape === 'Obelisk' ? piles.find(({ obelisk }) => obelisk)?.pile : undefined)

/** What a player has in numbers, as far as there is any of it. */
export const countersOf = ({ counters = [], tokens }: FullSeat): readonly CounterView[] =>
  [{ kind: 'points', n: tokens }, ...counters].filter(({ n }) => n > 0)

/** The cards of a list with counts, one by one. */
export const allOf = (owned: NonNullable<FullSeat['owned']>): readonly string[] =>
  Object.entries(owned).flatMap(([card, copies]) => Array.from({ length: copies }, () => card))

/** Where a player's cards may lie beside deck, hand, discard pile and play. */
export const allPlacesOf = ({ places = [], aside }: FullSeat): readonly PlaceView[] => [
  { name: 'aside', count: aside.count, cards: aside.cards },
  ...places,
]

/** Those where some lie: empty places are not drawn. */
export const placesOf = (seat: FullSeat): readonly PlaceView[] => allPlacesOf(seat).filter(({ count }) => count > 0)

/** Stands for a number that the table hides. */
export const UNCOUNTED = '–'
