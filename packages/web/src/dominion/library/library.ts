/** Every card and landscape there is, as the library shows and finds it. */
import type { Card, CardType, Edition, Expansion, Landscape, LandscapeType } from '@freehold/dominion'
import { allCards, allLandscapes } from '@freehold/dominion/cards'
import { type Trait, traits } from '@freehold/dominion/setup'
import { plainText, type Tongue } from '@freehold/dominion/tongue'

/** What lies upright in piles, or sideways beside them. */
export type Sheet = Card | Landscape

const everySheet: readonly Sheet[] = [...allCards, ...allLandscapes]

export const isLandscape = (sheet: Sheet): sheet is Landscape => 'type' in sheet
export const typesOf = (sheet: Sheet): readonly (CardType | LandscapeType)[] =>
  isLandscape(sheet) ? [sheet.type] : sheet.types

/** A card or landscape under its name; where the editions word it differently, both wordings. */
export interface LibraryCard {
  readonly name: string
  readonly slug: string // in the address of its page
  readonly versions: readonly Sheet[] // the newest first
}

export interface Search {
  readonly text: string
  readonly set: Expansion | null
  readonly type: CardType | LandscapeType | null
  readonly cost: number | null // in coins
  readonly edition: Edition | null
  readonly trait: Trait | null
}

export const everything: Search = { text: '', set: null, type: null, cost: null, edition: null, trait: null }

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

const library: readonly LibraryCard[] = [...Map.groupBy(everySheet, ({ name }) => name)].map(([name, versions]) => ({
  name,
  slug: slugOf(name),
  versions: versions.toSorted(newestFirst),
}))

/** In the order of the alphabet, the cards before the landscapes. */
export const libraryIn = ({ cardName, code }: Tongue): readonly LibraryCard[] =>
  library.toSorted(
    (a, b) =>
      Number(liesSideways(a)) - Number(liesSideways(b)) || cardName(a.name).localeCompare(cardName(b.name), code),
  )

export const liesSideways = ({ versions }: LibraryCard): boolean => isLandscape(versions[0])

function newestFirst(a: Sheet, b: Sheet): number {
  const newest = ({ editions }: Sheet) => (editions.includes('2e') ? 1 : 0)
  return newest(b) - newest(a)
}

export const cardBySlug = (slug: string): LibraryCard | undefined => library.find((card) => card.slug === slug)

/** What can be filtered by, as far as there are such cards and landscapes. */
export const librarySets: readonly Expansion[] = [
  ...new Set(everySheet.flatMap(({ set }) => (set === 'Own' ? [] : [set]))),
]
export const libraryTypes: readonly (CardType | LandscapeType)[] = [...new Set(everySheet.flatMap(typesOf))]
export const libraryCosts: readonly number[] = [
  ...new Set(everySheet.flatMap(({ cost }) => (cost ? [cost.coins] : []))),
].sort((a, b) => a - b)

/** What a card is found by, once for each language: its words, and what it is called in English. */
const texts = new Map<Tongue, ReadonlyMap<Sheet, string>>()

function textsIn(tongue: Tongue): ReadonlyMap<Sheet, string> {
  const known = texts.get(tongue)
  if (known) return known
  const made = new Map(
    everySheet.map((card) => {
      const types = typesOf(card).map(tongue.typeName).join(' ')
      return [card, [tongue.cardName(card.name), card.name, types, plainText(card, tongue)].join('\n').toLowerCase()]
    }),
  )
  texts.set(tongue, made)
  return made
}

const traitsOf = new Map<Sheet, readonly Trait[]>(allCards.map((card) => [card, traits(card)]))

/** What fits; those with the words in their name come first. */
export function found(search: Search, tongue: Tongue): readonly LibraryCard[] {
  const words = search.text.toLowerCase().split(/\s+/).filter(Boolean)
  const said = textsIn(tongue)
  const holds = (card: Sheet) => words.every((word) => said.get(card)?.includes(word))
  const fitting = libraryIn(tongue).filter(({ versions }) => versions.some((card) => fits(card, search) && holds(card)))
  const named = ({ name }: LibraryCard) =>
    words.every((word) => `${tongue.cardName(name)} ${name}`.toLowerCase().includes(word))
  return words.length === 0 ? fitting : [...fitting.filter(named), ...fitting.filter((card) => !named(card))]
}

function fits(card: Sheet, { set, type, cost, edition, trait }: Search): boolean {
  return (
    (set === null || card.set === set) &&
    (type === null || typesOf(card).includes(type)) &&
    (cost === null || card.cost?.coins === cost) &&
    (edition === null || card.editions.includes(edition)) &&
    (trait === null || (traitsOf.get(card) ?? []).includes(trait))
  )
}

const keys = ['text', 'set', 'type', 'cost', 'edition', 'trait'] as const

/** The search in the address of the page, so that it can be sent and gone back to. */
export function searchToQuery(search: Search): string {
  const query = new URLSearchParams()
  for (const key of keys) {
    const value = search[key]
    if (value !== null && value !== '') query.set(key, String(value))
  }
  return query.toString()
}

/** What an address asks for; whatever it says that is not known here is passed over. */
export function searchFromQuery(query: string): Search {
  const given = new URLSearchParams(query)
  const oneOf = <T extends string | number>(key: string, known: readonly T[]): T | null =>
    known.find((each) => String(each) === given.get(key)) ?? null
  return {
    text: given.get('text') ?? '',
    set: oneOf('set', librarySets),
    type: oneOf('type', libraryTypes),
    cost: oneOf('cost', libraryCosts),
    edition: oneOf('edition', ['1e', '2e']),
    trait: oneOf('trait', ['village', 'draw', 'trasher', 'gainer', 'buy', 'attack', 'curser', 'defence']),
  }
}
