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

/** What a card or landscape speaks of that need not be in a game without it. */
interface Needs {
  readonly names: ReadonlySet<string>
  readonly fromBox: readonly Filter[]
  readonly landscapes: ReadonlySet<string>
  readonly decks: ReadonlySet<string>
}

/** Definitions are read once: they never change, and a game's set-up asks for all of them. */
const read = new WeakMap<Card | Landscape, Needs>()

function needsOf(bringer: Card | Landscape): Needs {
  const known = read.get(bringer)
  if (known) return known
  const needs = readNeeds(bringer)
  read.set(bringer, needs)
  return needs
}

function readNeeds(bringer: Card | Landscape): Needs {
  const names = new Set<string>()
  const fromBox: Filter[] = []
  const landscapes = new Set<string>()
  const decks = new Set<string>()
  for (const ability of bringer.abilities) {
    if (ability.when === 'setup') {
      for (const arrangement of ability.arrange) {
        if (arrangement.arrange === 'heirloom') names.add(arrangement.name)
        if (arrangement.arrange === 'trash') for (const name of arrangement.names) names.add(name)
        if (arrangement.arrange === 'setAside' && arrangement.what === 'Boons') decks.add('Boons')
      }
    }
    walkAbility(ability, {
      step(step) {
        if (step.do === 'gain' && 'pile' in step.what) names.add(step.what.pile)
        if (step.do === 'exchange') names.add(step.for)
        if (step.do === 'take') landscapes.add(step.name)
      },
      condition(condition) {
        if (condition.if === 'holds') landscapes.add(condition.name)
      },
      cards(of) {
        if (of.cards === 'pick' && Array.isArray(of.from) && of.from.includes('box')) fromBox.push(of.filter)
        if (of.cards === 'top' && of.of !== undefined) decks.add(of.of)
      },
    })
  }
  return { names, fromBox, landscapes, decks }
}

/** The cards among these that lie in no supply pile of their own and come into a game with the card or landscape. */
export function broughtBy(bringer: Card | Landscape, cards: readonly Card[]): readonly Card[] {
  const { names, fromBox } = needsOf(bringer)
  const isRuins = 'types' in bringer && bringer.types.includes('Looter')
  return cards.filter(
    (card) =>
      card.pile.in !== 'supply' &&
      (names.has(card.name) ||
        (card.pile.in === 'box' && fromBox.some((filter) => mayMatch(filter, card))) ||
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

const deckOf: Partial<Record<Landscape['type'], string>> = { Boon: 'Boons', Hex: 'Hexes' }

function brings(bringer: Card | Landscape, { name, type, back }: Landscape): boolean {
  const { landscapes, decks } = needsOf(bringer)
  const deck = deckOf[type]
  return landscapes.has(name) || (back !== undefined && landscapes.has(back)) || (deck !== undefined && decks.has(deck))
}

/** These cards and all that come with them, and with those. */
export function withBrought(bringers: readonly (Card | Landscape)[], cards: readonly Card[]): readonly Card[] {
  const found = new Set(bringers)
  for (const card of found) for (const brought of broughtBy(card, cards)) found.add(brought)
  return cards.filter((card) => found.has(card))
}
