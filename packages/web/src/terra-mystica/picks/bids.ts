import type { Offer } from '../view.ts'

const PATTERN = /^(?:choose|bid (\d+) for) (\w+)$/

export interface Bids {
  readonly faction: string
  readonly offers: readonly Offer[] // the least first
}

/** The offers of each faction: one to choose it, or one for each bid. */
export function factionOffers(offers: readonly Offer[]): readonly Bids[] {
  const found = new Map<string, Offer[]>()
  for (const offer of offers) {
    const id = PATTERN.exec(offer.key)?.[2]
    if (id) found.set(id, [...(found.get(id) ?? []), offer])
  }
  return [...found].map(([faction, of]) => ({ faction, offers: of.toSorted((a, b) => bidOf(a) - bidOf(b)) }))
}

export const bidOf = ({ key }: Offer): number => Number(PATTERN.exec(key)?.[1] ?? 0)

/** The points that the faction begins with: nobody can bid more. */
export const mostBid = ({ offers }: Bids): number => bidOf(offers[offers.length - 1])
