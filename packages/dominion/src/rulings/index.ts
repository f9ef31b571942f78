/** What was asked about cards and is settled. Each ruling is the title of a scenario that the tests play. */
import { type Edition, editions, type Printing, printings } from '../language/types.ts'
import { provenRulings } from './proven.ts'

export interface Ruling {
  readonly says: string
  readonly cards: readonly string[] // whom it is about, the chief one first
  readonly edition?: Edition // only in that one
  readonly printing?: Printing // only with that one
}

const rulings: readonly Ruling[] = provenRulings
  .trim()
  .split('\n')
  .map((line) => {
    const [cards, only, says] = line.split(' | ')
    const edition = editions.find((each) => only.includes(each))
    const printing = printings.find((each) => only.includes(each))
    return { says, cards: cards.split(', '), ...(edition && { edition }), ...(printing && { printing }) }
  })

/** The rulings about a card, those in which it is the chief matter first. */
export function rulingsOf(card: string, edition?: Edition, printing?: Printing): Ruling[] {
  const about = rulings.filter(
    (ruling) =>
      ruling.cards.includes(card) &&
      !(edition && ruling.edition && ruling.edition !== edition) &&
      !(printing && ruling.printing && ruling.printing !== printing),
  )
  return about.toSorted((a, b) => a.cards.indexOf(card) - b.cards.indexOf(card))
}
