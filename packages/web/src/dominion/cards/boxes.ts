/**
 * The cards that are known here. A box is opened, definitions and names, before any of its cards is drawn: a page brings
 * what it shows and not all there is.
 */
import type { Card, Expansion, Landscape, MixedPile } from '@freehold/dominion'
import { loadBox } from '@freehold/dominion/boxes'
import { asCard, type OwnDefinition } from '@freehold/dominion/own-cards'
import { loadNames } from '../tongue.ts'

const opened = new Set<Expansion>()
const opening = new Map<string, Promise<void>>()
const cards = new Map<string, readonly Card[]>()
const landscapes = new Map<string, Landscape>()
const piles = new Map<string, MixedPile>()

/** Every wording of a card, one for each edition or printing. */
export const versionsOf = (name: string): readonly Card[] => cards.get(name) ?? []
/** A pile of several cards. */
export const pileNamed = (name: string): MixedPile | undefined => piles.get(name)
export const landscapeNamed = (name: string): Landscape | undefined => landscapes.get(name)

/** Cards that somebody wrote; another table may have others by the same name. */
export function knowOwnCards(own: readonly OwnDefinition[] = []): void {
  for (const card of own) cards.set(card.name, [asCard(card)])
}

async function open(set: Expansion): Promise<void> {
  const [box] = await Promise.all([loadBox(set), loadNames(set)])
  for (const [name, versions] of Map.groupBy(box.cards, (card) => card.name)) cards.set(name, versions)
  for (const landscape of box.landscapes) landscapes.set(landscape.name, landscape)
  for (const pile of box.piles) piles.set(pile.name, pile)
  opened.add(set)
}

/** Nothing to wait for where all of them are open; else always the same promise while they are under way. */
export function openBoxes(sets: Iterable<Expansion>): Promise<void> | undefined {
  const missing = [...new Set(sets)].filter((set) => !opened.has(set))
  if (missing.length === 0) return undefined
  const key = missing.join()
  const known = opening.get(key)
  if (known) return known
  const all = Promise.all(missing.map(open)).then(() => undefined)
  opening.set(key, all)
  all.catch(() => undefined).then(() => opening.delete(key)) // offline: whoever needs them next asks again
  return all
}

/** A page and the boxes it shows cards of. */
export async function withBoxes<Module>(page: Promise<Module>, ...sets: readonly Expansion[]): Promise<Module> {
  const [module] = await Promise.all([page, openBoxes(sets)])
  return module
}
