/** What was asked about cards and is settled. Each ruling is the title of a scenario that the tests play. */
import type { Edition } from '../language/types.ts'
import { provenRulings } from './proven.ts'

export interface Ruling {
  readonly says: string
  readonly cards: readonly string[] // whom it is about, the chief one first
  readonly edition?: Edition // only in that one
}

const rulings: readonly Ruling[] = provenRulings
  .trim()
  .split('\n')
  .map((line) => {
    const [cards, edition, says] = line.split(' | ')
    return { says, cards: cards.split(', '), ...(edition && { edition: edition as Edition }) }
  })

/** The rulings about a card, those in which it is the chief matter first. */
export function rulingsOf(card: string, edition?: Edition): Ruling[] {
  const about = rulings.filter(
    (ruling) => ruling.cards.includes(card) && !(edition && ruling.edition && ruling.edition !== edition),
  )
  return about.toSorted((a, b) => a.cards.indexOf(card) - b.cards.indexOf(card))
}
