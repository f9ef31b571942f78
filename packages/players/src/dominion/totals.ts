/** What to give where the card that is gained costs exactly as much as all that was given counts together. */
import type { Step } from '@freehold/dominion'
import type { CardTable } from './card-table.ts'
import type { Sight } from './sight.ts'
import type { Values } from './values.ts'

/** The dearest card that is aimed at, and the options that are looked at. */
const DEAREST = 14
const MOST_OPTIONS = 30

/** What each card given adds to the price: its own, or one. */
type Count = 'coinCost' | 'count'

export interface Totals {
  /** Chooses the options to give; -1 where the step does not ask for such a sum. `worthOf` is what it is worth to give one. */
  give(sight: Sight, step: Step | undefined, chosen: Int16Array, worthOf: (kind: number) => number): number
  /** What the options chosen last count together. */
  sum: number
}

export function totalsFor(table: CardTable, values: Values): Totals {
  const counts = new Map<Step, Count>()
  for (const [step, { then }] of table.plans) {
    const count = then.map(countOf).find((found) => found !== undefined)
    if (count) counts.set(step, count)
  }
  const best = new Float64Array(DEAREST + 1) // what it is worth to give just so much
  const given = new Int32Array(DEAREST + 1) // the options for that, as bits
  function give(sight: Sight, step: Step | undefined, chosen: Int16Array, worthOf: (kind: number) => number): number {
    const count = step && counts.get(step)
    if (!count) return -1
    best.fill(Number.NEGATIVE_INFINITY)
    given.fill(0)
    best[0] = 0
    const many = Math.min(MOST_OPTIONS, sight.optionCount())
    for (let i = 0; i < many; i++) {
      const kind = sight.option(i)
      if (kind < 0) continue
      const worth = worthOf(kind)
      const adds = count === 'count' ? 1 : table.cards[kind].cost.coins
      for (let sum = DEAREST; sum >= adds; sum--) {
        if (best[sum - adds] + worth <= best[sum]) continue
        best[sum] = best[sum - adds] + worth
        given[sum] = given[sum - adds] | (1 << i)
      }
    }
    const then = table.plans.get(step)?.then ?? []
    let aim = 0
    let most = Number.NEGATIVE_INFINITY
    for (let sum = 0; sum <= DEAREST; sum++) {
      const worth = best[sum] === Number.NEGATIVE_INFINITY ? best[sum] : best[sum] + values.totalling(sight, then, sum)
      if (worth <= most) continue
      aim = sum
      most = worth
    }
    let taken = 0
    for (let i = 0; i < many; i++) if (given[aim] & (1 << i)) chosen[taken++] = i
    totals.sum = aim
    return taken
  }

  const totals = { give, sum: -1 }
  return totals
}

/** How the price of what a step gains is counted; undefined where it is no such sum. */
function countOf(step: Step): Count | undefined {
  if (step.do === 'may') return countOf(step.step)
  if (step.do !== 'gain' || !('is' in step.what) || step.what.is !== 'costing') return undefined
  const { price } = step.what
  if (typeof price !== 'object' || !('num' in price)) return undefined
  return price.num === 'coinCost' || price.num === 'count' ? price.num : undefined
}
