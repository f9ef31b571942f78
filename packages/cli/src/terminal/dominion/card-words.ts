/** What is told of every card on the terminal. */
import type { Card, Landscape } from '@freehold/dominion'
import { width, wrap } from '../layout.ts'

export function price({ coins, potion, debt }: Card['cost']): string {
  const parts = [
    ...(coins > 0 || !(potion || debt) ? [`${coins} ${coins === 1 ? 'coin' : 'coins'}`] : []),
    ...(potion ? ['a potion'] : []),
    ...(debt ? [`${debt} debt`] : []),
  ]
  return `, costs ${parts.join(' and ')}`
}

export const typesOf = (card: Card | Landscape): string => ('types' in card ? card.types.join(' – ') : card.type)

export const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '---' ? '  ────' : `  ${wrap(line, width() - 2, 2)}`))
    .join('\n')
