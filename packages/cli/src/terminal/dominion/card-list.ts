/** All cards and landscapes on the terminal, and piles of several cards. */
import { styleText } from 'node:util'
import type { Card, Landscape, MixedPile } from '@freehold/dominion'
import { width, wrap } from '../layout.ts'
import { price, typesOf } from './card-words.ts'

/** A line for each by its set, landscapes after the cards. */
export function listing(known: readonly (Card | Landscape)[]): string {
  const sets = Map.groupBy(known, ({ set }) => set)
  return [...sets]
    .map(([set, members]) => [styleText('bold', set), ...rows(members, isCard), ...rows(members, isSheet)].join('\n'))
    .join('\n\n')
}

const isCard = (each: Card | Landscape): boolean => 'types' in each
const isSheet = (each: Card | Landscape): boolean => !isCard(each)

function rows(members: readonly (Card | Landscape)[], wanted: (each: Card | Landscape) => boolean): string[] {
  const names = Map.groupBy(members.filter(wanted), ({ name }) => name)
  return [...names].toSorted(([a], [b]) => a.localeCompare(b)).map(([, definitions]) => row(definitions))
}

function row([card, ...more]: readonly (Card | Landscape)[]): string {
  const editions = more.length ? 'editions differ' : card.editions.length === 1 ? `${card.editions[0]} only` : ''
  return `  ${card.name.padEnd(17)} ${short(card.cost).padEnd(3)} ${typesOf(card).padEnd(20)} ${editions}`.trimEnd()
}

/** `5`, `3P` with a potion, `8D` for debt, `4+3D` for both. */
function short(cost: Card['cost'] | undefined): string {
  if (!cost) return ''
  const debt = cost.debt ? `${cost.debt}D` : ''
  return debt && cost.coins === 0 ? debt : [`${cost.coins}${cost.potion ? 'P' : ''}`, debt].filter(Boolean).join('+')
}

export function pilePage({ name, set, cost, types, cards, order, size }: MixedPile): string {
  const parts = cards.map(({ card, copies, copiesOfMany = copies }) => {
    const more = copiesOfMany > copies ? ` (${copiesOfMany} of it with three players or more)` : ''
    return `${copies === 1 ? card : `${copies} ${card}`}${more}`
  })
  const lie = order === 'shuffled' ? 'shuffled' : 'from the top'
  const many = size === 'asCurses' ? ' As many of them as there are Curses are used.' : ''
  return [
    styleText('bold', name),
    styleText('dim', `${types.join(' – ')}${price(cost)}; ${set}`),
    `  ${wrap(`A pile of several cards, ${lie}: ${parts.join(', ')}.${many}`, width() - 2, 2)}`,
    `  ${wrap('Only the top one can be bought or gained. Each of them can be asked for by its name.', width() - 2, 2)}`,
  ].join('\n')
}
