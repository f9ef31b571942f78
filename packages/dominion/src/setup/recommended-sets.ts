/** The sets that the rulebooks recommend: ten cards, and for some of them what lies beside. */
import { cardsOf, landscapesOf, pilesOf } from '../cards/index.ts'
import { writtenCards, writtenPiles } from '../cards/written.ts'
import { type Edition, type Expansion, editions, expansions } from '../language/types.ts'
import { foldName } from './names.ts'
import { rulebookSets } from './rulebook-sets.ts'

export interface RecommendedSet {
  readonly name: string
  readonly edition: Edition // of the rulebook that names it: the editions have different sets of one name
  readonly cards: readonly string[] // in the order of the rulebook
  readonly bane?: string
  readonly landscapes?: readonly string[]
  readonly boons?: readonly string[] // those of the Druid
}

/** The sets of which everything is there. */
export const recommendedSets = (edition: Edition): readonly RecommendedSet[] =>
  rulebookSetsOf(edition).filter((set) => missingCards(set).length === 0)

/** All sets of the edition's rulebook, those too that wait for cards. */
export const rulebookSetsOf = (edition: Edition): readonly RecommendedSet[] =>
  allSets.filter((set) => set.edition === edition)

/** The set of that name, in any edition where none is given, whether or not all its cards are there. */
export const findSet = (name: string, edition?: Edition): RecommendedSet | undefined =>
  allSets.findLast((set) => foldName(set.name) === foldName(name) && set.edition === (edition ?? set.edition))

/** The set of just these ten, in whatever order. */
export function setOf(edition: Edition, cards: readonly string[]): RecommendedSet | undefined {
  const wanted = cards.toSorted().join()
  return recommendedSets(edition).find((set) => set.cards.toSorted().join() === wanted)
}

/** The boxes that the cards of a set are from, in the order of their publishing. */
export function boxesOf({ cards }: Pick<RecommendedSet, 'cards'>): readonly Expansion[] {
  const found = new Set(cards.map((name) => boxes.get(name)))
  return expansions.filter((box) => found.has(box))
}
const boxes = new Map([...writtenCards, ...writtenPiles].map(({ name, set }) => [name, set]))

/** What a set needs that cannot be played yet: cards, landscapes, Boons. */
export function missingCards({ edition, cards, bane, landscapes = [], boons = [] }: RecommendedSet): readonly string[] {
  const piles = pilesOf(edition).map(({ name }) => name)
  const isThere = (name: string) =>
    cardsOf(edition).has(name) || piles.includes(name) || landscapesOf(edition).has(name)
  return [...cards, bane ?? [], landscapes, boons].flat().filter((name) => !isThere(name))
}

const BANE = 'bane '
const BOONS = 'Boons '
const listed = (text: string): string[] => text.split(', ')

function setNamed(name: string, edition: Edition, text: string): RecommendedSet {
  const [cards, ...beside] = text.split(' + ')
  const after = (word: string) => beside.find((part) => part.startsWith(word))?.slice(word.length)
  const bane = after(BANE)
  const boons = after(BOONS)
  const landscapes = beside.find((part) => !part.startsWith(BANE) && !part.startsWith(BOONS))
  return {
    name,
    edition,
    cards: listed(cards),
    ...(bane && { bane }),
    ...(landscapes && { landscapes: listed(landscapes) }),
    ...(boons && { boons: listed(boons) }),
  }
}

const allSets: readonly RecommendedSet[] = editions.flatMap((edition) =>
  Object.entries(rulebookSets[edition]).map(([name, text]) => setNamed(name, edition, text)),
)
