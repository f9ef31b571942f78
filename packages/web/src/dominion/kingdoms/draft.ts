/** A kingdom in the making: what is wanted, what is not, and the ten cards that came of it. */
import {
  type Beside,
  boxesOf,
  drawLandscapes,
  drawMarket,
  type Edition,
  editions,
  findKingdom,
  KINGDOM_SIZE,
  type Kingdom,
  type KingdomPile,
  type KingdomSet,
  type KingdomWishes,
  kingdomCards,
  kingdomCode,
  kingdomLandscapes,
  kingdomOfBoxes,
  LOT,
  landscapesOf,
  marketPool,
  mayBeBane,
  type Printing,
  type Range,
  randomKingdom,
  recommendedSets,
  setOf,
  type Trait,
  traitNames,
  USUAL_PRINTING,
} from '@freehold/dominion/setup'
import type { Tongue } from '@freehold/dominion/words'
import { belowFrom } from '@freehold/kernel'
import type { Version } from '../cards/card-facts.ts'

export interface Draft {
  readonly edition: Edition
  readonly cards: readonly string[] // by cost and name; fewer than ten while somebody picks
  readonly kept: readonly string[] // stay when the others are drawn anew
  readonly vetoed: readonly string[] // never drawn
  readonly beside: Beside // what lies there beyond the ten
  readonly printing?: Printing // where somebody chose one
}

/** How a drawn kingdom is wished, as the page asks for it. */
export interface Wishes {
  readonly sets: readonly KingdomSet[]
  readonly has: Readonly<Partial<Record<Trait, Wish>>>
  readonly costs: Cheapness
  readonly from: BoxCount // of the boxes
  readonly lots: boolean // landscapes, Colonies and Shelters as the rulebooks have them drawn
  readonly landscapes: LandscapeWish
}

/** What can be wished of landscapes: none, or at least one of a kind. */
export const landscapeWishes = ['any', 'none', 'Event', 'Landmark', 'Project', 'Way'] as const
export type LandscapeWish = (typeof landscapeWishes)[number]

export const wishLevels = ['any', 'some', 'few', 'none'] as const
/** `some` at least one, `few` two at most, `none` not one. */
export type Wish = (typeof wishLevels)[number]

const cheapnesses = ['any', 'spread'] as const
/** `spread`: something to buy at every price from two to five. */
export type Cheapness = (typeof cheapnesses)[number]

export const boxCounts = ['1', '2', '3', 'any'] as const
/** How many boxes a drawn kingdom is of at most. */
export type BoxCount = (typeof boxCounts)[number]

export const noWishes: Wishes = {
  sets: ['Base', 'Intrigue'],
  has: {},
  costs: 'any',
  from: '2',
  lots: true,
  landscapes: 'any',
}

const ranges: Readonly<Record<Wish, Range | undefined>> = {
  any: undefined,
  some: { min: 1 },
  few: { max: 2 },
  none: { max: 0 },
}
const SPREAD = { 2: { min: 1 }, 3: { min: 1 }, 4: { min: 1 }, 5: { min: 1 } }

export const draftOf = ({ edition, cards, beside = {}, printing }: Kingdom): Draft => ({
  edition,
  cards,
  kept: [],
  vetoed: [],
  beside,
  printing,
})

/** The wording of the cards that it is played with. */
export const versionOf = ({ edition, printing = USUAL_PRINTING }: Draft): Version => ({ edition, printing })

/** What still goes with the cards and landscapes, after others came: a Bane for the Young Witch, which is none of the ten. */
export function besideOf({ edition, cards, beside }: Pick<Draft, 'edition' | 'cards' | 'beside'>): Beside {
  const { bane, blackMarket, obelisk, mouse, druid, ...rest } = beside
  const lies = (name: string) => rest.landscapes?.includes(name) ?? false
  return {
    ...rest,
    ...(druid && cards.includes('Druid') && { druid }),
    ...(obelisk && lies('Obelisk') && hasPile({ edition, cards }, obelisk) && { obelisk }),
    ...(mouse && lies('Way of the Mouse') && !cards.includes(mouse) && { mouse }),
    ...(bane && cards.includes('Young Witch') && !cards.includes(bane) && { bane }),
    ...(blackMarket && cards.includes('Black Market') && { blackMarket: without(blackMarket, cards) }),
  }
}

/** Whether the pile lies in the supply of these ten. */
const hasPile = ({ edition, cards }: Pick<Draft, 'edition' | 'cards'>, pile: string): boolean =>
  cards.includes(pile) ||
  (pile === 'Ruins' &&
    kingdomCards(edition).some(({ name, types }) => cards.includes(name) && types.includes('Looter')))

