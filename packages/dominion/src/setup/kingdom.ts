/** Kingdoms: ten names, the name of a recommended set, or a code. */
import { InputError } from '@freehold/kernel'
import { cardsOf } from '../cards/index.ts'
import type { Card, Edition } from '../language/types.ts'

export const KINGDOM_SIZE = 10

/** The card of that name in the edition. Throws `InputError` with the remedy. */
export function findCard(name: string, edition: Edition): Card {
  const card = cardsOf(edition).get(name)
  if (card) return card
  const other = edition === '1e' ? '2e' : '1e'
  if (cardsOf(other).has(name))
    throw new InputError(
      `${name} is not a card of the ${edition} cards; it belongs to the ${other}: choose that edition or another card`,
    )
  throw new InputError(`There is no card ${JSON.stringify(name)}`)
}

export function kingdomCards(kingdom: string | readonly string[], edition: Edition): string[] {
  const names = typeof kingdom === 'string' ? firstGame[edition] : kingdom
  return sortedByCost(names.map((name) => findCard(name, edition))).map((card) => card.name)
}

export const sortedByCost = (cards: readonly Card[]): Card[] =>
  [...cards].sort(
    (a, b) => a.cost.coins - b.cost.coins || (a.cost.potion ?? 0) - (b.cost.potion ?? 0) || (a.name < b.name ? -1 : 1),
  )

const firstGame: Record<Edition, readonly string[]> = {
  '1e': ['Cellar', 'Market', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village', 'Woodcutter', 'Workshop'],
  '2e': ['Cellar', 'Market', 'Merchant', 'Militia', 'Mine', 'Moat', 'Remodel', 'Smithy', 'Village', 'Workshop'],
}
