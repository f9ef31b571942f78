/** Which of the cards that everybody knows do the most alike. */
import type { Card, Landscape } from '@freehold/dominion'
import { allCards } from '@freehold/dominion/cards'

const MOST = 3
/** Of what either of two cards does, the share that both do, from which they count as kin. */
const ALIKE = 0.3

export function kinOf(card: Card | Landscape): readonly Card[] {
  const own = partsOf(card.abilities)
  if (own.size === 0) return []
  return [...known()]
    .filter(([other]) => other.name !== card.name)
    .map(([other, parts]) => ({ other, alike: alike(own, parts) }))
    .filter((each) => each.alike >= ALIKE)
    .toSorted((a, b) => b.alike - a.alike || a.other.name.localeCompare(b.other.name))
    .slice(0, MOST)
    .map(({ other }) => other)
}

/** Newest versions, and what each does; made when first asked for. */
let made: ReadonlyMap<Card, ReadonlySet<string>> | undefined
function known(): ReadonlyMap<Card, ReadonlySet<string>> {
  made ??= new Map(
    allCards.filter(({ editions }) => editions.includes('2e')).map((card) => [card, partsOf(card.abilities)]),
  )
  return made
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = a.intersection(b).size
  return both / (a.size + b.size - both)
}

/** Every step, however deep, by what it does and how often, but without the steps within it. */
function partsOf(program: unknown, parts = new Set<string>()): ReadonlySet<string> {
  if (typeof program !== 'object' || program === null) return parts
  const fields = Object.entries(program)
  if ('do' in program) parts.add(JSON.stringify(fields.filter(([, value]) => typeof value !== 'object')))
  for (const [, value] of fields) partsOf(value, parts)
  return parts
}