/** What is one of the ten is in no deck besides; nothing left of one means that it is drawn. */
function without(deck: readonly string[] | typeof LOT, cards: readonly string[]): readonly string[] | typeof LOT {
  if (deck === LOT) return LOT
  const left = deck.filter((name) => !cards.includes(name))
  return left.length > 0 ? left : LOT
}

/** The same with these landscapes; without any where there are none. */
export function withLandscapes(draft: Draft, landscapes: readonly string[]): Draft {
  const { landscapes: _, ...beside } = draft.beside
  return { ...draft, beside: { ...beside, ...(landscapes.length > 0 && { landscapes }) } }
}

/** The same with this deck for the Black Market; `LOT`: one that is drawn when the game begins. */
export const withMarket = (draft: Draft, cards: readonly string[] | typeof LOT): Draft => ({
  ...draft,
  beside: { ...draft.beside, blackMarket: cards.length > 0 ? cards : LOT },
})

/** The piles of which the deck has no card yet. */
export function marketOffers(draft: Draft): readonly string[] {
  const beside = besideOf(draft)
  const { blackMarket = LOT } = beside
  return marketPool(draft, beside).flatMap(({ name }) => (blackMarket.includes(name) ? [] : [name]))
}

/** Draws the deck now, so that everybody sees it, from the boxes that kingdoms are drawn from. */
export const marketDrawn = (draft: Draft, { sets }: Pick<Wishes, 'sets'>, seed: string): Draft =>
  withMarket(draft, drawMarket(draft, besideOf(draft), belowFrom(`${seed} market`), sets))

/** The piles that may be the Bane of these ten. */
export const banesFor = ({ edition, cards }: Draft): readonly string[] =>
  kingdomCards(edition).flatMap((pile) => (mayBeBane(pile) && !cards.includes(pile.name) ? [pile.name] : []))

export const isComplete = ({ cards }: Draft): boolean => cards.length === KINGDOM_SIZE

/** The ten as a kingdom; nothing while cards are missing. */
export const codeOf = (draft: Draft): string | undefined =>
  isComplete(draft) ? kingdomCode(draft.edition, draft.cards, besideOf(draft), draft.printing) : undefined

/** The name a rulebook has for just these ten. */
export function setNameOf({ edition, cards }: Pick<Kingdom, 'edition' | 'cards'>): string | undefined {
  return setOf(edition, cards)?.name
}

/** Takes a card in, or out again. A full kingdom takes no more in. */
export function toggled(draft: Draft, name: string): Draft {
  const has = draft.cards.includes(name)
  if (!has && isComplete(draft)) return draft
  const cards = has ? draft.cards.filter((card) => card !== name) : inOrder(draft.edition, [...draft.cards, name])
  return {
    ...draft,
    cards,
    kept: has ? draft.kept.filter((card) => card !== name) : draft.kept,
    vetoed: draft.vetoed.filter((card) => card !== name),
  }
}

/** Keeps a card when the others are drawn anew, or lets it go again. */
export function keptToggled(draft: Draft, name: string): Draft {
  const kept = draft.kept.includes(name) ? draft.kept.filter((card) => card !== name) : [...draft.kept, name]
  return { ...draft, kept }
}

/** Bars a card, and draws another for it where it was one of the ten; or lets it in again. */
export function vetoToggled(draft: Draft, name: string, wishes: Wishes, seed: string): Draft {
  if (draft.vetoed.includes(name)) return { ...draft, vetoed: draft.vetoed.filter((card) => card !== name) }
  const vetoed = [...draft.vetoed, name]
  const cards = draft.cards.filter((card) => card !== name)
  const barred = { ...draft, vetoed, cards, kept: draft.kept.filter((card) => card !== name) }
  return cards.length === draft.cards.length ? barred : { ...barred, cards: drawn(barred, cards, wishes, seed) }
}

/** Draws all cards that are not kept. Throws `InputError` where the wishes contradict each other. */
export function redrawn(draft: Draft, wishes: Wishes, seed: string): Draft {
  const cards = drawn(draft, draft.kept, wishes, seed)
  const beside = wishes.lots ? besideByLot({ ...draft, cards }, seed) : draft.beside
  return withWished({ ...draft, cards, beside }, wishes, seed)
}

/** The landscapes of the boxes that are of a kind. */
export const landscapesOfKind = (edition: Edition, { sets }: Pick<Wishes, 'sets'>, kind: LandscapeWish) =>
  kingdomLandscapes(edition).filter(({ type, set }) => type === kind && (sets as readonly string[]).includes(set))

