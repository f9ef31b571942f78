import type { Card, Edition } from '../language/types.ts'
import { alchemy } from './alchemy.ts'
import { base } from './base.ts'
import { basic } from './basic.ts'
import { darkAges } from './dark-ages.ts'
import { hinterlands } from './hinterlands.ts'
import { intrigue } from './intrigue.ts'
import { prosperity } from './prosperity.ts'
import { seaside } from './seaside.ts'

/** Every definition of every card; a card that was reworded stands here once for each edition. */
export const allCards: readonly Card[] = [
  ...basic,
  ...base,
  ...intrigue,
  ...seaside,
  ...alchemy,
  ...prosperity,
  ...hinterlands,
  ...darkAges,
]

/** The cards of an edition by name. */
export function cardsOf(edition: Edition): ReadonlyMap<string, Card> {
  return byEdition[edition]
}

const named = (edition: Edition) =>
  new Map(allCards.filter((card) => card.editions.includes(edition)).map((card) => [card.name, card]))
const byEdition: Record<Edition, ReadonlyMap<string, Card>> = { '1e': named('1e'), '2e': named('2e') }
