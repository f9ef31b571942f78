import { type Card, english, plainText } from '@freehold/dominion'
import { nearest } from '../../nearest.ts'
import { wrap } from '../layout.ts'
import { type Cards, faint, paintCard, strong } from './paint.ts'

export const help = [
  'Answer with a number, a name, or the beginning of a name: 3, smithy, sm.',
  'Where several may be chosen: 1 3 4, or copper copper estate, or copper x2, or all.',
  'Enter alone does what stands in the brackets before the cursor.',
  '',
  '  ? CARD      what a card does',
  '  board       the whole table again',
  '  log, log 3  all that has happened so far, or in the last 3 turns',
  '  undo        back to your last decision; the shuffles stay what they were',
  '  save FILE   keep the game, to go on with freehold play --resume FILE',
  '  quit        leave; the game can be saved first',
].join('\n')

/** A card in words, or what else was perhaps meant. */
export function cardHelp(cards: Cards, wanted: string): string {
  const card = findCard(cards, wanted)
  if (card) return describe(cards, card)
  const guess = nearest(wanted, [...cards.keys()])
  return `No card is called '${wanted}'${guess ? `; did you mean '${guess}'?` : '; the names stand on the board'}`
}

function findCard(cards: Cards, wanted: string): Card | undefined {
  const all = [...cards.values()]
  const name = wanted.toLowerCase()
  const exact = all.find((card) => card.name.toLowerCase() === name)
  const beginning = all.filter((card) => card.name.toLowerCase().startsWith(name))
  return exact ?? (beginning.length === 1 ? beginning[0] : undefined)
}

function describe(cards: Cards, card: Card): string {
  const cost = `costs ${card.cost.coins}${card.cost.potion ? ' and a potion' : ''}`
  const text = plainText(card, english)
    .split('\n')
    .map((line) => (line === '---' ? faint('  ───') : wrap(`  ${line}`, undefined, 2)))
  return [`${strong(paintCard(cards, card.name))}  ${faint(`${card.types.join(' - ')}, ${cost}`)}`, ...text].join('\n')
}
