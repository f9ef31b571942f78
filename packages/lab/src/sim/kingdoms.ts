/** The kingdoms in which strategies meet. */
import { cardsOf, editions, findKingdom, type Kingdom, recommendedSets } from '@freehold/dominion'
import { InputError } from '@freehold/kernel'
import type { Strategy } from '@freehold/players'

/** Whoever needs cards to be himself. */
type Needing = Pick<Strategy, 'name' | 'needs'>

const SIZE = 10

/** Cards to fill up with: those of the set that beginners play, then any. */
function fillers(edition: Kingdom['edition']): string[] {
  const usual = recommendedSets(edition).find(({ name }) => name === 'First Game')?.cards ?? []
  return [...usual, ...recommendedSets(edition).flatMap(({ cards }) => cards)]
}

/** A kingdom in which all strategies find what they need, made of just that and a few usual cards. */
export function kingdomFor(strategies: readonly Needing[], asked?: Kingdom['edition']): Kingdom {
  const needs = [...new Set(strategies.flatMap((strategy) => strategy.needs))]
  if (needs.length > SIZE) {
    throw new InputError(
      `together these strategies need ${needs.length} kingdom cards, but a kingdom has ${SIZE}: let fewer of them meet`,
    )
  }
  const among = asked ? [asked] : editions.toReversed()
  const edition = among.find((each) => needs.every((card) => cardsOf(each).has(card)))
  if (!edition) throw new InputError(`${asked ? `the ${asked} has not` : 'no edition has'} all of ${needs.join(', ')}`)
  return findKingdom([...new Set([...needs, ...fillers(edition)])].slice(0, SIZE), edition)
}

/** Throws `InputError` where a strategy misses a card. */
export function checkNeeds(strategies: readonly Needing[], { cards }: Kingdom, kingdom: string): void {
  const missing = missingNeed(strategies, cards)
  if (missing) throw new InputError(`${kingdom} has no ${missing.card}, which ${missing.strategy} needs`)
}

function missingNeed(strategies: readonly Needing[], cards: readonly string[]) {
  for (const { name, needs } of strategies)
    for (const card of needs) if (!cards.includes(card)) return { strategy: name, card }
  return undefined
}

/** The recommended sets in which nobody misses a card. Throws `InputError` where there is none. */
export function suiteFor(strategies: readonly Needing[], edition: Kingdom['edition']): Kingdom[] {
  const sets = recommendedSets(edition)
  const fitting = sets.filter(({ cards }) => missingNeed(strategies, cards) === undefined)
  if (fitting.length > 0) return fitting.map(({ name }) => findKingdom(name, edition))
  throw new InputError(
    `none of the ${sets.length} recommended sets of the ${edition} has all that these strategies need`,
  )
}

/** What a kingdom is called: the set it is, or its cards. */
export function kingdomName({ edition, cards }: Kingdom): string {
  const set = recommendedSets(edition).find((each) => each.cards.every((card) => cards.includes(card)))
  return `${set?.name ?? cards.join(', ')} (${edition})`
}
