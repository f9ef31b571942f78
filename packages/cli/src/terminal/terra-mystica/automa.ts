/** The Automa's side of the table: her two cards, decks, line of bonus cards, and what is a value of the house. */
import type { AutomaView, TerraMysticaView } from '@freehold/terra-mystica'
import { wrap } from '../layout.ts'
import { faint, strong } from './paint.ts'

export function drawAutoma({ automa }: TerraMysticaView): string {
  if (!automa) return 'The Automa is not at this table.'
  const { actionCard, supportCard, house } = automa
  const lines = [
    `${strong(`${automa.levelName}, ${automa.faction}`)}: ${automa.about}`,
    `  action card ${actionCard?.id ?? '-'}${actionCard ? `: ${actionCard.actions.map((a) => a.do).join(', ')}` : ''}`,
    `  support card ${supportCard ? supportWords(supportCard.id, supportCard.support) : '-'}`,
    `  deck ${automa.deck} (the last two sideways), reserve ${automa.reserve}, played ${automa.played.join(' ') || '-'}`,
    `  bonus cards in line: ${automa.bonusLine.join(' ')}; shipping ${automa.shipping}, X is ${automa.x}`,
    `  marked: ${automa.marked.join(' ') || 'none'}${extras(automa)}`,
    ...house.map(({ where, why }) => faint(`  house value ${where}: ${why}`)),
  ]
  return lines.map((line) => wrap(line, undefined, 4)).join('\n')
}

type Support = NonNullable<AutomaView['supportCard']>['support']

function supportWords(id: string, support: Support): string {
  const { cluster, reaching, row, direction, count, cult, bonusCard } = support
  const arrow = direction === 'forward' ? `> ${count}` : `${count} <`
  return `${id}: ${cluster}${reaching ? ' reaching' : ''}, terrain row ${row}, ${arrow}, ${cult}, ${bonusCard} bonus card`
}

function extras({ cubes, blighted, youth, goals }: AutomaView): string {
  const parts = [
    cubes.length > 0 ? `cubes ${cubes.join(' ')}` : '',
    blighted.length > 0 ? `blighted ${blighted.join(' ')}` : '',
    youth ? `youth terrain ${youth}` : '',
    goals.length > 0 ? `goals ${goals.join(', ')}` : '',
  ]
  return parts.map((part) => (part === '' ? '' : `; ${part}`)).join('')
}
