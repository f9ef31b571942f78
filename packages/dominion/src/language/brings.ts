/** What a card brings into a game with it, read from what it says. */
import type { Card, Filter, Landscape } from './types.ts'
import { walkAbility } from './walk.ts'

/** Whether a card might ever fit; what cannot be told from the card alone counts as yes. */
export function mayMatch(filter: Filter, card: Card): boolean {
  switch (filter.is) {
    case 'type':
      return card.types.includes(filter.type)
    case 'name':
      return card.name === filter.name
    case 'not':
      return filter.filter.is !== 'type' || !card.types.includes(filter.filter.type)
    case 'all':
      return filter.filters.every((inner) => mayMatch(inner, card))
    case 'either':
      return filter.filters.some((inner) => mayMatch(inner, card))
    default:
      return true
  }
}

/** The cards among these that lie in no supply pile of their own and come into a game with the card or landscape. */
export function broughtBy(bringer: Card | Landscape, cards: readonly Card[]): readonly Card[] {
  const names = new Set<string>()
  const filters: Filter[] = []
  for (const ability of bringer.abilities) {
    if (ability.when === 'setup') {
      for (const arrangement of ability.arrange) {
        if (arrangement.arrange === 'heirloom') names.add(arrangement.name)
        if (arrangement.arrange === 'trash') for (const name of arrangement.names) names.add(name)
      }
    }
    walkAbility(ability, {
      step(step) {
        if (step.do === 'gain' && 'pile' in step.what) names.add(step.what.pile)
        if (step.do === 'exchange') names.add(step.for)
      },
      cards(of) {
        if (of.cards === 'pick' && Array.isArray(of.from) && of.from.includes('box')) filters.push(of.filter)
      },
    })
  }
  const isRuins = 'types' in bringer && bringer.types.includes('Looter')
  return cards.filter(
    (card) =>
      card.pile.in !== 'supply' &&
      (names.has(card.name) ||
        (card.pile.in === 'box' && filters.some((filter) => mayMatch(filter, card))) ||
        (isRuins && card.types.includes('Ruins'))),
  )
}

/** The Boons, Hexes, States and Artifacts among these that come into a game with what is there, and with each other. */
export function landscapesBroughtBy(
  bringers: readonly (Card | Landscape)[],
  landscapes: readonly Landscape[],
): readonly Landscape[] {
  const found = new Set(bringers)
  for (const bringer of found) for (const landscape of landscapes) if (brings(bringer, landscape)) found.add(landscape)
  return landscapes.filter((landscape) => found.has(landscape) && !bringers.includes(landscape))
}

function brings(bringer: Card | Landscape, { name, type, back }: Landscape): boolean {
  const deck = type === 'Boon' ? 'Boons' : type === 'Hex' ? 'Hexes' : undefined
  const isMeant = (wanted: string) => wanted === name || wanted === back
  let found = false
  for (const ability of bringer.abilities) {
    if (ability.when === 'setup')
      found ||= ability.arrange.some((each) => each.arrange === 'setAside' && each.what === 'Boons' && deck === 'Boons')
    walkAbility(ability, {
      step(step) {
        found ||= step.do === 'take' && isMeant(step.name)
      },
      condition(condition) {
        found ||= condition.if === 'holds' && isMeant(condition.name)
      },
      cards(of) {
        found ||= of.cards === 'top' && of.of !== undefined && of.of === deck
      },
    })
  }
  return found
}

/** These cards and all that come with them, and with those. */
export function withBrought(bringers: readonly (Card | Landscape)[], cards: readonly Card[]): readonly Card[] {
  const found = new Set(bringers)
  for (const card of found) for (const brought of broughtBy(card, cards)) found.add(brought)
  return cards.filter((card) => found.has(card))
}
