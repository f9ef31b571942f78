/** Cards by name, as a table has them. */
import type { Card, Edition, Printing } from '@freehold/dominion'
import { isOf, USUAL_PRINTING } from '@freehold/dominion/printing'
import { pileNamed, versionsOf } from './boxes.ts'

/** Which wording of the cards is meant: of what edition, and of what printing of it. */
export interface Version {
  readonly edition: Edition
  readonly printing: Printing
}

/** As an edition is printed now. */
export const printedNow = (edition: Edition): Version => ({ edition, printing: USUAL_PRINTING })

/** The card of that name; one that only the other edition has is taken from there. */
export function cardNamed(name: string, { edition, printing }: Version): Card | undefined {
  const versions = versionsOf(name)
  const its = versions.filter(({ editions }) => editions.includes(edition))
  const among = its.length > 0 ? its : versions
  return among.find((card) => isOf(card, printing)) ?? among[0]
}

/** What stands for a pile whose top is not seen: its card, the first of several, or the card that a deck is called after. */
export const faceOfPile = (name: string, version: Version): Card | undefined =>
  cardNamed(pileNamed(name)?.cards[0].card ?? name.replace(/ deck$/, ''), version)

const groups = ['Action', 'Treasure', 'Victory', 'Curse'] as const

function groupOf({ types }: Card): number {
  const found = groups.findIndex((type) => types.includes(type))
  return found < 0 ? groups.length : found
}

/** As a hand is held: Actions, then Treasures, then what cannot be played; the dear ones first. */
export function inHandOrder(names: Iterable<string>, version: Version): string[] {
  const rank = (name: string) => {
    const card = cardNamed(name, version)
    return card ? groupOf(card) * 100 - card.cost.coins : 1000
  }
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
}

export function countsOf(names: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
