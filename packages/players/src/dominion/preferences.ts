/** What a strategy says about the questions of single cards: options, yes or no, and which cards. */
import { ASKED } from '@freehold/dominion/fast'
import { type CardTable, kindCalled } from './card-table.ts'
import type { Sight } from './sight.ts'
import { bindCondition, type Test } from './strategy/bind.ts'
import type { Preference } from './strategy/strategy.ts'

/** How far a preferred option stands above all that are not; of several the first is above the next. */
const ABOVE = 1000

interface Bound {
  readonly kind: number // of the card that asks
  readonly test: Test | undefined
  readonly option: number // from 0; -1: it names cards
  readonly yes: boolean | undefined
  readonly cards: readonly number[]
}

/** How much an option is preferred; 0: nothing is said of it. */
export function preferences(table: CardTable, said: readonly Preference[]): (sight: Sight, i: number) => number {
  const bound = said.flatMap(({ card, when, answer }): Bound[] => {
    const kind = kindCalled(table, card)
    if (kind < 0) return []
    return [
      {
        kind,
        test: when && bindCondition(when, table),
        option: typeof answer === 'number' ? answer - 1 : -1,
        yes: typeof answer === 'string' ? answer === 'yes' : undefined,
        cards: Array.isArray(answer) ? answer.map((name: string) => kindCalled(table, name)) : [],
      },
    ]
  })
  if (bound.length === 0) return () => 0
  return (sight, i) => {
    const step = sight.step()
    const asking = step ? (table.plans.get(step)?.kind ?? -1) : -1
    for (const [rank, { kind, test, option, yes, cards }] of bound.entries()) {
      if (kind !== asking || (test && !test(sight))) continue
      const value = sight.option(i)
      const place = placeOf(sight.asked(), value, option, yes, cards)
      if (place >= 0) return ABOVE * (bound.length - rank) - place
    }
    return 0
  }
}

/** Where among the preferred options this one stands; -1: it is none of them. */
function placeOf(
  asked: number,
  value: number,
  option: number,
  yes: boolean | undefined,
  cards: readonly number[],
): number {
  switch (asked) {
    case ASKED.choose:
      return option >= 0 && value === option ? 0 : -1
    case ASKED.may:
      return yes !== undefined && (value === 1) === yes ? 0 : -1
    case ASKED.pick:
    case ASKED.gain:
    case ASKED.name:
      return value < 0 ? -1 : cards.indexOf(value)
    default:
      return -1
  }
}
