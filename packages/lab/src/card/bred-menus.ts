/**
 * Menus for the kingdoms in which a card is tried. All breedings begin with the champion of the kingdom, with the card and without
 * it alike, and each has a lot of its own: what they differ by tells how far luck goes.
 */
import { findKingdom, type Kingdom } from '@freehold/dominion'
import type { OwnDefinition } from '@freehold/dominion/own-cards'
import { FEW_ROUNDS, parseGenome, QuickBreeding, type Strategy, strategyOf } from '@freehold/players/breeding'
import bred from './menus-without.json' with { type: 'json' }

export interface TriedKingdom {
  readonly name: string
  readonly champion: Strategy // bred for long
  readonly without: readonly Strategy[] // bred from it without any card of one's own
}

/** Recommended sets of different kinds. */
export const kingdomsTried: readonly TriedKingdom[] = bred.map(({ name, champion, without }) => ({
  name,
  champion: strategyOf(parseGenome(champion, name), 'Champion'),
  without: without.map((menu) => strategyOf(parseGenome(menu, name), 'Without it')),
}))

export const kingdomCalled = (name: string): Kingdom => findKingdom(name, '2e')

export const withOwn = (card: OwnDefinition, name: string): Kingdom => ({ ...kingdomCalled(name), own: [card] })

/** A breeding that goes on from the champion of a kingdom. */
export const bredFrom = (champion: Strategy, kingdom: Kingdom, lot: string): QuickBreeding =>
  new QuickBreeding(kingdom, { money: champion, fitting: [champion] }, FEW_ROUNDS, lot)
