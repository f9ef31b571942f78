/** Parts of cards that one can click into the text. They are written here in English and said in either tongue. */
import type { Card, Landscape } from '@freehold/dominion'
import { cardOf } from '@freehold/dominion/own'
import { english } from '@freehold/dominion/words'
import { type ExplainedLine, explained, readCard, type WritingCode, writingIn } from '@freehold/dominion/writing'

export interface Part {
  readonly id: PartId
  readonly isHeading: boolean
  readonly lines: readonly string[] // the first at the margin of where it is put
  readonly card: Card | Landscape // on which it could stand
  readonly line: ExplainedLine // its first
}

/** What can be done below a heading. */
const steps = {
  cards: '+1 Card',
  actions: '+1 Action',
  buys: '+1 Buy',
  coins: '+1 Coin',
  discard: 'discard 1 card',
  trash: 'trash 1 card',
  gain: 'gain a card costing up to 4',
  reveal: 'reveal the top 2 cards of the deck',
  may: 'may trash 1 card\n  then +2 Coins',
  choose: 'choose one\n  - +2 Cards\n  - +2 Actions',
  if: 'if at least 5 cards in hand\n  +1 Action',
  others: 'others\n  discard 1 card',
}
/** When something is done. */
const headings = { gained: 'when gained\n  +1 Card', trashed: 'when trashed\n  +1 Card', worth: 'worth 2' }

export type PartId = keyof typeof steps | keyof typeof headings

const HEAD = 'Part\ncosts 0, Action, Attack, Victory\npicture raft\n'

function read(ability: string): Card | Landscape {
  const { draft, mistakes } = readCard(`${HEAD}\n${ability}`, writingIn('en'))
  if (mistakes.length > 0) throw new Error(`a part that nobody can read: ${ability}`)
  return cardOf(draft)
}

function part(id: PartId, card: Card | Landscape, isHeading: boolean, code: WritingCode): Part {
  const [heading, ...below] = explained(card, writingIn(code), english)
  const lines = isHeading ? [heading, ...below] : below
  const margin = lines[0].depth
  const written = lines.map(({ depth, text }) => '  '.repeat(depth - margin) + text)
  return { id, isHeading, card, line: lines[0], lines: written }
}

export const partsIn = (code: WritingCode): readonly Part[] => [
  ...Object.entries(steps).map(([id, text]) =>
    part(id as PartId, read(`when played\n${text.replaceAll(/^/gm, '  ')}`), false, code),
  ),
  ...Object.entries(headings).map(([id, text]) => part(id as PartId, read(text), true, code)),
]

/** The heading below which the first step goes. */
export const firstHeading = (code: WritingCode): string =>
  explained(read('when played\n  +1 Card'), writingIn(code), english)[0].text
