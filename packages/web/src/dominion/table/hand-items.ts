/** A hand as it is shown: equal cards as a stack, or one by one where each may be chosen. */
import type { Card } from '@freehold/dominion'
import { cardNamed, countsOf, inHandOrder, type Version } from '../cards/card-facts.ts'
import type { LaidOut, Placing } from './placing.ts'

export interface HandItem {
  readonly id: string
  readonly card: Card
  readonly copies: number
  readonly options: readonly number[] | undefined // that choosing it may mean; undefined: it may not be chosen
  readonly stacked: boolean // several may be chosen one after the other
}

/** Cards laid out: equal ones as a stack where one of them is the answer. */
export function shelfItems({ shelf, way }: Placing): readonly (LaidOut & { readonly copies: number })[] {
  if (way !== 'one') return shelf.map((each) => ({ ...each, copies: 1 }))
  const groups = Map.groupBy(shelf, ({ card, as, from }) => `${card} ${as} ${from}`)
  return [...groups.values()].map((same) => ({ ...same[0], copies: same.length }))
}

/** More cards than this to choose from stay in their stacks, so that each is wide enough to see and hit. */
const MOST_APART = 9

export function handItems(held: readonly string[], placing: Placing, version: Version): HandItem[] {
  const counts = countsOf(held)
  const legal = [...placing.hand.values()].reduce((sum, options) => sum + options.length, 0)
  const apart = placing.way === 'some' && legal <= MOST_APART
  return inHandOrder(counts.keys(), version).flatMap((name): HandItem[] => {
    const card = cardNamed(name, version)
    const copies = counts.get(name) ?? 0
    const options = placing.hand.get(name)
    if (!card) return []
    if (!options) return [{ id: name, card, copies, options, stacked: false }]
    if (apart) {
      const each = options.map((option, i) => ({
        id: `${name} ${i}`,
        card,
        copies: 1,
        options: [option],
        stacked: false,
      }))
      const spare = copies - options.length
      return spare > 0
        ? [...each, { id: `${name} rest`, card, copies: spare, options: undefined, stacked: false }]
        : each
    }
    return [{ id: name, card, copies, options, stacked: placing.way === 'some' && options.length > 1 }]
  })
}