/** With no landscapes, or with one of the kind that is wished where the lot had none and the boxes have some. */
function withWished(draft: Draft, wishes: Wishes, seed: string): Draft {
  if (wishes.landscapes === 'any') return draft
  if (wishes.landscapes === 'none') return withLandscapes(draft, [])
  const fitting = landscapesOfKind(draft.edition, wishes, wishes.landscapes).map(({ name }) => name)
  const { landscapes = [] } = draft.beside
  const there = landscapes === LOT ? [] : landscapes
  if (fitting.length === 0 || there.some((name) => fitting.includes(name))) return draft
  const wished = fitting[belowFrom(`${seed} wished`)(fitting.length)]
  return withLandscapes(draft, [wished, ...there].slice(0, MOST_DRAWN))
}
const MOST_DRAWN = 2 // as many as the rulebooks recommend

/** Landscapes are drawn at once, so that everybody sees them; whether there are Colonies or Shelters shows when the game begins. */
function besideByLot(draft: Draft, seed: string): Beside {
  const { edition, cards } = draft
  const sets = boxesOf({ cards })
  const { landscapes: _, colonies: __, shelters: ___, ...rest } = besideOf(draft)
  const landscapes = drawLandscapes({ edition, cards }, belowFrom(`${seed} landscapes`))
  return {
    ...rest,
    ...(landscapes.length > 0 && { landscapes }),
    ...(sets.includes('Prosperity') && { colonies: LOT }),
    ...(sets.includes('Dark Ages') && { shelters: LOT }),
  }
}

/** Draws only what is missing to ten. Throws `InputError` where the wishes contradict each other. */
export const completed = (draft: Draft, wishes: Wishes, seed: string): Draft => ({
  ...draft,
  cards: drawn(draft, draft.cards, wishes, seed),
})

/** The same in the other edition: cards that are not in it fall out. */
export function inEdition(draft: Draft, edition: Edition): Draft {
  const names = new Set(kingdomCards(edition).map(({ name }) => name))
  const there = (cards: readonly string[]) => cards.filter((name) => names.has(name))
  return {
    ...draft,
    edition,
    cards: inOrder(edition, there(draft.cards)),
    kept: there(draft.kept),
    vetoed: there(draft.vetoed),
  }
}

function drawn(draft: Draft, include: readonly string[], wishes: Wishes, seed: string): readonly string[] {
  const asked: KingdomWishes & Pick<Wishes, 'sets'> = {
    seed,
    edition: draft.edition,
    sets: wishes.sets,
    include,
    exclude: draft.vetoed,
    has: Object.fromEntries(
      traitNames.flatMap((trait) => {
        const range = ranges[wishes.has[trait] ?? 'any']
        return range ? [[trait, range]] : []
      }),
    ),
    ...(wishes.costs === 'spread' && { costs: SPREAD }),
  }
  return (wishes.from === 'any' ? randomKingdom(asked) : kingdomOfBoxes(asked, Number(wishes.from))).cards
}

function inOrder(edition: Edition, names: readonly string[]): string[] {
  const order = new Map(kingdomCards(edition).map(({ name }, at) => [name, at]))
  return names.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

/** The draft that a link asks for: a code, the name of a set, or cards with commas. Throws `InputError`. */
export const draftFrom = (asked: string): Draft => draftOf(findKingdom(asked))

/** Names that somebody typed in their own language, as the rules call them; whatever else it is stays as it is. */
export function inEnglish(
  typed: string,
  setName: (name: string) => string,
  cardName: (name: string) => string,
): string {
  const isTyped = (text: string) => (name: string) => name.toLowerCase() === text.trim().toLowerCase()
  const find = (names: readonly string[], said: (name: string) => string, text: string) =>
    names.find((name) => isTyped(text)(said(name)))
  const sets = editions.toReversed().flatMap((edition) => recommendedSets(edition).map(({ name }) => name))
  const cards = editions.flatMap((edition) =>
    [...kingdomCards(edition), ...landscapesOf(edition).values()].map(({ name }) => name),
  )
  return (
    find(sets, setName, typed) ??
    typed
      .split(',')
      .map((each) => find(cards, cardName, each) ?? each)
      .join(',')
  )
}

/** The cards to pick from whose name, text or type has all the words. */
export function pickable(
  edition: Edition,
  sets: readonly KingdomSet[],
  search: string,
  { cardName, typeName }: Tongue,
): readonly KingdomPile[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const said = ({ name, types, set, ...pile }: KingdomPile) => {
    const inside = 'cards' in pile ? pile.cards.flatMap(({ card }) => [cardName(card), card]) : []
    return [cardName(name), name, ...inside, ...types.map(typeName), set].join(' ').toLowerCase()
  }
  return kingdomCards(edition).filter(
    (pile) => sets.includes(pile.set as KingdomSet) && words.every((word) => said(pile).includes(word)),
  )
}
