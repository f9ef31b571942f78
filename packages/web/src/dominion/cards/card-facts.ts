/** Cards by name, as the table's edition has them. */
import type { Card, Edition, Printing } from '@freehold/dominion'
import { isOf, USUAL_PRINTING } from '@freehold/dominion/printing'
import { pileNamed, versionsOf } from './boxes.ts'

/** The card of that name; one that only the other edition has is taken from there. */
export function cardNamed(name: string, edition: Edition, printing: Printing = USUAL_PRINTING): Card | undefined {
  const versions = versionsOf(name)
  const its = versions.filter(({ editions }) => editions.includes(edition))
  const among = its.length > 0 ? its : versions
  return among.find((card) => isOf(card, printing)) ?? among[0]
}

/** What stands for a pile whose top is not seen: its card, the first of several, or the card that a deck is called after. */
export const faceOfPile = (name: string, edition: Edition, printing?: Printing): Card | undefined =>
  cardNamed(pileNamed(name)?.cards[0].card ?? name.replace(/ deck$/, ''), edition, printing)

const groups = ['Action', 'Treasure', 'Victory', 'Curse'] as const

function groupOf({ types }: Card): number {
  const found = groups.findIndex((type) => types.includes(type))
  return found < 0 ? groups.length : found
}

/** As a hand is held: Actions, then Treasures, then what cannot be played; the dear ones first. */
export function inHandOrder(names: Iterable<string>, edition: Edition): string[] {
  const rank = (name: string) => {
    const card = cardNamed(name, edition)
    return card ? groupOf(card) * 100 - card.cost.coins : 1000
  }
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
}

export function countsOf(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
