/** How cards look in a terminal: coloured by what they are, where colour is wanted, and never by colour alone. */
import { styleText } from 'node:util'
import type { Card } from '@freehold/dominion'

type Style = Parameters<typeof styleText>[0]

export type Cards = ReadonlyMap<string, Card>

export function paintCard(cards: Cards, name: string): string {
  const types = cards.get(name)?.types ?? []
  return styleText(styleOf(types), name)
}

function styleOf(types: readonly string[]): Style {
  if (types.includes('Curse') || types.includes('Ruins')) return 'magenta'
  if (types.includes('Treasure')) return 'yellow'
  if (types.includes('Attack')) return 'red'
  if (types.includes('Reaction')) return 'cyan'
  if (types.includes('Victory')) return 'green'
  return 'reset'
}

export const faint = (text: string): string => styleText('dim', text)
export const strong = (text: string): string => styleText('bold', text)
export const warning = (text: string): string => styleText('yellow', text)

/** `Copper ×3`, each card once, in the order given. */
export function grouped(cards: Cards, names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n === 1 ? paintCard(cards, name) : `${paintCard(cards, name)} ×${n}`))
}
